import { FRENCH, isJoker, SUITS, WITH_JOKERS, type Card, type Suit } from '../../kit/cards.js'
import type { Options } from './options.js'

// Which card beats which. Ranks are numbers here: as text a 10 would come before a 9.

/** 2 to 14 (ace); jokers are above all. Two jokers are of one rank. */
export const rankOf = (card: Card): number => RANK[card.charCodeAt(0)]!
const JOKER_RANK = 15
/** A joker has no suit. */
export const suitOf = (card: Card): Suit | null => SUIT[card.charCodeAt(card.length - 1)]!
const isRed = (suit: Suit | null): boolean => suit === 'H' || suit === 'D'

// By the code of a card's first letter, which tells the rank, and of its last one, which tells the suit: bots ask all the time.
const RANK: number[] = []
const SUIT: (Suit | null)[] = []
const FACES: Readonly<Record<string, number>> = { A: 14, K: 13, Q: 12, J: 11 }
for (const card of WITH_JOKERS) {
  RANK[card.charCodeAt(0)] = isJoker(card) ? JOKER_RANK : (FACES[card.slice(0, -1)] ?? Number.parseInt(card, 10))
  SUIT[card.charCodeAt(card.length - 1)] = SUITS.find((suit) => card.endsWith(suit)) ?? null
}

/** The cards of a game, each once. */
export function deckOf({ deck, jokers }: Pick<Options, 'deck' | 'jokers'>): readonly Card[] {
  const cards = deck === 36 ? FRENCH.filter((card) => rankOf(card) >= 6) : FRENCH
  if (deck === 54 || jokers === 2) return [...cards, 'RJ', 'BJ']
  return jokers === 1 ? [...cards, 'RJ'] : cards
}

export type Law = Pick<Options, 'variant' | 'jokerMode' | 'queenSpades'>

/** Whether `defence` beats `attack`; `trump` is null in a game without trumps. */
export const beats = (law: Law, trump: Suit | null, defence: Card, attack: Card): boolean =>
  law.variant === 'japanese' && (isSpade(defence) || isSpade(attack))
    ? isSpade(defence) && isSpade(attack) && spadeBeats(law, defence, attack)
    : isJoker(defence) || isJoker(attack)
      ? jokerBeats(law, trump, defence, attack)
      : plainBeats(trump, defence, attack)

function plainBeats(trump: Suit | null, defence: Card, attack: Card): boolean {
  if (suitOf(defence) === suitOf(attack)) return rankOf(defence) > rankOf(attack)
  return suitOf(defence) === trump
}

/** At least one of the two is a joker. */
function jokerBeats({ jokerMode }: Law, trump: Suit | null, defence: Card, attack: Card): boolean {
  if (jokerMode === 'any') return isJoker(defence)
  const trumpJoker = trump === null ? null : isRed(trump) ? 'RJ' : 'BJ'
  if (defence === trumpJoker) return true
  if (attack === trumpJoker) return false
  if (isJoker(attack)) return trump !== null && suitOf(defence) === trump
  return isRed(suitOf(attack)) === (defence === 'RJ') && suitOf(attack) !== trump
}

/** In the Japanese game the black joker is a spade. */
const isSpade = (card: Card): boolean => suitOf(card) === 'S' || card === 'BJ'

/** Both are spades, the black joker above the ace and below a queen that is the highest. */
function spadeBeats({ queenSpades }: Law, defence: Card, attack: Card): boolean {
  if (queenSpades !== 'off' && defence === 'QS') return true
  if (queenSpades === 'highest' && attack === 'QS') return false
  return rankOf(defence) > rankOf(attack)
}
