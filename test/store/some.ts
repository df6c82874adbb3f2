import Database from 'better-sqlite3'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStoreError } from '../../src/store/failure.js'
import { migrate } from '../../src/store/migrations/index.js'
import { queriesOver, settle, storeOver } from '../../src/store/over.js'
import { openStore } from '../../src/store/sqlite.js'
import type { Result, Row, Store, TableRow } from '../../src/store/store.js'

export const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'foolish-store-')), 'foolish.db')

export async function opened(path = ':memory:'): Promise<Store> {
  const answer = await openStore(path)
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`)
  return answer.store
}

/** A store whose database the test has its hand on. */
export async function withHandle() {
  const db = new Database(newPath())
  const queries = queriesOver(db)
  settle(db)
  await migrate(queries)
  return { db, store: storeOver(db, queries, () => undefined) }
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
  home: more.channel ?? 'c1',
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
  ending: 'finished',
  score,
  place: 1,
  won: score > 0,
  tags: [],
  people: 4,
  ...more,
})

/** Which failure this work ends with; undefined if it ends well. Bugs are thrown. */
export const refusal = async (work: Promise<unknown>): Promise<string | undefined> => {
  try {
    await work
    return undefined
  } catch (error) {
    if (isStoreError(error)) return error.code
    throw error
  }
}
