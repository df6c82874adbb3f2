import { pathToFileURL } from 'node:url'
import type { Scene } from '../../src/kit/scene.js'
import { createCanvas } from '../../src/picture/canvas.js'
import { compose, WIDTH } from '../../src/picture/paint.js'
import { createPictures } from '../../src/picture/pictures.js'
import { bundled } from '../bundled.js'
import { recorded, repeat } from '../picture/recorder.js'
import { facesHand, fullBout } from '../picture/some.js'
import { median, type BenchRow } from './row.js'

const RUNS = 41
const OPTIONS = { colours: 'two' } as const
const SCENES = { 'a hand of 13 cards': facesHand, 'a full table': fullBout } as const

/**
 * What a picture costs whoever waits for it, from the scene to the bytes and with nothing kept, beside the canvas repeating the very
 * same calls in this thread: no layout, no fitting of texts, no thread to cross. They take turns.
 */
export async function picturesBench(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  const worker = pathToFileURL(await bundled(new URL('../../src/picture/worker.ts', import.meta.url)))
  const pictures = createPictures({ onError: fail, bytes: 0, worker })
  for (const [name, scene] of Object.entries(SCENES)) {
    const bare = bareOf(scene)
    const times: (readonly [ours: number, bare: number])[] = []
    for (let run = 0; run < RUNS + WARM; run++) {
      times.push([await timed(() => pictures.draw(scene, OPTIONS)), await timed(bare)])
    }
    const warm = times.slice(WARM)
    const [ours, reference] = [median(warm.map(([ours]) => ours)), median(warm.map(([, bare]) => bare))]
    rows.push({
      name: `picture: ${name}, ms, median of ${RUNS}`,
      ours: ours.toFixed(1),
      reference: `bare canvas ${reference.toFixed(1)}`,
      ratio: median(warm.map(([ours, bare]) => ours / bare)),
      aim: 'at most 1.5',
    })
  }
  await pictures.close()
  return rows
}
/** The first ones wait for the thread and for the fonts. */
const WARM = 5

function bareOf(scene: Scene): () => Buffer {
  const { height, draw } = compose(scene, OPTIONS)
  const { brush, strokes } = recorded(createCanvas(WIDTH, height).getContext('2d'))
  draw(brush)
  return () => {
    const canvas = createCanvas(WIDTH, height)
    repeat(canvas.getContext('2d'), strokes)
    return canvas.toBuffer('image/png')
  }
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function fail(error: Error): never {
  throw error
}
