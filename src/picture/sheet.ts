import type { SheetPart, SheetRow } from '../kit/scene.js'
import type { Lay } from './block.js'
import { measure, type Brush } from './canvas.js'
import { round, type Box } from './card.js'
import { GOLD, LIT, QUIET, TEXT, TINT } from './colours.js'
import { drawSign } from './signs.js'
import { fitted, write } from './text.js'

const ROW = 62
const GAP = 6
const HEAD = 36
const PAD = 16
const BETWEEN = 22
const FIGURE = 32
const HEAD_SIZE = 24
const SIGN = 36
/** No column of figures takes more of the name's room; a longer head is cut. */
const WIDEST = 150

/** Widths, shared by all rows. */
interface Columns {
  readonly place: number
  readonly figures: readonly number[]
}

export const laySheet: Lay<SheetPart> = ({ heads = [], rows }, width) => {
  const columns = columnsOf({ heads, rows })
  const head = heads.length > 0 ? HEAD : 0
  return {
    height: head + rows.length * (ROW + GAP) - GAP,
    draw(brush, x, y) {
      drawFigures(brush, heads, columns, { x, y, w: width, h: HEAD - 6 }, { size: HEAD_SIZE, colour: QUIET })
      for (const [i, row] of rows.entries()) drawRow(brush, row, columns, { x, y: y + head + i * (ROW + GAP), w: width, h: ROW })
    },
  }
}

function columnsOf({ heads, rows }: { readonly heads: readonly string[]; readonly rows: readonly SheetRow[] }): Columns {
  const count = Math.max(heads.length, ...rows.map(({ figures }) => figures.length))
  const widest = (texts: readonly string[], size: number): number =>
    Math.max(0, ...texts.map((text) => measure(text, size, size === FIGURE ? 700 : 500)))
  return {
    place: widest(
      rows.map(({ place = '' }) => place),
      FIGURE,
    ),
    figures: Array.from({ length: count }, (_, i) => {
      const figures = rows.map((row) => row.figures[i] ?? '')
      return Math.min(WIDEST, Math.max(widest(figures, FIGURE), widest([heads[i] ?? ''], HEAD_SIZE)))
    }),
  }
}

function drawRow(brush: Brush, { place, name, sign, figures, bar, lit }: SheetRow, columns: Columns, box: Box): void {
  const { x, y, w, h } = box
  brush.fillStyle = TINT
  round(brush, box, 12)
  brush.fill()
  const colour = lit ? LIT : TEXT
  const left = x + PAD + (columns.place > 0 ? columns.place + 16 : 0)
  const right = x + w - PAD - columns.figures.reduce((sum, one) => sum + one + BETWEEN, 0)
  const middle = bar === undefined ? y + h / 2 : y + h / 2 - 6
  if (place !== undefined) {
    write(
      brush,
      { text: place, size: FIGURE },
      { x: x + PAD + columns.place, y: y + h / 2, align: 'right' },
      { colour: QUIET, weight: 700 },
    )
  }
  const room = sign === undefined ? 0 : SIGN + 8
  const text = fitted(name, right - left - room, [32, 24], 700)
  write(brush, text, { x: left, y: middle }, { colour, weight: 700 })
  if (sign !== undefined) {
    drawSign(brush, sign, { x: left + text.width + 8 + SIGN / 2, y: middle, size: SIGN }, { ink: colour, gold: GOLD })
  }
  if (bar !== undefined) drawBar(brush, bar, { x: left, y: y + h - 16, w: right - left, h: 8 }, colour)
  drawFigures(brush, figures, columns, box, { size: FIGURE, colour })
}

function drawBar(brush: Brush, share: number, box: Box, colour: string): void {
  brush.fillStyle = TINT
  round(brush, box, box.h / 2)
  brush.fill()
  const w = box.w * Math.min(1, Math.max(0, share))
  if (w <= 0) return
  brush.fillStyle = colour
  round(brush, { ...box, w: Math.max(w, box.h) }, box.h / 2)
  brush.fill()
}

function drawFigures(
  brush: Brush,
  texts: readonly string[],
  { figures }: Columns,
  { x, y, w, h }: Box,
  { size, colour }: { readonly size: number; readonly colour: string },
): void {
  let right = x + w - PAD
  for (let i = figures.length - 1; i >= 0; i--) {
    const weight = size === FIGURE ? 700 : 500
    const text = fitted(texts[i] ?? '', figures[i]! + 1, [size, size - 6], weight)
    write(brush, text, { x: right, y: y + h / 2, align: 'right' }, { colour, weight })
    right -= figures[i]! + BETWEEN
  }
}
