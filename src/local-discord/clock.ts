/** The clock of this Discord in ms. It runs with the machine's and can be set forward, never back. */
export interface Clock {
  now(): number
  advance(ms: number): void
}

export function createClock(): Clock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance(ms) {
      ahead += Math.max(0, ms)
    },
  }
}
