import { sql, type Kysely } from 'kysely'

/** House rules of servers and channels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const settings = `create table settings (
    scope text not null check (scope in ('server', 'channel')),
    place text not null,
    game text not null,
    options text not null check (json_valid(options)),
    primary key (scope, place, game)
  ) strict, without rowid`
  await sql.raw(settings).execute(db)
}
