import { Worker } from 'node:worker_threads'
import type { Scene } from '../kit/scene.js'
import type { PictureOptions } from './paint.js'

/** What the thread is told, and what it answers. */
export interface Asked {
  readonly scene: Scene
  readonly options: PictureOptions
}
export type Drawn = { readonly png: Uint8Array<ArrayBuffer> } | { readonly failed: string }

/** Does `then` after so many ms, unless the answer is called before. */
export type After = (ms: number, then: () => void) => () => void

/** Draws in a thread of its own, one picture at a time, in the order in which they are asked for. */
export interface Artist {
  /** Rejects when it cannot be drawn, or not in time, or when too many wait already. */
  draw(asked: Asked): Promise<Uint8Array>
  close(): Promise<void>
}

export interface ArtistOptions {
  /** The program of the thread. */
  readonly worker: URL
  readonly after: After
}

/** A thread that is not done after that long is ended; the next picture gets a new one. */
export const MOST_DRAWING_MS = 10_000
/** More than that would be drawn too late for anybody. */
export const MOST_WAITING = 64

interface Job {
  readonly asked: Asked
  done(png: Uint8Array): void
  failed(error: Error): void
}

/** The thread starts with the first picture and does not keep the program running while it has nothing to draw. */
export function createArtist({ worker, after }: ArtistOptions): Artist {
  const waiting: Job[] = []
  let thread: Worker | undefined
  let drawing: Job | undefined
  let inTime = (): void => undefined
  let closed = false

  function next(): void {
    if (drawing !== undefined) return
    drawing = waiting.shift()
    if (drawing === undefined) {
      thread?.unref()
      return
    }
    thread ??= start()
    thread.ref()
    const slow = thread
    inTime = after(MOST_DRAWING_MS, () => lose(slow, new Error('a picture took too long')))
    thread.postMessage(drawing.asked, [])
  }

  /** The drawing at hand is over; the next one begins. */
  function end(how: (job: Job) => void): void {
    const job = drawing
    drawing = undefined
    inTime()
    if (job !== undefined) how(job)
    next()
  }

  function start(): Worker {
    const started = threadOf(worker)
    started.on('message', (drawn: Drawn) => {
      if (started !== thread) return
      end((job) => ('png' in drawn ? job.done(drawn.png) : job.failed(new Error(drawn.failed))))
    })
    started.on('error', (error) => lose(started, error))
    started.on('exit', (code) => lose(started, new Error(`the thread that draws ended with ${code}`)))
    return started
  }

  /** That thread is of no use any more. */
  function lose(lost: Worker, error: unknown): void {
    if (lost !== thread) return
    thread = undefined
    void lost.terminate()
    end((job) => job.failed(error instanceof Error ? error : new Error(String(error))))
  }

  return {
    draw: (asked) =>
      new Promise((done, failed) => {
        if (closed) return failed(new Error('nothing is drawn any more'))
        if (waiting.length >= MOST_WAITING) return failed(new Error('too many pictures wait to be drawn'))
        waiting.push({ asked, done, failed })
        next()
      }),
    async close() {
      closed = true
      for (const job of waiting.splice(0)) job.failed(new Error('nothing is drawn any more'))
      const last = thread
      if (last !== undefined) lose(last, new Error('nothing is drawn any more'))
      await last?.terminate()
    },
  }
}

/** Built, the program is started as it is; as a source, through what runs sources while they are developed. */
const threadOf = (program: URL): Worker =>
  program.pathname.endsWith('.ts')
    ? new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport('${program}', '${program}'))`, { eval: true })
    : new Worker(program)
