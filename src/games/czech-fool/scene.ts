import type { Suit } from '../../kit/cards.js'
import { BACK, faceOf, faces, heard, named } from '../../kit/scene-parts.js'
import type { LaidCard, Place, Scene } from '../../kit/scene.js'
import type { Suited } from '../../kit/suits.js'
import type { Text } from '../../kit/text.js'
import { speech } from './speech.js'
import type { View } from './types.js'
import type { Words } from './words.js'

// A hand and the pile, to be seen.

/** A card without its sign has its rank alone. */
const face = faces<Words>((card, say) => faceOf(card, say('card', { rank: card.slice(0, -1), sign: '' })))
const laid = (card: Suited, say: Words): LaidCard<Text> => ({ face: face(card, say) })

/** What of a hand can be laid, all of it where nothing is asked; and the queen that is to ask for a suit. */
export interface Choice {
  readonly open?: readonly Suited[]
  readonly raised?: Suited
}

/** The own hand as it is held. */
export function handScene(hand: readonly Suited[], choice: Choice, say: Words): Scene<Text> | undefined {
  if (hand.length === 0) return undefined
  const { open = hand, raised } = choice
  const { card, cards } = speech(say, 'onlooker', true)
  const rest = hand.filter((it) => !open.includes(it))
  const sentences =
    rest.length === 0 || open.length === 0
      ? [say('hand', { cards: hand.length, names: cards(hand) })]
      : [say('picture.open', { cards: cards(open) }), say('turn.rest', { cards: cards(rest) })]
  return {
    alt: heard([raised && say('queen.ask', { card: card(raised) }), ...sentences]),
    parts: [handPart(hand, choice, say)],
  }
}

export const handPart = (hand: readonly Suited[], { open = hand, raised }: Choice, say: Words) => ({
  as: 'hand' as const,
  cards: hand.map((card): LaidCard<Text> => ({
    ...laid(card, say),
    ...(card === raised ? { look: 'raised' } : !open.includes(card) && { look: 'dim' }),
  })),
})

/** The top of a pile under the sign of the suit that is asked for. */
export const pilePlace = (top: Suited | undefined, count: number, ordered: Suit | null, say: Words): Place<Text> => ({
  name: say('picture.pile'),
  ...(ordered && { sign: ordered, note: speech(say, 'onlooker').suit(ordered) }),
  cards: top ? [laid(top, say)] : [],
  ...(count > 1 && { count: `${count}` }),
})

/** The pile and the stock, and how many cards everybody holds. */
export function turnScene(
  view: View,
  title: Text,
  sentences: readonly (Text | undefined)[],
  hands: readonly Text[],
  say: Words,
): Scene<Text> {
  const { pile, stock, ordered, turn } = view
  const drawn: Place<Text> = {
    name: say('picture.stock'),
    cards: stock.length > 0 ? [BACK] : [],
    ...(stock.length > 0 && { count: `${stock.length}` }),
  }
  return {
    title: named(title),
    alt: heard(sentences),
    parts: [
      { as: 'places', places: [pilePlace(pile.at(-1), pile.length, ordered, say), drawn] },
      { as: 'marks', marks: hands.map((text, seat) => ({ text, tone: seat === turn ? 'lit' : 'paper' })) },
    ],
  }
}
