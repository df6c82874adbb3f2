import { SUITS, type Suit } from '../../kit/cards.js'
import { signOf, suitOf } from '../../kit/suits.js'
import type { Text } from '../../kit/text.js'
import { colourOf, suitsOf, type Colour } from './goals.js'
import { colour, valueOf, worth } from './tools.js'
import type { Challenge, Identity, Passed, Tool } from './types.js'
import type { Words } from './words.js'

/** `+8`, `0`, `−2`. The minus is the true one (U+2212), since readers skip a hyphen. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0')

/** What each tool does to the sum, from high to low: an order that tells nothing. */
export const worths = (tools: readonly Tool[], challenge: Challenge): string =>
  tools
    .map((tool) => worth(tool, challenge))
    .toSorted((a, b) => b - a)
    .map(signed)
    .join(' ')

/** How cards and piles are put in words. */
export function speech(say: Words) {
  const colourWord = (it: Colour): Text => say('colour', { colour: it })
  const series = (texts: readonly Text[]): Text =>
    texts.length === 0 ? [] : texts.reduce((before, next) => say('comma', { before, next }))
  const suit = (it: Suit, count: number): Text => say('suits', { suit: it, count })
  const challenge = (it: Challenge): Text => say('challenge', { rank: it.slice(0, -1), suit: suitOf(it) })

  return {
    series,
    colour: colourWord,
    identity: (card: Identity): Text => say('identity', { card }),
    /** "Jack of diamonds". */
    challenge,
    /** "Jack of diamonds (red)". */
    coloured: (it: Challenge): Text =>
      say('challenge.colour', { challenge: challenge(it), colour: colourWord(colourOf(suitOf(it))) }),
    /** "Red 5": the suit of a tool never matters. */
    tool: (it: Tool): Text => say('tool', { colour: colour(it), value: `${valueOf(it)}` }),
    /** "spade", "spades". */
    suit,
    /** Both suits of a Joker, for so many cards of each. */
    each: (joker: Identity, count: number): readonly [one: Text, other: Text] => {
      const [one, other] = suitsOf(joker)
      if (!one || !other) throw new Error('a King has one suit')
      return [suit(one, count), suit(other, count)]
    },
    place: (n: number): Text => say('place', { n: `${n}` }),
    /** The four passed piles by suit. */
    piles: (passed: Passed): Text => series(SUITS.map((suit) => say('pile', { symbol: signOf(suit), count: passed[suit] }))),
    /** "red 9 7 1, black 9 7 1", high to low; a colour of which there is none is left out. */
    byColour: (tools: readonly Tool[]): Text =>
      series(
        (['red', 'black'] as const).flatMap((it) => {
          const values = tools.filter((tool) => colour(tool) === it).map(valueOf)
          const high = values.toSorted((a, b) => b - a).join(' ')
          return values.length > 0 ? [say('cycle.colour', { colour: colourWord(it), values: high })] : []
        }),
      ),
  }
}
