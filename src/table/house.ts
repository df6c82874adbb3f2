import type { Due, Store } from '../store/store.js'
import type { HouseDoor, Tables } from './door.js'

/** So many tables are served at once, and then it is people's turn again: after an outage the house catches up calmly. */
const AT_ONCE = 16
/** What failed by a bug of ours is left alone for so long (ms). */
const AFTER_FAILURE = 60_000
/** No timer sleeps longer (ms); the store is asked again then. */
const LONGEST = 60 * 60_000

export interface HouseOptions {
  readonly store: Store
  readonly tables: Pick<Tables, 'onChange'> & Pick<HouseDoor, 'due'>
  /** The clock by which things are due; the same one as the tables'. */
  readonly now?: () => number
  readonly onError?: (error: unknown) => void
}

/**
 * Does what is due at the tables: plays for house players, frees held seats. What is due stands in the store, so that nothing is
 * forgotten in a restart, and no table is folded before its time. One timer, for the next thing due.
 */
export function createHouse({ store, tables, now = Date.now, onError = () => {} }: HouseOptions) {
  const leftAlone = new Map<string, number>()
  let look = async (): Promise<void> => {}
  const state: {
    on: boolean
    held: boolean
    asked: boolean
    running: Promise<void> | undefined
    ignore: (() => void) | undefined
  } = {
    on: false,
    held: false,
    asked: false,
    running: undefined,
    ignore: undefined,
  }
  let timer: NodeJS.Timeout | undefined

  async function serve({ table, key }: Due): Promise<void> {
    try {
      await tables.due(table, key)
    } catch (error) {
      leftAlone.set(`${table} ${key}`, now() + AFTER_FAILURE)
      onError(error)
    }
  }
  /** The first things due by then, except what is left alone for now. */
  async function dueBy(at: number, most: number): Promise<readonly Due[]> {
    const due = await store.due(at, most + leftAlone.size)
    return due.filter(({ table, key }) => !leftAlone.has(`${table} ${key}`)).slice(0, most)
  }
  function forgive(): void {
    for (const [key, until] of leftAlone) if (until <= now()) leftAlone.delete(key)
  }
  /** Until nothing is due. Between two helpings everybody else has a turn. */
  async function catchUp(): Promise<void> {
    for (let due = await dueNow(); state.on && !state.held && due.length; due = await dueNow()) {
      await Promise.all(due.map(serve))
      await new Promise<void>((done) => void setImmediate(done))
    }
  }
  async function dueNow(): Promise<readonly Due[]> {
    await look()
    return dueBy(now(), AT_ONCE)
  }
  async function rearm(): Promise<void> {
    clearTimeout(timer)
    const [next] = await dueBy(Number.MAX_SAFE_INTEGER, 1)
    const soonest = Math.min(next?.at ?? Infinity, ...leftAlone.values())
    if (state.on && !state.held && soonest < Infinity) timer = setTimeout(wake, Math.min(Math.max(soonest - now(), 0), LONGEST))
  }
  async function run(): Promise<void> {
    try {
      do {
        state.asked = false
        forgive()
        await catchUp()
        await rearm()
      } while (state.on && state.asked)
    } catch (error) {
      timer = setTimeout(wake, AFTER_FAILURE)
      onError(error)
    } finally {
      state.running = undefined // here and not later, so that nobody's wake falls between
    }
  }

  /** Looks whether something is due, now and whenever the clock says so. */
  function wake(): void {
    if (!state.on || state.held) return
    state.asked = true
    state.running ??= run()
  }

  return {
    start(): void {
      if (state.on) return
      state.on = true
      state.ignore = tables.onChange(wake)
      wake()
    },
    /** Nothing is done while nobody could see it, until `release`. */
    hold(): void {
      state.held = true
    },
    release(): void {
      state.held = false
      wake()
    },
    /** What is awaited before anything is done: whoever watches the clock may see that it has jumped. */
    precede(first: () => Promise<void>): void {
      look = first
    },
    /** For whoever moves the clock: what has become due is done now, and nothing is in flight afterwards. */
    async settle(): Promise<void> {
      wake()
      while (state.running) await state.running
    },
    /** Nothing is begun any more; answers when nothing is in flight. */
    async stop(): Promise<void> {
      state.on = false
      state.ignore?.()
      await state.running
      clearTimeout(timer)
    },
  }
}
export type House = ReturnType<typeof createHouse>
