import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { rankOf, suitOf } from './beats.js'
import { limitOf, owner, targetOf } from './teams.js'
import type { Reason, State } from './types.js'

// Passing the attack on, by laying cards of its rank or by showing a trump of it.

/** Whether the game knows transfers. */
export const transfers = ({ variant, base }: State['options']): boolean =>
  variant === 'perevodnoy' || (variant === 'japanese' && base === 'perevodnoy')

/** Who is attacked next when the defender passes the attack on, and how many cards may then lie there. */
export function passedTo(state: State): { readonly attacker: Seat; readonly defender: Seat; readonly limit: number } {
  const attacker = state.bout.defender
  const defender = targetOf(state, attacker)
  return { attacker, defender, limit: limitOf(state, defender, state.bout.number) }
}

/** For the defender, who holds these cards. Undefined: he may pass the attack on with them. */
export const refusedTransfer = (state: State, cards: readonly Card[]): Reason | undefined => refused(state, cards, cards.length)

/** For the defender, who holds this card. */
export function refusedShow(state: State, card: Card): Reason | undefined {
  const reason = refused(state, [card], 0)
  if (reason) return reason
  if (state.options.transferShow === 'none') return 'show_not_allowed'
  if (state.setting.trump === null || suitOf(card) !== state.setting.trump) return 'show_not_trump'
  return state.bout.shown.includes(card) ? 'already_shown' : undefined
}

/** `more`: cards that would come on the table. The next defender needs a card for each that lies there then. */
function refused(state: State, cards: readonly Card[], more: number): Reason | undefined {
  const { options, bout } = state
  const lead = bout.slots[0]
  if (!transfers(options)) return 'transfer_not_in_variant'
  if (!lead || bout.slots.some(({ defence }) => defence !== null)) return 'transfer_after_defence'
  if (bout.number === 0 && !options.transferFirstBout) return 'transfer_first_bout'
  if (cards.some((card) => rankOf(card) !== rankOf(lead.attack))) return 'transfer_rank'
  const { defender, limit } = passedTo(state)
  const most = Math.min(limit, state.hands[owner(state, defender)]!.length)
  return bout.slots.length + more > most ? 'transfer_target_too_few_cards' : undefined
}
