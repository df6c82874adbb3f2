import type { Seat } from '../kit/game.js'
import type { Row } from '../store/store.js'
import { applyRow } from './fold.js'
import { seatOf, type Shelf, type Table, type TableEvent } from './table.js'

/** A moment of a game as one person may look back at it. */
export interface Step {
  readonly table: Table
  /** Where this person sat just then; undefined: they see what onlookers see. */
  readonly seat: Seat | undefined
}

/**
 * A game that is over, from the deal to its end: the moments at which this person could see something happen. What others did unseen
 * is no step, so their number tells nothing. Whoever sat there for a time has a seat for that time alone.
 */
export function steps(log: readonly Row[], person: number, gameOf: Shelf): readonly Step[] {
  const all: Step[] = []
  let table: Table | undefined
  for (const row of log) {
    table = applyRow(table, row, gameOf)
    const event = row.event as TableEvent
    if (event.type !== 'started' && event.type !== 'played') continue
    const seat = seatOf(table, person)
    if (event.type === 'started' || event.seat === seat || isSeen(event.events, seat, gameOf(table.game)))
      all.push({ table, seat })
  }
  return all
}

const isSeen = (events: readonly unknown[], seat: Seat | undefined, { rules }: ReturnType<Shelf>): boolean =>
  events.some((event) => (rules.redact(event, seat ?? 'onlooker') as unknown) !== undefined)
