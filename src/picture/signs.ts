import type { CardFace, Sign } from '../kit/scene.js'
import { Path2D, type Brush, type Path } from './canvas.js'

// Drawn in a box of 100 by 100 around the point 0, 0. Every outline runs clockwise, so that where two overlap nothing is left out.

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
const band = (y: number): string => `M-36 ${y}H36V${y + 9}H-36Z`

/** `ink` is drawn in the colour of the card; `gold` in gold, whatever the card. */
interface Drawing {
  readonly ink: Path
  readonly gold?: Path
}
const drawing = (ink: string, gold?: string): Drawing => ({
  ink: new Path2D(ink),
  ...(gold !== undefined && { gold: new Path2D(gold) }),
})

const STEM = 'M-5 8H5C5 26 9 40 18 47H-18C-9 40-5 26-5 8Z'
const KING = drawing(
  'M-46-24L-24 0L0-36L24 0L46-24L37 26H-37Z' + disc(0, 0, 14),
  band(31) + disc(-46, -28, 7) + disc(0, -42, 8) + disc(46, -28, 7),
)
const COLLAR = 'M-38 26H38L31 46L20 34L10 46L0 34L-10 46L-20 34L-31 46Z'
const HAT = drawing(
  'M-32 22C-28 2-36-10-43 8L-49 6C-52-32-22-42-7-14L-12 22ZM32 22H12L7-14C22-42 52-32 49 6L43 8C36-10 28 2 32 22Z',
  'M-10 22C-9 4-9-14-3-40H3C9-14 9 4 10 22Z' + COLLAR + disc(-45, 12, 8) + disc(45, 12, 8) + disc(0, -42, 8),
)

type Figure = Exclude<CardFace['figure'], undefined>
const DRAWINGS: Readonly<Record<Sign | Figure, Drawing>> = {
  H: drawing('M0 46C-12 28-46 8-46-18C-46-35-34-44-22-44C-11-44-4-38 0-29C4-38 11-44 22-44C34-44 46-35 46-18C46 8 12 28 0 46Z'),
  D: drawing('M0-50C9-32 24-13 38 0C24 13 9 32 0 50C-9 32-24 13-38 0C-24-13-9-32 0-50Z'),
  S: drawing(
    'M0-48C12-28 46-10 46 15C46 29 36 37 25 37C15 37 7 31 0 22C-7 31-15 37-25 37C-36 37-46 29-46 15C-46-10-12-28 0-48Z' + STEM,
  ),
  C: drawing(disc(0, -25, 22) + disc(-25, 11, 22) + disc(25, 11, 22) + disc(0, 2, 12) + STEM),
  king: KING,
  crown: KING,
  queen: drawing(
    'M-45-8C-36-4-30 2-26 10C-25-6-21-16-15-23C-9-16-5-8 0 4C5-8 9-16 15-23C21-16 25-6 26 10C30 2 36-4 45-8L36 26H-36Z',
    band(31) + disc(-46, -14, 6) + disc(-15, -30, 7) + disc(15, -30, 7) + disc(46, -14, 6),
  ),
  jack: drawing(
    'M-38 24C-46-4-24-26 2-24C28-22 44-4 38 24Z' + disc(-2, -22, 7),
    'M-44 28H44V40H-44Z M8-10C14-34 32-46 50-48C48-28 38-8 14 2Z',
  ),
  joker: HAT,
  hat: HAT,
}

/** In a square of `size` around the middle `x`, `y`. */
export function drawSign(
  brush: Brush,
  sign: Sign | Figure,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  { ink, gold }: { readonly ink: string; readonly gold: string },
): void {
  const { ink: shape, gold: trim } = DRAWINGS[sign]
  brush.save()
  brush.translate(x, y)
  brush.scale(size / 100, size / 100)
  brush.fillStyle = ink
  brush.fill(shape)
  if (trim !== undefined) {
    brush.fillStyle = gold
    brush.fill(trim)
  }
  brush.restore()
}
