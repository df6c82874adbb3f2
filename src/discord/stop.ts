import { setTimeout as sleep } from 'node:timers/promises'
import type { Absent } from './absent.js'
import type { Background } from './background.js'
import type { Board } from './board.js'
import type { Peek } from './peek.js'
import type { Router } from './route.js'

export interface Stopping {
  readonly router: Router
  readonly unlisten: () => void
  readonly background: Background
  readonly board: Board
  readonly peek: Peek
  readonly absent: Absent
  /** What was begun at the start. */
  readonly repaired: Promise<void>
  /** How long Discord is waited for at all, in ms. */
  readonly mostMs: number
}

/**
 * Takes nothing new, answers and shows what is under way, says farewell under it, and writes what was not written yet. Presses and
 * channels get an eighth of the time before the farewell; of that, no word is begun or waited for in the last quarter.
 */
export async function stop(rooms: Stopping, sayFarewell: (over: AbortSignal) => Promise<void>): Promise<void> {
  const { router, unlisten, background, board, peek, absent, repaired, mostMs } = rooms
  const over = AbortSignal.timeout(mostMs * 0.75)
  const [soon, last] = [sleep(mostMs / 8), sleep(mostMs, undefined, { ref: false })]
  const drained = router.drain()
  await Promise.race([drained, soon])
  unlisten()
  background.stop()
  const shown = Promise.all([board.stop(soon), repaired])
  await Promise.race([shown, soon])
  await Promise.race([Promise.all([drained, shown, sayFarewell(over), absent.stop()]), last])
  await peek.stop(last)
}
