import { expect, it } from 'vitest'
import { newPath, opened } from './some.js'

it('keeps the house rules of each channel and each server, a game at a time, and the last ones chosen', async () => {
  const path = newPath()
  const store = await opened(path)
  expect(await store.setting(['channel', 'c1'], 'fool')).toBeUndefined()
  await store.putSetting(['channel', 'c1'], 'fool', { deck: 52 })
  await store.putSetting(['channel', 'c1'], 'fool', { deck: 54, teams: 'pairs' })
  await store.putSetting(['server', 'c1'], 'fool', { rated: true })
  await store.close()

  const again = await opened(path)
  expect(await again.setting(['channel', 'c1'], 'fool')).toEqual({ deck: 54, teams: 'pairs' })
  expect(await again.setting(['server', 'c1'], 'fool')).toEqual({ rated: true })
  expect(await again.setting(['channel', 'c2'], 'fool')).toBeUndefined()
  expect(await again.setting(['channel', 'c1'], 'czech-fool')).toBeUndefined()
  await again.close()
})
