import { expect, it } from 'vitest'
import { newPath, opened, openTable, result, row } from './some.js'
import Database from 'better-sqlite3'

const DAY = 86_400_000

it('numbers a person at first sight and keeps the newest name', async () => {
  const store = await opened()
  const ann = await store.person('101', 'Ann', 0)
  const bo = await store.person('102', 'Bo', 0)
  expect(bo).not.toBe(ann)
  expect(await store.person('101', 'Ann', 0)).toBe(ann)
  expect(await store.person('101', '*Ann* @everyone', 0)).toBe(ann)
  expect(await store.people([ann, bo, 99])).toEqual(
    new Map([
      [ann, { platformId: '101', name: '*Ann* @everyone' }],
      [bo, { platformId: '102', name: 'Bo' }],
    ]),
  )
  expect(await store.known('101')).toBe(ann)
  expect(await store.known('103')).toBeUndefined()
  expect(await store.person('103', 'Cleo', 0)).toBe(3)
})

it('keeps the first sight and the day of the last visit, and writes no more than once a day', async () => {
  const path = newPath()
  const store = await opened(path)
  const hand = new Database(path, { readonly: true })
  const row = () => hand.prepare('select met, seen from people where number = 1').get()
  const writes = () => hand.pragma('data_version', { simple: true })
  await store.person('101', 'Ann', 3 * DAY + 5)
  expect(row()).toEqual({ met: 3 * DAY + 5, seen: 3 })
  const before = writes()
  await store.person('101', 'Ann', 3 * DAY + 9_000)
  await store.person('101', 'Ann', 2 * DAY)
  expect(writes()).toBe(before)
  await store.person('101', 'Ann', 4 * DAY)
  expect(row()).toEqual({ met: 3 * DAY + 5, seen: 4 })
  expect(writes()).not.toBe(before)
  await store.person('101', 'Anne', 1 * DAY)
  expect(row()).toEqual({ met: 3 * DAY + 5, seen: 4 })
  hand.close()
  await store.close()
})

it('tells who was not here since a time', async () => {
  const store = await opened()
  const ann = await store.person('101', 'Ann', 3 * DAY)
  const bo = await store.person('102', 'Bo', 3 * DAY + 10)
  await store.person('101', 'Ann', 6 * DAY)
  expect(await store.unseenSince(3 * DAY + 20)).toEqual([])
  expect(await store.unseenSince(4 * DAY)).toEqual([bo])
  expect(await store.unseenSince(9 * DAY)).toEqual([ann, bo])
  await store.forget(bo, 9 * DAY)
  expect(await store.unseenSince(9 * DAY)).toEqual([ann])
})

it('forgets a person but for the number, and meets them as somebody new', async () => {
  const store = await opened()
  const [ann, bo] = [await store.person('101', 'Ann', 0), await store.person('102', 'Bo', 0)]
  await openTable(store, 'a', 1)
  await store.append({ rows: [row('a', 2)], results: [result('a', 0, ann, 3), result('a', 1, bo, 1)] })
  for (const person of [ann, bo]) {
    await store.putSetting(['person', String(person)], 'mentions', true)
    await store.putPanels([{ table: 'a', person, token: 't', message: null, expires: 9 }])
  }
  await store.putSetting(['channel', String(ann)], 'fool', { deck: 52 })
  await store.forget(ann, 10)
  await store.forget(ann, 11)
  await store.forget(99, 11)

  expect(await store.people([ann])).toEqual(new Map([[ann, { platformId: null, name: null }]]))
  expect(await store.known('101')).toBeUndefined()
  expect(await store.setting(['person', String(ann)], 'mentions')).toBeUndefined()
  expect(await store.setting(['person', String(bo)], 'mentions')).toBe(true)
  expect(await store.setting(['channel', String(ann)], 'fool')).toEqual({ deck: 52 })
  expect((await store.panels('a')).map(({ person }) => person)).toEqual([bo])
  expect(await store.read('a')).toHaveLength(2)
  expect((await store.results()).map(({ person }) => person)).toEqual([ann, bo])
  expect(await store.person('101', 'Ann', 20)).not.toBe(ann)
})
