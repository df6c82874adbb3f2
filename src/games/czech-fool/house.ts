import type { Bot } from '../../kit/bot.js'
import { rankOf, type Suited } from '../../kit/suits.js'
import { isQueen, penalty, skips } from './law.js'
import { favourite } from './rules.js'
import { pointsOf } from './scoring.js'
import type { Action, View } from './types.js'

// The house player lays a card whenever it can, the dearest first, and rather one that makes the next player draw or miss.
// Queens, which always fit, it keeps until nothing else does or nothing else is left. When a round does not come to an end, it
// leaves the others in peace and lays whatever does no harm.

/** A round that is so long goes in a circle: most cards are in hands, and penalties feed them back. */
const LONG = 200

export const house: Bot<View, Action> = (view, legal, rng) => {
  const { viewer, hands, moves } = view
  const [first] = legal
  if (viewer === 'onlooker' || !first) throw new Error('somebody plays who has nothing to play')
  const hand = hands[viewer]!
  let best = { action: first, value: -Infinity }
  for (const action of legal) {
    const value = action.type !== 'play' ? -50 : moves > LONG ? peace(action.card) + rng.below(10) : worth(action, hand)
    if (value > best.value) best = { action, value }
  }
  return best.action
}

/** How glad one is to be rid of a card now. */
function worth({ card, suit }: Extract<Action, { type: 'play' }>, hand: View['stock']): number {
  if (isQueen(card)) return (hand.length === 2 ? 8 : -10) + Number(suit === favourite(hand, card))
  const left = hand.filter((it): it is Suited => it !== null && it !== card)
  const partners = left.filter((it) => rankOf(it) === rankOf(card) || it.at(-1) === card.at(-1)).length
  return pointsOf([card]) + 2 * penalty(card) + (skips(card) ? 3 : 0) + partners
}

/** How harmless a card is for the next player. */
const peace = (card: Suited): number => (penalty(card) === 0 ? 10 : -2 * penalty(card))
