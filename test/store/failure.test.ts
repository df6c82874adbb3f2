import { expect, it } from 'vitest'
import { openTable, refusal, result, row, withHandle } from './some.js'

it('is full, keeps nothing of the write, and writes again when there is room', async () => {
  const { db, store } = await withHandle()
  await openTable(store, 'a', 1)
  const ann = await store.person('1', 'Ann', 0)
  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
  const big = {
    rows: [row('a', 2, 'press 1'), { ...row('a', 3), event: 'x'.repeat(100_000) }],
    phases: [{ table: 'a', phase: 'over' }],
    dues: [{ table: 'a', dues: [{ table: 'a', key: 'house', at: 1, clock: false }] }],
    results: [result('a', 0, ann, 1)],
  } as const
  expect(await refusal(store.append(big))).toBe('full')
  expect(await refusal(store.putFact('fact', 'x'.repeat(100_000)))).toBe('full')
  expect(await store.read('a')).toHaveLength(1)
  expect(await store.seen('press 1')).toBe(false)
  expect(await store.nextDue()).toBeUndefined()
  expect(await store.person('1', 'Anne', 9e9), 'who is known needs no room').toBe(ann)
  expect(
    await refusal(store.putPanels([{ table: 'a', person: ann, token: 'x'.repeat(100_000), message: null, expires: 1 }])),
  ).toBe('full')
  db.pragma('max_page_count = 1000000')
  expect(await store.append(big)).toBe('written')
  expect(await store.results()).toHaveLength(1)
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
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
  expect(plan(`select * from results where server = 'x' and game = 'x' and board = 'x' and ending = 'finished'`)).toContain(
    'results_board',
  )
  expect(plan(`select "table" from seats where person = 1`)).toContain('seats_person')
  expect(() => db.exec(`insert into facts values ('a', x'00')`)).toThrow('cannot store BLOB')
  await store.close()
})
