import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { expect, it } from 'vitest'
import { backUp } from '../../src/store/backup.js'
import { restore } from '../../src/store/restore.js'
import { newPath, opened, openTable } from './some.js'

it('keeps of a forgotten person a hash with the time, under a key that only its owner may read', async () => {
  const path = newPath()
  const store = await opened(path)
  await store.person('102', 'Bo', 0)
  expect([existsSync(`${path}.forgotten`), existsSync(`${path}.key`)]).toEqual([false, false])
  await store.forget(await store.person('101', 'Ann', 0), 70)
  expect(readFileSync(`${path}.forgotten`, 'utf8')).toMatch(/^\n70 [0-9a-f]{64}\n$/)
  expect(statSync(`${path}.key`).mode & 0o777).toBe(0o600)
  expect(readFileSync(path).includes('Ann')).toBe(false)
  await store.close()
  expect(readFileSync(path).includes('Ann')).toBe(false)
  expect(readFileSync(path).includes('Bo')).toBe(true)
})

it('forgets again in a back-up that is restored, but not who came back later', async () => {
  const [path, file] = [newPath(), newPath()]
  const store = await opened(path)
  const [ann, bo, cleo] = [
    await store.person('101', 'Ann', 10),
    await store.person('102', 'Bo', 10),
    await store.person('103', 'Cleo', 10),
  ]
  await openTable(store, 'a', 1)
  await store.putSetting(['person', String(ann)], 'mentions', true)
  await store.putPanels([{ table: 'a', person: ann, token: 'token', message: null, expires: 9 }])
  await store.forget(bo, 50)
  const again = await store.person('102', 'Bo', 60)
  await backUp(path, file)
  await store.forget(ann, 70)
  await store.close()

  expect(await restore(path, file)).toMatchObject({ ok: true, forgotten: 1 })
  const restored = await opened(path)
  const people = await restored.people([ann, bo, cleo, again])
  expect([...people.values()].map(({ name }) => name)).toEqual([null, null, 'Cleo', 'Bo'])
  expect(await restored.known('101')).toBeUndefined()
  expect(await restored.setting(['person', String(ann)], 'mentions')).toBeUndefined()
  expect(await restored.panels('a')).toEqual([])
  expect(readFileSync(path).includes('Ann')).toBe(false)
  await restored.forget(again, 80)
  await restored.close()

  // The key and the list outlive the restore, and a line that was cut short spoils no other.
  const list = `${path}.forgotten`
  truncateSync(list, statSync(list).size - 10)
  const third = await opened(path)
  await third.forget(cleo, 90)
  await third.close()
  expect(await restore(path, file)).toMatchObject({ ok: true, forgotten: 2 })
  const last = await opened(path)
  expect([await last.known('101'), await last.known('102'), await last.known('103')]).toEqual([undefined, again, undefined])
  await last.close()
})
