import { sql, type Kysely } from 'kysely'

/**
 * Tables that survive real life: who sits where, which dues are clocks, how it ended for everybody who sat at a game, settings of
 * people, and when somebody was first met and last seen. A table that needs other rules than it had is made anew.
 */
const STATEMENTS = [
  `alter table dues add column clock integer not null default 0 check (clock in (0, 1))`,

  `create table seats (
    "table" text not null references tables (id),
    person integer not null references people (number),
    primary key ("table", person)
  ) strict, without rowid`,
  `create index seats_person on seats (person)`,

  `create table results_then (
    "table" text not null references tables (id),
    seat integer not null check (seat >= 0),
    person integer not null references people (number),
    server text not null,
    channel text not null,
    game text not null,
    board text not null,
    at integer not null,
    ending text not null check (ending in ('finished', 'left', 'stood-in', 'abandoned')),
    score real not null,
    place integer check (place > 0),
    won integer not null check (won in (0, 1)),
    tags text not null check (json_valid(tags)),
    people integer not null check (people >= 0),
    primary key ("table", seat, person),
    check ((ending = 'finished') = (place is not null))
  ) strict, without rowid`,
  `insert into results_then ("table", seat, person, server, channel, game, board, at, ending, score, place, won, tags, people)
   select "table", seat, person, server, channel, game, board, at, 'finished', score, place, won, tags, people from results`,
  `drop table results`,
  `alter table results_then rename to results`,
  `create index results_board on results (server, game, board, at) where ending = 'finished'`,
  `create index results_person on results (person)`,

  `create table settings_then (
    scope text not null check (scope in ('server', 'channel', 'person')),
    place text not null,
    name text not null,
    value text not null check (json_valid(value)),
    primary key (scope, place, name)
  ) strict, without rowid`,
  `insert into settings_then (scope, place, name, value) select scope, place, game, options from settings`,
  `drop table settings`,
  `alter table settings_then rename to settings`,

  // met: in ms, 0 where nobody wrote it down. seen: a day; the days of those who are here count from this one on.
  `alter table people add column met integer not null default 0`,
  `alter table people add column seen integer not null default 0`,
  `update people set seen = unixepoch() / 86400 where platform_id is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
