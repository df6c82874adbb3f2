import { parentPort } from 'node:worker_threads'
import { answer } from './answer.js'
import type { Asked } from './artist.js'

/** The thread that draws: one scene in, one picture out. */
parentPort?.on('message', (asked: Asked) => {
  const drawn = answer(asked)
  parentPort?.postMessage(drawn, 'png' in drawn ? [drawn.png.buffer] : [])
})
