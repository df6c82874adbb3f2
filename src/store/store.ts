/** What happened at a table, once. Rows name people by an internal number, never by a platform's id. */
export interface Row {
  readonly table: string
  /** 1, 2, 3, ... without a gap. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** The interaction that caused it, if one did; at most one row in the whole log has it. */
  readonly cause: string | null
  /** Plain JSON, read by the table alone. */
  readonly event: unknown
}

/** A table as the store knows it without reading its log. */
export interface TableRow {
  readonly id: string
  readonly game: string
  /** Running number within the server: "Foolish Faces 12". */
  readonly number: number
  readonly server: string
  readonly channel: string
  /** The channel in which a thread lies; elsewhere `channel` itself. */
  readonly home: string
  readonly phase: Phase
  /** The secret from which all chance of this game comes. Never leaves the process, never logged. */
  readonly seed: string
}
export type Phase = 'gathering' | 'playing' | 'over'

/**
 * Something that the house must do at a table at a time, if nothing happens before: play for a house seat, free a held seat.
 * `clock`: it is the end of a time that people have, and our own outages are given back to them.
 */
export interface Due {
  readonly table: string
  readonly key: string
  readonly at: number
  readonly clock: boolean
}

/**
 * How it ended for somebody who sat there: 'finished' from the deal to the end; 'left' before the end, or removed; 'stood-in' for
 * somebody who had left, to the end; 'abandoned': the game itself was ended early, while they sat there.
 */
export type Ending = 'finished' | 'left' | 'stood-in' | 'abandoned'

/** What is recorded of one person's time on one seat of one game. Only who finished has a score and a place, and counts on leaderboards. */
export interface Result {
  readonly table: string
  readonly seat: number
  readonly person: number
  readonly server: string
  readonly channel: string
  readonly game: string
  /** Which leaderboard of the game. */
  readonly board: string
  readonly at: number
  readonly ending: Ending
  /** 0 unless finished. */
  readonly score: number
  /** undefined unless finished. */
  readonly place: number | undefined
  readonly won: boolean
  readonly tags: readonly string[]
  /** How many people (house players apart) finished this game. */
  readonly people: number
}

/** All of it in one transaction, or nothing. */
export interface Write {
  readonly rows: readonly Row[]
  readonly open?: TableRow
  /** New phases of tables whose phase changed. */
  readonly phases?: readonly { readonly table: string; readonly phase: Phase }[]
  /** All that is now due at these tables; what was due there before is forgotten. */
  readonly dues?: readonly { readonly table: string; readonly dues: readonly Due[] }[]
  readonly results?: readonly Result[]
  /** The people who sit at these tables now, where that changed; none once a table is over. */
  readonly seats?: readonly { readonly table: string; readonly people: readonly number[] }[]
}
/** 'seen': a row with this cause is there already. 'taken': somebody else wrote that seq; read again. */
export type Written = 'written' | 'seen' | 'taken'

/** A row of a leaderboard: what one person's results add up to. */
export interface Standing {
  readonly person: number
  readonly place: number
  readonly games: number
  readonly wins: number
  readonly points: number
  /** Games in which the person came first, alone or not. */
  readonly firsts: number
  /** By tag, how many games have it; a tag without games is left out. */
  readonly tags: Readonly<Record<string, number>>
}
export interface BoardQuery {
  readonly server: string
  readonly game: string
  readonly board: string
  /** Games that ended at this time or later count. */
  readonly since: number
  /** Only games finished by at least this many people count. */
  readonly people: number
  /** Only games played there, in a channel or in its threads. */
  readonly home?: string
  /** These people are left out, as if they had not played. */
  readonly hidden?: readonly number[]
}

/** A message of the public story, as the platform posted it. */
export interface PostedPage {
  readonly table: string
  readonly key: string
  readonly message: string
  /** Of the body last sent. */
  readonly hash: string
  readonly final: boolean
  readonly postedAt: number
}
/** A person's newest private panel at a table, with the token that can still edit it. */
export interface Panel {
  readonly table: string
  readonly person: number
  readonly token: string
  /** The message id; null where the answer's own message is meant. */
  readonly message: string | null
  readonly expires: number
}

/** Who or what can have settings of its own: a place by its platform id, a person by internal number. */
export type Scope = readonly [kind: 'server' | 'channel' | 'person', id: string]

/** A person as far as we know: both null once forgotten. */
export interface Person {
  readonly platformId: string | null
  readonly name: string | null
}

/** Promises throughout, because another database may stand beside SQLite one day. */
export interface Store {
  append(write: Write): Promise<Written>
  /** The log of one table from `seq` on (1 unless told), oldest first. */
  read(table: string, from?: number): Promise<readonly Row[]>
  seen(cause: string): Promise<boolean>
  table(id: string): Promise<TableRow | undefined>
  /** The next running number of this server. */
  nextNumber(server: string): Promise<number>
  /** Tables that are not over, newest first; of one channel or server, or all. */
  live(where?: { readonly server?: string; readonly channel?: string }): Promise<readonly TableRow[]>
  /** Live tables whose newest row is at most `within` ms older than the newest of all: where the last minutes happened. */
  latest(within: number): Promise<readonly TableRow[]>
  /** Live tables whose newest row is older than that time, the oldest first. */
  silent(since: number): Promise<readonly TableRow[]>
  /** How many tables are not over, by game and phase. */
  counts(): Promise<readonly { readonly game: string; readonly phase: Phase; readonly tables: number }[]>
  finished(): Promise<readonly TableRow[]>
  /** Tables of one channel, or of a channel and its threads (`home`), that are over, newest first, at most `most`. */
  ended(
    where: { readonly server: string } & ({ readonly channel: string } | { readonly home: string }),
    most: number,
  ): Promise<readonly TableRow[]>

  /** Live tables where this person sits, newest first. */
  seatedAt(person: number): Promise<readonly TableRow[]>

  /** Everything due at `now` or before, oldest first, at most `most`; and when the next one is. */
  due(now: number, most: number): Promise<readonly Due[]>
  nextDue(): Promise<number | undefined>
  /**
   * Gives our own outage back: in one transaction the row `event` is appended to the log of every table at which a clock runs, and
   * the clocks there are put off by `ms`. Answers with how many tables that was.
   */
  giveBack(event: unknown, at: number, ms: number): Promise<number>

  /** The internal number of a person, made at first sight (`now`); keeps the last known name, and the day of the last visit. */
  person(platformId: string, name: string, now: number): Promise<number>
  /** The internal number of somebody met before; makes nobody. */
  known(platformId: string): Promise<number | undefined>
  /** Platform id and last known name by number; a forgotten person has neither. */
  people(numbers: readonly number[]): Promise<ReadonlyMap<number, Person>>
  /**
   * Empties this person's row, and drops settings and panels of theirs; the log and the results keep the bare number. Outside the
   * database a keyed hash of the platform id is kept, so that a back-up that is restored forgets them again.
   */
  forget(person: number, now: number): Promise<void>
  /** People who were last here before that time, to be forgotten when their time is over. */
  unseenSince(time: number): Promise<readonly number[]>

  board(query: BoardQuery): Promise<readonly Standing[]>
  /** Puts these results in the place of all there are. */
  rebuild(results: readonly Result[]): Promise<void>
  results(): Promise<readonly Result[]>
  /** All that is recorded of one person, oldest first; of one server alone where it is named. */
  resultsOf(person: number, server?: string): Promise<readonly Result[]>
  /** Everybody of whom something is recorded in this server, by number; the forgotten apart. */
  players(server: string): Promise<readonly number[]>

  pages(table: string): Promise<readonly PostedPage[]>
  putPage(page: PostedPage): Promise<void>
  dropPages(table: string, keys: readonly string[]): Promise<void>
  panel(table: string, person: number): Promise<Panel | undefined>
  panels(table: string): Promise<readonly Panel[]>
  /** Several at once, in one transaction. */
  putPanels(panels: readonly Panel[]): Promise<void>
  dropPanel(table: string, person: number): Promise<void>
  /** What was chosen there under this name: a game's house rules by the game's id, everything else as `table/settings` calls it. */
  setting(scope: Scope, name: string): Promise<unknown>
  putSetting(scope: Scope, name: string, value: unknown): Promise<void>
  /** Small facts of the program's own, such as the hash of the commands registered. */
  fact(key: string): Promise<string | undefined>
  putFact(key: string, value: string): Promise<void>

  close(): Promise<void>
}
