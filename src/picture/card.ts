import type { CardFace, LaidCard } from '../kit/scene.js'
import type { Brush } from './canvas.js'
import { BACK, EDGE, GOLD, GROUND, inkOf, LIT, PAPER, QUIET, RULE, TEXT, type Colours } from './colours.js'
import { drawSign } from './signs.js'
import { fitted, write } from './text.js'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Height of a card, of its width. */
export const TALL = 1.38

/** How much of a card other cards leave free, from its upper left corner. */
export type Seen = Pick<Box, 'w' | 'h'>

/** A card as large as its box; in a wide box it lies across, with its corner upright all the same, so that it can be read. */
export function drawCard(brush: Brush, { face, look, by }: LaidCard, box: Box, colours: Colours, seen: Seen = box): void {
  if (look === 'gone') {
    drawGap(brush, box)
    if (face) drawCorner(brush, face, box, { ink: QUIET, gold: QUIET })
    return
  }
  drawSheet(brush, box, face ? PAPER : TEXT)
  if (face) drawFace(brush, { face, by }, box, { ink: inkOf(face, colours), gold: GOLD }, seen)
  else drawBack(brush, box)
  if (look === 'dim') shade(brush, box)
  if (look === 'raised') frame(brush, box, LIT, 5)
}

/** Where a card could lie. */
export function drawGap(brush: Brush, box: Box): void {
  brush.save()
  brush.setLineDash([8, 7])
  frame(brush, { x: box.x + 1, y: box.y + 1, w: box.w - 2, h: box.h - 2 }, QUIET, 2)
  brush.restore()
}

interface Inks {
  readonly ink: string
  readonly gold: string
}

/** The size of the letter in the corner: about 18 px high on a phone, which shows the picture at half its size. */
const indexSize = ({ w, h }: Box): number => Math.min(50, Math.min(w, h) * 0.5)
const MARGIN = 9

function drawFace(
  brush: Brush,
  { face, by }: { readonly face: CardFace; readonly by: string | undefined },
  box: Box,
  inks: Inks,
  seen: Seen,
): void {
  drawCorner(brush, face, box, inks)
  const { x, y, w, h } = box
  if (seen.h >= h) {
    const size = Math.min(w > h ? h * 0.5 : w * 0.56, seen.w - 2 * MARGIN)
    const middle = { x: x + seen.w - size / 2 - MARGIN, y: w > h ? y + MARGIN + size / 2 : y + h - size / 2 - MARGIN - 2 }
    const sign = face.figure ?? face.suit
    if (sign !== undefined) drawSign(brush, sign, { ...middle, size }, inks)
    else drawStrokes(brush, { ...middle, size }, '#e7e0cd')
  }
  if (by !== undefined) {
    const name = fitted(by, w - 2 * MARGIN, [24, 20], 700)
    write(brush, name, { x: x + w / 2, y: y + h - 18, align: 'center' }, { colour: inks.ink, weight: 700 })
  }
}

/** The rank, and under it the suit. A Joker has its hat there. */
function drawCorner(brush: Brush, face: CardFace, box: Box, inks: Inks): void {
  const size = indexSize(box)
  const cap = size * 0.712
  const x = box.x + MARGIN + size * 0.34
  const y = box.y + MARGIN + 2 + cap / 2
  if (face.rank === '') drawSign(brush, 'joker', { x: x + 2, y: y + 2, size: cap * 1.2 }, inks)
  else drawRank(brush, face.rank, { x, y, size }, inks.ink)
  if (face.suit !== undefined) drawSign(brush, face.suit, { x, y: y + cap / 2 + 8 + size * 0.31, size: size * 0.62 }, inks)
}

/** Pressed together where it is wide: '10' takes little more room than '9'. */
function drawRank(
  brush: Brush,
  rank: string,
  at: { readonly x: number; readonly y: number; readonly size: number },
  ink: string,
): void {
  const { text, width } = fitted(rank, Infinity, [at.size, at.size], 700)
  const narrow = Math.min(1, (at.size * 0.86) / width)
  brush.save()
  brush.translate(at.x, at.y)
  brush.scale(narrow, 1)
  const room = Math.max(0, width * narrow - at.size * 0.68) / 2 / narrow // never out of the card to the left
  write(brush, { text, size: at.size }, { x: room, y: 0, align: 'center' }, { colour: ink, weight: 700 })
  brush.restore()
}

/** What stands for a suit where suits do not matter. */
function drawStrokes(
  brush: Brush,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  colour: string,
): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(Math.PI / 4)
  brush.fillStyle = colour
  const side = size * 0.3
  for (const [dx, dy] of [
    [-1, -1],
    [0, -1],
    [-1, 0],
    [0, 0],
  ] as const) {
    brush.fillRect(dx * (side + 3) + 1.5, dy * (side + 3) + 1.5, side, side)
  }
  brush.restore()
}

/** Paper with a soft shadow, which is two outlines: a blurred one takes longer than all the rest. */
export function drawSheet(brush: Brush, { x, y, w, h }: Box, colour: string): void {
  for (const [grow, down, alpha] of [
    [2, 4, 0.14],
    [1, 2, 0.22],
  ] as const) {
    brush.fillStyle = `rgba(0,0,0,${alpha})`
    round(brush, { x: x - grow, y: y - grow + down, w: w + 2 * grow, h: h + 2 * grow }, RADIUS + grow)
    brush.fill()
  }
  brush.fillStyle = colour
  round(brush, { x, y, w, h }, RADIUS)
  brush.fill()
  frame(brush, { x: x + 0.5, y: y + 0.5, w: w - 1, h: h - 1 }, EDGE, 1)
}
const RADIUS = 11

export function drawBack(brush: Brush, { x, y, w, h }: Box): void {
  const inner = { x: x + 7, y: y + 7, w: w - 14, h: h - 14 }
  brush.save()
  round(brush, inner, 7)
  brush.fillStyle = BACK
  brush.fill()
  brush.clip()
  brush.strokeStyle = 'rgba(255,255,255,0.22)'
  brush.lineWidth = 2
  brush.beginPath()
  for (let d = -h; d < w + h; d += 18) {
    brush.moveTo(x + d, y)
    brush.lineTo(x + d + h, y + h)
    brush.moveTo(x + d, y + h)
    brush.lineTo(x + d + h, y)
  }
  brush.stroke()
  brush.restore()
  const size = Math.min(w, h) * 0.4
  brush.fillStyle = BACK
  brush.beginPath()
  brush.arc(x + w / 2, y + h / 2, size * 0.72, 0, 2 * Math.PI)
  brush.fill()
  drawStrokes(brush, { x: x + w / 2, y: y + h / 2, size }, TEXT)
}

function shade(brush: Brush, box: Box): void {
  brush.save()
  brush.globalAlpha = 0.5
  brush.fillStyle = GROUND
  round(brush, box, RADIUS)
  brush.fill()
  brush.restore()
}

export function frame(brush: Brush, box: Box, colour: string = RULE, width = 2, radius = RADIUS): void {
  brush.strokeStyle = colour
  brush.lineWidth = width
  round(brush, box, radius)
  brush.stroke()
}

export function round(brush: Brush, { x, y, w, h }: Box, radius: number): void {
  brush.beginPath()
  brush.roundRect(x, y, w, h, radius)
}
