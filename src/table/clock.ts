import type { Seat } from '../kit/game.js'
import { isAway, present, type Pace, type Shelf, type Table } from './table.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a turn may take, and when its person is reminded (ms); nobody is hurried where there is no clock. */
export const TURNS = {
  live: { turn: 3 * MINUTE, remind: 1.5 * MINUTE },
  slow: { turn: DAY, remind: 10 * MINUTE },
  none: undefined,
} as const satisfies Record<Pace, { readonly turn: number; readonly remind: number } | undefined>

/** A lobby in which nobody presses anything may be replaced by anybody after a while, and then expires (ms). */
export const STALE_MS = 10 * MINUTE
export const LOBBY_MS = 30 * MINUTE

/** A game at which nothing has happened for so long (ms) is over for good: longer than any turn. */
export const STILL_MS = { live: DAY, slow: 8 * DAY, none: 30 * DAY } as const satisfies Record<Pace, number>
/** A lesson has no clock, and is not kept for long. */
export const stillMs = ({ pace, practice }: Pick<Table, 'pace' | 'practice'>): number =>
  practice === 'lesson' ? DAY : STILL_MS[pace]

/** The time of one seat (ms since 1970). `forgiven`: running out of it is no fault. */
export interface Clock {
  readonly until: number
  /** When the person is reminded, if they are at all and were not yet. */
  readonly remindAt: number | undefined
  readonly forgiven: boolean
}

/** Whether this seat is waited for, and a person sits there for whom the house does not. */
export function isWaitedFor({ phase, game, state, seats }: Table, seat: Seat, gameOf: Shelf): boolean {
  const seated = seats[seat]
  return (
    phase === 'playing' && seated?.player.kind === 'person' && !isAway(seated) && gameOf(game).rules.turn(state).includes(seat)
  )
}

/**
 * The time that now runs for this seat. The table's pace hurries nobody who is alone with house players; where somebody else sits, be
 * it away, it does, so that a table which both have left ends.
 * A game's own time, as rated games have it, runs always.
 */
export function clockOf(table: Table, seat: Seat, gameOf: Shelf): Clock | undefined {
  if (table.paused || !isWaitedFor(table, seat, gameOf)) return undefined
  const { rules } = gameOf(table.game)
  const from = Math.max(table.askedAt[seat] ?? 0, openUntil(table, gameOf))
  const own = rules.clock?.(table.state, seat)
  if (own) return { until: from + own.ms, remindAt: undefined, forgiven: own.forgiven }
  const turn = TURNS[table.pace]
  if (!turn || present(table).length < 2) return undefined
  const reminded = table.reminded.some((it) => it.seat === seat && it.asked === table.asked[seat])
  return { until: from + turn.turn, remindAt: reminded ? undefined : from + turn.remind, forgiven: false }
}

/** Until when what the game holds back at its opening waits (ms since 1970); 0 where it holds nothing. */
export function openUntil({ game, state, actedAt }: Table, gameOf: Shelf): number {
  const opening = gameOf(game).rules.opening?.(state)
  return opening ? actedAt + opening.ms : 0
}

/** The clocks that run now, by seat. */
export const clocks = (table: Table, gameOf: Shelf): readonly { readonly seat: Seat; readonly clock: Clock }[] =>
  table.phase === 'playing'
    ? table.seats.flatMap((_, seat) => {
        const clock = clockOf(table, seat, gameOf)
        return clock ? [{ seat, clock }] : []
      })
    : []

/** When this lobby expires (ms since 1970). */
export const expiresAt = ({ at }: Table): number => at + LOBBY_MS
export const isStale = ({ phase, at }: Table, now: number): boolean => phase === 'gathering' && now >= at + STALE_MS
