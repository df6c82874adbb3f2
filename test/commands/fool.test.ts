import { describe, expect, it } from 'vitest'
import { press } from '../../commands/verbs.js'
import type { Options } from '../../src/games/fool/options.js'
import { evening, tableOf, type Name } from './evening.js'

type Evening = Awaited<ReturnType<typeof evening>>
const opensFool = async (it: Evening, words: Record<string, string | number> = {}, who: Name = 'Ann') =>
  tableOf(await it.says(who, '/fool', words))
const optionsOf = async (it: Evening, id: string) => (await it.tables.get(id))?.options as Options
const chooses = async (it: Evening, who: Name, table: string, about = '') =>
  it.reads(await press(it.call(who), it.rooms, { table, verb: 'house-rules', about }))

describe('/fool', () => {
  it('opens a game or a named way to play it', async () => {
    const it = await evening()
    expect(await optionsOf(it, await opensFool(it))).toMatchObject({ variant: 'podkidnoy', deck: 36 })
    const transfer = await opensFool(it, { variant: 'transfer' })
    expect(await optionsOf(it, transfer)).toMatchObject({ variant: 'perevodnoy', transferShow: 'trumpOncePerBout' })
    const chinese = await opensFool(it, { variant: 'chinese', deck: '52', 'house-players': 2 })
    expect(await it.tables.get(chinese)).toMatchObject({ game: 'chinese-fool', options: { deck: 52 } })
    expect((await it.tables.get(chinese))?.seats).toHaveLength(3)
    expect(await it.tables.get(await opensFool(it, { variant: 'czech' }))).toMatchObject({ game: 'czech-fool' })
  })
  it('puts its own words before the rules of the channel, these before those of the server, these before the defaults', async () => {
    const it = await evening()
    await it.store.putSetting(['server', 'the server'], 'fool', { deck: 52, throwers: 'neighbours' })
    await it.store.putSetting(['channel', 'games'], 'fool', { deck: 54, variant: 'perevodnoy' })
    expect(await optionsOf(it, await opensFool(it))).toMatchObject({ deck: 54, variant: 'perevodnoy', throwers: 'neighbours' })
    const simple = await opensFool(it, { variant: 'simple', deck: '36' })
    expect(await optionsOf(it, simple)).toMatchObject({ deck: 36, variant: 'simple', throwers: 'neighbours', leadMax: 2 })
    const classic = await opensFool(it, { variant: 'classic' })
    expect(await optionsOf(it, classic), 'a named way to play is all of it').toMatchObject({ deck: 36, throwers: 'all' })
    await it.store.putSetting(['channel', 'games'], 'fool', { deck: 'of old' })
    expect(await optionsOf(it, await opensFool(it)), 'rules that nobody knows any more').toMatchObject({ deck: 52 })
  })
  it('refuses what does not go together, with the sentence for it', async () => {
    const it = await evening()
    const told = async (words: Record<string, string | number>) => (await it.reads(await it.says('Ann', '/fool', words))).lines
    expect(await told({ variant: 'classic', 'house-players': 6 })).toEqual(['Seven players need 42 cards: choose 52 or 54.'])
    expect(await told({ variant: 'chinese', deck: '54' })).toEqual(['No table can be opened with these options.'])
    await it.store.putSetting(['channel', 'games'], 'fool', { throwTiming: 'anytime' })
    expect((await told({ variant: 'podkidnoy' }))[0]).toContain('needs everybody at once')
    expect(await optionsOf(it, await opensFool(it, { throwing: 'free' }))).toMatchObject({ throwTiming: 'anytime' })
  })
})

describe('house rules', () => {
  it('are chosen by the host, change the table at once and hold in the channel from then on', async () => {
    const it = await evening()
    const table = await opensFool(it)
    const first = await chooses(it, 'Ann', table)
    expect(first.to).toBe('here')
    expect(first.lines[0]).toBe('House rules of Durak 1')
    expect(first.screen.rows).toHaveLength(6)
    await chooses(it, 'Ann', table, '1.deck.52')
    await chooses(it, 'Ann', table, '1.throwing.free')
    expect(await optionsOf(it, table)).toMatchObject({ deck: 52, throwProtocol: 'free' })
    expect(await it.store.setting(['channel', 'games'], 'fool')).toEqual({ deck: 52, throwProtocol: 'free' })
    expect(await optionsOf(it, await opensFool(it, {}, 'Bo'))).toMatchObject({ deck: 52, throwProtocol: 'free' })
    expect(await optionsOf(it, tableOf(await it.says('Bo', '/fool', {}, { channel: 'elsewhere' })))).toMatchObject({ deck: 36 })
    await chooses(it, 'Ann', table, '1.presets.big-table')
    expect(await it.store.setting(['channel', 'games'], 'fool')).toEqual({ deck: 54 })
  })
  it('have pages that lead round', async () => {
    const it = await evening()
    const table = await opensFool(it)
    const pages = [await chooses(it, 'Ann', table)]
    const last = Number(/of (\d+)/.exec(pages[0]!.buttons.at(-1) ?? '')?.[1])
    for (let page = 2; page <= last; page++) pages.push(await chooses(it, 'Ann', table, `${page}`))
    for (const { screen } of pages)
      expect(2 + screen.rows.length + screen.rows.flat().length, 'components').toBeLessThanOrEqual(15)
    expect(pages.at(-1)!.buttons.at(-1)).toBe(`Page 1 of ${last}`)
    expect((await chooses(it, 'Ann', table, '99')).buttons).toEqual(pages.at(-1)!.buttons)
    expect((await chooses(it, 'Ann', table, '1.deck.17')).lines).toEqual(pages[0]!.lines)
  })
  it('are nobody else’s to choose, nor anybody’s once the cards are dealt', async () => {
    const it = await evening()
    const table = await opensFool(it)
    await it.presses('Bo', table, 'join')
    expect((await chooses(it, 'Bo', table, '1.deck.52')).lines).toEqual(['Ann is host and chooses the house rules.'])
    expect((await chooses(it, 'Cleo', table)).lines[0]).toContain('You are not at this table.')
    await it.presses('Ann', table, 'start')
    expect((await chooses(it, 'Ann', table, '1.deck.52')).lines[0]).toContain('has started')
    expect(await optionsOf(it, table)).toMatchObject({ deck: 36 })
  })
  it('that do not go together are refused with their sentence, and the others stay', async () => {
    const it = await evening()
    const table = await opensFool(it, { variant: 'big-table', 'house-players': 6 })
    const told = await chooses(it, 'Ann', table, '1.deck.36')
    expect(told.lines[0]).toBe('Seven players need 42 cards: choose 52 or 54.')
    expect(await optionsOf(it, table)).toMatchObject({ deck: 54 })
    expect(await it.store.setting(['channel', 'games'], 'fool')).toBeUndefined()
  })
  it('say how many may sit down, and how many it takes', async () => {
    const it = await evening()
    const table = await opensFool(it, { variant: 'pairs', 'house-players': 2 })
    const lobby = async () => (await it.reads(await it.presses('Ann', table, 'show'))).lines
    expect(await lobby()).toContain('4 to 6 free')
    expect(await lobby()).toContain('Starts with 4 or 6.')
    const few = await it.reads(await it.presses('Ann', table, 'start'))
    expect(few).toMatchObject({ lines: ['Not yet: 3 are seated, 4 are needed.'], buttons: ['Add a house player and start'] })
    await it.presses('Ann', table, 'house-add')
    await it.presses('Ann', table, 'house-add')
    expect((await it.reads(await it.presses('Ann', table, 'start'))).lines).toEqual(['Not yet: 5 are seated, 6 are needed.'])
    await it.presses('Ann', table, 'house-add')
    expect((await it.reads(await it.presses('Ann', table, 'house-add'))).lines[0]).toContain('All seats are taken')
    await it.presses('Ann', table, 'start-filled')
    expect((await it.tables.get(table))?.phase).toBe('playing')
  })
})
