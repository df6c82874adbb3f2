import { build } from 'esbuild'
import { pathToFileURL } from 'node:url'
import { setEnvironmentData } from 'node:worker_threads'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Scene } from '../../src/kit/scene.js'
import { MOST_DRAWING_MS, MOST_WAITING } from '../../src/picture/artist.js'
import { paint } from '../../src/picture/paint.js'
import { createPictures, SOON_MS, type Pictures } from '../../src/picture/pictures.js'
import { bundled } from '../bundled.js'
import { sources } from '../sources.js'
import { createStillClock } from './clock.js'
import { facesHand, trick } from './some.js'

const TWO = { colours: 'two' } as const
const titled = (title: string): Scene => ({ alt: title, title, parts: [] })
const TOO_HIGH: Scene = {
  alt: 'A secret.',
  parts: Array.from({ length: 60 }, () => ({ as: 'marks' as const, name: 'secret', marks: [{ text: 'secret' }] })),
}

let worker: URL
beforeAll(async () => {
  worker = pathToFileURL(await bundled(new URL('./odd-worker.ts', import.meta.url)))
})
const opened: Pictures[] = []
afterEach(() => Promise.all(opened.splice(0).map((pictures) => pictures.close())))

/** Pictures on a clock that stands still, with a thread that knows trouble, and what was reported. */
function setUp(bytes?: number): {
  readonly pictures: Pictures
  readonly clock: ReturnType<typeof createStillClock>
  readonly errors: string[]
} {
  const errors: string[] = []
  const clock = createStillClock()
  const pictures = createPictures({
    onError: ({ message }) => errors.push(message),
    after: clock.after,
    worker,
    ...(bytes !== undefined && { bytes }),
  })
  opened.push(pictures)
  return { pictures, clock, errors }
}

describe('pictures', () => {
  it('come out of their own thread as they are painted, from the sources too', async () => {
    const pictures = createPictures({ onError: ({ message }) => expect.unreachable(message) })
    opened.push(pictures)
    expect(await pictures.draw(trick, TWO)).toEqual(new Uint8Array(paint(trick, TWO)))
  })

  it('come out of the thread beside them once they are built, too', async () => {
    await build({
      entryPoints: [...(await sources('src/picture', 'src/kit'))],
      outdir: 'dist/test/built',
      outbase: '.',
      format: 'esm',
      platform: 'node',
      target: 'node20',
    })
    const file = pathToFileURL('dist/test/built/src/picture/pictures.js').href
    const built = (await import(file)) as { readonly createPictures: typeof createPictures }
    const pictures = built.createPictures({ onError: ({ message }) => expect.unreachable(message) })
    opened.push(pictures)
    expect(await pictures.draw(trick, TWO)).toEqual(new Uint8Array(paint(trick, TWO)))
  })

  it('are kept by what they show', async () => {
    const { pictures } = setUp()
    const first = await pictures.draw(facesHand, TWO)
    expect(first).toBeDefined()
    expect(await pictures.draw({ ...structuredClone(facesHand), alt: 'Other words.' }, TWO)).toBe(first)
    expect(await pictures.soon(facesHand, TWO)).toBe(first)
    expect(await pictures.draw({ ...facesHand, title: 'Hand' }, TWO)).not.toEqual(first)
    expect(await pictures.draw(facesHand, { colours: 'four' })).not.toBe(first)
  })

  it('are drawn once for all who ask meanwhile', async () => {
    const { pictures } = setUp()
    const [one, other, third] = await Promise.all([
      pictures.draw(trick, TWO),
      pictures.draw(trick, TWO),
      pictures.soon(trick, TWO),
    ])
    expect(one).toBeDefined()
    expect(other).toBe(one)
    expect(third).toBe(one)
  })

  it('are drawn anew when the cache is too small for them', async () => {
    const { pictures } = setUp(100)
    const first = await pictures.draw(trick, TWO)
    const again = await pictures.draw(trick, TWO)
    expect(again).toEqual(first)
    expect(again).not.toBe(first)
  })
})

describe('a picture that is not there soon', () => {
  it('keeps nobody waiting while its thread is stalled, and is there for the edit that follows', async () => {
    const { pictures, clock, errors } = setUp()
    const gate = new Int32Array(new SharedArrayBuffer(4))
    setEnvironmentData('gate', gate.buffer)
    const answer = pictures.soon(titled('stalls'), TWO)
    clock.pass(SOON_MS)
    expect(await answer).toBeUndefined()
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
    const edit = await pictures.draw(titled('stalls'), TWO)
    expect(edit).toEqual(new Uint8Array(paint(titled('stalls'), TWO)))
    expect(await pictures.soon(titled('stalls'), TWO, 0)).toBe(edit)
    expect(errors).toEqual([])
  })

  it('waits for no alarm any more once it is there', async () => {
    const { pictures, clock } = setUp()
    expect(await pictures.soon(trick, TWO)).toBeDefined()
    expect(clock.waiting).toBe(0)
  })
})

describe('a drawing that fails', () => {
  it('is reported, without a word of what was to be seen, and is no picture', async () => {
    const { pictures, errors } = setUp()
    expect(await pictures.soon(TOO_HIGH, TWO)).toBeUndefined()
    expect(errors).toEqual([expect.stringContaining('too high')])
    expect(errors.join()).not.toContain('secret')
    expect(await pictures.draw(trick, TWO)).toBeDefined()
  })

  it('may take its thread with it: the next one gets a new one', async () => {
    const { pictures, errors } = setUp()
    const [lost, next] = await Promise.all([pictures.draw(titled('dies'), TWO), pictures.draw(trick, TWO)])
    expect(lost).toBeUndefined()
    expect(next).toEqual(new Uint8Array(paint(trick, TWO)))
    expect(errors).toEqual(['the thread that draws ended with 3'])
  })

  it('is one where there is no thread to be had', async () => {
    const errors: string[] = []
    const pictures = createPictures({
      onError: ({ message }) => errors.push(message),
      worker: new URL('nowhere.js', import.meta.url),
    })
    opened.push(pictures)
    expect([await pictures.draw(trick, TWO), await pictures.draw(facesHand, TWO)]).toEqual([undefined, undefined])
    expect(errors).toEqual([expect.stringContaining('nowhere.js'), expect.stringContaining('nowhere.js')])
  })

  it('ends when it takes too long', async () => {
    const { pictures, clock, errors } = setUp()
    const [hanging, next] = [pictures.draw(titled('hangs'), TWO), pictures.draw(trick, TWO)]
    clock.pass(MOST_DRAWING_MS)
    expect(await hanging).toBeUndefined()
    expect(await next).toBeDefined()
    expect(errors).toEqual(['a picture took too long'])
  })

  it('is not begun where too many wait, or where all is over', async () => {
    const { pictures, errors } = setUp()
    const asked = Array.from({ length: MOST_WAITING + 1 }, (_, i) => pictures.draw(titled(i === 0 ? 'hangs' : String(i)), TWO))
    expect(await pictures.draw(trick, TWO)).toBeUndefined()
    expect(errors).toEqual(['too many pictures wait to be drawn'])
    await pictures.close()
    expect(new Set(await Promise.all(asked))).toEqual(new Set([undefined]))
    expect(await pictures.draw(trick, TWO)).toBeUndefined()
  })
})
