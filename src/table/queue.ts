import type { Seat } from '../kit/game.js'
import type { Queue } from '../kit/show.js'
import { happens, refused, type Decision } from './decision.js'
import { seatOf, type Queued, type Shelf, type Table, type TableEvent } from './table.js'

// Answers given before the question: they wait in the log until their seat is asked, and fall away with what they were made for.

export const withoutSeat = (queue: readonly Queued[], seat: Seat): readonly Queued[] =>
  queue.some((it) => it.seat === seat) ? queue.filter((it) => it.seat !== seat) : queue

/** The queue after one more. What its game does not know how to hold is a bug: `mayQueue` was to be asked. */
export function queued(
  { queue, game, state, id }: Table,
  { seat, action, stands }: Extract<TableEvent, { type: 'queued' }>,
  since: number,
  gameOf: Shelf,
): readonly Queued[] {
  const against = gameOf(game).rules.against?.(state, stands)
  if (against === undefined) throw new Error(`table ${id} queues what its game cannot hold, at ${since}`)
  return [...withoutSeat(queue, seat), { seat, action, stands, against, since }]
}

/** What still waits once `seat` has acted and the game stands at `state`. */
export function afterPlay({ queue, game }: Table, seat: Seat, state: unknown, gameOf: Shelf): readonly Queued[] {
  if (queue.length === 0) return queue
  const { rules } = gameOf(game)
  return queue.filter((it) => (it.stands || it.seat !== seat) && rules.against?.(state, it.stands) === it.against)
}

/** Whether an answer of this seat waits instead of being given: it may do nothing now, and something when its turn comes. */
export function mayQueue({ game, state }: Table, seat: Seat, gameOf: Shelf): boolean {
  const { rules } = gameOf(game)
  return rules.against !== undefined && rules.legal(state, seat).length === 0 && (rules.ahead?.(state, seat).length ?? 0) > 0
}

/** What a seat sees of its own queue; undefined where the game has none. */
export function queueOf({ phase, game, state, queue }: Table, seat: Seat, gameOf: Shelf): Queue<unknown> | undefined {
  const { rules } = gameOf(game)
  if (phase !== 'playing' || !rules.against) return undefined
  const mine = queue.find((it) => it.seat === seat)
  return {
    ahead: rules.ahead?.(state, seat) ?? [],
    queued: mine ? [mine.action] : [],
    ...(mine && { stands: mine.stands }),
  }
}

/** A person takes back what waits. Nothing waits any more: nothing is left to be done. */
export function unqueue(table: Table, person: number): Decision {
  if (table.phase === 'over') return refused('over')
  const seat = seatOf(table, person)
  if (seat === undefined) return refused('not_seated')
  return table.queue.some((it) => it.seat === seat) ? happens({ type: 'unqueued', seat }) : happens()
}
