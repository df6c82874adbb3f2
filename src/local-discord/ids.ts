import { createHash } from 'node:crypto'
import type { Clock } from './clock.js'

/** Discord's first millisecond: 2015-01-01 UTC. */
const EPOCH = 1_420_070_400_000
/** The day on which everything that keeps its id was made: 2024-01-01 UTC. */
const FOUNDED = 1_704_067_200_000
const DAY = 86_400_000
const PER_MS = 1 << 22

const snowflake = (ms: number, low: number): string => ((BigInt(ms - EPOCH) << 22n) | BigInt(low)).toString()

/**
 * The same id for the same name at every start. 18 or 19 digits, because discord.js reads rate limits' channels out of a route
 * only when the id has 17 to 19.
 */
export function stableId(kind: string, name: string): string {
  const hash = createHash('sha256').update(`${kind}:${name}`).digest()
  return snowflake(FOUNDED + (hash.readUInt32BE(0) % DAY), hash.readUInt32BE(4) % PER_MS)
}

/** Ids that rise with the clock, also within one millisecond. */
export function createIds(clock: Clock): () => string {
  let last = 0
  let low = 0
  return () => {
    const now = clock.now()
    if (now > last) {
      last = now
      low = 0
    } else if (++low === PER_MS) {
      last++
      low = 0
    }
    return snowflake(last, low)
  }
}
