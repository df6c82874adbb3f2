import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.js'
import { seatOf } from '../../src/table/table.js'
import { evening, leads } from './evening.js'

type Evening = Awaited<ReturnType<typeof evening>>
/** A game of four people. */
async function playing(): Promise<{ it: Evening; table: string }> {
  const it = await evening()
  const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
  await it.presses('Ann', table, 'start')
  return { it, table }
}

describe('a seat that somebody left', () => {
  it('is taken by anybody, who sees the hand at once', async () => {
    const { it, table } = await playing()
    await it.presses('Dan', table, 'leave-sure')
    expect(await it.says('Eve', '/table take-seat', { seat: 4 })).toEqual({ to: 'panel', table, path: '' })
    expect(seatOf((await it.tables.get(table))!, it.person('Eve'))).toBe(3)
  })
  it('is no other one for whoever names one that is not free', async () => {
    const { it, table } = await playing()
    await it.presses('Dan', table, 'leave-sure')
    const refused = await it.reads(await it.says('Eve', '/table take-seat', { seat: 1 }))
    expect(refused.to).toBe('you')
    expect((await it.tables.get(table))?.seats.map(({ player }) => player.kind)).toEqual(['person', 'person', 'person', 'house'])
  })
})

describe('removing somebody', () => {
  it('is asked once more, and done at once for the host', async () => {
    const { it, table } = await playing()
    const asked = await it.reads(await it.says('Ann', '/table kick', { who: 'bo' }))
    expect(asked.to).toBe('here')
    expect(asked.lines[0]).toContain('Remove Bo from Foolish Faces 1? The house plays on in that seat')
    const bo = `${it.person('Bo')}`
    expect(leads(asked, 'Remove Bo')).toEqual({ verb: 'remove-sure', about: bo })
    const done = await it.reads(await it.presses('Ann', table, 'remove-sure', { about: bo }))
    expect(done.lines).toEqual(['Bo has left Foolish Faces 1.'])
    expect((await it.tables.get(table))?.seats[1]?.player.kind).toBe('house')
    expect((await it.reads(await it.presses('Bo', table, 'take-seat'))).lines[0]).toContain('You were removed')
  })
  it('takes a vote of the others, each of whom hears how many wishes are needed', async () => {
    const { it } = await playing()
    expect((await it.reads(await it.says('Bo', '/table kick', { who: '4' }))).lines[0]).toContain('0 of 2 wishes')
    const first = await it.reads(await it.says('Bo', '/table kick', { who: 'Dan', sure: true }))
    expect(first.lines).toEqual(['You wish that Dan leaves Foolish Faces 1. 1 of 2 wishes are there.'])
    const second = await it.reads(await it.says('Cleo', '/table kick', { who: 'Dan', sure: true }))
    expect(second.lines).toEqual(['Dan has left Foolish Faces 1.'])
  })
  it('names somebody who sits there, and not oneself', async () => {
    const { it, table } = await playing()
    for (const who of ['Eve', '9', '', 'Ann', '1'])
      expect((await it.reads(await it.says('Ann', '/table kick', { who }))).lines[0], who).toContain('does not sit at')
    expect((await it.reads(await it.presses('Eve', table, 'remove', { about: '1' }))).lines[0]).toContain('not at this table')
    expect((await it.tables.get(table))?.votes).toEqual([])
  })
  it('completes to the others at the table', async () => {
    const { it } = await playing()
    const typed = (who: string) => commands['table']!.complete!(it.call('Ann', { sub: 'kick', who }), it.rooms, 'who')
    expect(await typed('')).toEqual([
      { name: '2 Bo', value: '2' },
      { name: '3 Cleo', value: '3' },
      { name: '4 Dan', value: '4' },
    ])
    expect(await typed('cl')).toEqual([{ name: '3 Cleo', value: '3' }])
  })
})

describe('ending by a vote', () => {
  it('takes everybody, and tells how many wishes are needed', async () => {
    const { it, table } = await playing()
    const asked = await it.reads(await it.presses('Bo', table, 'end'))
    expect(asked.lines[0]).toContain('0 of 4 wishes')
    const wish = async (name: 'Bo' | 'Cleo' | 'Dan') => (await it.reads(await it.presses(name, table, 'end-sure'))).lines[0]
    expect(await wish('Bo')).toContain('1 of 4')
    expect(await wish('Bo'), 'a wish twice is one').toContain('1 of 4')
    expect(await wish('Cleo')).toContain('2 of 4')
    await it.presses('Ann', table, 'leave-sure')
    expect(await wish('Dan')).toBe('Foolish Faces 1 has ended.')
    expect(await it.tables.get(table)).toMatchObject({ closed: 'vote' })
  })
})

describe('the pace', () => {
  it('is set by the host: at once in the lobby, from the next deal on in a game', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    const lobby = await it.reads(await it.says('Ann', '/table pace', { pace: 'slow' }))
    expect(lobby).toMatchObject({ to: 'here', lines: ['Pace of Foolish Faces 1: Slow, 24 hours a turn.'], buttons: ['Pace'] })
    await it.presses('Ann', table, 'start')
    const game = await it.reads(await it.presses('Ann', table, 'pace', { about: 'none' }))
    expect(game.lines).toEqual(['Pace of Foolish Faces 1: Slow, 24 hours a turn.', 'From the next deal on: No clock.'])
    expect(await it.tables.get(table)).toMatchObject({ pace: 'slow', nextPace: 'none' })
    const list = game.screen.rows.flat()[0]
    expect(list?.kind === 'pick' && list.items.find(({ chosen }) => chosen)?.key).toBe('none')
    expect((await it.reads(await it.presses('Bo', table, 'pace', { about: 'live' }))).lines).toEqual([
      'Ann is host and sets the pace.',
    ])
  })
})
