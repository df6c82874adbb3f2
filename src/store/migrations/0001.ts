import { sql, type Kysely } from 'kysely'

/** Stands in the head of our files ("Fool"), so that another program's database is never taken for ours. */
export const APPLICATION = 0x466f_6f6c

const STATEMENTS = [
  `pragma application_id = ${APPLICATION}`,

  `create table people (
    number integer primary key,
    platform_id text unique,
    name text
  ) strict`,

  // nth: newest first must survive a VACUUM, which renumbers rows that have no such column.
  `create table tables (
    nth integer primary key,
    id text not null unique,
    game text not null,
    number integer not null check (number > 0),
    server text not null,
    channel text not null,
    phase text not null check (phase in ('gathering', 'playing', 'over')),
    seed text not null,
    unique (server, number)
  ) strict`,
  // Each is in the order of nth within its column, so that newest first needs no sorting.
  `create index tables_live_in_server on tables (server) where phase <> 'over'`,
  `create index tables_live_in_channel on tables (channel) where phase <> 'over'`,

  `create table log (
    "table" text not null references tables (id),
    seq integer not null check (seq > 0),
    at integer not null,
    cause text,
    event text not null check (json_valid(event)),
    primary key ("table", seq)
  ) strict, without rowid`,
  `create unique index log_cause on log (cause) where cause is not null`,
  `create trigger log_never_changes before update on log begin select raise(abort, 'the log only grows'); end`,
  `create trigger log_never_shrinks before delete on log begin select raise(abort, 'the log only grows'); end`,

  `create table dues (
    "table" text not null references tables (id),
    key text not null,
    at integer not null,
    primary key ("table", key)
  ) strict, without rowid`,
  `create index dues_at on dues (at)`,

  `create table results (
    "table" text not null references tables (id),
    seat integer not null check (seat >= 0),
    person integer not null references people (number),
    server text not null,
    channel text not null,
    game text not null,
    board text not null,
    at integer not null,
    score real not null,
    place integer not null check (place > 0),
    won integer not null check (won in (0, 1)),
    tags text not null check (json_valid(tags)),
    people integer not null check (people > 0),
    primary key ("table", seat)
  ) strict, without rowid`,
  `create index results_board on results (server, game, board, at)`,

  `create table pages (
    "table" text not null references tables (id),
    key text not null,
    message text not null,
    hash text not null,
    final integer not null check (final in (0, 1)),
    posted_at integer not null,
    primary key ("table", key)
  ) strict, without rowid`,
  `create table panels (
    "table" text not null references tables (id),
    person integer not null references people (number),
    token text not null,
    message text,
    expires integer not null,
    primary key ("table", person)
  ) strict, without rowid`,
  `create table facts (
    key text primary key,
    value text not null
  ) strict, without rowid`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
