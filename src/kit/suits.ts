import { RANKS, SUITS, type Card, type Joker, type Rank, type Suit } from './cards.js'

// Cards of games in which suits matter: no jokers among them.

export type Suited = Exclude<Card, Joker>

export const suitOf = (card: Suited): Suit => card.at(-1) as Suit
export const rankOf = (card: Suited): Rank => card.slice(0, -1) as Rank

/** 52 cards. */
export const SUITED: readonly Suited[] = SUITS.flatMap((suit) => RANKS.map((rank): Suited => `${rank}${suit}`))
/** 36 cards: from the six up, and the ace. */
export const SHORT: readonly Suited[] = SUITED.filter((card) => !['2', '3', '4', '5'].includes(rankOf(card)))

/** With U+FE0E behind it a sign is text, in the colour of the text, and no picture. */
const SIGNS: Readonly<Record<Suit, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' }
export const signOf = (suit: Suit): string => SIGNS[suit]
