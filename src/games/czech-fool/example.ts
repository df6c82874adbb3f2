import { heard } from '../../kit/scene-parts.js'
import type { Scene } from '../../kit/scene.js'
import type { Suited } from '../../kit/suits.js'
import type { Text } from '../../kit/text.js'
import { fits } from './law.js'
import { handPart, pilePlace } from './scene.js'
import { speech } from './speech.js'
import type { Words } from './words.js'

const PILE: readonly Suited[] = ['9H']
const HAND: readonly Suited[] = ['9C', '7D', 'KH', 'QS']

/** Nobody's turn: a card of the same rank fits, one of the same suit, and a queen. */
export function example(say: Words): Scene<Text> {
  const { card, cards } = speech(say, 'onlooker', true)
  const open = HAND.filter((it) => fits(it, { pile: PILE, ordered: null }))
  return {
    alt: heard([
      say('wait.top', { top: card(PILE[0]!) }),
      say('picture.open', { cards: cards(open) }),
      say('minute.fit'),
      say('minute.queen'),
    ]),
    parts: [{ as: 'places', places: [pilePlace(PILE[0], PILE.length, null, say)] }, handPart(HAND, { open }, say)],
  }
}
