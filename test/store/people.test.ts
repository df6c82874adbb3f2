import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { newPath, opened } from './some.js'

it('numbers a person at first sight and keeps the newest name', async () => {
  const store = await opened()
  const ann = await store.person('101', 'Ann')
  const bo = await store.person('102', 'Bo')
  expect(bo).not.toBe(ann)
  expect(await store.person('101', 'Ann')).toBe(ann)
  expect(await store.person('101', '*Ann* @everyone')).toBe(ann)
  expect(await store.people([ann, bo, 99])).toEqual(
    new Map([
      [ann, { platformId: '101', name: '*Ann* @everyone' }],
      [bo, { platformId: '102', name: 'Bo' }],
    ]),
  )
})

it('knows a forgotten person by number alone, and meets them as somebody new', async () => {
  const path = newPath()
  const store = await opened(path)
  const ann = await store.person('101', 'Ann')
  const hand = new Database(path)
  hand.prepare('update people set platform_id = null, name = null where number = ?').run(ann)
  hand.close()
  expect(await store.people([ann])).toEqual(new Map([[ann, { platformId: null, name: null }]]))
  expect(await store.person('101', 'Ann')).not.toBe(ann)
  await store.close()
})
