import { describe, expect, it } from 'vitest'
import type { StoredCommand } from '../../../src/local-discord/commands.js'
import { asRegistered, inLanguage } from '../../../src/local-discord/page-commands.js'

const table: StoredCommand = {
  id: '1',
  version: '1',
  type: 1,
  application_id: '2',
  default_member_permissions: null,
  name: 'table',
  name_localizations: { de: 'tisch' },
  description: 'Tables',
  description_localizations: { de: 'Tische', 'en-GB': 'Tables, please' },
  options: [
    {
      type: 1,
      name: 'open',
      name_localizations: { de: 'auf' },
      description: 'Opens one',
      options: [
        {
          type: 3,
          name: 'length',
          name_localizations: { de: 'länge' },
          description: 'How long',
          choices: [{ name: 'Short', name_localizations: { de: 'Kurz' }, value: 'short' }],
        },
      ],
    },
  ],
}

describe('commands in a language', () => {
  it('are shown in it, else as they were made; the two Englishes help each other out', () => {
    const [german] = inLanguage([table], 'de')
    expect(german).toMatchObject({ name: 'tisch', description: 'Tische' })
    expect(german?.options?.[0]).toMatchObject({ name: 'auf', description: 'Opens one' })
    expect(german?.options?.[0]?.options?.[0]).toMatchObject({ name: 'länge', choices: [{ name: 'Kurz', value: 'short' }] })
    expect(inLanguage([table], 'fr')[0]).toMatchObject({ name: 'table', description: 'Tables' })
    expect(inLanguage([table], 'en-US')[0]).toMatchObject({ description: 'Tables, please' })
  })

  it('are told to the bot by the names that it gave them', () => {
    const typed = { command: '/tisch auf', options: { länge: 'short', other: 1 } }
    expect(asRegistered(typed, [table], 'de')).toEqual({ command: '/table open', options: { length: 'short', other: 1 } })
    expect(asRegistered({ command: '/nothing', options: {} }, [table], 'de')).toEqual({ command: '/nothing', options: {} })
  })
})
