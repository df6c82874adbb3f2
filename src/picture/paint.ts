import type { Scene, ScenePart } from '../kit/scene.js'
import type { Block } from './block.js'
import { createCanvas, type Brush } from './canvas.js'
import { frame, round } from './card.js'
import { layChart } from './chart.js'
import { GROUND, TEXT, type Colours } from './colours.js'
import { layHand } from './hand.js'
import { layMarks } from './marks.js'
import { layPlaces } from './places.js'
import { laySheet } from './sheet.js'
import { fitted, write } from './text.js'

/** Two pixels of a picture are one of a phone that shows it 360 px wide. */
export const WIDTH = 720
const PAD = 20
const GAP = 22
const TITLE = 44
/** Discord shows no picture that is much higher well, and a wrong scene must not take all memory. */
const HIGHEST = 2400

export interface PictureOptions {
  /** 'four': every suit has a colour of its own. */
  readonly colours: Colours
}

/** The scene as a PNG, WIDTH pixels wide, as high as it needs. Throws when that is more than HIGHEST. */
export function paint(scene: Scene, options: PictureOptions): Buffer {
  const { height, draw } = compose(scene, options)
  if (height > HIGHEST) throw new Error(`a picture ${height} pixels high is too high`)
  const canvas = createCanvas(WIDTH, height)
  draw(canvas.getContext('2d'))
  return canvas.toBuffer('image/png')
}

/** Measured, and ready to be drawn on whatever is as large. */
export function compose(
  { title, parts }: Scene,
  { colours }: PictureOptions,
): { readonly height: number; draw(brush: Brush): void } {
  const blocks = parts.map((part) => layPart(part, colours))
  const head = title === undefined ? 0 : TITLE
  const height = Math.ceil(
    2 * PAD + head + blocks.reduce((sum, block) => sum + block.height, 0) + GAP * Math.max(0, blocks.length - 1),
  )
  return {
    height,
    draw(brush) {
      brush.textBaseline = 'alphabetic'
      brush.fillStyle = GROUND
      round(brush, { x: 0, y: 0, w: WIDTH, h: height }, 28)
      brush.fill()
      frame(brush, { x: 7, y: 7, w: WIDTH - 14, h: height - 14 }, 'rgba(255,255,255,0.12)', 2, 22)
      if (title !== undefined) {
        write(brush, fitted(title, WIDTH - 2 * PAD, [34, 24], 700), { x: PAD, y: PAD + 16 }, { colour: TEXT, weight: 700 })
      }
      let down = PAD + head
      for (const block of blocks) {
        block.draw(brush, PAD, down)
        down += block.height + GAP
      }
    },
  }
}

function layPart(part: ScenePart, colours: Colours): Block {
  const width = WIDTH - 2 * PAD
  switch (part.as) {
    case 'hand':
      return layHand(part, width, colours)
    case 'places':
      return layPlaces(part, width, colours)
    case 'marks':
      return layMarks(part, width, colours)
    case 'sheet':
      return laySheet(part, width, colours)
    case 'chart':
      return layChart(part, width, colours)
  }
}
