import { expect, it } from 'vitest'
import { opened, openTable } from './some.js'

const page = (table: string, key: string, postedAt: number, final = false) => ({
  table,
  key,
  message: `m-${key}`,
  hash: 'h1',
  final,
  postedAt,
})
const panel = (person: number, token: string, message: string | null = null) => ({
  table: 'a',
  person,
  token,
  message,
  expires: 9,
})

it('keeps the pages of a table in the order they were posted', async () => {
  const store = await opened()
  await openTable(store, 'a', 1)
  await openTable(store, 'b', 2)
  await store.putPage(page('a', 'r1.t2', 20))
  await store.putPage(page('a', 'r1.t1', 10))
  await store.putPage(page('b', 'r1.t1', 5))
  await store.putPage({ ...page('a', 'r1.t1', 10, true), hash: 'h2' })
  expect(await store.pages('a')).toEqual([{ ...page('a', 'r1.t1', 10, true), hash: 'h2' }, page('a', 'r1.t2', 20)])
  await store.dropPages('a', ['r1.t1', 'r9'])
  await store.dropPages('a', [])
  expect(await store.pages('a')).toEqual([page('a', 'r1.t2', 20)])
  expect(await store.pages('b')).toHaveLength(1)
})

it('keeps the newest panel of each person at a table', async () => {
  const store = await opened()
  await openTable(store, 'a', 1)
  const ann = await store.person('1', 'Ann', 0)
  const bo = await store.person('2', 'Bo', 0)
  await store.putPanels([])
  await store.putPanels([panel(ann, 't1', 'm1'), panel(bo, 't2')])
  await store.putPanels([panel(ann, 't3')])
  expect(await store.panels('a')).toEqual([panel(ann, 't3'), panel(bo, 't2')])
  expect(await store.panel('a', ann)).toEqual(panel(ann, 't3'))
  await expect(store.putPanels([panel(bo, 't4'), panel(99, 't5')])).rejects.toThrow('FOREIGN KEY')
  expect(await store.panel('a', bo)).toEqual(panel(bo, 't2'))
  await store.dropPanel('a', ann)
  expect(await store.panel('a', ann)).toBeUndefined()
})

it('keeps small facts', async () => {
  const store = await opened()
  expect(await store.fact('commands')).toBeUndefined()
  await store.putFact('commands', 'h1')
  await store.putFact('commands', 'h2')
  expect(await store.fact('commands')).toBe('h2')
})
