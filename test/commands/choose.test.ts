import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.js'
import { chooseForServer } from '../../src/table/settings.js'
import { evening, leads, playsOut, tableOf } from './evening.js'

describe('which table is meant', () => {
  it('is the only one here that makes sense for the person', async () => {
    const it = await evening()
    await chooseForServer(it.store, 'the server', { seats: null })
    const one = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', one, 'start')
    const other = await it.opens('Eve')
    expect(await it.says('Bo', '/hand')).toMatchObject({ to: 'panel', table: one })
    expect(await it.says('Eve', '/hand')).toMatchObject({ to: 'panel', table: other })
    expect(await it.says('Ann', '/table join')).toMatchObject({ to: 'board', table: other })
    expect(await it.says('Ann', '/hand'), 'cards come before a lobby').toMatchObject({ to: 'panel', table: one })
  })

  it('is asked, with all that fit, where there are several', async () => {
    const it = await evening()
    const [one, other] = [await it.opens('Ann', 'Bo'), await it.opens('Cleo')]
    const read = await it.reads(await it.says('Dan', '/table join'))
    expect(read).toMatchObject({
      to: 'you',
      lines: [
        'Several tables are here. Say which one with the option "table".',
        'Foolish Faces 2: Cleo',
        'Foolish Faces 1: Ann, Bo',
      ],
      buttons: ['Foolish Faces 2', 'Foolish Faces 1'],
    })
    expect(leads(read, 'Foolish Faces 1')).toEqual({ page: `table:${one}` })
    expect((await it.reads(await it.turns('Dan', `table:${other}`))).lines[0]).toBe('Foolish Faces 2')
    expect((await it.reads(await it.turns('Dan', `table:${other}`, { server: 'another server' }))).to).toBe('you')
  })

  it('is the one named, by completion, name or number', async () => {
    const it = await evening()
    await it.opens('Ann')
    const other = await it.opens('Bo')
    for (const table of [other, '2', 'Foolish Faces 2', 'Foolish Faces 2: Bo']) {
      expect(await it.says('Cleo', '/table show', { table }), table).toMatchObject({ to: 'here', table: other })
    }
    for (const table of ['7', 'chess', '', 'Foolish Faces']) {
      const read = await it.reads(await it.says('Cleo', '/table show', { table }))
      expect(read.lines, table).toEqual(['I know no such table here.', 'Foolish Faces 2: Bo', 'Foolish Faces 1: Ann'])
    }
    const elsewhere = await it.says('Cleo', '/table show', { table: other }, { server: 'another server' })
    expect((await it.reads(elsewhere)).lines).toEqual(['I know no such table here.'])
  })

  it('is none where there is none, and only those of the channel count', async () => {
    const it = await evening()
    await it.opens('Ann')
    const read = await it.reads(await it.says('Ann', '/hand', {}, { channel: 'another channel' }))
    expect(read).toMatchObject({ to: 'you', lines: ['There is no table in this channel. /foolish, /fool and /kings open one.'] })
    expect((await it.reads(await it.says('Ann', '/table again'))).lines).toEqual(['No game has ended in this channel yet.'])
  })
})

describe('completions', () => {
  it('have names and people, and hold what was typed', async () => {
    const it = await evening()
    const one = await it.opens('Ann', 'Bo')
    await it.presses('Ann', one, 'house-add')
    const other = await it.opens('Cleo')
    const typed = (table: string) => commands['table']!.complete!(it.call('Dan', { sub: 'join', table }), it.rooms, 'table')
    const [two, first] = [
      { name: 'Foolish Faces 2: Cleo', value: other },
      { name: 'Foolish Faces 1: Ann, Bo, Pip', value: one },
    ]
    expect(await typed('')).toEqual([two, first])
    expect(await typed('bo')).toEqual([first])
    expect(await typed(' 2')).toEqual([two])
    expect(await typed('chess')).toEqual([])
    expect(await commands['hand']!.complete!(it.call('Dan', { table: 'pip' }), it.rooms, 'table')).toEqual([first])
  })

  it('of a rematch are games that are over', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.opens('Eve')
    await it.presses('Ann', table, 'start')
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const choices = await commands['table']!.complete!(it.call('Ann', { sub: 'again', table: '' }), it.rooms, 'table')
    expect(choices.map(({ value }) => value)).toEqual([table])
    const elsewhere = await it.reads(await it.says('Ann', '/table again', {}, { channel: 'another channel' }))
    expect(elsewhere.lines).toEqual(['No game has ended in this channel yet.'])
    expect(tableOf(await it.says('Ann', '/table again', { table }))).not.toBe(table)
  })

  it('fit into a hundred characters whatever people are called', async () => {
    const it = await evening()
    const names = ['A', 'B', 'C', 'D'].map((letter) => letter.repeat(20) + '🃏'.repeat(6))
    const people = await Promise.all(names.map((name, i) => it.store.person(`long ${i}`, name, 0)))
    const table = await it.opens('Ann')
    for (const person of people) await it.tables.join(table, { person, cause: `joins ${person}` })
    const [choice] = await commands['table']!.complete!(it.call('Ann', { table: '' }), it.rooms, 'table')
    expect(choice?.name.length).toBeLessThanOrEqual(100)
    expect(choice?.name).toMatch(/^Foolish Faces 1: Ann, A+.*…$/u)
    expect(choice?.name).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  })
})

describe('/rules', () => {
  it('are those of the game, with the options of the one table here', async () => {
    const it = await evening()
    const plain = await it.reads(await it.says('Ann', '/rules'))
    expect(plain).toMatchObject({ to: 'here' })
    expect(plain.lines[0]).toBe('Foolish Faces in a minute')
    expect(plain.buttons).not.toContain('This table')
    const table = await it.opens('Ann')
    const own = await it.reads(await it.says('Bo', '/rules', { game: 'foolish-faces' }))
    expect(leads(own, 'This table')).toEqual({ page: `rules:foolish-faces:table:${table}` })
    const turned = await it.reads(await it.turns('Bo', `rules:foolish-faces:table:${table}`))
    expect(turned.lines).toContain('Single round: the round is the game.')
    await it.opens('Bo')
    expect((await it.reads(await it.says('Bo', '/rules'))).buttons).not.toContain('This table')
  })

  it('lead back to the hand of whoever plays there', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    const read = await it.reads(await it.presses('Ann', table, 'rules'))
    expect(leads(read, 'My hand')).toEqual({ verb: 'refresh' })
    const onlooker = await it.reads(await it.turns('Eve', `rules:foolish-faces:scoring:${table}`))
    expect(onlooker.buttons).not.toContain('My hand')
    const stranger = await it.turns('Ann', `rules:foolish-faces:table:${table}`, { server: 'another server' })
    expect((await it.reads(stranger)).lines[0]).toBe('Foolish Faces in a minute')
  })
})
