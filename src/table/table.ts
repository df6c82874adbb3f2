import type { GameId } from '../games/index.js'
import type { AnyBox } from '../kit/box.js'
import type { Outcome, Seat } from '../kit/game.js'
import type { Phase } from '../store/store.js'

/** Who sits on a seat. People by their internal number. */
export type Player = { readonly kind: 'person'; readonly person: number } | { readonly kind: 'house'; readonly name: string }

/** A seat taken. `held`: kept for somebody of the last game who has not come back yet, until that time (ms). */
export interface Seated {
  readonly player: Player
  readonly since: number
  readonly held?: number
}

/** What can happen at a table. Game events ride inside `started` and `played`, unread. */
export type TableEvent =
  | {
      readonly type: 'opened'
      readonly game: GameId
      readonly version: number
      readonly options: unknown
      readonly host: number
      readonly seats: readonly Seated[]
      /** The finished table of which this is the rematch. */
      readonly before?: string
    }
  /** Somebody sits down: on a free seat (the next number), or where a house player sat, or back on a held seat. */
  | { readonly type: 'sat'; readonly seat: Seat; readonly player: Player }
  /** Somebody gets up; in the lobby the seats behind move up, in play the house takes the seat. */
  | { readonly type: 'left'; readonly seat: Seat; readonly standIn?: Player }
  /** Held seats whose people did not come back are free. */
  | { readonly type: 'released'; readonly seats: readonly Seat[] }
  | { readonly type: 'hosted'; readonly host: number }
  /** Other house rules, while the table gathers. */
  | { readonly type: 'changed'; readonly options: unknown }
  | { readonly type: 'started'; readonly events: readonly unknown[] }
  | {
      readonly type: 'played'
      readonly seat: Seat
      readonly by: Player
      readonly action: unknown
      readonly events: readonly unknown[]
      /** It had waited for its turn, so no press brought it. */
      readonly waited?: true
    }
  /** An answer that waits until its seat is asked, in the place of the one that waited. `stands`: it is given again and again. */
  | { readonly type: 'queued'; readonly seat: Seat; readonly action: unknown; readonly stands: boolean }
  | { readonly type: 'unqueued'; readonly seat: Seat }
  /** Over before its time. */
  | { readonly type: 'closed'; readonly why: Closing }
  /** The rematch was opened there. */
  | { readonly type: 'followed'; readonly next: string }
/** 'gone': the place where it was shown is no more. */
export type Closing = 'host' | 'moderator' | 'nobody' | 'gone'

/** An answer that waits. It falls away with what it was made against, and nobody but its seat knows of it. */
export interface Queued {
  readonly seat: Seat
  readonly action: unknown
  readonly stands: boolean
  readonly against: string
  /** The seq of its row. */
  readonly since: number
}

export interface Table {
  readonly id: string
  readonly seq: number
  readonly phase: Phase
  readonly game: GameId
  readonly options: unknown
  /** Who opened it, by internal number; `host` may have passed on since. */
  readonly opener: number
  readonly host: number
  readonly seats: readonly Seated[]
  /** By seat: the seq at which the question now before it was put. Empty in the lobby, where seats still move. */
  readonly asked: readonly number[]
  /** By seat: when that was (ms). */
  readonly askedAt: readonly number[]
  /** At most one for each seat. */
  readonly queue: readonly Queued[]
  /** Game actions accepted so far; chance is counted by it. */
  readonly actions: number
  /** undefined in the lobby. */
  readonly state: unknown
  /** When the cards were dealt (ms). */
  readonly startedAt: number | undefined
  readonly outcome: Outcome | undefined
  readonly closed: Closing | undefined
  readonly before: string | undefined
  readonly next: string | undefined
  /** When the last row was written (ms). */
  readonly at: number
}

/** Where games come from; tests may bring another one than `gameOf`. */
export type Shelf = (game: GameId) => AnyBox

/** Where this person sits; a seat that is only held for them does not count. */
export const seatOf = (table: Table, person: number): Seat | undefined => {
  const seat = table.seats.findIndex(
    ({ player, held }) => player.kind === 'person' && player.person === person && held === undefined,
  )
  return seat < 0 ? undefined : seat
}

/** The seat held for this person, who has not come back to it yet. */
export const heldFor = (table: Table, person: number): Seat | undefined => {
  const seat = table.seats.findIndex(
    ({ player, held }) => player.kind === 'person' && player.person === person && held !== undefined,
  )
  return seat < 0 ? undefined : seat
}

/** The people who are here (held seats apart), by internal number, the longest seated first. */
export const present = (table: Table): readonly number[] =>
  table.seats
    .filter(({ held }) => held === undefined)
    .toSorted((a, b) => a.since - b.since)
    .flatMap(({ player }) => (player.kind === 'person' ? [player.person] : []))
