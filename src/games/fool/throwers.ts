import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { rankOf } from './beats.js'
import { nextRole, owner, teamOf } from './teams.js'
import type { Slot, State } from './types.js'

// Who may throw in. All of it follows from what lies open and from the numbers of cards in hands: nobody is passed over
// because no card of his fits, since that would tell.

/** Whether cards may be added to a lead at all. */
export const throwsIn = ({ variant, base }: State['options']): boolean =>
  variant !== 'simple' && !(variant === 'japanese' && base === 'single')

/** Attack cards that still find room. Whoever takes may get as many as a bout ever has, if the table plays so. */
export function room({ options, phase, bout }: State): number {
  const most = phase === 'taking' && options.takeLimit === 'six' ? options.maxAttack : bout.limit
  return most - bout.slots.length
}

/** Who has a right to throw in, whether or not he said Bito: the attacker, then round the table from the defender's left. */
export function throwers(state: State): readonly Seat[] {
  const { options, hands, bout } = state
  if (!throwsIn(options) || room(state) <= 0) return []
  const principal = owner(state, bout.attacker)
  const order = hands[principal]!.length > 0 ? [principal] : []
  for (let step = 1; step < hands.length; step++) {
    const seat = (bout.defender + step) % hands.length
    if (seat !== principal && hands[seat]!.length > 0 && entitled(state, seat)) order.push(seat)
  }
  return order
}

/** Whether somebody who is not the attacker may throw in at this bout, whatever he holds. */
function entitled(state: State, seat: Seat): boolean {
  const { options, bout } = state
  const defender = owner(state, bout.defender)
  if (seat === defender || state.course.out.includes(seat)) return false
  if (teamOf(options, seat) === teamOf(options, defender)) return false
  switch (options.throwers) {
    case 'all':
      return true
    case 'neighbours':
      return [nextRole(state, bout.defender), nextRole(state, bout.defender, true)].some((next) => owner(state, next) === seat)
    case 'attacker':
      return false
  }
}

/** Of the throwers, those who have not said Bito. */
export function undecided(state: State, all = throwers(state)): readonly Seat[] {
  const { passed } = state.bout
  return passed.length === 0 ? all : all.filter((seat) => !passed.includes(seat))
}

/** Of the throwers, those who may throw now: under `priority` one after the other, otherwise all at once. */
export function mayThrow(state: State, all = throwers(state)): readonly Seat[] {
  const open = undecided(state, all)
  return state.options.throwProtocol === 'priority' && open.length > 1 ? [open[0]!] : open
}

/** Whether cards may be thrown in at this moment by somebody. */
export const throwing = ({ phase, options }: State): boolean =>
  phase === 'throw' || phase === 'taking' || (phase === 'defend' && options.throwTiming === 'anytime' && throwsIn(options))

/** Cards on the table, attacks and beats: what a Bito has seen. */
export function cardsOn(slots: readonly Slot[]): number {
  let count = slots.length
  for (const { defence } of slots) if (defence !== null) count++
  return count
}

/** Whether the rank of a card lies on the table. */
export function fits(slots: readonly Slot[], card: Card): boolean {
  const rank = rankOf(card)
  for (const { attack, defence } of slots)
    if (rankOf(attack) === rank || (defence !== null && rankOf(defence) === rank)) return true
  return false
}
