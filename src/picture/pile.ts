import type { LaidCard, Place } from '../kit/scene.js'
import type { Brush } from './canvas.js'
import { drawCard, round, TALL, type Box } from './card.js'
import { BLACK, TEXT, type Colours } from './colours.js'
import { write } from './text.js'

/** Cards of one place on each other, measured in widths of a card, the first one's corner being 0, 0. */
interface Spot {
  readonly card: LaidCard
  readonly box: Box
}

/** How far a covering card lies below the corner of the one that it covers, which stays legible. */
const ACROSS_DOWN = 0.54
const ACROSS_NEXT = 0.98
const OVER = { x: 0.45, y: 0.44 }
const UNDER_OUT = 0.56

/** In the order in which they are drawn. */
function spotsOf(cards: readonly LaidCard[]): readonly Spot[] {
  const spots: Spot[] = []
  for (const [i, card] of cards.entries()) {
    const below = spots.at(-1)?.box ?? { x: 0, y: 0, w: 1, h: TALL }
    if (i === 0 || card.lie === undefined) spots.push({ card, box: { x: 0, y: 0, w: 1, h: TALL } })
    else if (card.lie === 'over') spots.push({ card, box: { x: below.x + OVER.x, y: below.y + OVER.y, w: 1, h: TALL } })
    else if (card.lie === 'under') spots.unshift({ card, box: { x: -UNDER_OUT, y: (TALL - 1) / 2, w: TALL, h: 1 } })
    else {
      const down = below.w > below.h ? ACROSS_NEXT : ACROSS_DOWN
      spots.push({ card, box: { x: (1 - TALL) / 2, y: below.y + down, w: TALL, h: 1 } })
    }
  }
  return spots
}

export interface Pile {
  /** In widths of a card. */
  readonly wide: number
  readonly high: number
  /** `x`: the middle; `unit`: the width of a card, in pixels. */
  draw(brush: Brush, at: { readonly x: number; readonly y: number; readonly unit: number }): void
}

export function layPile({ cards, count }: Pick<Place, 'cards' | 'count'>, colours: Colours): Pile {
  const spots = spotsOf(cards)
  const left = Math.min(0, ...spots.map(({ box }) => box.x))
  const wide = Math.max(1, ...spots.map(({ box }) => box.x + box.w)) - left
  const high = Math.max(TALL, ...spots.map(({ box }) => box.y + box.h))
  return {
    wide,
    high,
    draw(brush, { x, y, unit }) {
      const corner = x - (wide / 2 + left) * unit
      const placed = spots.map(({ card, box }) => ({
        card,
        box: { x: corner + box.x * unit, y: y + box.y * unit, w: box.w * unit, h: box.h * unit },
      }))
      for (const [i, { card, box }] of placed.entries()) {
        // Of what is covered the corner is enough; one that lies across another is covered at its lower edge alone.
        const whole = i === placed.length - 1 || card.lie === 'across'
        drawCard(brush, card, box, colours, whole ? box : { w: box.w, h: 0 })
      }
      const top = placed.at(-1)?.box
      if (count !== undefined && top) drawCount(brush, count, { x: top.x + top.w / 2, y: top.y + top.h - 6 })
    },
  }
}

function drawCount(brush: Brush, count: string, { x, y }: { readonly x: number; readonly y: number }): void {
  const w = 32 + 17 * count.length
  brush.fillStyle = BLACK
  round(brush, { x: x - w / 2, y: y - 22, w, h: 44 }, 22)
  brush.fill()
  brush.strokeStyle = TEXT
  brush.lineWidth = 2
  brush.stroke()
  write(brush, { text: count, size: 30 }, { x, y, align: 'center' }, { colour: TEXT, weight: 700 })
}
