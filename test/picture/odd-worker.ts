import { getEnvironmentData, parentPort } from 'node:worker_threads'
import type { Asked } from '../../src/picture/artist.js'
import { answer } from '../../src/picture/answer.js'

// A thread that draws as ours does, unless the title of the scene asks for trouble.

const TROUBLE: Readonly<Record<string, () => 'draw' | 'never'>> = {
  dies: () => process.exit(3),
  hangs: () => 'never',
  /** Until the test opens the gate. */
  stalls() {
    Atomics.wait(new Int32Array(getEnvironmentData('gate') as SharedArrayBuffer), 0, 0)
    return 'draw'
  },
}

parentPort?.on('message', ({ scene, options }: Asked) => {
  const how = TROUBLE[scene.title ?? '']?.() ?? 'draw'
  if (how === 'draw') parentPort?.postMessage(answer({ scene, options }), [])
})
