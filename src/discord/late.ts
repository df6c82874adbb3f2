/**
 * Work that nobody waits for any more is dropped before it is begun, so that an overload heals itself: Discord gives up on an
 * interaction after 3 s. Ages come from the interaction's id; the smallest age seen of late tells how far our clock is off.
 */
export interface Lateness {
  /** How old an interaction made at `created` (ms, Discord's clock) is when met at `now` (ms, ours). */
  age(created: number, now: number): number
}

export const MOST_AGE_MS = 2500
/** The clocks are compared anew over windows of this length, because a clock may be set. */
const WINDOW_MS = 10 * 60_000

export function createLateness(): Lateness {
  let windowStart = -Infinity
  let least = 0
  let leastBefore = 0
  return {
    age(created, now) {
      const seen = now - created
      if (now - windowStart > WINDOW_MS || now < windowStart) {
        leastBefore = windowStart === -Infinity ? seen : least
        least = seen
        windowStart = now
      }
      least = Math.min(least, seen)
      return seen - Math.min(least, leastBefore) // a first press that is late counts as young: its answer is lost, nothing else
    },
  }
}
