import { pick, type Rng } from '../../src/kit/rng.js'
import type { Fault, LocalDiscord } from '../../src/local-discord/local.js'
import type { Keeper } from './keeper.js'
import type { Plan } from './plan.js'

/** What is done to requests, and the words of a fault that the bot tells of when it met it. */
const FAULTS = {
  'rate limit': { fault: { retryAfter: 0.3 }, when: ['before'], words: /RateLimitError/u },
  '500': { fault: 500, when: ['before', 'after'], words: /^HTTPError.*Internal Server Error/u },
  '503': { fault: 503, when: ['before', 'after'], words: /^HTTPError.*Service Unavailable/u },
  stall: { fault: 'stall', when: ['before', 'after'], words: /AbortError/u },
  cut: { fault: 'cut', when: ['before', 'after'], words: /other side closed|ECONNRESET/u },
} as const satisfies Record<string, Planned>
interface Planned {
  readonly fault: Fault
  readonly when: readonly ('before' | 'after')[]
  readonly words: RegExp
}
type Kind = keyof typeof FAULTS
const KINDS: readonly Kind[] = ['rate limit', '500', '503', 'stall', 'cut']

/** First answers, private panels, channels. */
const WHERE = [/\/interactions\//, /\/webhooks\//, /\/channels\//] as const

export interface Trouble {
  /** How many were planned, by kind; connections that were cut too. */
  readonly planned: Map<string, number>
  /** Of the faults that the bot told of, those that follow from none planned here: of other words, or more than were planned. */
  unexplained(told: readonly string[]): readonly string[]
  stop(): void
}

/** Plans faults now and then: of requests at `plan.faults` a second, and of the gateway twice a minute. */
export function makeTrouble(local: LocalDiscord, keeper: Keeper, plan: Plan, rng: Rng): Trouble {
  const planned = new Map<string, number>()
  const note = (kind: string): void => void planned.set(kind, (planned.get(kind) ?? 0) + 1)
  const request = (): void => {
    const kind = pick(KINDS, rng)
    const { fault, when } = FAULTS[kind]
    local.faults.next(pick(WHERE, rng), fault, 1, pick<'before' | 'after'>(when, rng))
    note(kind)
  }
  const gateway = (): void => {
    keeper.drops()
    const how = pick(['dropped socket', 'dropped socket', 'reconnect', 'ended session'], rng)
    if (how === 'dropped socket') local.faults.dropSockets()
    else if (how === 'reconnect') local.faults.reconnect()
    else local.faults.endSessions()
    note(how)
  }
  const timers = [setInterval(request, 1_000 / plan.faults), setInterval(gateway, 27_000)]
  return {
    planned,
    unexplained(told) {
      const left = new Map(planned)
      return told.filter((text) => {
        const kind = KINDS.find((it) => FAULTS[it].words.test(text))
        const count = (kind !== undefined && left.get(kind)) || 0
        if (kind !== undefined) left.set(kind, count - 1)
        return count <= 0
      })
    },
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  }
}
