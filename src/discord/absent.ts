import { Routes, type REST } from 'discord.js'
import type { Store, TableRow } from '../store/store.js'
import type { Table, TableEvent } from '../table/table.js'
import type { Tables } from '../table/tables.js'
import { troubleOf } from './trouble.js'

/** Finds out who has left the server without a word to us: Discord tells only bots that watch all members. */
export interface Absent {
  /** Whoever was waited for too long is looked up, and is gone from the tables there if they are gone from the server. */
  changed(table: Table, event: TableEvent, row: TableRow): void
  /** Whether nobody is being looked up. */
  isIdle(): boolean
  /** Waits for what is under way; nobody is looked up any more. */
  stop(): Promise<void>
}
export interface AbsentOptions {
  readonly rest: REST
  readonly store: Store
  readonly tables: Tables
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** When it may begin; presses go first. */
  readonly turn: () => Promise<void>
}

/** Nobody is looked up more often than this. */
const AGAIN_MS = 60_000

export function createAbsent({ rest, store, tables, now, onFault, turn }: AbsentOptions): Absent {
  const lookedUp = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  let stopped = false

  async function lookUp(server: string, person: number): Promise<void> {
    await turn()
    const id = stopped ? undefined : (await store.people([person])).get(person)?.platformId
    if (id == null || (await isHere(server, id))) return
    for (const row of await store.seatedAt(person)) if (row.server === server) await tables.vanish(row.id, person)
  }
  async function isHere(server: string, id: string): Promise<boolean> {
    try {
      await rest.get(Routes.guildMember(server, id))
      return true
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === undefined) throw error
      return trouble !== 'person-gone'
    }
  }
  function isDue(key: string): boolean {
    const time = now()
    for (const [other, at] of lookedUp) if (time - at >= AGAIN_MS) lookedUp.delete(other)
    if (lookedUp.has(key)) return false
    lookedUp.set(key, time)
    return true
  }
  return {
    changed(table, event, { server }) {
      for (const person of waitedFor(table, event)) {
        if (stopped || !isDue(`${server}/${person}`)) continue
        const safe = lookUp(server, person)
          .catch(onFault)
          .finally(() => underWay.delete(safe))
        underWay.add(safe)
      }
    },
    isIdle: () => underWay.size === 0,
    async stop() {
      stopped = true
      await Promise.all(underWay)
    },
  }
}

/** The people who were reminded, or whose time ran out. */
function waitedFor({ seats }: Table, event: TableEvent): readonly number[] {
  const late = event.type === 'reminded' ? event.seats : event.type === 'played' && event.instead === 'late' ? [event.seat] : []
  return late.flatMap((seat) => {
    const player = seats[seat]?.player
    return player?.kind === 'person' ? [player.person] : []
  })
}
