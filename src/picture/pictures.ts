import type { Scene } from '../kit/scene.js'
import { createArtist, type After } from './artist.js'
import { createCache } from './cache.js'
import { keyOf } from './key.js'
import type { PictureOptions } from './paint.js'

/**
 * Scenes as PNGs, drawn in a thread of their own and kept for when they are wanted again. Nothing here ever rejects: what cannot
 * be drawn is undefined, and `onError` hears why, which tells nothing of what was to be seen.
 */
export interface Pictures {
  /** However long it takes. */
  draw(scene: Scene, options: PictureOptions): Promise<Uint8Array | undefined>
  /**
   * The picture if it is there within `ms`, else undefined; drawing goes on, and `draw` has it as soon as it is done, without
   * drawing it twice.
   */
  soon(scene: Scene, options: PictureOptions, ms?: number): Promise<Uint8Array | undefined>
  /** What is not drawn by now is undefined. */
  close(): Promise<void>
}

export interface PicturesOptions {
  readonly onError: (error: Error) => void
  readonly after?: After
  /** Of pictures that are kept. */
  readonly bytes?: number
  /** The program of the thread. */
  readonly worker?: URL
}

/** An answer waits no longer than that for its picture. */
export const SOON_MS = 150
const KEPT_BYTES = 16 * 2 ** 20

export function createPictures({ onError, after = later, bytes = KEPT_BYTES, worker = WORKER }: PicturesOptions): Pictures {
  const artist = createArtist({ worker, after })
  const kept = createCache(bytes)
  const atWork = new Map<string, Promise<Uint8Array | undefined>>()

  async function make(key: string, scene: Scene, options: PictureOptions): Promise<Uint8Array | undefined> {
    try {
      const png = await artist.draw({ scene, options })
      kept.set(key, png)
      return png
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      return undefined
    } finally {
      atWork.delete(key)
    }
  }

  function draw(scene: Scene, options: PictureOptions): Promise<Uint8Array | undefined> {
    const key = keyOf(scene, options)
    const there = kept.get(key)
    if (there !== undefined) return Promise.resolve(there)
    const begun = atWork.get(key) ?? make(key, scene, options)
    atWork.set(key, begun)
    return begun
  }

  return {
    draw,
    soon: (scene, options, ms = SOON_MS) =>
      new Promise((done) => {
        const cancel = after(ms, () => done(undefined))
        void draw(scene, options).then((png) => {
          cancel()
          done(png)
        })
      }),
    close: () => artist.close(),
  }
}

/** Built or not, the thread's program lies beside this file. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url)

const later: After = (ms, then) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}
