import type { Brush } from './canvas.js'
import type { Colours } from './colours.js'

/** A part of a scene that knows how high it is before it is drawn. */
export interface Block {
  readonly height: number
  /** `x`, `y`: its upper left corner. */
  draw(brush: Brush, x: number, y: number): void
}

/** How a kind of part is laid into a width. */
export type Lay<Part> = (part: Part, width: number, colours: Colours) => Block
