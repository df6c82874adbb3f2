import { isJoker, type Card, type Suit } from '../../kit/cards.js'
import type { Seat, Viewer } from '../../kit/game.js'
import { iconOf } from '../../kit/icons.js'
import type { Language } from '../../kit/show.js'
import { signOf } from '../../kit/suits.js'
import { who, type Text } from '../../kit/text.js'
import { list } from '../../kit/words.js'
import { rankOf, suitOf } from './beats.js'
import type { Words } from './words.js'

/**
 * How cards and names are put in words for one listener: everybody together ('onlooker') hears names, a seat hears "you". Cards
 * that are only heard are "7 of clubs".
 */
export function speech(say: Words, language: Language, listener: Viewer, aloud = false) {
  const name = (seat: Seat): Text => (seat === listener ? say('you') : [who(seat)])
  const card = (it: Card): Text => {
    if (isJoker(it)) return seen(it, say('joker', { joker: it }))
    const rank = it.slice(0, -1)
    const suit = suitOf(it)!
    if (aloud) return say('picture.card', { rank, suit })
    return seen(it, say('card', { rank: say('rank', { rank }), suit: signOf(suit) }))
  }
  const seen = (it: Card, words: Text): Text => (aloud ? words : [{ icon: iconOf(it) }, ...words])
  return {
    name,
    card,
    /** "7", "Q": what cards of several suits share. */
    rank: (it: Card): Text => (isJoker(it) ? say('jokers') : say('rank', { rank: it.slice(0, -1) })),
    sign: (suit: Suit): Text => [signOf(suit)],
    /** Commas between. */
    series: (texts: readonly Text[]): Text => series(say, texts),
    cards: (cards: readonly Card[]): Text => series(say, cards.map(card)),
    /** "7♣ 7♠ 9♣": cards that lie there together. */
    heap: (cards: readonly Card[]): Text =>
      joined(cards.map(card), (before, next) => say(aloud ? 'comma' : 'space', { before, next })),
    /** "Ann, Bo and Cleo". */
    names: (seats: readonly Seat[]): Text => list(language, seats.map(name)),
  }
}
export type Speech = ReturnType<typeof speech>

/** Commas between. */
export const series = (say: Words, texts: readonly Text[]): Text =>
  joined(texts, (before, next) => say('comma', { before, next }))

const joined = (texts: readonly Text[], join: (before: Text, next: Text) => Text): Text =>
  texts.length === 0 ? [] : texts.reduce(join)

const SUIT_ORDER = ['C', 'S', 'D', 'H'] as const

/** Suits in their order, trumps and jokers last. */
const suitPlace = (card: Card, trump: Suit | null): number => {
  const suit = suitOf(card)
  if (suit === null) return card === 'RJ' ? 6 : 5
  return suit === trump ? 4 : SUIT_ORDER.indexOf(suit)
}

/** A hand as it is held: by suit, trumps last, from low to high. */
export const bySuit = (cards: readonly Card[], trump: Suit | null): readonly Card[] =>
  cards.toSorted((a, b) => suitPlace(a, trump) - suitPlace(b, trump) || rankOf(a) - rankOf(b))

/** From low to high, so that equal cards are neighbours. */
export const byRank = (cards: readonly Card[], trump: Suit | null): readonly Card[] =>
  cards.toSorted((a, b) => rankOf(a) - rankOf(b) || suitPlace(a, trump) - suitPlace(b, trump))
