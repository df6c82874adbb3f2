import type { Store } from '../store/store.js'
import type { HouseDoor } from './door.js'
import type { House } from './house.js'

/** The small fact that says when this program was last alive (ms since 1970). */
const ALIVE = 'alive'
/** How often it is written: an outage is known to within so long (ms). */
const BEAT_MS = 5_000
/** Between two processes there is no time to speak of (ms): a shorter gap is no outage. */
const SHORTEST_MS = 1_000
const HOUR_MS = 60 * 60_000

export interface PulseOptions {
  readonly store: Pick<Store, 'fact' | 'putFact'>
  readonly tables: Pick<HouseDoor, 'giveBack' | 'sweep'>
  readonly house: Pick<House, 'hold' | 'release' | 'precede'>
  readonly now?: () => number
  readonly beatMs?: number
  readonly onError?: (error: unknown) => void
}

/**
 * Notices our own outages, by a fact that is written while we live and people can reach us, and gives that time back to everybody
 * whose clock ran: after a kill, when the machine slept, and when nobody could reach us. Once an hour it ends tables at which
 * nothing has happened for very long.
 */
export function createPulse({ store, tables, house, now = Date.now, beatMs = BEAT_MS, onError = () => {} }: PulseOptions) {
  /** A gap of so long is the machine's sleep, a shorter one a late beat (ms). */
  const late = 2 * beatMs
  const state = { last: 0, swept: 0, cut: undefined as number | undefined, stopped: false, beating: Promise.resolve() }
  let timer: NodeJS.Timeout | undefined

  async function beat(longest: number): Promise<void> {
    if (state.cut !== undefined) return
    const at = now()
    if (state.last > 0 && at - state.last > longest) await tables.giveBack(state.last, at)
    state.last = at
    await store.putFact(ALIVE, String(at))
    if (at - state.swept < HOUR_MS) return
    state.swept = at
    await tables.sweep()
  }
  /** One after the other, so that nothing is given back twice. */
  function beatNext(longest: number): Promise<void> {
    const beaten = state.beating.then(() => beat(longest))
    state.beating = beaten.catch(() => {})
    return beaten
  }
  function beatSoon(): void {
    if (state.stopped) return
    timer = setTimeout(() => void beatNext(late).catch(onError).finally(beatSoon), beatMs)
  }
  /** The house may wake before the next beat where the machine has slept. */
  const look = async (): Promise<void> => {
    if (now() - state.last > late) await beatNext(late)
  }

  return {
    /** To be awaited before anything is done that is due: answers once what was missed is given back. */
    async start(): Promise<void> {
      state.last = Number((await store.fact(ALIVE)) ?? 0)
      await beatNext(SHORTEST_MS)
      house.precede(look)
      beatSoon()
    },
    /** Whether people can reach us. While they cannot, the house waits too. */
    async reach(connected: boolean): Promise<void> {
      if (!connected) {
        state.cut ??= now()
        return house.hold()
      }
      const blink = state.cut === undefined || now() - state.cut <= SHORTEST_MS
      state.cut = undefined
      await beatNext(blink ? late : SHORTEST_MS).catch(onError)
      if (state.cut === undefined) house.release()
    },
    /** The moment we went, or people could not reach us any more, as exactly as can be. */
    async stop(): Promise<void> {
      state.stopped = true
      clearTimeout(timer)
      await state.beating
      await store.putFact(ALIVE, String(state.cut ?? now()))
    },
  }
}
