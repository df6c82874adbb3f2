/**
 * The order between what people wait for and what may follow: edits and refreshes begin at once while no press is being
 * answered; while presses come without a pause they begin one at a time, 50 a second, which is also all that Discord lets a bot
 * do (topics/rate-limits). What waits is drawn when it begins, so it shows the newest state, however long it waited.
 */
export interface Background {
  /** Settles when the next piece of such work may begin. First come, first served. */
  turn(): Promise<void>
  /** A press is being answered, until the function that comes back is called. */
  press(): () => void
  /** How many pieces wait for their turn. */
  length(): number
  /** Lets everything that waits begin. */
  stop(): void
}

const BUSY_MS = 20
/** So many begin together when nobody presses, and then presses have a chance to be met. */
const AT_ONCE = 16

export function createBackground(): Background {
  const waiting: (() => void)[] = []
  let presses = 0
  let timer: NodeJS.Timeout | undefined

  const arm = (): void => {
    timer ??= setTimeout(pump, presses > 0 ? BUSY_MS : 0)
  }
  const pump = (): void => {
    timer = undefined
    for (const begin of waiting.splice(0, presses > 0 ? 1 : AT_ONCE)) begin()
    if (waiting.length > 0) arm()
  }
  return {
    turn() {
      if (presses === 0 && waiting.length === 0) return Promise.resolve()
      return new Promise((begin) => {
        waiting.push(begin)
        arm()
      })
    },
    press() {
      presses++
      return () => void presses--
    },
    length: () => waiting.length,
    stop() {
      clearTimeout(timer)
      for (const begin of waiting.splice(0)) begin()
    },
  }
}
