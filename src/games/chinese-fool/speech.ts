import type { Seat, Viewer } from '../../kit/game.js'
import { rankOf, signOf, suitOf, type Suited } from '../../kit/suits.js'
import { who, type Text } from '../../kit/text.js'
import { strength } from './ring.js'
import type { View } from './types.js'
import type { Words } from './words.js'

/**
 * How cards and plays are put in words for one listener: everybody together ('onlooker') hears names, a seat hears "you". Cards
 * that are only heard are "7 of clubs".
 */
export function speech(say: Words, listener: Viewer, aloud = false) {
  const name = (seat: Seat): Text => (seat === listener ? say('you') : [who(seat)])
  const card = (it: Suited): Text =>
    aloud
      ? say('picture.card', { rank: rankOf(it), suit: suitOf(it) })
      : say('card', { rank: rankOf(it), sign: signOf(suitOf(it)) })
  const series = (texts: readonly Text[]): Text =>
    texts.length === 0 ? [] : texts.reduce((before, next) => say('comma', { before, next }))
  return {
    name,
    card,
    /** Commas between. */
    series,
    cards: (cards: readonly Suited[]): Text => series(cards.map(card)),
    /** "Ann 6♦, Bo 7♦". */
    laid: (cards: readonly Suited[], by: readonly Seat[]): Text =>
      series(cards.map((it, i) => say('laid', { name: name(by[i]!), card: card(it) }))),
  }
}

const SHELVES = ['C', 'D', 'H', 'S'] as const
/** By suit, trumps last; low to high. */
export const sorted = (hand: readonly Suited[]): readonly Suited[] =>
  hand.toSorted((a, b) => SHELVES.indexOf(suitOf(a)) - SHELVES.indexOf(suitOf(b)) || strength(a) - strength(b))

export const handOf = (view: View, seat: Seat): readonly Suited[] => sorted(view.hands[seat]!.filter((card) => card !== null))

/** The number of the pile in play. */
export const pileNumber = ({ piles }: Pick<View, 'piles'>): number => piles.length + 1
