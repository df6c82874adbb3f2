import { getEnvironmentData, parentPort } from 'node:worker_threads'
import type { Asked } from '../../src/picture/artist.js'
import { answer } from '../../src/picture/answer.js'

// A thread that draws as ours does, and waits before each picture while the gate of the test is shut.
const gate = new Int32Array(getEnvironmentData('gate') as SharedArrayBuffer)
parentPort?.on('message', (asked: Asked) => {
  Atomics.wait(gate, 0, 1)
  parentPort?.postMessage(answer(asked), [])
})
