import type { Table } from '../table/table.js'
import type { Tables } from '../table/tables.js'
import { troubleOf } from './trouble.js'

/** Places that refuse us, and what that means for the tables shown there. */
export interface Closures {
  /** Whether nothing is to be tried there now. */
  closed(table: Table): boolean
  /** Whether it refused us, and has not shown everything since. */
  behind(table: Table): boolean
  /** A place that is closed may open again, and the table is paused until then; one that is gone takes its table with it. */
  refused(id: string, error: unknown): Promise<void>
  /** It seems to be open (again), and is tried with the next change. */
  reopened(id: string): void
  /** Everything stands there as it should: the game goes on, if it was paused. */
  shown(table: Table): Promise<void>
}

/** A place that refused us is tried again with a later change, not at once. */
const CLOSED_MS = 60_000

export function createClosures({
  tables,
  now,
  onFault,
}: {
  readonly tables: Tables
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}): Closures {
  const until = new Map<string, number>()
  return {
    closed: ({ id, paused }) => now() < (until.get(id) ?? (paused?.why === 'locked' ? Infinity : 0)),
    behind: ({ id, paused }) => until.has(id) || paused !== undefined,
    async refused(id, error) {
      switch (troubleOf(error)) {
        case 'place-gone':
          until.set(id, Infinity)
          return tables.abandon(id).catch(onFault)
        case 'place-closed':
          until.set(id, now() + CLOSED_MS)
          return tables.pause(id, 'closed').catch(onFault)
        case 'thread-archived':
        case 'thread-locked':
          until.set(id, Infinity)
          return tables.pause(id, 'locked').catch(onFault)
        case 'done':
        case 'too-late':
        case 'token-dead':
        case 'message-gone':
        case 'message-old':
        case 'person-gone':
        case undefined:
          onFault(error)
      }
    },
    reopened: (id) => void until.set(id, 0),
    async shown({ id, paused }) {
      until.delete(id)
      if (paused) await tables.resume(id).catch(onFault)
    },
  }
}
