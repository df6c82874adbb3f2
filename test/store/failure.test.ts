import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { isStoreError } from '../../src/store/failure.js'
import { migrate } from '../../src/store/migrations/index.js'
import { queriesOver, settle, storeOver } from '../../src/store/over.js'
import { newPath, openTable, result, row } from './some.js'

async function withHandle() {
  const db = new Database(newPath())
  const queries = queriesOver(db)
  settle(db)
  await migrate(queries)
  return { db, store: storeOver(db, queries, () => undefined) }
}
const caught = async (work: Promise<unknown>): Promise<unknown> => work.then(() => undefined).catch((error: unknown) => error)
const codeOf = (error: unknown) => (isStoreError(error) ? error.code : error)

it('is full, keeps nothing of the write, and writes again when there is room', async () => {
  const { db, store } = await withHandle()
  await openTable(store, 'a', 1)
  const ann = await store.person('1', 'Ann')
  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
  const big = {
    rows: [row('a', 2, 'press 1'), { ...row('a', 3), event: 'x'.repeat(100_000) }],
    phases: [{ table: 'a', phase: 'over' }],
    dues: [{ table: 'a', dues: [{ table: 'a', key: 'house', at: 1 }] }],
    results: [result('a', 0, ann, 1)],
  } as const
  expect(codeOf(await caught(store.append(big)))).toBe('full')
  expect(codeOf(await caught(store.putFact('fact', 'x'.repeat(100_000))))).toBe('full')
  expect(await store.read('a')).toHaveLength(1)
  expect(await store.seen('press 1')).toBe(false)
  expect(await store.nextDue()).toBeUndefined()
  db.pragma('max_page_count = 1000000')
  expect(await store.append(big)).toBe('written')
  expect(await store.results()).toHaveLength(1)
  await store.close()
})

it('is read-only, or busy with another writer, and says which', async () => {
  const { db, store } = await withHandle()
  db.pragma('query_only = on')
  expect(codeOf(await caught(openTable(store, 'a', 1)))).toBe('readonly')
  db.pragma('query_only = off')
  const other = new Database(db.name)
  other.exec('begin immediate')
  db.pragma('busy_timeout = 0')
  expect(codeOf(await caught(openTable(store, 'a', 1)))).toBe('busy')
  other.exec('rollback')
  other.close()
  expect(await openTable(store, 'a', 1)).toBe('written')
  await store.close()
})

it('flushes every commit, and reads what is live and due by index', async () => {
  const { db, store } = await withHandle()
  const pragma = (name: string) => db.pragma(name, { simple: true })
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1])
  const plan = (query: string) => JSON.stringify(db.prepare(`explain query plan ${query}`).all())
  for (const where of ['server', 'channel'])
    expect(plan(`select * from tables where phase <> 'over' and ${where} = 'x' order by nth desc`)).toMatch(
      new RegExp(`tables_live_in_${where}(?!.*TEMP B-TREE)`),
    )
  expect(plan('select * from dues where at <= 5 order by at, "table", key')).toMatch(/dues_at(?!.*TEMP B-TREE)/)
  expect(plan('select min(at) from dues')).toContain('dues_at')
  expect(() => db.exec(`insert into facts values ('a', x'00')`)).toThrow('cannot store BLOB')
  await store.close()
})
