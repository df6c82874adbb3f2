import type { HandPart } from '../kit/scene.js'
import type { Lay } from './block.js'
import { drawCard, TALL } from './card.js'

const WIDTH = 116
const HEIGHT = Math.round(WIDTH * TALL)
/** So many in a row leave each corner free: rank and suit. */
const MOST = 10
const GAP = 12
/** How much of a card looks out above the row in front of it, where there are more than two rows. */
const TOP = 100
const LIFT = 18

/** Rows of nearly the same length, one under the other; more than two of them lie over each other as cards in a row do. */
export const layHand: Lay<HandPart> = ({ cards }, width, colours) => {
  const rows = Math.max(1, Math.ceil(cards.length / MOST))
  const inRow = Math.ceil(cards.length / rows)
  const step = inRow > 1 ? Math.min(WIDTH + GAP, (width - WIDTH) / (inRow - 1)) : 0
  const down = rows > 2 ? TOP : HEIGHT + GAP
  const lift = cards.some(({ look }) => look === 'raised') ? LIFT : 0
  return {
    height: lift + (rows - 1) * down + HEIGHT,
    draw(brush, x, y) {
      for (let row = 0; row < rows; row++) {
        const held = cards.slice(row * inRow, (row + 1) * inRow)
        const left = x + (width - WIDTH - step * (held.length - 1)) / 2
        const seenHigh = row < rows - 1 ? Math.min(down, HEIGHT) : HEIGHT
        for (const [i, card] of held.entries()) {
          const up = card.look === 'raised' ? 0 : lift
          const box = { x: left + i * step, y: y + up + row * down, w: WIDTH, h: HEIGHT }
          const seenWide = i < held.length - 1 ? Math.min(step, WIDTH) : WIDTH
          drawCard(brush, card, box, colours, { w: seenWide, h: seenHigh })
        }
      }
    },
  }
}
