import type { Arrow, Place, PlacesPart } from '../kit/scene.js'
import type { Block, Lay } from './block.js'
import type { Brush } from './canvas.js'
import { GROUND, LIT, RULE, type Colours } from './colours.js'
import { layPile } from './pile.js'
import { layPlace, SIGN } from './place.js'

const LARGEST = 116
const NARROWEST = 130
const WIDEST = 212
const GAP = 6
const ROW_GAP = 18
const ASIDE = 168
/** Height of one arrow above the names. */
const LANE = 26

export const layPlaces: Lay<PlacesPart> = ({ places, aside = [], arrows = [] }, width, colours) => {
  const main = width - (aside.length > 0 ? ASIDE + 28 : 0)
  const table = layRows(places, arrows, main, colours)
  const edge = layColumn(aside, colours)
  const height = Math.max(table.height, edge.height)
  return {
    height,
    draw(brush, x, y) {
      table.draw(brush, x, y + (height - table.height) / 2)
      if (aside.length === 0) return
      brush.fillStyle = RULE
      brush.fillRect(x + main + 13, y, 2, height)
      edge.draw(brush, x + main + 28, y + (height - edge.height) / 2)
    },
  }
}

function layRows(places: readonly Place[], arrows: readonly Arrow[], width: number, colours: Colours): Block {
  const most = arrows.length > 0 ? places.length : Math.floor((width + GAP) / (NARROWEST + GAP))
  const rows = Math.max(1, Math.ceil(places.length / most))
  const columns = Math.ceil(places.length / rows)
  const column = Math.min(WIDEST, (width - GAP * (columns - 1)) / columns)
  const left = (width - column * columns - GAP * (columns - 1)) / 2
  const lanes = arrows.length * LANE
  const signed = places.some(({ sign }) => sign !== undefined)
  const short = arrows.toSorted((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from))
  const widest = Math.max(1, ...places.map((place) => layPile(place, colours).wide))
  const unit = Math.min(LARGEST, (column - 2) / widest)
  const laid = Array.from({ length: rows }, (_, row) =>
    layRow(places.slice(row * columns, (row + 1) * columns), { column, unit }, colours),
  )
  return {
    height: lanes + laid.reduce((sum, { height }) => sum + height, 0) + (rows - 1) * ROW_GAP,
    draw(brush, x, y) {
      const end = (index: number): Point => ({
        x: x + left + index * (column + GAP) + column / 2,
        y: y + lanes + (signed && places[index]?.sign === undefined ? SIGN : 0),
      })
      for (const [i, { from, to }] of short.entries()) {
        drawArrow(brush, { from: end(from), to: end(to), top: y + 6 + (short.length - 1 - i) * LANE })
      }
      let down = y + lanes
      for (const row of laid) {
        row.draw(brush, x + left, down)
        down += row.height + ROW_GAP
      }
    },
  }
}

function layRow(
  places: readonly Place[],
  { column, unit }: { readonly column: number; readonly unit: number },
  colours: Colours,
): Block {
  const named = places.some(({ name }) => name !== undefined)
  const signed = places.some(({ sign }) => sign !== undefined)
  const blocks = places.map((place) => layPlace(place, { width: column, unit, named, signed }, colours))
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw(brush, x, y) {
      for (const [i, block] of blocks.entries()) block.draw(brush, x + i * (column + GAP), y)
    },
  }
}

function layColumn(places: readonly Place[], colours: Colours): Block {
  const blocks = places.map((place) => {
    const unit = Math.min(88, ASIDE / layPile(place, colours).wide)
    const { name, sign } = place
    return layPlace(place, { width: ASIDE, unit, named: name !== undefined, signed: sign !== undefined }, colours)
  })
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0) + ROW_GAP * Math.max(0, blocks.length - 1),
    draw(brush, x, y) {
      let down = y
      for (const block of blocks) {
        block.draw(brush, x, down)
        down += block.height + ROW_GAP
      }
    },
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Up from one name, along, and down upon another; over what is there already it passes as over a bridge. */
function drawArrow(brush: Brush, { from, to, top }: { readonly from: Point; readonly to: Point; readonly top: number }): void {
  const turn = Math.sign(to.x - from.x) * 12
  brush.beginPath()
  brush.moveTo(from.x, from.y - 4)
  brush.lineTo(from.x, top + 12)
  brush.quadraticCurveTo(from.x, top, from.x + turn, top)
  brush.lineTo(to.x - turn, top)
  brush.quadraticCurveTo(to.x, top, to.x, top + 12)
  brush.lineTo(to.x, to.y - 14)
  for (const [colour, width] of [
    [GROUND, 14],
    [LIT, 4],
  ] as const) {
    brush.strokeStyle = colour
    brush.lineWidth = width
    brush.stroke()
  }
  brush.fillStyle = LIT
  brush.beginPath()
  brush.moveTo(to.x, to.y - 2)
  brush.lineTo(to.x - 11, to.y - 17)
  brush.lineTo(to.x + 11, to.y - 17)
  brush.closePath()
  brush.fill()
}
