import { drawable, fontOf, measure, type Brush, type Weight } from './canvas.js'

export interface Fitted {
  readonly text: string
  readonly size: number
  readonly width: number
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const letters = (text: string): readonly string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]$/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const RLM = '\u200F'

/** Without what no font here can draw, which would be boxes; a question mark where nothing else is left of it. */
export function legible(text: string): string {
  const seen = letters(text).filter((letter) => Array.from(letter).every((it) => UNSEEN.test(it) || drawable(it.codePointAt(0)!)))
  return seen.join('').replaceAll(/\s+/g, ' ').trim() || (text.trim() === '' ? '' : '?')
}

/** In one line: as large as fits between two sizes; where the smaller one is too wide still, pressed a little, or cut behind a letter. */
export function fitted(text: string, width: number, [most, least]: readonly [number, number], weight: Weight): Fitted {
  const whole = legible(text)
  for (let size = most; size >= least; size -= 2) {
    const wide = measure(whole, size, weight)
    if (wide <= width) return { text: whole, size, width: wide }
    if (size - 2 < least && wide * NARROWEST <= width) return { text: whole, size, width }
  }
  return cut(whole, width, least, weight)
}

/** How much letters may be pressed together, before some are left out. */
const NARROWEST = 0.86

function cut(text: string, width: number, size: number, weight: Weight): Fitted {
  const all = letters(text)
  const end = RIGHT_TO_LEFT.test(all[0] ?? '') ? `…${RLM}` : '…'
  for (let count = all.length - 1; count > 0; count--) {
    const shorter = all.slice(0, count).join('').trimEnd() + end
    const wide = measure(shorter, size, weight)
    if (wide <= width) return { text: shorter, size, width: wide }
  }
  return { text: end, size, width: measure(end, size, weight) }
}

/** In at most so many lines, broken between words; the last one takes what is left, cut where it must be. */
export function wrap(text: string, width: number, lines: number, size: number, weight: Weight): readonly Fitted[] {
  const words = legible(text).split(' ').filter(Boolean)
  const found: string[] = []
  for (const word of words) {
    const longer = `${found.at(-1) ?? ''} ${word}`.trim()
    const room = found.length === lines || (found.length > 0 && measure(longer, size, weight) <= width)
    if (room) found[found.length - 1] = longer
    else found.push(word)
  }
  return found.map((line) => fitted(line, width, [size, size - 4], weight))
}

/** `y` is the middle of the capital letters. */
export function write(
  brush: Brush,
  { text, size, width }: Pick<Fitted, 'text' | 'size'> & Partial<Fitted>,
  at: { readonly x: number; readonly y: number; readonly align?: 'left' | 'center' | 'right' },
  { colour, weight = 500 }: { readonly colour: string; readonly weight?: Weight },
): void {
  brush.font = fontOf(size, weight)
  brush.fillStyle = colour
  brush.textAlign = at.align ?? 'left'
  // A last pixel of room: what fits is drawn as it is.
  if (width === undefined) brush.fillText(text, at.x, at.y + size * CAP_HALF)
  else brush.fillText(text, at.x, at.y + size * CAP_HALF, width + 1)
}
/** Half the height of a capital letter of Roboto, of the font's size. */
const CAP_HALF = 0.356
