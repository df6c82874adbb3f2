import type { Bot } from '../../kit/bot.js'
import type { Card } from '../../kit/cards.js'
import { rankOf, suitOf } from './beats.js'
import type { Action, View } from './types.js'

// The house player gets rid of what is low, keeps trumps for when they are needed, and takes only what it cannot beat, or what
// would cost it a high trump while there are cards to draw. It knows no more than a person in that seat.

/** The best action by that measure, of equal ones the first; it needs no chance. */
export const house: Bot<View, Action> = (view, legal) => {
  const [first] = legal
  if (!first) throw new Error('somebody plays who has nothing to play')
  const measure = measureFor(view, legal)
  let best = { action: first, value: -Infinity }
  for (const action of legal) {
    const value = measure(action)
    if (value > best.value) best = { action, value }
  }
  return best.action
}

/** What a card is good for, from 2 to 15, and as much again for a trump. */
const worth = ({ setting: { trump } }: View, card: Card): number =>
  rankOf(card) + (trump !== null && suitOf(card) === trump ? 13 : 0)

/** Higher is better; taking and Bito lie at 0, so what is worse is not done. */
function measureFor(view: View, legal: readonly Action[]): (action: Action) => number {
  const stocked = view.talon.length > 0
  const open = view.bout.slots.filter(({ defence }) => defence === null)
  const beatable = open.every(({ attack }) => legal.some((action) => action.type === 'beat' && action.attack === attack))
  const mine = view.viewer === 'onlooker' ? [] : view.hands[view.viewer]!
  /** Equal cards in hand follow a lead later on. */
  const equals = (card: Card): number => mine.filter((other) => other !== null && rankOf(other) === rankOf(card)).length - 1

  return (action) => {
    switch (action.type) {
      case 'lead':
        return 100 - worth(view, action.cards[0]!) + 2 * equals(action.cards[0]!)
      case 'beat':
        return beatable ? 60 - worth(view, action.with) : -1
      case 'transfer':
        return 70 - worth(view, action.cards[0]!)
      case 'show':
        return 90
      case 'throw':
        return (stocked ? 12 : 20) - worth(view, action.cards[0]!)
      case 'exchange':
        return 200
      case 'take':
      case 'pass':
        return 0
      case 'redeal':
      case 'resign':
        return -2
    }
  }
}
