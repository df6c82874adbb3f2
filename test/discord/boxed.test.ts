import { MessageFlags } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import type { Command } from '../../commands/command.js'
import { opened } from '../store/some.js'
import { program } from './program.js'

const saying = (to: 'you' | 'everybody'): Command => ({
  definition: { name: to, description: 'A page of the story' },
  async run() {
    return { to, screen: { form: 'message', lines: [{ as: 'plain', text: ['Bo takes it.'] }], rows: [] } }
  },
})

it('a page of the story stands in a box in private, so that it can take the place of a panel', async () => {
  const { local, discord, faults } = await program(await opened(), {
    commands: { you: saying('you'), everybody: saying('everybody') },
  })
  const ann = local.person('Ann')
  const [alone, all] = [(await ann.says('games', '/you').done).message, (await ann.says('games', '/everybody').done).message]
  expect([alone?.content, (alone?.flags ?? 0) & MessageFlags.IsComponentsV2]).toEqual(['', MessageFlags.IsComponentsV2])
  expect([all?.content, (all?.flags ?? 0) & MessageFlags.IsComponentsV2]).toEqual(['Bo takes it.', 0])
  expect(faults).toEqual([])
  await discord.stop()
  await local.stop()
})
