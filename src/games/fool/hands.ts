import type { Card, Face } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import type { State } from './types.js'

// Hands as they are, and as others see them: the cards that everybody knows, then backs.

/** Cards come into a hand. */
export function add(hand: readonly Face[], cards: readonly Face[]): readonly Face[] {
  const all = hand.concat(cards)
  return all.includes(null) ? [...all.filter((card) => card !== null), ...all.filter((card) => card === null)] : all
}

/** Cards leave a hand; in the eyes of others a back goes for each that they did not know. */
export function spend(hand: readonly Face[], cards: readonly Card[]): readonly Face[] {
  const left = [...hand]
  for (const card of cards) {
    let at = left.indexOf(card)
    if (at < 0) at = left.lastIndexOf(null)
    if (at < 0) throw new Error('a card is played that is not in the hand')
    left.splice(at, 1)
  }
  return left
}

/** A card of this hand is shown to everybody. */
export function reveal(state: State, seat: Seat, card: Card): State {
  if (state.known[seat]!.includes(card)) return state
  const hand = state.hands[seat]!
  return {
    ...state,
    hands: hand.includes(card) ? state.hands : state.hands.with(seat, add(spend(hand, [card]), [card])),
    known: state.known.with(seat, [...state.known[seat]!, card]),
  }
}

/** What everybody knows of a hand after these cards were played from it. */
export function forget(known: State['known'], seat: Seat, cards: readonly Card[]): State['known'] {
  const list = known[seat]!
  return list.some((card) => cards.includes(card))
    ? known.with(
        seat,
        list.filter((card) => !cards.includes(card)),
      )
    : known
}
