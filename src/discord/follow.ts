import { gameOf } from '../games/index.js'
import type { Table, TableEvent } from '../table/table.js'
import type { Look, Tables } from '../table/tables.js'
import type { Absent } from './absent.js'
import type { Board } from './board.js'
import type { Peek } from './peek.js'

export interface FollowOptions {
  readonly tables: Tables
  readonly board: Board
  readonly peek: Peek
  readonly absent: Absent
}

/** Whatever changes at a table is followed in its channel and on its panels. Answers with the way to stop. */
export const follow = ({ tables, board, peek, absent }: FollowOptions): (() => void) =>
  tables.onChange((table, event, row) => {
    // A table just opened gets its first message from the answer to whoever opened it.
    const posted = event.type === 'opened' || isPrivate(event) ? Promise.resolve() : board.changed(table.id)
    peek.changed(table.id, { by: doer(table, event), started: event.type === 'started' }, posted)
    absent.changed(table, event, row)
  })

/** Who caused it, if a person did: their own panel is the answer to their press. */
function doer({ seats }: Table, event: TableEvent): number | undefined {
  const by =
    event.type === 'played' && !event.waited && !event.instead
      ? event.by
      : event.type === 'queued'
        ? seats[event.seat]?.player
        : undefined
  return by?.kind === 'person' ? by.person : undefined
}
/** What waits for its turn is nobody else's business, and no public message tells of it. */
const isPrivate = (event: TableEvent): event is Extract<TableEvent, { type: 'queued' | 'unqueued' }> =>
  event.type === 'queued' || event.type === 'unqueued'
/** Which deal it is; the same in every language. */
export const dealOf = ({ table, view }: Look): string | undefined =>
  view === undefined ? undefined : gameOf(table.game).show('en').deal(view)
