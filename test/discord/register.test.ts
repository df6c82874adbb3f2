import { afterEach, beforeEach, expect, it } from 'vitest'
import { definitions } from '../../commands/index.js'
import { difference, isSame, register } from '../../src/discord/register.js'
import { restFor } from '../../src/discord/rest.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { LocalDiscord } from '../../src/local-discord/local.js'

let local: LocalDiscord
beforeEach(async () => {
  local = await startLocalDiscord({ limits: false })
})
afterEach(() => local.stop())
const names = definitions.map(({ name }) => name).toSorted()

it('says what a registration changed, and nothing the second time', async () => {
  const rest = restFor(local.token, local.api)
  expect((await register(rest, definitions, undefined)).added.toSorted()).toEqual(names)
  expect(isSame(await difference(rest, definitions, undefined))).toBe(true)
  const [first, ...others] = definitions
  const next = [...others.slice(1), { ...others[0]!, description: 'Another description' }]
  expect(await difference(rest, next, undefined)).toEqual({ added: [], changed: [others[0]!.name], removed: [first!.name] })
  expect(await register(rest, next, undefined)).toEqual({ added: [], changed: [others[0]!.name], removed: [first!.name] })
})

it('registers globally or for one server, never both', async () => {
  const rest = restFor(local.token, local.api)
  await register(rest, definitions, undefined)
  expect((await register(rest, definitions, local.guildId)).added.toSorted()).toEqual(names)
  expect((await difference(rest, definitions, undefined)).added.toSorted(), 'the global ones are gone').toEqual(names)
  expect(isSame(await difference(rest, definitions, local.guildId))).toBe(true)
})
