import { BACK, faceOf, faces, heard, named } from '../../kit/scene-parts.js'
import type { LaidCard, Place, Scene, SheetRow } from '../../kit/scene.js'
import type { Suited } from '../../kit/suits.js'
import { listed, who, type Text } from '../../kit/text.js'
import { speech } from './speech.js'
import type { Pile, View } from './types.js'
import type { Words } from './words.js'

// A hand, a pile and the end, to be seen.

type Sentences = readonly (Text | undefined)[]

/** A card without its sign has its rank alone. */
const face = faces<Words>((card, say) => faceOf(card, say('card', { rank: card.slice(0, -1), sign: '' })))
export const laid = (card: Suited, say: Words): LaidCard<Text> => ({ face: face(card, say) })

/** So many cards are told in words; of more, signs take less room. */
const WORDS = 24

/** The own hand as it is held; dim is what cannot be laid, where a card is asked for. */
export function handScene(hand: readonly Suited[], open: readonly Suited[] | undefined, say: Words): Scene<Text> | undefined {
  if (hand.length === 0) return undefined
  const { cards } = speech(say, 'onlooker', hand.length <= WORDS)
  const rest = open ? hand.filter((card) => !open.includes(card)) : []
  const sentences =
    open === undefined || open.length === 0 || rest.length === 0
      ? [say('hand', { cards: hand.length, names: cards(hand) })]
      : [say('picture.open', { cards: cards(open) }), say('turn.rest', { cards: cards(rest) })]
  return {
    alt: heard(sentences),
    parts: [
      {
        as: 'hand',
        cards: hand.map((card) => ({ ...laid(card, say), ...(rest.includes(card) && { look: 'dim' as const }) })),
      },
    ],
  }
}

const places = (cards: Pile['cards'], by: Pile['by'], say: Words): readonly Place<Text>[] =>
  cards.map((card, i) => ({ name: [who(by[i]!)], cards: [laid(card, say)] }))

/** The pile in play in the order in which it was laid, who is to beat it, and how many cards everybody holds. */
export function turnScene(view: View, title: Text, sentences: Sentences, hands: readonly Text[], say: Words): Scene<Text> {
  const gone = view.piles.reduce((sum, { cards }) => sum + cards.length, 0)
  return {
    title: named(title),
    alt: heard(sentences),
    parts: [
      {
        as: 'places',
        places: [...places(view.pile, view.by, say), { name: [who(view.turn)], cards: [], lit: true }],
        ...(gone > 0 && { aside: [{ name: say('picture.discard'), cards: [BACK], count: `${gone}` }] }),
      },
      { as: 'marks', marks: hands.map((text, seat) => ({ text, tone: seat === view.turn ? 'lit' : 'paper' })) },
    ],
  }
}

/** A pile that is over. */
export const pileScene = (
  { cards, by }: Pick<Pile, 'cards' | 'by'>,
  title: Text,
  sentences: Sentences,
  say: Words,
): Scene<Text> => ({
  title: named(title),
  alt: heard(sentences),
  parts: [{ as: 'places', places: places(cards, by, say) }],
})

/** Who is out in which place, then all who are not, the Fool last of them and under a hat. */
export function endRows({ hands, out, fool }: View): readonly SheetRow<Text>[] {
  const still = [...hands.keys()].filter((seat) => !out.includes(seat) && seat !== fool)
  return [
    ...out.map((seat, i) => ({ place: `${i + 1}`, name: [listed(seat)], figures: [] })),
    ...still.map((seat) => ({ name: [listed(seat)], figures: [] })),
    ...(fool === null ? [] : [{ name: [listed(fool)], sign: 'hat' as const, figures: [], lit: true }]),
  ]
}
