import type { CardFace } from '../kit/scene.js'
import { createCanvas, measure, type Brush } from './canvas.js'
import { drawBack, drawSheet } from './card.js'
import { GOLD, inkOf, PAPER, TEXT, type Colours } from './colours.js'
import { drawSign } from './signs.js'
import { write } from './text.js'

/** A card, a back, or a hat alone: small enough to stand in a line of text. */
export type Emoji = { readonly face: CardFace } | 'back' | 'hat'

/** Discord's own measure. */
export const EMOJI_SIZE = 128
const CARD = { x: 18, y: 3, w: 92, h: 120 } as const
/** Legible on a light ground and on a dark one. */
const HAT = { ink: '#8d63d9', gold: GOLD } as const

/** As a PNG, EMOJI_SIZE each way, on nothing. */
export function paintEmoji(emoji: Emoji, { colours }: { readonly colours: Colours }): Uint8Array {
  const canvas = createCanvas(EMOJI_SIZE, EMOJI_SIZE)
  const brush = canvas.getContext('2d')
  if (emoji === 'hat') drawSign(brush, 'hat', { x: 64, y: 64, size: 122 }, HAT)
  else {
    drawSheet(brush, CARD, emoji === 'back' ? TEXT : PAPER)
    if (emoji === 'back') drawBack(brush, CARD)
    else drawFace(brush, emoji.face, colours)
  }
  return canvas.toBuffer('image/png')
}

/** The rank fills the upper half and what goes with it the lower one; alone it stands in the middle. */
function drawFace(brush: Brush, face: CardFace, colours: Colours): void {
  const inks = { ink: inkOf(face, colours), gold: GOLD }
  const below = face.suit ?? face.figure
  if (face.rank === '') return drawSign(brush, 'joker', { x: 64, y: 63, size: 84 }, inks)
  const size = below === undefined ? 96 : 76
  const narrow = Math.min(1, (CARD.w - 12) / measure(face.rank, size, 700))
  brush.save()
  brush.translate(64, below === undefined ? 63 : 38)
  brush.scale(narrow, 1)
  write(brush, { text: face.rank, size }, { x: 0, y: 0, align: 'center' }, { colour: inks.ink, weight: 700 })
  brush.restore()
  if (below !== undefined) drawSign(brush, below, { x: 64, y: 93, size: 50 }, inks)
}
