import { describe, expect, it } from 'vitest'
import type { Call } from '../../commands/command.js'
import type { Control } from '../../src/kit/screen.js'
import { personSettings, serverSettings } from '../../src/table/settings.js'
import { evening, leads, tableOf, type Read } from './evening.js'

type Evening = Awaited<ReturnType<typeof evening>>
const manages: Partial<Call> = { manager: true }
const server = async (it: Evening, page = '', more: Partial<Call> = manages): Promise<Read> =>
  it.reads(await it.turns('Ann', `settings:server${page}`, more))
const settingsOf = (it: Evening) => serverSettings(it.store, 'the server')
/** What a list shows as chosen. */
const chosen = (read: Read, label: string): string | undefined => {
  const list: Control<unknown> | undefined = read.screen.rows.flat()[read.buttons.indexOf(label)]
  return list?.kind === 'pick' ? list.items.find(({ chosen }) => chosen)?.key : undefined
}
const open = (read: Read): readonly string[] =>
  read.buttons.filter((_, i) => {
    const control = read.screen.rows.flat()[i]
    return control?.kind === 'press' && !control.closed
  })

describe('/settings server', () => {
  it('is for those who may manage the server, also at the press', async () => {
    const it = await evening()
    const who = 'Whoever may manage this server (the permission Manage Server) chooses its settings.'
    expect((await it.reads(await it.says('Ann', '/settings server'))).lines).toEqual([who])
    expect((await it.reads(await it.says('Ann', '/settings server', {}, manages))).lines[0]).toBe('Settings of this server')
    for (const page of [':pace:slow', ':channels:only', ':rules:fool:1.deck.52']) {
      const refused = await server(it, page, { manager: false })
      expect(refused).toMatchObject({ to: 'you', lines: [who] })
    }
    expect(await settingsOf(it)).toMatchObject({ pace: 'live', channels: [] })
    expect(await it.store.setting(['server', 'the server'], 'fool')).toBeUndefined()
  })

  it('chooses from lists, each of which shows what holds now', async () => {
    const it = await evening()
    const first = await server(it)
    expect(chosen(first, 'Tables at once')).toBe('settings:server:tables:none')
    expect(chosen(first, 'Live games at once for one person')).toBe('settings:server:seats:1')
    const items = first.screen.rows.flat().flatMap((it) => (it.kind === 'pick' ? it.items : []))
    for (const { key } of items) {
      const [, , what = '', value = ''] = key.split(':')
      await it.turns('Ann', key, manages)
      const now = await server(it)
      const shown = now.screen.rows.flat().flatMap((it) => (it.kind === 'pick' ? it.items : []))
      expect(shown.find((it) => it.key === key)?.chosen, key).toBe(true)
      const stored: Readonly<Record<string, unknown>> = await settingsOf(it)
      expect(stored[what] ?? 'none', key).toBe(/^\d+$/.test(value) ? Number(value) : value)
    }
    const before = await settingsOf(it)
    for (const page of [':tables:7', ':pace:quick', ':language:xx', ':colour:red']) await server(it, page)
    expect(await settingsOf(it)).toEqual(before)
  })

  it('chooses where tables may be opened, seen from where one is', async () => {
    const it = await evening()
    const at = (channel: string, what = '') => server(it, what && `:channels:${what}`, { ...manages, channel, home: channel })
    const everywhere = await at('games')
    expect(everywhere.lines[1]).toBe('Tables may be opened everywhere.')
    expect(open(everywhere)).toContain('Only here')
    expect(open(everywhere)).not.toContain('Not here')
    const only = await at('games', 'only')
    expect(only.lines[1]).toBe('Tables may be opened in #games.')
    expect(open(only).slice(0, 2), 'the last one stays').toEqual(['Everywhere', 'Rules: Durak'])
    expect((await at('cards', 'too')).lines[1]).toBe('Tables may be opened in #games and #cards.')
    expect((await at('games', 'not')).lines[1]).toBe('Tables may be opened in #cards.')
    expect((await at('cards', 'not')).lines[1], 'an old button').toBe('Tables may be opened in #cards.')
    expect((await at('games', 'everywhere')).lines[1]).toBe('Tables may be opened everywhere.')
  })

  it('holds the house rules of every game with choices, which new tables have', async () => {
    const it = await evening()
    const panel = await server(it)
    const games = { 'Rules: Durak': 'fool', 'Rules: Chinese Fool': 'chinese-fool', 'Rules: Czech Fool': 'czech-fool' }
    for (const [label, game] of Object.entries(games))
      expect(leads(panel, label)).toEqual({ page: `settings:server:rules:${game}` })
    const first = await server(it, ':rules:fool')
    expect(first.lines[0]).toBe('House rules of Durak in this server')
    expect(first.buttons.at(-1)).toBe('Back')
    const chosenNow = await server(it, ':rules:fool:1.deck.52')
    expect(chosenNow.lines[1]).toContain('52 cards')
    expect(await it.store.setting(['server', 'the server'], 'fool')).toEqual({ deck: 52 })
    await server(it, ':rules:chinese-fool:1.deck.52')
    const durak = tableOf(await it.says('Bo', '/fool'))
    expect(await it.tables.get(durak)).toMatchObject({ options: { deck: 52 } })
    const chinese = tableOf(await it.says('Bo', '/fool', { variant: 'chinese' }))
    expect(await it.tables.get(chinese)).toMatchObject({ options: { deck: 52 } })
    await server(it, ':rules:fool:1.presets.classic')
    expect(await it.store.setting(['server', 'the server'], 'fool')).toEqual({})
    expect((await server(it, ':rules:chess:1.deck.52')).lines[0]).toBe('Settings of this server')
  })

  it('has pages and buttons that fit where Discord keeps them', async () => {
    const it = await evening()
    const pages = [await server(it)]
    for (const game of ['fool', 'chinese-fool', 'czech-fool'])
      for (const page of ['', ':2', ':3', ':4', ':5']) pages.push(await server(it, `:rules:${game}${page}`))
    for (const { screen } of pages) {
      const controls = screen.rows.flat()
      const targets = controls.map(({ to }) => ('page' in to ? to.page : ''))
      expect(2 + screen.rows.length + controls.length, 'components').toBeLessThanOrEqual(40)
      expect(new Set(targets).size).toBe(targets.length)
      const keys = controls.flatMap((it) => (it.kind === 'pick' ? it.items.map(({ key }) => key) : []))
      for (const id of [...targets, ...keys]) expect(`1::${id}`.length).toBeLessThanOrEqual(100)
    }
  })
})

describe('/settings me', () => {
  it('is for everybody, and shows what holds now', async () => {
    const it = await evening()
    expect((await it.reads(await it.says('Bo', '/settings me'))).lines).toEqual(['Your settings', 'They hold in every server.'])
    const turns = async (page: string) => it.reads(await it.turns('Bo', page))
    expect(chosen(await turns('settings:me:mentions:no'), 'Mentions')).toBe('settings:me:mentions:no')
    expect(chosen(await turns('settings:me:cards:four'), 'Cards')).toBe('settings:me:cards:four')
    expect(chosen(await turns('settings:me:language:en'), 'Language')).toBe('settings:me:language:en')
    await turns('settings:me:mentions:perhaps')
    const chosenNow = { mentions: false, fourColours: true, language: 'en', met: [] }
    expect(await personSettings(it.store, it.person('Bo'))).toEqual(chosenNow)
    expect(chosen(await turns('settings:me:language:none'), 'Language')).toBe('settings:me:language:none')
    expect(await personSettings(it.store, it.person('Ann'))).toMatchObject({ mentions: true })
  })
})

describe('pages', () => {
  it('that there are not get a kind answer', async () => {
    const it = await evening()
    for (const page of ['settings', 'settings:them', 'privacy:publish'])
      expect((await it.reads(await it.turns('Ann', page))).lines[0], page).toContain('This button belongs to an older table.')
  })
})
