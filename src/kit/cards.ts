/** The French deck with two jokers, as short strings: rank then suit (`7H`, `10S`, `QD`), jokers `RJ` (red) and `BJ` (black). */
export const SUITS = ['S', 'H', 'D', 'C'] as const
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const JOKERS = ['RJ', 'BJ'] as const

export type Suit = (typeof SUITS)[number]
export type Rank = (typeof RANKS)[number]
export type Joker = (typeof JOKERS)[number]
export type Card = `${Rank}${Suit}` | Joker

/** A card as somebody sees it: its face, or `null` where only the back is seen. */
export type Face = Card | null

/** 52 cards. */
export const FRENCH: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`))
/** 54 cards: 52 and the two jokers. */
export const WITH_JOKERS: readonly Card[] = [...FRENCH, ...JOKERS]

export const isJoker = (card: Card): card is Joker => card === 'RJ' || card === 'BJ'
export const isJack = (card: Card): boolean => card.startsWith('J')
export const isQueen = (card: Card): boolean => card.startsWith('Q')
export const isKing = (card: Card): boolean => card.startsWith('K')
