import type { Result, Row, TableRow, Write } from '../store/store.js'
import { dues, type Tempo } from './dues.js'
import { applyRow } from './fold.js'
import { results } from './results.js'
import type { Shelf, Table, TableEvent } from './table.js'

/** A table as it lies in memory: folded, with what the store knows of it. */
export interface Folded {
  readonly table: Table
  readonly row: TableRow
  /** Who the store was told is busy there; undefined for a table just read, since logs of old versions never told it. */
  readonly busy: readonly number[] | undefined
}

/** A table that has grown by some rows, none of which is written yet. */
export interface Growth extends Folded {
  readonly rows: readonly Row[]
  readonly events: readonly TableEvent[]
  readonly results: readonly Result[]
  /** Whether it enters another phase by them. */
  readonly turns: boolean
  readonly busy: readonly number[]
  /** Whether the store does not know that yet. */
  readonly moved: boolean
}

/** Folds before anything is written: what cannot be folded is never written. The first row bears the cause. */
export function grow(
  before: Pick<Folded, 'row'> & { readonly table: Table | undefined; readonly busy?: readonly number[] | undefined },
  events: readonly TableEvent[],
  moment: { readonly at: number; readonly cause: string | null },
  gameOf: Shelf,
): Growth {
  const from = (before.table?.seq ?? 0) + 1
  const rows = events.map((event, i): Row => ({
    table: before.row.id,
    seq: from + i,
    at: moment.at,
    cause: i === 0 ? moment.cause : null,
    event,
  }))
  let { table } = before
  for (const row of rows) table = applyRow(table, row, gameOf)
  if (!table) throw new Error(`table ${before.row.id} does not grow`)
  const row: TableRow = { ...before.row, phase: table.phase }
  const turns = row.phase !== before.row.phase
  const busy = busyAt(table, gameOf)
  const moved = before.busy?.length !== busy.length || before.busy.some((person, i) => person !== busy[i])
  const ended = turns && row.phase === 'over'
  return { table, row, rows, events, turns, results: ended ? results(table, row, gameOf) : [], busy, moved }
}

/** The people who sit there, apart from those of whom nothing is asked any more; nobody once it is over. */
function busyAt(table: Table, gameOf: Shelf): readonly number[] {
  if (table.phase === 'over') return []
  const done = table.phase === 'playing' ? gameOf(table.game).rules.done : undefined
  return table.seats.flatMap(({ player, held }, seat) =>
    player.kind === 'person' && held === undefined && !done?.(table.state, seat) ? [player.person] : [],
  )
}

/** All of it in one transaction. `opens`: the table that is new among them. */
export const writeOf = (growths: readonly Growth[], gameOf: Shelf, tempo: Tempo, opens?: TableRow): Write => ({
  rows: growths.flatMap(({ rows }) => rows),
  ...(opens && { open: opens }),
  phases: growths.filter(({ turns }) => turns).map(({ row: { id, phase } }) => ({ table: id, phase })),
  dues: growths.map(({ table }) => ({ table: table.id, dues: dues(table, gameOf, tempo) })),
  results: growths.flatMap(({ results }) => results),
  seats: growths.filter(({ moved }) => moved).map(({ table, busy }) => ({ table: table.id, people: busy })),
})
