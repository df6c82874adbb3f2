import { expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { evening } from './evening.js'
import { onlyTable, playOn } from './play.js'

it('after a start the newest message of a table is there again, also where somebody deleted it while we were away', async () => {
  const tonight = await evening({ onDisk: true, seeds: ['gone'] })
  const [ann, bo, cleo, dan] = ['Ann', 'Bo', 'Cleo', 'Dan'].map((name) => tonight.player(name))
  const four = [ann!, bo!, cleo!, dan!]
  await ann!.says('/foolish', { length: 'single-round' })
  for (const player of four.slice(1)) await player.presses('Join')
  await ann!.presses('Start')
  const id = await onlyTable(tonight)
  await playOn(tonight, id, four, rngFor('gone', 0), ({ actions }) => actions === 6)
  await tonight.calm()
  const before = tonight.story()
  const newest = tonight.local.channel('games').messages.at(-1)!
  const { api, token } = tonight.local
  const address = `${api}/v10/channels/${newest.channel_id}/messages/${newest.id}`
  await tonight.restart(() => fetch(address, { method: 'DELETE', headers: { authorization: `Bot ${token}` } }))
  await tonight.calm()
  expect(tonight.story()).toEqual(before)
  expect(tonight.local.channel('games').messages.at(-1)?.id).not.toBe(newest.id)
  await tonight.end()
})
