import { describe, expect, it } from 'vitest'
import { chooseForServer } from '../../src/table/settings.js'
import { evening, leads, NO_THREADS, tableOf } from './evening.js'

const MINUTE = 60_000
type Evening = Awaited<ReturnType<typeof evening>>
const wants = (it: Evening, change: Parameters<typeof chooseForServer>[2]) => chooseForServer(it.store, 'the server', change)

describe('the pace of a new table', () => {
  it('is the one that was named, else that of the server', async () => {
    const it = await evening()
    const paceOf = async (words: Record<string, string>, said = '/foolish') =>
      (await it.tables.get(tableOf(await it.says('Ann', said, words))))?.pace
    expect(await paceOf({})).toBe('live')
    await wants(it, { pace: 'none' })
    for (const said of ['/foolish', '/fool', '/kings']) {
      expect(await paceOf({}, said), said).toBe('none')
      expect(await paceOf({ pace: 'slow' }, said), said).toBe('slow')
    }
  })
})

describe('a thread of its own', () => {
  it('is made where it is wanted, named after the table, and the channel is told the way', async () => {
    const it = await evening()
    const told = await it.reads(await it.says('Ann', '/foolish', { thread: true }))
    expect(told).toMatchObject({ to: 'everybody', lines: ['Ann opened [Foolish Faces 1] in its own thread.'], buttons: [] })
    expect(it.threads).toMatchObject([{ channel: 'games', name: "Foolish Faces: Ann's table" }])
    expect(await it.store.live()).toMatchObject([{ channel: 'thread 1', number: 1 }])
  })
  it('is one, and so is the table, when the same press comes twice', async () => {
    const it = await evening()
    const once = { cause: 'one press' }
    const first = await it.says('Ann', '/kings', { thread: true }, once)
    expect(await it.says('Ann', '/kings', { thread: true }, once)).toEqual(first)
    expect(it.threads).toHaveLength(1)
    expect(await it.store.live()).toHaveLength(1)
  })
  it('is not made in a thread, nor for rules that nobody could play by', async () => {
    const it = await evening()
    const inThread = { channel: 'a thread', home: 'games', inThread: true }
    const table = tableOf(await it.says('Ann', '/fool', { thread: true }, inThread))
    expect((await it.tables.row(table))?.channel).toBe('a thread')
    const refused = await it.reads(await it.says('Ann', '/fool', { thread: true, variant: 'classic', 'house-players': 6 }))
    expect(refused.lines).toEqual(['Seven players need 42 cards: choose 52 or 54.'])
    expect(it.threads).toEqual([])
  })
  it('is not made for a table that another one is in the way of', async () => {
    const it = await evening()
    await wants(it, { tables: 1 })
    await it.opens('Ann')
    const full = await it.reads(await it.says('Bo', '/kings', { thread: true }))
    expect(full.lines[0]).toContain('as many as this server wants')
    await wants(it, { tables: null })
    await it.says('Ann', '/table start', { missing: 'fill' })
    const playing = await it.reads(await it.says('Ann', '/kings', { thread: true }))
    expect(playing).toMatchObject({ to: 'you', buttons: ['Leave'] })
    expect(it.threads).toEqual([])
  })
  it('is refused with the permission that is missing', async () => {
    const it = await evening()
    const refused = await it.reads(await it.says('Ann', '/foolish', { thread: true }, { channel: NO_THREADS }))
    expect(refused).toMatchObject({ to: 'you', buttons: [] })
    expect(refused.lines[0]).toContain('Missing: **Create Public Threads**.')
    expect(await it.store.live()).toEqual([])
  })
})

describe('where the server wants tables in some channels only', () => {
  it('every other one is refused, naming those; a thread counts as the channel in which it lies', async () => {
    const it = await evening()
    await wants(it, { channels: ['cards', 'games'] })
    const there = async (channel: string, home = channel) => it.says('Ann', '/foolish', {}, { channel, home })
    expect((await it.reads(await there('news'))).lines).toEqual(['In this server tables are opened in #cards and #games.'])
    expect((await it.reads(await there('a thread', 'news'))).lines).toEqual([
      'In this server tables are opened in #cards and #games.',
    ])
    expect((await there('cards')).to).toBe('board')
    expect((await there('a thread', 'games')).to).toBe('board')
  })
  it('a rematch is no way round it', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    await it.presses('Ann', table, 'end-sure')
    await wants(it, { channels: ['cards'] })
    const refused = await it.reads(await it.presses('Ann', table, 'again'))
    expect(refused.lines).toEqual(['In this server tables are opened in #cards.'])
  })
})

describe('another table in the way', () => {
  it('is named, linked and can be left from there', async () => {
    const it = await evening()
    const one = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', one, 'start')
    const other = await it.opens('Eve')
    for (const reply of [await it.says('Ann', '/kings'), await it.presses('Ann', other, 'join')]) {
      const refused = await it.reads(reply)
      expect(refused).toMatchObject({
        to: 'you',
        lines: ['You are in [Foolish Faces 1], which is still on. In this server nobody is in more than one live game at once.'],
        buttons: ['Leave'],
      })
      expect(reply).toMatchObject({ table: one })
      expect(leads(refused, 'Leave')).toEqual({ verb: 'leave' })
    }
    await it.presses('Ann', one, 'leave-sure')
    expect((await it.presses('Ann', other, 'join')).to).toBe('board')
  })
  it('can be ended from there where it is a lobby that stood still', async () => {
    const it = await evening()
    await wants(it, { tables: 1 })
    const one = await it.opens('Ann')
    const busy = await it.reads(await it.says('Bo', '/foolish'))
    const enough = 'One table is on, as many as this server wants at once.'
    expect(busy).toMatchObject({ to: 'you', lines: [`${enough} One of them is [Foolish Faces 1].`], buttons: [] })
    it.clock.now += 11 * MINUTE
    const reply = await it.says('Bo', '/foolish')
    const still = await it.reads(reply)
    expect(still.lines).toEqual([`${enough} [Foolish Faces 1] has stood still.`])
    expect(reply).toMatchObject({ table: one })
    expect(leads(still, 'End that lobby')).toEqual({ verb: 'end' })
    expect((await it.reads(await it.presses('Bo', one, 'end'))).buttons).toContain('End the table')
    await it.presses('Bo', one, 'end-sure')
    expect(await it.tables.get(one)).toMatchObject({ closed: 'replaced' })
    expect((await it.says('Bo', '/foolish')).to).toBe('board')
  })
})
