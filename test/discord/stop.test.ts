import { expect, it } from 'vitest'
import { opened } from '../store/some.js'
import { program } from './program.js'

it('a stop waits for no Discord that answers nothing, and what was played is kept', async () => {
  const store = await opened()
  const { local, discord, faults } = await program(store, { stopMs: 400 })
  await local.person('Ann').says('games', '/foolish', { 'house-players': 3 }).done
  local.faults.often(/./, 1, 'stall')
  const pressed = local.person('Ann').presses('games', 'Start')
  await expect.poll(async () => (await store.live())[0]?.phase).toBe('playing')
  await discord.stop()
  expect(pressed.state).toBe('pending')
  expect(faults).toEqual([])
  await local.stop()
  await store.close()
})

it('while it stops, a press is told so and opens nothing', async () => {
  const store = await opened()
  const { local, discord } = await program(store)
  await local.person('Ann').says('games', '/foolish').done
  local.faults.next(/POST \/channels/, 429, 1)
  const stopping = discord.stop()
  const told = await local.person('Bo').says('games', '/kings').done
  await stopping
  expect(JSON.stringify(told.message)).toContain('Foolish is restarting. Your game is saved')
  expect(await store.live()).toHaveLength(1)
  await local.stop()
  await store.close()
})
