import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Due } from '../../src/store/store.js'
import { newPath, opened, openTable, result, row, tableRow } from './some.js'

const due = (table: string, key: string, at: number, clock = false): Due => ({ table, key, at, clock })

describe('the log', () => {
  it('gives back what was appended, in order, from any row on', async () => {
    const store = await opened()
    await openTable(store, 'a', 1)
    await openTable(store, 'b', 2)
    expect(await store.append({ rows: [row('a', 2, 'press 1'), row('a', 3)] })).toBe('written')
    expect(await store.read('a')).toEqual([row('a', 1), row('a', 2, 'press 1'), row('a', 3)])
    expect(await store.read('a', 3)).toEqual([row('a', 3)])
    expect(await store.read('nowhere')).toEqual([])
  })

  it('says seen for a cause that is there, even when the seq is taken as well, and writes nothing', async () => {
    const store = await opened()
    await openTable(store, 'a', 1)
    await store.append({ rows: [row('a', 2, 'press 1')] })
    expect(await store.seen('press 1')).toBe(true)
    expect(await store.seen('press 2')).toBe(false)
    expect(await store.append({ rows: [row('a', 2, 'press 1')] })).toBe('seen')
    const again = { rows: [row('a', 3), row('a', 4, 'press 1')], phases: [{ table: 'a', phase: 'over' }] } as const
    expect(await store.append(again)).toBe('seen')
    expect(await store.read('a')).toHaveLength(2)
    expect((await store.table('a'))?.phase).toBe('gathering')
  })

  it('says taken for a seq that is there and for a gap, and writes nothing', async () => {
    const store = await opened()
    await openTable(store, 'a', 1)
    expect(await store.append({ rows: [row('a', 1)] })).toBe('taken')
    expect(await store.append({ rows: [row('a', 3)] })).toBe('taken')
    expect(await store.append({ rows: [row('a', 2), row('a', 4)] })).toBe('taken')
    expect(await store.append({ rows: [row('a', 2, 'press 1'), row('b', 2)], open: tableRow('b', 2) })).toBe('taken')
    expect(await store.read('a')).toHaveLength(1)
    expect(await store.table('b')).toBeUndefined()
    expect(await store.seen('press 1')).toBe(false)
  })

  it('writes two tables in one go, as a rematch does', async () => {
    const store = await opened()
    await openTable(store, 'a', 1)
    expect(await store.append({ rows: [row('a', 2, 'again'), row('b', 1)], open: tableRow('b', 2) })).toBe('written')
    expect(await store.read('b')).toEqual([row('b', 1)])
  })

  it('throws on rows that only a bug can make, and keeps nothing of the write', async () => {
    const store = await opened()
    await openTable(store, 'a', 1)
    await expect(store.append({ rows: [row('a', 2), row('nowhere', 1)] })).rejects.toThrow('FOREIGN KEY')
    await expect(store.append({ rows: [row('a', 2, 'x'), row('a', 3, 'x')] })).rejects.toThrow('UNIQUE')
    await expect(store.append({ rows: [row('a', 2)], results: [result('a', 0, 99, 1)] })).rejects.toThrow('FOREIGN KEY')
    expect(await store.read('a')).toHaveLength(1)
  })

  it('cannot be changed or shortened by any hand', async () => {
    const path = newPath()
    const store = await opened(path)
    await openTable(store, 'a', 1)
    const hand = new Database(path)
    expect(() => hand.exec('update log set at = 0')).toThrow('the log only grows')
    expect(() => hand.exec('delete from log')).toThrow('the log only grows')
    hand.close()
    expect(await store.read('a')).toEqual([row('a', 1)])
    await store.close()
  })
})

describe('tables', () => {
  it('are numbered within their server, and a number is given once', async () => {
    const store = await opened()
    expect(await store.nextNumber('s1')).toBe(1)
    expect(await openTable(store, 'a', 1)).toBe('written')
    expect(await openTable(store, 'b', 1)).toBe('taken')
    expect(await openTable(store, 'a', 2)).toBe('taken')
    expect(await openTable(store, 'c', 1, { server: 's2' })).toBe('written')
    expect(await store.nextNumber('s1')).toBe(2)
    expect(await store.read('b')).toEqual([])
  })

  it('are live until they are over, newest first', async () => {
    const store = await opened()
    await openTable(store, 'a', 1)
    await openTable(store, 'b', 2, { channel: 'c2' })
    await openTable(store, 'c', 1, { server: 's2', channel: 'c3' })
    await openTable(store, 'd', 3)
    await store.append({ rows: [row('a', 2)], phases: [{ table: 'a', phase: 'over' }] })
    const ids = async (where?: { server?: string; channel?: string }) => (await store.live(where)).map(({ id }) => id)
    expect(await ids()).toEqual(['d', 'c', 'b'])
    expect(await ids({ server: 's1' })).toEqual(['d', 'b'])
    expect(await ids({ channel: 'c2' })).toEqual(['b'])
    expect(await ids({ server: 's2', channel: 'c2' })).toEqual([])
    expect(await store.counts()).toEqual([{ game: tableRow('b', 2).game, phase: 'gathering', tables: 3 }])
    expect(await store.finished()).toEqual([tableRow('a', 1, { phase: 'over' })])
    expect(await store.table('b')).toEqual(tableRow('b', 2, { channel: 'c2' }))
  })

  it('that something happened at last are told apart from those that wait', async () => {
    const store = await opened()
    expect(await store.latest(100)).toEqual([])
    await openTable(store, 'a', 1)
    await openTable(store, 'b', 2)
    await openTable(store, 'c', 3)
    await store.append({ rows: [{ ...row('a', 2), at: 5_000 }] })
    await store.append({ rows: [{ ...row('b', 2), at: 4_900 }] })
    await store.append({ rows: [{ ...row('c', 2), at: 9_000 }], phases: [{ table: 'c', phase: 'over' }] })
    expect((await store.latest(100)).map(({ id }) => id)).toEqual(['a', 'b'])
    expect((await store.latest(99)).map(({ id }) => id)).toEqual(['a'])
  })
})

describe('dues', () => {
  it('replace what was due at their table before, and only there', async () => {
    const store = await opened()
    expect(await store.nextDue()).toBeUndefined()
    await openTable(store, 'a', 1)
    await openTable(store, 'b', 2)
    const set = (table: string, seq: number, ...dues: readonly Due[]) =>
      store.append({ rows: [row(table, seq)], dues: [{ table, dues }] })
    await set('a', 2, due('a', 'house', 300), due('a', 'held', 100))
    await set('b', 2, due('b', 'house', 200))
    expect(await store.nextDue()).toBe(100)
    expect(await store.due(250, 10)).toEqual([due('a', 'held', 100), due('b', 'house', 200)])
    expect(await store.due(250, 1)).toEqual([due('a', 'held', 100)])
    expect(await store.due(99, 10)).toEqual([])
    await set('a', 3, due('a', 'house', 50), due('a', 'next', 400))
    expect(await store.due(1_000, 10)).toEqual([due('a', 'house', 50), due('b', 'house', 200), due('a', 'next', 400)])
    await store.append({ rows: [row('a', 4)] })
    expect(await store.nextDue()).toBe(50)
    await set('a', 5)
    expect(await store.due(1_000, 10)).toEqual([due('b', 'house', 200)])
  })
})

describe('an outage', () => {
  it('is given back to every clock, with a row in the log of each table that has one', async () => {
    const store = await opened()
    for (const [i, id] of ['a', 'b', 'c'].entries()) await openTable(store, id, i + 1)
    const set = (table: string, ...dues: readonly Due[]) => store.append({ rows: [row(table, 2)], dues: [{ table, dues }] })
    await set('a', due('a', 'turn:0', 100, true), due('a', 'turn:1', 200, true), due('a', 'house', 50))
    await set('b', due('b', 'house', 60))
    await set('c', due('c', 'turn:0', 300, true))
    const event = { type: 'given back', ms: 1_000 }
    expect(await store.giveBack(event, 9_000, 1_000)).toBe(2)
    const told = (table: string, seq: number) => ({ table, seq, at: 9_000, cause: null, event })
    expect(await store.read('a', 3)).toEqual([told('a', 3)])
    expect(await store.read('b', 3)).toEqual([])
    expect(await store.read('c', 3)).toEqual([told('c', 3)])
    expect(await store.due(99_999, 9)).toEqual([
      due('a', 'house', 50),
      due('b', 'house', 60),
      due('a', 'turn:0', 1_100, true),
      due('a', 'turn:1', 1_200, true),
      due('c', 'turn:0', 1_300, true),
    ])
    await store.append({ rows: [row('a', 4)], dues: [{ table: 'a', dues: [due('a', 'turn:0', 1_100)] }] })
    expect(await store.giveBack(event, 9_001, 1)).toBe(1)
    await store.append({ rows: [row('c', 5)], dues: [{ table: 'c', dues: [] }] })
    expect(await store.giveBack(event, 9_002, 1)).toBe(0)
  })
})

describe('seats', () => {
  it('tell at which live tables a person sits, newest first', async () => {
    const store = await opened()
    const [ann, bo] = [await store.person('1', 'Ann', 0), await store.person('2', 'Bo', 0)]
    const at = async (person: number) => (await store.seatedAt(person)).map(({ id }) => id)
    for (const [i, id] of ['a', 'b', 'c'].entries())
      await store.append({ rows: [row(id, 1)], open: tableRow(id, i + 1), seats: [{ table: id, people: [ann] }] })
    await store.append({ rows: [row('b', 2)], seats: [{ table: 'b', people: [ann, bo] }] })
    expect(await at(ann)).toEqual(['c', 'b', 'a'])
    expect(await store.seatedAt(bo)).toEqual([tableRow('b', 2)])
    await store.append({ rows: [row('b', 3)], seats: [{ table: 'b', people: [bo] }] })
    await store.append({ rows: [row('c', 2)], phases: [{ table: 'c', phase: 'over' }] })
    await store.append({ rows: [row('a', 2)] })
    expect(await at(ann)).toEqual(['a'])
    expect(await at(bo)).toEqual(['b'])
    expect(await store.append({ rows: [row('a', 2)], seats: [{ table: 'a', people: [bo] }] })).toBe('taken')
    expect(await at(bo)).toEqual(['b'])
  })
})
