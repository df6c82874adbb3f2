import type { GameId } from '../games/index.js'
import type { AnyBox } from '../kit/box.js'
import type { Outcome, Seat } from '../kit/game.js'
import type { Phase } from '../store/store.js'

/** Who sits on a seat. People by their internal number. */
export type Player = { readonly kind: 'person'; readonly person: number } | { readonly kind: 'house'; readonly name: string }

/** How much time people have: minutes, a day, or as much as they like. */
export const PACES = ['live', 'slow', 'none'] as const
export type Pace = (typeof PACES)[number]

/** What leaves no trace: a public table at which people try things out, or the private lesson of one person. */
export type Practice = 'practice' | 'lesson'

/** A seat taken. `held`: kept for somebody of the last game who has not come back yet, until that time (ms). */
export interface Seated {
  readonly player: Player
  readonly since: number
  readonly held?: number
  /** How often in a row the time of this person ran out. */
  readonly missed?: number
  /** A house player in the place of somebody who left the game; anybody may take the seat. */
  readonly standsIn?: true
}

/** Somebody's time on a seat once the cards are dealt (ms). `until`: when they got up, or were removed, before the end. */
export interface Tenure {
  readonly seat: Seat
  readonly person: number
  readonly from: number
  readonly until?: number
  /** How many actions of this seat came before, and how many there were when they got up. */
  readonly after: number
  readonly upTo?: number
}

/** A wish of somebody seated: to end the table, or to remove that person from it. */
export interface Vote {
  readonly person: number
  readonly about: 'end' | { readonly remove: number }
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
      /** Not in the logs of old versions, which knew no clock. */
      readonly pace?: Pace
      readonly practice?: Practice
      /** The finished table of which this is the rematch. */
      readonly before?: string
    }
  /** Somebody sits down: on a free seat (the next number), or where a house player sat, or back on a held seat. */
  | { readonly type: 'sat'; readonly seat: Seat; readonly player: Player }
  /** Somebody gets up, or is removed; in the lobby the seats behind move up, in play the house takes the seat. */
  | { readonly type: 'left'; readonly seat: Seat; readonly standIn?: Player; readonly why?: Leaving }
  /** Held seats whose people did not come back are free. */
  | { readonly type: 'released'; readonly seats: readonly Seat[] }
  | { readonly type: 'hosted'; readonly host: number }
  /** Other house rules, while the table gathers. */
  | { readonly type: 'changed'; readonly options: unknown }
  /** Another pace, at once or from the next deal on. */
  | { readonly type: 'paced'; readonly pace: Pace; readonly from: 'now' | 'next-deal' }
  /** The people of these seats were told, in the channel, that they are waited for. */
  | { readonly type: 'reminded'; readonly seats: readonly Seat[] }
  /** Somebody is back for whom the house sat in. */
  | { readonly type: 'back'; readonly seat: Seat }
  | { readonly type: 'voted'; readonly vote: Vote }
  /** The table cannot be shown; nobody's time runs. */
  | { readonly type: 'paused'; readonly why: Pausing }
  /** From then to then (ms) nobody could play, by no fault of theirs: that time is given back. Ends a pause. */
  | { readonly type: 'resumed'; readonly from: number; readonly to: number }
  | { readonly type: 'started'; readonly events: readonly unknown[] }
  | {
      readonly type: 'played'
      readonly seat: Seat
      readonly by: Player
      readonly action: unknown
      readonly events: readonly unknown[]
      /** It had waited for its turn, so no press brought it. */
      readonly waited?: true
      /** Nobody pressed: the time ran out ('forgiven': by no fault), or the house sat in for somebody who is away. */
      readonly instead?: 'late' | 'forgiven' | 'away'
    }
  /** An answer that waits until its seat is asked, in the place of the one that waited. `stands`: it is given again and again. */
  | { readonly type: 'queued'; readonly seat: Seat; readonly action: unknown; readonly stands: boolean }
  | { readonly type: 'unqueued'; readonly seat: Seat }
  /** Over before its time. */
  | { readonly type: 'closed'; readonly why: Closing }
  /** The rematch was opened there. */
  | { readonly type: 'followed'; readonly next: string }
/**
 * 'vote': everybody wished it. 'nobody': no person is left, or none has been heard of for long. 'gone': the place where it was shown
 * is no more. 'expired': nobody pressed anything in the lobby for long. 'replaced': somebody made room in a lobby that stood still.
 */
export type Closing = 'host' | 'moderator' | 'vote' | 'nobody' | 'gone' | 'expired' | 'replaced'
/** 'removed' by the host, 'outvoted' by the table, or 'gone' from the server; they went themselves where nothing is said. */
export type Leaving = 'removed' | 'outvoted' | 'gone'
/** Why a table cannot be shown: posting was forbidden, or its thread locked. */
export type Pausing = 'closed' | 'locked'

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
  readonly pace: Pace
  /** undefined where the game counts. */
  readonly practice: Practice | undefined
  /** The pace from the next deal on, if it is another one. */
  readonly nextPace: Pace | undefined
  readonly seats: readonly Seated[]
  /** Everybody who has had a hand of this game; empty before the deal. */
  readonly tenures: readonly Tenure[]
  readonly votes: readonly Vote[]
  /** People removed from this table, who may not come back to it. */
  readonly barred: readonly number[]
  /** Whom the channel was reminded of, and in which row; gone once none of that row is waited for any more. */
  readonly reminded: readonly { readonly seat: Seat; readonly asked: number; readonly seq: number }[]
  readonly paused: { readonly why: Pausing; readonly since: number } | undefined
  /** By seat: the seq at which the question now before it was put. Empty in the lobby, where seats still move. */
  readonly asked: readonly number[]
  /** By seat: when that was (ms); later by whatever time was given back. */
  readonly askedAt: readonly number[]
  /** When the last game action was accepted, or the cards were dealt (ms). */
  readonly actedAt: number
  /** At most one for each seat. */
  readonly queue: readonly Queued[]
  /** Game actions accepted so far; chance is counted by it. */
  readonly actions: number
  /** By seat: game actions accepted from it. Empty in the lobby. */
  readonly acted: readonly number[]
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

/** So many times out of time in a row, and the house sits in until they are back. */
export const MOST_MISSED = 2
export const isAway = ({ missed = 0 }: Seated): boolean => missed >= MOST_MISSED

/** The people who are here (held seats apart), by internal number, the longest seated first. */
export const present = (table: Table): readonly number[] =>
  table.seats
    .filter(({ held }) => held === undefined)
    .toSorted((a, b) => a.since - b.since)
    .flatMap(({ player }) => (player.kind === 'person' ? [player.person] : []))

/** Those of them for whom the house need not sit in. */
export const awake = (table: Table): readonly number[] =>
  present({ ...table, seats: table.seats.filter((seated) => !isAway(seated)) })
