import type { Suit } from '../kit/cards.js'
import type { CardFace } from '../kit/scene.js'

/** Pictures have a ground of their own, so they look the same on Discord's dark theme and on its light one. */
export const GROUND = '#1f443d'
/** Texts on the ground: 9.5, 6.4 and 6.7 to 1 against it. */
export const TEXT = '#f6f1e4'
export const QUIET = '#b9cdc4'
export const LIT = '#f3c64f'
/** Lines and empty places on the ground. */
export const RULE = 'rgba(255,255,255,0.16)'
export const TINT = 'rgba(255,255,255,0.07)'

export const PAPER = '#fdfaf2'
export const EDGE = '#b5ad99'
export const RED = '#c8102e'
export const BLACK = '#1c1e24'
export const GOLD = '#d99a1c'
export const BACK = '#3d5a80'

export type Colours = 'two' | 'four'

const INKS = {
  two: { S: BLACK, H: RED, D: RED, C: BLACK },
  four: { S: BLACK, H: RED, D: '#1560c0', C: '#0b7a3b' },
} as const satisfies Record<Colours, Record<Suit, string>>

export const suitInk = (suit: Suit, colours: Colours): string => INKS[colours][suit]
export function inkOf({ suit, colour }: CardFace, colours: Colours): string {
  if (suit !== undefined) return suitInk(suit, colours)
  return colour === 'red' ? RED : BLACK
}
