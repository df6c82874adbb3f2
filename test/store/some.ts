import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/store/sqlite.js'
import type { Result, Row, Store, TableRow } from '../../src/store/store.js'

export const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'foolish-store-')), 'foolish.db')

export async function opened(path = ':memory:'): Promise<Store> {
  const answer = await openStore(path)
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`)
  return answer.store
}

export const row = (table: string, seq: number, cause: string | null = null): Row => ({
  table,
  seq,
  at: 1_000 + seq,
  cause,
  event: { type: 'sat', seat: seq },
})

export const tableRow = (id: string, number: number, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'foolish-faces',
  number,
  server: 's1',
  channel: 'c1',
  phase: 'gathering',
  seed: `seed of ${id}`,
  ...more,
})

export const openTable = (store: Store, id: string, number: number, more: Partial<TableRow> = {}) =>
  store.append({ rows: [row(id, 1)], open: tableRow(id, number, more) })

export const result = (table: string, seat: number, person: number, score: number, more: Partial<Result> = {}): Result => ({
  table,
  seat,
  person,
  server: 's1',
  channel: 'c1',
  game: 'foolish-faces',
  board: 'full',
  at: 5_000,
  score,
  place: 1,
  won: score > 0,
  tags: [],
  people: 4,
  ...more,
})
