import { sql, type Kysely } from 'kysely'

/** The channel in which the thread of a table lies. Of older tables nobody wrote it down: they count where they stand. */
const STATEMENTS = [
  `alter table tables add column home text not null default ''`,
  `update tables set home = channel`,
  `create index tables_home on tables (home)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
