import type { Seat } from '../../kit/game.js'
import type { Options } from './options.js'
import type { State } from './types.js'

// Who is still in, who plays for whom, and who comes after whom. Roles are seats: with substitutes the seat of a player who is
// out stays in the round, and the next partner who is still in plays for it with his own hand.

export type Table = Pick<State, 'options' | 'hands' | 'course'>

export const isIn = ({ course }: Table, seat: Seat): boolean => !course.out.includes(seat)
export function seatsIn(table: Table): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < table.hands.length; seat++) if (isIn(table, seat)) seats.push(seat)
  return seats
}

/** Partners have one number: every other seat where there are teams, otherwise each seat its own. */
export const teamOf = ({ teams }: Pick<Options, 'teams'>, seat: Seat): number => (teams === 'pairs' ? seat % 2 : seat)

const substitutes = ({ options }: Table): boolean => options.teams === 'pairs' && options.teamSubstitute

/** Who plays for a seat that has a role. */
export function owner(table: Table, seat: Seat): Seat {
  if (!substitutes(table) || isIn(table, seat)) return seat
  const seats = table.hands.length
  for (let step = 2; step < seats; step += 2) if (isIn(table, (seat + step) % seats)) return (seat + step) % seats
  return seat
}

/** The next seat on the left that can have a role; `back`: on the right. */
export function nextRole(table: Table, seat: Seat, back = false): Seat {
  const seats = table.hands.length
  const step = back ? seats - 1 : 1
  let next = (seat + step) % seats
  if (substitutes(table)) return next
  while (next !== seat && !isIn(table, next)) next = (next + step) % seats
  return next
}

/** Whom somebody attacks: the next on the left who is no partner. */
export function targetOf(table: Table, attacker: Seat): Seat {
  const mine = teamOf(table.options, attacker)
  let next = nextRole(table, attacker)
  while (next !== attacker && teamOf(table.options, next) === mine) next = nextRole(table, next)
  return next
}

/** Attack cards that there may be in a bout against this defender as things are: the hand counts as he holds it now. */
export function limitOf(table: Table, defender: Seat, bout: number): number {
  const { maxAttack, firstLimit, firstScope, limitByHand } = table.options
  const isFirst = firstScope === 'bout' ? bout === 0 : table.course.beaten === 0
  const most = isFirst ? Math.min(maxAttack, firstLimit) : maxAttack
  return limitByHand ? Math.min(most, table.hands[owner(table, defender)]!.length) : most
}
