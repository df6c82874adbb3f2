import type { LocalDiscord } from './local.js'

export type AnsweredRequest = LocalDiscord['requests'][number]

/** The newest half of this many is always there. */
const MOST_REQUESTS = 10_000

/** What has been asked and answered, oldest first. */
export function createRequestLog() {
  const entries: AnsweredRequest[] = []
  return {
    entries: entries as readonly AnsweredRequest[],
    add(entry: AnsweredRequest): void {
      if (entries.length >= MOST_REQUESTS) entries.splice(0, MOST_REQUESTS / 2)
      entries.push(entry)
    },
  }
}
export type RequestLog = ReturnType<typeof createRequestLog>
