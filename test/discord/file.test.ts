import { expect, it } from 'vitest'
import type { Command } from '../../commands/command.js'
import { opened } from '../store/some.js'
import { program } from './program.js'

const paper: Command = {
  definition: { name: 'paper', description: 'A file' },
  async run() {
    const screen = { form: 'panel', lines: [{ as: 'plain', text: ['Here it is.'] }], rows: [] } as const
    return { to: 'you', screen, file: { name: 'data.json', text: '{"cards":"♠"}' } }
  },
}

it('a private message can bring a file', async () => {
  const store = await opened()
  const { local, discord, faults } = await program(store, { commands: { paper } })
  const { message } = await local.person('Ann').says('games', '/paper').done
  const [file] = message?.attachments ?? []
  expect(file?.filename).toBe('data.json')
  expect(new TextDecoder().decode(local.file(file?.url ?? ''))).toBe('{"cards":"♠"}')
  expect((message?.flags ?? 0) & 64).toBe(64)
  expect(faults).toEqual([])
  await discord.stop()
  await local.stop()
})
