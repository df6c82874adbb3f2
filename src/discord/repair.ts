import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '../store/store.js'
import type { Board } from './board.js'
import { LATEST_MS } from './farewell.js'
import type { Ground } from './ground.js'
import type { Peek } from './peek.js'
import { FAREWELL } from './round.js'

export interface RepairOptions {
  readonly store: Store
  readonly board: Board
  readonly peek: Peek
  readonly ground: Ground
  readonly isStopping: () => boolean
}

/** Whatever was behind by more than this was held up by its channel, and comes with the table's next change. */
const REPAIR_MS = 5 * 60_000
/** Between two tables looked at after a start, so that presses go first. */
const REPAIR_PAUSE_MS = 20

/**
 * What was committed but not shown when the last process ended is shown now, the latest first, and words of farewell go; older
 * tables stand as they should.
 */
export async function repair({ store, board, peek, ground, isStopping }: RepairOptions): Promise<void> {
  await ground.missed()
  const behind = new Set((await store.latest(REPAIR_MS)).map(({ id }) => id))
  for (const { id } of await store.latest(LATEST_MS)) {
    if (isStopping()) return
    if (!behind.has(id) && !(await store.pages(id)).some(({ key }) => key === FAREWELL)) continue
    peek.changed(id, { by: undefined, started: false }, board.mended(id))
    await sleep(REPAIR_PAUSE_MS)
  }
}
