import type { After } from '../../src/picture/artist.js'

/** A clock that stands still until it is told to pass. */
export function createStillClock(): { readonly after: After; pass(ms: number): void; readonly waiting: number } {
  let now = 0
  let alarms: readonly { readonly at: number; readonly ring: () => void }[] = []
  return {
    after(ms, ring) {
      const alarm = { at: now + ms, ring }
      alarms = [...alarms, alarm]
      return () => {
        alarms = alarms.filter((it) => it !== alarm)
      }
    },
    pass(ms) {
      now += ms
      const due = alarms.filter(({ at }) => at <= now)
      alarms = alarms.filter(({ at }) => at > now)
      for (const { ring } of due) ring()
    },
    get waiting() {
      return alarms.length
    },
  }
}
