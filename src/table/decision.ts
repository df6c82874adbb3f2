import type { TableReason } from './door.js'
import type { TableEvent } from './table.js'

/** What happens at a table, or why nothing does. An empty list: nothing is left to be done. */
export type Decision =
  | { readonly ok: true; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly by: 'table'; readonly reason: TableReason }
  | { readonly ok: false; readonly by: 'rules'; readonly reason: string }

export const happens = (...events: readonly TableEvent[]): Decision => ({ ok: true, events })
export const refused = (reason: TableReason): Decision => ({ ok: false, by: 'table', reason })
