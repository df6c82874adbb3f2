import { createHash } from 'node:crypto'
import type { Clock } from './clock.js'

/** So many requests in so many ms. */
export interface Limit {
  readonly count: number
  readonly ms: number
  /** 'shared' is one bucket for a whole channel, whoever asks. */
  readonly scope: 'user' | 'shared'
}

/** What Discord tells of a limit in headers, and with 429 when it is passed. */
export interface Verdict {
  readonly headers: Readonly<Record<string, string>>
  readonly refused?: { readonly retryAfter: number; readonly global: boolean }
}

export interface Limits {
  /** Counts a request of the bot against 50 a second. */
  global(): Verdict
  /** `bucket` is the route, `major` the channel or the token whose bucket it is. */
  route(limit: Limit, bucket: string, major: string): Verdict
}

const GLOBAL = { count: 50, ms: 1000 } as const
/** Buckets of dead tokens are swept out when so many stand about. */
const MANY_BUCKETS = 5_000
const SWEEP_MS = 1_000

interface Bucket {
  left: number
  readonly resetAt: number
}

/** Discord publishes no figures and says to read the headers: these are the observed ones, by this Discord's clock. */
export function createLimits(clock: Clock): Limits {
  const buckets = new Map<string, Bucket>()
  let sweptAt = 0
  const sweep = (now: number): void => {
    if (buckets.size < MANY_BUCKETS || now - sweptAt < SWEEP_MS) return
    sweptAt = now
    for (const [key, { resetAt }] of buckets) if (resetAt <= now) buckets.delete(key)
  }
  const take = (key: string, count: number, ms: number): Bucket & { readonly over: boolean; readonly seconds: number } => {
    const now = clock.now()
    let bucket = buckets.get(key)
    if (!bucket || bucket.resetAt <= now) {
      sweep(now)
      buckets.set(key, (bucket = { left: count, resetAt: now + ms }))
    }
    const over = bucket.left <= 0
    if (!over) bucket.left--
    return { ...bucket, over, seconds: (bucket.resetAt - now) / 1000 }
  }
  const names = new Map<string, string>()
  const nameOf = (bucket: string): string => {
    let name = names.get(bucket)
    if (name === undefined) names.set(bucket, (name = createHash('md5').update(bucket).digest('hex')))
    return name
  }
  return {
    global() {
      const { over, seconds } = take('global', GLOBAL.count, GLOBAL.ms)
      if (!over) return { headers: {} }
      const headers = { 'retry-after': String(Math.ceil(seconds)), 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' }
      return { headers, refused: { retryAfter: seconds, global: true } }
    },
    route({ count, ms, scope }, bucket, major) {
      const { left, resetAt, over, seconds } = take(`${bucket}|${major}`, count, ms)
      const headers = {
        'x-ratelimit-limit': String(count),
        'x-ratelimit-remaining': String(left),
        'x-ratelimit-reset': (resetAt / 1000).toFixed(3),
        'x-ratelimit-reset-after': seconds.toFixed(3),
        'x-ratelimit-bucket': nameOf(bucket),
      }
      if (!over) return { headers }
      const refusal = { 'retry-after': String(Math.ceil(seconds)), 'x-ratelimit-scope': scope }
      return { headers: { ...headers, ...refusal }, refused: { retryAfter: seconds, global: false } }
    },
  }
}
