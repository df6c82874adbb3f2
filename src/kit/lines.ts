import type { Line } from './screen.js'
import type { Text } from './text.js'

// Lines and rows as screens lay them.

export const line = (as: 'headline' | 'plain' | 'quote' | 'small', text: Text): Line => ({ as, text })

/** Plain lines of what there is to say; undefined where there is nothing. */
export const plainLines = (texts: readonly (Text | undefined)[]): readonly Line[] =>
  texts.flatMap((text) => (text ? [line('plain', text)] : []))

/** Rows of at most so many, so that a phone shows them as they are. */
export const rowsOf = <T>(items: readonly T[], size: 2 | 3): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
