import type { GameId } from '../games/index.js'
import type { Seat, Viewer } from '../kit/game.js'
import type { Queue } from '../kit/show.js'
import type { TableRow } from '../store/store.js'
import type { Pace, Pausing, Table, TableEvent } from './table.js'

/** A table as one viewer sees it, with the question put to that viewer. */
export interface Look {
  readonly table: Table
  readonly row: TableRow
  readonly viewer: Viewer
  /** Who looks, by internal number, where that is known. */
  readonly person?: number
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
  /** Removed from this table before. */
  | 'barred'
  /** Knows another hand of this game. */
  | 'seen_a_hand'
  /** Nobody may take over at this table, or no seat is free for it. */
  | 'no_seat_to_take'
  /** Nobody is away, or not this one. */
  | 'not_away'
  /** Nobody of that name to remove; one does not remove oneself. */
  | 'nobody_to_remove'
  /** Sits at as many tables as the server wants; `elsewhere` is one of them. */
  | 'elsewhere'
  /** As many tables as the server wants at once; `elsewhere` is one that could be replaced, or any. */
  | 'enough_tables'
  /** The house gives no advice where a game counts. */
  | 'no_advice'
export type Answer =
  | { readonly ok: true; readonly table: Table }
  | {
      readonly ok: false
      readonly by: 'table'
      readonly reason: TableReason
      readonly table: Table | undefined
      /** The other table that is in the way. */
      readonly elsewhere?: TableRow
    }
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
  /** The channel in which a thread lies; `channel` itself where none is named. */
  readonly home?: string
  readonly pace: Pace
  /** It counts for nobody. */
  readonly practice?: boolean
}
/** Whom a lesson teaches which game, and where they asked for it: it is shown to nobody else, so it has no channel. */
export interface Teaching {
  readonly game: GameId
  readonly server: string
}
/** What a server allows: tables at once in it, and live-paced games in play for one person at once; undefined: as many as they like. */
export interface Limits {
  readonly tables: number | undefined
  readonly seats: number | undefined
}
/** `fill`: house players first take what is missing to the minimum. `without`: held seats are given up first; `fill` does that too. */
export interface Starting {
  readonly fill?: boolean
  readonly without?: boolean
}

/** The only door through which the log grows, one change of a table at a time. */
export interface Tables {
  open(by: By, what: Opening, limits?: Limits): Promise<Answer>
  /** A lesson for this person alone, in play at once; the lesson before it ends. Refused as 'not_allowed' for games that nobody teaches. */
  teach(by: By, what: Teaching): Promise<Answer>
  /** Why these limits would refuse it, before a place is made for it; undefined where they would not. */
  unopened(by: By, where: Pick<Opening, 'server' | 'pace'>, limits: Limits): Promise<Refused | undefined>
  /** A seat in the lobby. Who waits in another lobby of the server gets up there; who plays elsewhere is refused as 'elsewhere', by `limits`. */
  join(id: string, by: By, limits?: Limits): Promise<Answer>
  /** In the lobby the seat is free again; in play the house takes it over, or it is given up where nobody may; a table without people ends. */
  leave(id: string, by: By): Promise<Answer>
  /** The seat of somebody who left, with hand and role: the one named, or one's own, or the first. */
  takeSeat(id: string, by: By, seat?: Seat, limits?: Limits): Promise<Answer>
  /** The house need not sit in any more. */
  back(id: string, by: By): Promise<Answer>
  /** By the host at once, unless leaving is losing there; else as a vote. */
  remove(id: string, by: By, person: number): Promise<Answer>
  /** The host's affair: in the lobby at once, else from the next deal on. */
  pace(id: string, by: By, pace: Pace): Promise<Answer>
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
  again(id: string, by: By, limits?: Limits): Promise<Answer>
  /** By the host or a moderator at once, by anybody where a lobby has stood still; else as a vote, and all who are here must wish it. */
  end(id: string, by: By & { readonly moderator: boolean }): Promise<Answer>

  /** The place where it is shown is no more: a table that is not over ends, and counts for nobody. */
  abandon(id: string): Promise<void>
  /** That person is no longer in the server: their seat goes as if they had left. */
  vanish(id: string, person: number): Promise<void>
  /** It cannot be shown for a while; nobody's time runs. */
  pause(id: string, why: Pausing): Promise<void>
  resume(id: string): Promise<void>

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
  /** Our own outage: everybody's clock is put off by it. Answers with how many tables that was. */
  giveBack(from: number, to: number): Promise<number>
  /** Ends tables at which nothing has happened for very long. */
  sweep(): Promise<void>
}
