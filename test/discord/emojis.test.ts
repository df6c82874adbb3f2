import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmojis, syncEmojis, syncOwnEmojis, type Drawn } from '../../src/discord/emojis.js'
import { isSame } from '../../src/discord/register.js'
import { restFor } from '../../src/discord/rest.js'
import { ICONS } from '../../src/kit/icons.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { LocalDiscord } from '../../src/local-discord/local.js'

let local: LocalDiscord
beforeEach(async () => {
  local = await startLocalDiscord({ limits: false })
})
afterEach(() => local.stop())

const png = (...bytes: readonly number[]): Uint8Array => new Uint8Array(bytes)
const few: readonly Drawn[] = [
  { name: 'card_7', png: png(7) },
  { name: 'face_down', png: png(0) },
]
const sent = (): readonly string[] => local.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)
const sync = (drawn: readonly Drawn[]) => syncEmojis(restFor(local.token, local.api), local.applicationId, drawn)

describe('the emojis of the application', () => {
  it('are sent once, and again only where something is missing or drawn another way', async () => {
    expect(await sync(few)).toEqual({ added: ['card_7', 'face_down'], changed: [], removed: [] })
    const before = sent().length
    expect(isSame(await sync(few))).toBe(true)
    expect(sent()).toHaveLength(before)
    const more: readonly Drawn[] = [{ name: 'card_7', png: png(8) }, ...few.slice(1)]
    expect(await sync(more)).toEqual({ added: [], changed: ['card_7'], removed: [] })
    expect(isSame(await sync(more))).toBe(true)
  })

  it('leave those alone that somebody else put there, and bring back what somebody took away', async () => {
    const rest = restFor(local.token, local.api)
    const address = `/applications/${local.applicationId}/emojis` as const
    await rest.post(address, { body: { name: 'mascot', image: 'data:image/png;base64,AAAA' } })
    await sync(few)
    const { icon, load } = createEmojis(rest, () => local.applicationId)
    expect(icon('card_7')).toBeUndefined()
    await load()
    const seven = icon('card_7')
    expect(seven).toMatchObject({ name: 'card_7' })
    expect(icon('card_8')).toBeUndefined()
    await rest.delete(`${address}/${seven?.id ?? ''}`)
    expect(await sync(few)).toEqual({ added: ['card_7'], changed: [], removed: [] })
    const { items } = (await rest.get(address)) as { readonly items: readonly { readonly name: string }[] }
    const names = items.map(({ name }) => name)
    expect(names).toContain('mascot')
    expect(names.filter((name) => name.startsWith('foolish_'))).toHaveLength(1)
  })

  it('are all cards of both decks, the back and the hat, by names that can be spoken', async () => {
    const { added } = await syncOwnEmojis(restFor(local.token, local.api))
    expect(added).toHaveLength(16 + 54)
    expect(added).toEqual(ICONS.map(([name]) => name))
    for (const name of ['card_ace', 'card_joker', 'face_down', 'fools_hat', 'seven_of_clubs', 'red_joker']) {
      expect(added).toContain(name)
    }
  })
})
