import type { Memory } from './protocol.js'

/** `at`: ms after the last part began. */
export interface Sample extends Memory {
  readonly at: number
}

const MINUTE = 60_000
/** Less time than this shows no trend. */
const ENOUGH_MS = 3 * MINUTE

/** What is held in the last minute as a multiple of the first, garbage apart; undefined where the part was too short to say. */
export function growthOf(samples: readonly Sample[], ms: number): number | undefined {
  if (ms < ENOUGH_MS) return undefined
  const [first, last] = [medianIn(samples, 0, MINUTE), medianIn(samples, ms - MINUTE, Infinity)]
  return first && last ? last.heap / first.heap : undefined
}

/** A line for each minute, and one for the trend. */
export function memoryLines(samples: readonly Sample[], growth: number | undefined): readonly string[] {
  const minutes = Math.ceil(((samples.at(-1)?.at ?? 0) + 1) / MINUTE)
  const lines = Array.from({ length: minutes }, (_, minute) => {
    const it = medianIn(samples, minute * MINUTE, (minute + 1) * MINUTE)
    return it ? [`memory in the calm minute ${minute + 1}: heap ${megabytes(it.heap)} MB, resident ${megabytes(it.rss)} MB`] : []
  }).flat()
  return growth === undefined ? lines : [...lines, `memory at the end as a share of the beginning: ${growth.toFixed(3)}`]
}

export const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1)

function medianIn(samples: readonly Sample[], from: number, to: number): Memory | undefined {
  const these = samples.filter(({ at }) => at >= from && at < to)
  const median = (of: keyof Memory): number => these.map((it) => it[of]).toSorted((a, b) => a - b)[these.length >> 1] ?? 0
  return these.length === 0 ? undefined : { heap: median('heap'), rss: median('rss') }
}
