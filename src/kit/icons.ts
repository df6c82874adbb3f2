import { isJoker, JOKERS, RANKS, SUITS, type Card, type Joker, type Rank, type Suit } from './cards.js'
import type { CardFace } from './scene.js'
import { bareFace, faceOf } from './scene-parts.js'

// Small pictures that stand before the words which name the same: an extra, left out where there are none. Their names are words,
// because a screen reader speaks them.

const FIGURES = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' } as const
const BARE = { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10', ...FIGURES } as const satisfies Record<
  Rank,
  string
>
const LOW = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' } as const
const HIGH = { 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten' } as const
const SPOKEN = { ...LOW, ...HIGH, ...FIGURES } as const satisfies Record<Rank, string>
const SUIT_NAMES = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const satisfies Record<Suit, string>
const JOKER_NAMES = { RJ: 'red_joker', BJ: 'black_joker' } as const satisfies Record<Joker, string>

export type IconName =
  | `card_${(typeof BARE)[Rank]}`
  | 'card_joker'
  | 'face_down'
  | 'fools_hat'
  | `${(typeof SPOKEN)[Rank]}_of_${(typeof SUIT_NAMES)[Suit]}`
  | (typeof JOKER_NAMES)[Joker]

/** What is to be seen on one. */
export type IconLook = { readonly face: CardFace } | 'back' | 'hat'

const rankOf = (card: Exclude<Card, Joker>): Rank => card.slice(0, -1) as Rank
const suitOf = (card: Exclude<Card, Joker>): Suit => card.at(-1) as Suit

/** Of a card with its suit, a joker with its colour. */
export const iconOf = (card: Card): IconName =>
  isJoker(card) ? JOKER_NAMES[card] : `${SPOKEN[rankOf(card)]}_of_${SUIT_NAMES[suitOf(card)]}`
/** Of a card where suits do not matter. */
export const bareIconOf = (card: Card): IconName => (isJoker(card) ? 'card_joker' : `card_${BARE[rankOf(card)]}`)

/** All there are, each with what is to be seen. Ranks are in the letters of English, whatever language the words are in. */
export const ICONS: readonly (readonly [name: IconName, look: IconLook])[] = [
  ...RANKS.map((rank) => [bareIconOf(`${rank}S`), { face: bareFace(`${rank}S`, [rank]) }] as const),
  [bareIconOf('RJ'), { face: bareFace('RJ', []) }],
  ['face_down', 'back'],
  ['fools_hat', 'hat'],
  ...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const)).map(
    (card) => [iconOf(card), { face: faceOf(card, [rankOf(card)]) }] as const,
  ),
  ...JOKERS.map((joker) => [iconOf(joker), { face: faceOf(joker, []) }] as const),
]
