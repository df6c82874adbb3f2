import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { createCanvas } from '../../src/picture/canvas.js'
import { paintEmoji, type Emoji } from '../../src/picture/emoji.js'
import { paint } from '../../src/picture/paint.js'
import { scenesOfGames } from './games.js'
import { joker, plain, SCENES, suited } from './some.js'

/**
 * One picture of each kind, for people to look at: as it is, and as a phone shows it, on Discord's dark ground and its light one;
 * and those of whole games.
 */
const FOLDER = 'screenshots'
const PHONE = 360
const THEMES = { dark: '#313338', light: '#ffffff' } as const
const MARGIN = 12

await mkdir(FOLDER, { recursive: true })
for (const [name, scene] of Object.entries(SCENES)) {
  for (const colours of ['two', 'four'] as const) {
    const png = paint(scene, { colours })
    await writeFile(join(FOLDER, `picture-${name}-${colours}.png`), png)
    for (const [theme, ground] of Object.entries(THEMES)) {
      await writeFile(join(FOLDER, `picture-${name}-${colours}-phone-${theme}.png`), await onPhone(png, ground))
    }
  }
}

for (const [name, scene] of Object.entries(scenesOfGames()))
  await writeFile(join(FOLDER, `game-${name}.png`), await onPhone(paint(scene, { colours: 'two' }), THEMES.dark))

await writeFile(join(FOLDER, 'picture-emoji.png'), await emojiSheet())

/** Emoji in the sizes in which Discord shows them in text, and as they are. */
async function emojiSheet(): Promise<Buffer> {
  const faces = [...['A', '10', 'J', 'Q', 'K', ''].map(plain), ...['7S', '10H', 'QD', 'KC', 'AS'].map(suited), joker('red')]
  const emoji: readonly Emoji[] = ['hat', 'back', ...faces.flatMap(({ face }) => (face ? [{ face }] : []))]
  const canvas = createCanvas(1200, 2 * 260)
  const brush = canvas.getContext('2d')
  for (const [row, ground] of Object.values(THEMES).entries()) {
    brush.fillStyle = ground
    brush.fillRect(0, row * 260, canvas.width, 260)
    for (const [i, it] of emoji.entries()) {
      const image = await loadImage(Buffer.from(paintEmoji(it, { colours: 'four' })))
      for (const [y, size] of [
        [10, 22],
        [45, 48],
        [110, 80],
      ] as const)
        brush.drawImage(image, 10 + i * 84, row * 260 + y, size, size)
    }
  }
  return canvas.toBuffer('image/png')
}

async function onPhone(png: Buffer, ground: string): Promise<Buffer> {
  const image = await loadImage(png)
  const height = (PHONE * image.height) / image.width
  const canvas = createCanvas(PHONE + 2 * MARGIN, height + 2 * MARGIN)
  const brush = canvas.getContext('2d')
  brush.fillStyle = ground
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(image, MARGIN, MARGIN, PHONE, height)
  return canvas.toBuffer('image/png')
}
