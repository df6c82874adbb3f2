import type { Path2D as Path, SKRSContext2D } from '@napi-rs/canvas'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { coverage } from './coverage.js'

// Said before the canvas is there, this keeps it from the fonts of the machine: a scene looks the same everywhere, byte for byte.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1'
const { createCanvas, GlobalFonts, Path2D } = await import('@napi-rs/canvas')

export { createCanvas, Path2D }
export type { Path }
export type Brush = SKRSContext2D

export type Weight = 500 | 700

const require = createRequire(import.meta.url)
const ODD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
const FONTS = {
  Foolish: [
    require.resolve('@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf'),
    require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  ],
  // For what Roboto lacks: Arabic, Georgian, suits, some emoji. There is no medium weight of it.
  'Foolish Odd': [ODD, require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')],
} as const
for (const [family, files] of Object.entries(FONTS)) {
  for (const file of files) {
    if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`the font of ${family} cannot be read`)
  }
}

export const fontOf = (size: number, weight: Weight): string => `${weight} ${size}px Foolish, "Foolish Odd"`

/** Whether a code point can be drawn. What Roboto has, DejaVu has too, so its table tells for both. */
export const drawable = coverage(readFileSync(ODD))

const ruler = createCanvas(1, 1).getContext('2d')
/** In pixels. */
export function measure(text: string, size: number, weight: Weight): number {
  ruler.font = fontOf(size, weight)
  return ruler.measureText(text).width
}
