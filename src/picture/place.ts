import type { Place } from '../kit/scene.js'
import type { Block } from './block.js'
import type { Brush } from './canvas.js'
import { drawGap, round, TALL, type Box } from './card.js'
import { GOLD, GROUND, LIT, QUIET, TEXT, TINT, type Colours } from './colours.js'
import { layPile } from './pile.js'
import { drawSign } from './signs.js'
import { fitted, wrap, write, type Fitted } from './text.js'

const NAME = 44
const NOTE = 28
const NOTE_SIZE = 24
export const SIGN = 40

/** Heights that the places of one row share, so that their cards stand on one line. `unit`: the width of a card. */
export interface Shelf {
  readonly width: number
  readonly unit: number
  readonly named: boolean
  /** Somebody here wears a sign, over the name. */
  readonly signed: boolean
}

/** Lines of a note under the cards. */
const under = ({ cards, note }: Place, width: number): readonly Fitted[] =>
  note === undefined || cards.length === 0 ? [] : wrap(note, width, 2, NOTE_SIZE, 500)

export function layPlace(place: Place, { width, unit, named, signed }: Shelf, colours: Colours): Block {
  const pile = layPile(place, colours)
  const notes = under(place, width)
  const hat = signed ? SIGN + 2 : 0
  const top = hat + (named ? NAME : 0)
  const count = place.count === undefined ? 0 : 18
  return {
    height: top + pile.high * unit + count + notes.length * NOTE + (notes.length > 0 ? 8 : 0),
    draw(brush, x, y) {
      if (named) drawName(brush, place, { x, y: y + hat, w: width, h: NAME - 8 })
      const middle = x + width / 2
      if (place.cards.length > 0) pile.draw(brush, { x: middle, y: y + top, unit })
      else drawEmpty(brush, place, { x: middle - unit / 2, y: y + top, w: unit, h: unit * TALL })
      const below = y + top + pile.high * unit + count + 8 + NOTE / 2
      for (const [i, line] of notes.entries()) {
        write(brush, line, { x: middle, y: below + i * NOTE, align: 'center' }, { colour: QUIET })
      }
    },
  }
}

/** Under its sign, as under a hat; on a plate where it is lit. */
function drawName(brush: Brush, { name, sign, lit }: Place, { x, y, w, h }: Box): void {
  const text = fitted(name ?? '', w - (lit ? 20 : 4), [28, 20], 700)
  const middle = x + w / 2
  if (lit) {
    const plate = text.width + 20
    brush.fillStyle = LIT
    round(brush, { x: middle - plate / 2, y, w: plate, h }, h / 2)
    brush.fill()
  }
  write(brush, text, { x: middle, y: y + h / 2, align: 'center' }, { colour: lit ? GROUND : TEXT, weight: 700 })
  if (sign !== undefined) drawSign(brush, sign, { x: middle, y: y - SIGN / 2, size: SIGN }, { ink: TEXT, gold: GOLD })
}

function drawEmpty(brush: Brush, { note, lit }: Place, box: Box): void {
  brush.fillStyle = TINT
  round(brush, box, 11)
  brush.fill()
  drawGap(brush, box)
  if (note === undefined) return
  const lines = wrap(note, box.w - 12, 4, NOTE_SIZE, 500)
  const first = box.y + box.h / 2 - ((lines.length - 1) * NOTE) / 2
  for (const [i, line] of lines.entries()) {
    write(brush, line, { x: box.x + box.w / 2, y: first + i * NOTE, align: 'center' }, { colour: lit ? LIT : QUIET })
  }
}
