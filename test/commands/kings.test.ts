import { describe, expect, it } from 'vitest'
import { evening, playsOut, tableOf } from './evening.js'

describe('/kings', () => {
  it('opens a table that one person can start alone', async () => {
    const it = await evening()
    const table = tableOf(await it.says('Ann', '/kings'))
    expect(await it.tables.get(table)).toMatchObject({ game: 'kings-and-jokers', options: { win: 'first' }, phase: 'gathering' })
    await it.presses('Ann', table, 'start')
    expect(await it.tables.get(table)).toMatchObject({ phase: 'playing', seats: [{ player: { kind: 'person' } }] })
  })

  it('takes the winning rule and the number of house players', async () => {
    const it = await evening()
    const table = await it.tables.get(tableOf(await it.says('Ann', '/kings', { win: 'sole', 'house-players': 9 })))
    expect(table).toMatchObject({ options: { win: 'sole' } })
    expect(table?.seats).toHaveLength(6)
  })

  it('is refused where the bot may not post', async () => {
    const it = await evening()
    const read = await it.reads(await it.says('Ann', '/kings', {}, { lacks: ['Send Messages'] }))
    expect(read).toMatchObject({ to: 'you', lines: [expect.stringContaining('**Send Messages**')] })
    expect(await it.store.live()).toEqual([])
  })

  it('puts people on a leaderboard that counts their identities, from two on', async () => {
    const it = await evening()
    const alone = tableOf(await it.says('Ann', '/kings'))
    await it.presses('Ann', alone, 'start')
    await playsOut(it.tables, alone, [1])
    const empty = await it.reads(await it.says('Ann', '/leaderboard', { game: 'kings-and-jokers' }))
    expect(empty.lines).toContain('Nobody is on this board yet.')
    expect(empty.lines.at(-1)).toBe('/kings opens a table.')

    const table = tableOf(await it.says('Ann', '/kings'))
    await it.presses('Bo', table, 'join')
    await it.presses('Ann', table, 'start')
    await playsOut(it.tables, table, [1, 2])
    const outcome = (await it.tables.get(table))?.outcome
    const { lines } = await it.reads(await it.presses('Ann', table, 'leaderboard'))
    const tags = outcome?.tags?.[0] ?? []
    const count = (tag: string): number => tags.filter((one) => one === tag).length
    const own = lines.findIndex((line) => line.includes('You, '))
    expect(lines[0]).toBe('Kings and Jokers, all time')
    expect(lines[own]).toMatch(new RegExp(`^\\*\\*\\d You, ${outcome?.scores[0]} wins? in 1 game\\*\\*$`))
    expect(lines[own + 1]).toBe(`${count('king')} as King, ${count('joker')} as Joker, ${count('lost-by-all')} lost by all`)
  })
})
