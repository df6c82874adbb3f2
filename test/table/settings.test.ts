import { expect, it } from 'vitest'
import { chooseForOneself, chooseForServer, limitsOf, personSettings, serverSettings } from '../../src/table/settings.js'
import { evening } from './evening.js'

it('what was never chosen is as usual', async () => {
  const { store, ann } = await evening()
  const usual = { channels: [], tables: null, seats: 1, pace: 'live', language: null }
  expect(await serverSettings(store, 'server')).toMatchObject(usual)
  expect(limitsOf(await serverSettings(store, 'server'))).toEqual({ tables: undefined, seats: 1 })
  expect(await personSettings(store, ann)).toMatchObject({ mentions: true, fourColours: false, language: null })
})
it('what is chosen stands beside what was chosen before, for that server and that person alone', async () => {
  const { store, ann, bo } = await evening()
  await chooseForServer(store, 'server', { tables: 5, seats: null })
  expect(await chooseForServer(store, 'server', { pace: 'slow', channels: ['1', '2'] })).toEqual(
    await serverSettings(store, 'server'),
  )
  expect(await serverSettings(store, 'server')).toMatchObject({ tables: 5, seats: null, pace: 'slow', channels: ['1', '2'] })
  expect(limitsOf(await serverSettings(store, 'server'))).toEqual({ tables: 5, seats: undefined })
  expect(await serverSettings(store, 'another')).toMatchObject({ tables: null, pace: 'live' })
  expect(await chooseForOneself(store, ann, { mentions: false })).toEqual(await personSettings(store, ann))
  expect([(await personSettings(store, ann)).mentions, (await personSettings(store, bo)).mentions]).toEqual([false, true])
})
it('what no version knows any more is as usual, and everything else stays', async () => {
  const { store } = await evening()
  await store.putSetting(['server', 'server'], 'settings', { pace: 'hurried', tables: 4, seats: 2, language: 'xx' })
  expect(await serverSettings(store, 'server')).toMatchObject({
    channels: [],
    tables: null,
    seats: 2,
    pace: 'live',
    language: null,
  })
})
