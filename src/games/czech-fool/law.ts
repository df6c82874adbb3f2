import type { Suit } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { rankOf, suitOf, type Suited } from '../../kit/suits.js'
import type { Action, State } from './types.js'

// The law of one turn: what fits on the pile, what a card does to the next player, what may be done and why not. It looks at
// no hand but that of the seat in question, so it serves the table and a seat's own view alike.

export const isQueen = (card: Suited): boolean => rankOf(card) === 'Q'

/** Whether a card may be laid. Under an order rank does not help, and a queen always may. */
export function fits(card: Suited, { pile, ordered }: Pick<State, 'pile' | 'ordered'>): boolean {
  const top = pile.at(-1)
  if (top === undefined || isQueen(card)) return true
  if (ordered) return suitOf(card) === ordered
  return suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top)
}

/** How many cards the next player draws because of this one. */
export function penalty(card: Suited): 0 | 1 | 2 | 5 {
  if (card === 'KH') return 5
  const rank = rankOf(card)
  return rank === '6' ? 1 : rank === '7' ? 2 : 0
}

/** Whether the next player misses the turn. */
export const skips = (card: Suited): boolean => penalty(card) > 0 || rankOf(card) === 'A'

/** The cards of a hand that may be laid now, in hand order. */
export const playable = (state: State, seat: Seat): readonly Suited[] =>
  state.hands[seat]!.flatMap((card) => (card !== null && fits(card, state) ? [card] : []))

/** With so many cards that could be laid nobody draws any more. */
const ENOUGH = 3

/** Cards drawn in this turn while one could be laid. Drawn cards stand at the end of the hand, so it is seen there. */
function voluntary(state: State, seat: Seat): number {
  const hand = state.hands[seat]!
  const first = hand.findIndex((card) => card !== null && fits(card, state))
  const before = hand.length - state.draws
  return first < 0 ? 0 : Math.min(state.draws, hand.length - 1 - Math.max(first, before - 1))
}

/** Why a seat on turn may not draw; undefined when it may. */
function drawClosed(state: State, seat: Seat): 'too_many_playable' | 'nothing_to_draw' | undefined {
  const { pile, stock, draws, options } = state
  const able = playable(state, seat).length
  if (pile.length === 0 || able >= ENOUGH) return 'too_many_playable'
  const most = options.maxVoluntaryDraws
  if (able > 0 && most !== null && voluntary(state, seat) >= most) return 'too_many_playable'
  if (options.drawLimit === 'one' && draws > 0) return 'nothing_to_draw'
  return stock.length === 0 && pile.length < 2 ? 'nothing_to_draw' : undefined
}

export const mayDraw = (state: State, seat: Seat): boolean => drawClosed(state, seat) === undefined

/** Only who can neither lay nor draw a card may pass. */
export const mayPass = (state: State, seat: Seat): boolean => playable(state, seat).length === 0 && !mayDraw(state, seat)

/** Whether a queen asks for a suit: not as the last card. */
export const asks = (card: Suited, hand: readonly unknown[]): boolean => isQueen(card) && hand.length > 1

/** Why an action is refused, in the order in which it is looked for. */
export const REASONS = [
  'game_over',
  'not_your_turn',
  'card_not_in_hand',
  'does_not_match',
  'suit_order_required',
  'suit_order_not_allowed',
  'too_many_playable',
  'nothing_to_draw',
  'cannot_pass',
] as const
export type Reason = (typeof REASONS)[number]

/** Why `action` is closed to `seat`, undefined when it may be done. Anybody may resign at any time. */
export function closed(state: State, seat: Seat, action: Action): Reason | undefined {
  if (state.phase !== 'playing') return 'game_over'
  if (action.type === 'resign') return seat in state.hands ? undefined : 'not_your_turn'
  if (seat !== state.turn) return 'not_your_turn'
  switch (action.type) {
    case 'play':
      return playClosed(state, seat, action.card, action.suit)
    case 'draw':
      return drawClosed(state, seat)
    case 'pass':
      return mayPass(state, seat) ? undefined : 'cannot_pass'
  }
}

function playClosed(state: State, seat: Seat, card: Suited, suit: Suit | undefined): Reason | undefined {
  const hand = state.hands[seat]!
  if (!hand.includes(card)) return 'card_not_in_hand'
  if (!fits(card, state)) return 'does_not_match'
  if (asks(card, hand)) return suit === undefined ? 'suit_order_required' : undefined
  return suit === undefined ? undefined : 'suit_order_not_allowed'
}
