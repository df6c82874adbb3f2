import { expect, it } from 'vitest'
import { createPlaces } from '../../src/discord/places.js'
import { restFor } from '../../src/discord/rest.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import { opened } from '../store/some.js'

it('makes one thread however often it is asked, and none where Discord refuses or takes too long', async () => {
  const local = await startLocalDiscord({ limits: false })
  const store = await opened()
  const rest = restFor(local.token, local.api)
  const [places, afterStart] = [createPlaces({ rest, store }), createPlaces({ rest, store })]
  const games = local.channel('games')
  const both = await Promise.all([places.thread(games.id, 'Cards', 'c1'), places.thread(games.id, 'Cards', 'c1')])
  const later = await afterStart.thread(games.id, 'Cards', 'c1')
  expect(new Set([...both, later])).toEqual(new Set([local.channel('Cards').id]))
  expect(local.requests).toMatchObject([{ status: 201, body: { type: 11, auto_archive_duration: 10_080 } }])
  games.deny('CreatePublicThreads')
  expect(await places.thread(games.id, 'Cards', 'c2')).toBeUndefined()
  local.faults.next(/threads/, 'stall')
  expect(await places.thread(games.id, 'Cards', 'c3')).toBeUndefined()
  games.allow('CreatePublicThreads')
  expect(await places.thread(games.id, 'Cards', 'c3')).not.toBe(both[0])
  await local.stop()
})

it('gives it a name that Discord takes, whatever people are called', async () => {
  const local = await startLocalDiscord({ limits: false })
  const places = createPlaces({ rest: restFor(local.token, local.api), store: await opened() })
  await places.thread(local.channel('games').id, `Foolish Faces: ${'A'.repeat(76)}${'🃏'.repeat(20)}`, 'c1')
  const [asked] = local.requests.flatMap(({ body }) => (body as { readonly name?: string } | undefined)?.name ?? [])
  expect(asked).toMatch(/^Foolish Faces: A+🃏+$/u)
  expect(asked?.length).toBeLessThanOrEqual(100)
  await local.stop()
})
