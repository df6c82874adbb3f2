import { expect, it } from 'vitest'
import type { Interaction } from '../../src/local-discord/local.js'
import { withHandle } from '../store/some.js'
import { program } from './program.js'

const words = ({ message }: Interaction): string => JSON.stringify(message?.components ?? [])

it('a press that cannot be saved is told so, did nothing, and can be made again', async () => {
  const { db, store } = await withHandle()
  const { local, discord, tables, faults } = await program(store)
  await local.person('Ann').says('games', '/foolish').done
  const [row] = await store.live()
  await expect.poll(async () => store.pages(row?.id ?? '')).toHaveLength(1)
  await store.person(local.person('Bo').id, 'Bo', local.now())
  db.pragma('query_only = on')
  const refused = await local.person('Bo').presses('games', 'Join').done
  expect(words(refused)).toContain('That could not be saved just now and nothing was played. Press again in a moment.')
  expect((await tables.get(row?.id ?? ''))?.seats).toHaveLength(1)
  expect(faults.map(String)).toEqual(['StoreError: the store failed: readonly'])
  db.pragma('query_only = off')
  await local.person('Bo').presses('games', 'Join').done
  expect((await tables.get(row?.id ?? ''))?.seats).toHaveLength(2)
  await discord.stop()
  await local.stop()
})
