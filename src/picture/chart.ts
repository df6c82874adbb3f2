import type { ChartLine, ChartPart } from '../kit/scene.js'
import type { Lay } from './block.js'
import { measure, type Brush } from './canvas.js'
import type { Box } from './card.js'
import { GROUND, QUIET, RULE } from './colours.js'
import { fitted, write } from './text.js'

const HEIGHT = 400
const BELOW = 40
const LABEL = 40
const SIZE = 24
/** So bright that each is legible on the ground; the dots differ too, and the name stands at the end. */
const LINES = ['#f3c64f', '#8fd3ff', '#ff9d8a', '#b6e388', '#e2b6ff', '#ffffff', '#ffb0da', '#7fe3cf'] as const

/** Every line from the left to the right over a scale that holds all values; names and last values at the right. */
export const layChart: Lay<ChartPart> = ({ steps, lines }, width) => {
  const height = Math.max(HEIGHT, lines.length * LABEL + BELOW + 20)
  const scale = scaleOf(lines.flatMap(({ values }) => values))
  return {
    height,
    draw(brush, x, y) {
      const left = Math.max(...scale.map((value) => measure(written(value), SIZE, 500))) + 14
      const labels = Math.min(220, Math.max(...lines.map((line) => measure(labelOf(line), 26, 700))) + 8)
      const field = { x: x + left, y: y + 16, w: width - left - labels - 30, h: height - 16 - BELOW }
      drawScale(brush, scale, field)
      drawSteps(brush, steps, field)
      const plot = plotter(field, scale, steps.length)
      for (const [i, { values }] of lines.entries()) drawLine(brush, values.map(plot), i)
      drawNames(brush, lines, (line) => plot(line.values.at(-1) ?? 0, line.values.length - 1), { field, labels })
    },
  }
}

const written = (value: number): string => String(value).replace('-', '\u2212')
const labelOf = ({ name, values }: ChartLine): string => `${written(values.at(-1) ?? 0)} ${name}`

interface Point {
  readonly x: number
  readonly y: number
}

function plotter(field: Box, scale: readonly number[], steps: number): (value: number, step: number) => Point {
  const [low, high] = [scale[0]!, scale.at(-1)!]
  return (value, step) => ({
    x: field.x + 10 + (steps > 1 ? (step / (steps - 1)) * (field.w - 20) : (field.w - 20) / 2),
    y: field.y + field.h - ((value - low) / (high - low)) * field.h,
  })
}

/** Four to seven round numbers that hold all values, and nought. */
function scaleOf(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const rough = (high - low) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5, 10].find((it) => it * power >= rough) ?? 10))
  const first = Math.floor(low / step)
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, i) => (first + i) * step)
}

function drawScale(brush: Brush, scale: readonly number[], field: Box): void {
  const [low, high] = [scale[0]!, scale.at(-1)!]
  for (const value of scale) {
    const y = Math.round(field.y + field.h - ((value - low) / (high - low)) * field.h)
    brush.fillStyle = RULE
    brush.fillRect(field.x, y - 1, field.w, value === 0 ? 3 : 1)
    write(brush, { text: written(value), size: SIZE }, { x: field.x - 12, y, align: 'right' }, { colour: QUIET })
  }
}

/** As many as there is room for, the last one always. */
function drawSteps(brush: Brush, steps: readonly string[], field: Box): void {
  const place = plotter(field, [0, 1], steps.length)
  const room = Math.max(...steps.map((step) => measure(step, SIZE, 500))) + 20
  const every = Math.max(1, Math.ceil((room * (steps.length - 1)) / (field.w - 20)))
  for (const [i, step] of steps.entries()) {
    if ((steps.length - 1 - i) % every !== 0) continue
    const text = fitted(step, field.w, [SIZE, SIZE], 500)
    write(brush, text, { x: place(0, i).x, y: field.y + field.h + 28, align: 'center' }, { colour: QUIET })
  }
}

function drawLine(brush: Brush, points: readonly Point[], index: number): void {
  brush.strokeStyle = LINES[index % LINES.length]!
  brush.lineWidth = 5
  brush.lineJoin = 'round'
  brush.beginPath()
  for (const { x, y } of points) brush.lineTo(x, y)
  brush.stroke()
  const small = points.length > 16
  for (const [i, point] of points.entries()) {
    if (!small || i === points.length - 1) drawDot(brush, point, index)
  }
}

/** A disc, a square, a diamond, a triangle: each with a rim, so that it stands out of its line. */
function drawDot(brush: Brush, { x, y }: Point, index: number): void {
  brush.fillStyle = LINES[index % LINES.length]!
  brush.strokeStyle = GROUND
  brush.lineWidth = 3
  brush.beginPath()
  const corners = [0, 4, 4, 3][index % 4]!
  if (corners === 0) brush.arc(x, y, 8, 0, 2 * Math.PI)
  const start = index % 4 === 1 ? Math.PI / 4 : -Math.PI / 2
  for (let i = 0; i < corners; i++) {
    const angle = start + (2 * Math.PI * i) / corners
    brush.lineTo(x + 10 * Math.cos(angle), y + 10 * Math.sin(angle))
  }
  brush.closePath()
  brush.stroke()
  brush.fill()
}

/** Names as near the ends of their lines as they can stand without touching each other. */
function drawNames(
  brush: Brush,
  lines: readonly ChartLine[],
  end: (line: ChartLine) => Point,
  { field, labels }: { readonly field: Box; readonly labels: number },
): void {
  const order = lines.map((line, index) => ({ line, index, end: end(line) })).toSorted((a, b) => a.end.y - b.end.y)
  const ys = spread(
    order.map((it) => it.end.y),
    field,
  )
  for (const [i, { line, index, end }] of order.entries()) {
    const colour = LINES[index % LINES.length]!
    const x = field.x + field.w + 24
    brush.strokeStyle = colour
    brush.lineWidth = 1.5
    brush.beginPath()
    brush.moveTo(end.x + 10, end.y)
    brush.lineTo(x - 6, ys[i]!)
    brush.stroke()
    write(brush, fitted(labelOf(line), labels, [26, 22], 700), { x, y: ys[i]! }, { colour, weight: 700 })
  }
}

/** Sorted heights, moved apart to a label's height each, inside the field. */
function spread(heights: readonly number[], { y, h }: Box): readonly number[] {
  const placed: number[] = []
  for (const height of heights) placed.push(Math.max(height, (placed.at(-1) ?? -Infinity) + LABEL))
  let most = y + h
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i]!, most)
    most = placed[i]! - LABEL
  }
  return placed
}
