import type { GameId } from '../games/index.js'
import type { Viewer } from '../kit/game.js'
import type { Queue } from '../kit/show.js'
import type { TableRow } from '../store/store.js'
import type { Table, TableEvent } from './table.js'

/** A table as one viewer sees it, with the question put to that viewer. */
export interface Look {
  readonly table: Table
  readonly row: TableRow
  readonly viewer: Viewer
  /** 0 for onlookers and in the lobby. */
  readonly asked: number
  /** undefined while the table is gathering. */
  readonly view: unknown
  readonly legal: readonly unknown[]
  /** Of this viewer's own seat, in games where answers can wait. */
  readonly queue?: Queue<unknown>
}

/** Why something was not done: codes of the table, or a code of the game's rules. The state is untouched. */
export type TableReason =
  | 'no_such_table'
  | 'over'
  | 'already_started'
  | 'not_started'
  | 'full'
  | 'already_seated'
  | 'not_seated'
  | 'not_host'
  | 'too_few'
  | 'seats_held'
  | 'no_house_player'
  | 'no_room'
  | 'clash'
  | 'stale'
  | 'not_over'
  | 'not_allowed'
export type Answer =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly by: 'table'; readonly reason: TableReason; readonly table: Table | undefined }
  | { readonly ok: false; readonly by: 'rules'; readonly reason: string; readonly table: Table }
export type Refused = Extract<Answer, { ok: false }>

/** Who does it (an internal number) and the interaction that brought it, which acts once however often it arrives. */
export interface By {
  readonly person: number
  readonly cause: string
}

/** `table` as it stands after the whole change, of which `event` may be one part. */
export type Change = (table: Table, event: TableEvent, row: TableRow) => void

/** What is opened, and where. `house`: how many house players sit down at once. */
export interface Opening {
  readonly game: GameId
  readonly options: unknown
  readonly house: number
  readonly server: string
  readonly channel: string
}
/** `fill`: house players first take what is missing to the minimum. `without`: held seats are given up first; `fill` does that too. */
export interface Starting {
  readonly fill?: boolean
  readonly without?: boolean
}

/** The only door through which the log grows, one change of a table at a time. */
export interface Tables {
  open(by: By, what: Opening): Promise<Answer>
  join(id: string, by: By): Promise<Answer>
  /** In the lobby the seat is free again; in play the house takes it over; a table without people ends. */
  leave(id: string, by: By): Promise<Answer>
  addHouse(id: string, by: By): Promise<Answer>
  dropHouse(id: string, by: By): Promise<Answer>
  start(id: string, by: By, how?: Starting): Promise<Answer>
  /** Other house rules, while the table gathers; the host's affair. Refused as 'clash' when nobody could play by them. */
  change(id: string, by: By, options: unknown): Promise<Answer>
  /**
   * Refused as 'stale' unless `asked` is the question now before that person's seat. Where the seat can do nothing now but
   * may queue, the answer waits until it is asked. `stands`: it is given again whenever the seat is asked.
   */
  play(id: string, by: By, asked: number, action: unknown, stands?: boolean): Promise<Answer>
  /** Takes back what waits. */
  unqueue(id: string, by: By): Promise<Answer>
  /** Opens the rematch, with everybody's seat held but the asker's; where there is one already, joins it. Answers with the new table. */
  again(id: string, by: By): Promise<Answer>
  end(id: string, by: By & { readonly moderator: boolean }): Promise<Answer>

  /** The place where it is shown is no more: a table that is not over ends, and counts for nobody. */
  abandon(id: string): Promise<void>

  get(id: string): Promise<Table | undefined>
  row(id: string): Promise<TableRow | undefined>
  look(id: string, viewer: Viewer): Promise<Look | undefined>
  /** Like `look`, for wherever this person sits; an onlooker elsewhere. */
  lookAs(id: string, person: number): Promise<Look | undefined>
  /** Called after each change is on disk and in memory; listeners never act inside the call. Answers with the way to stop. */
  onChange(listen: Change): () => void
}

/** What the house does at its time; the same door, for `house.ts` alone. */
export interface HouseDoor {
  /** Does it, if it is still due. Throws if the house chose what the rules refuse: a bug. */
  due(table: string, key: string): Promise<void>
}
