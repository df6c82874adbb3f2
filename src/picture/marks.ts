import type { Mark, MarksPart } from '../kit/scene.js'
import type { Lay } from './block.js'
import type { Brush } from './canvas.js'
import { frame, round } from './card.js'
import { BLACK, GOLD, LIT, PAPER, QUIET, RED, suitInk, TEXT, type Colours } from './colours.js'
import { drawSign } from './signs.js'
import { fitted, write, type Fitted } from './text.js'

const HEIGHT = 50
const GAP = 8
const PAD = 12
const SIGN = 28
const NAME = 132

interface Laid {
  readonly mark: Mark
  readonly text: Fitted
  readonly x: number
  readonly row: number
  readonly w: number
}

/** The name in a column of its own, the marks behind it, in several lines where they must. */
export const layMarks: Lay<MarksPart> = ({ name, marks }, width, colours) => {
  const label = fitted(name ?? '', NAME - 12, [28, 20], 500)
  const left = name === undefined ? 0 : NAME
  const laid = flow(marks, width - left)
  const rows = (laid.at(-1)?.row ?? 0) + 1
  return {
    height: rows * (HEIGHT + GAP) - GAP,
    draw(brush, x, y) {
      write(brush, label, { x, y: y + HEIGHT / 2 }, { colour: QUIET })
      for (const it of laid) drawMark(brush, it, { x: x + left + it.x, y: y + it.row * (HEIGHT + GAP) }, colours)
    },
  }
}

function flow(marks: readonly Mark[], width: number): readonly Laid[] {
  let [x, row] = [0, 0]
  return marks.map((mark) => {
    const sign = mark.sign === undefined ? 0 : SIGN + 8
    const text = fitted(mark.text, width - 2 * PAD - sign, [30, 22], 700)
    const w = Math.max(HEIGHT, text.width + sign + 2 * PAD)
    if (x > 0 && x + w > width) [x, row] = [0, row + 1]
    const laid = { mark, text, x, row, w }
    x += w + GAP
    return laid
  })
}

const FILL = { red: RED, black: BLACK, lit: LIT, paper: PAPER } as const
const INK = { red: TEXT, black: TEXT, lit: BLACK, paper: BLACK } as const

function drawMark(
  brush: Brush,
  { mark, text, w }: Laid,
  { x, y }: { readonly x: number; readonly y: number },
  colours: Colours,
): void {
  const { sign, tone = 'paper' } = mark
  brush.fillStyle = FILL[tone]
  round(brush, { x, y, w, h: HEIGHT }, HEIGHT / 2)
  brush.fill()
  if (tone === 'red' || tone === 'black') frame(brush, { x: x + 1, y: y + 1, w: w - 2, h: HEIGHT - 2 }, TEXT, 2, HEIGHT / 2)
  const wide = text.width + (sign === undefined ? 0 : SIGN + 8)
  const left = x + (w - wide) / 2
  if (sign !== undefined) {
    const ink = sign === 'hat' || sign === 'crown' ? INK[tone] : suitInk(sign, colours)
    drawSign(brush, sign, { x: left + SIGN / 2, y: y + HEIGHT / 2, size: SIGN }, { ink, gold: GOLD })
  }
  write(brush, text, { x: left + wide - text.width, y: y + HEIGHT / 2 }, { colour: INK[tone], weight: 700 })
}
