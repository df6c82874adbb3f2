import type { Seat } from '../kit/game.js'
import type { Shelf, Table, Tenure } from './table.js'

/**
 * All that whoever sits on this seat may know of a game that was dealt: what the seat may, without what only those know who acted there
 * before them, or between.
 */
export function seatView(table: Table, seat: Seat, gameOf: Shelf): unknown {
  const { rules } = gameOf(table.game)
  const view: unknown = rules.view(table.state, seat)
  const player = table.seats[seat]?.player
  if (player?.kind !== 'person' || !rules.newcomer) return view
  const own = table.tenures.filter((it) => it.seat === seat && it.person === player.person)
  return rules.newcomer(view, (action) => own.some((it) => isWithin(it, action)))
}

const isWithin = ({ after, upTo = Infinity }: Tenure, action: number): boolean => action >= after && action < upTo
