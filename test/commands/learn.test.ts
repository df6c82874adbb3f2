import { describe, expect, it } from 'vitest'
import { LOBBY, personSettings } from '../../src/table/settings.js'
import { chooseForOneself } from '../../src/table/settings.js'
import { evening, leads, tableOf } from './evening.js'

describe('/learn', () => {
  it('begins a lesson in the private panel, of Foolish Faces unless another game is named', async () => {
    const it = await evening()
    const reply = await it.says('Ann', '/learn')
    expect(reply).toMatchObject({ to: 'panel', path: '' })
    expect(await it.tables.get(tableOf(reply))).toMatchObject({ game: 'foolish-faces', practice: 'lesson', phase: 'playing' })
    const other = await it.says('Ann', '/learn', { game: 'fool' })
    expect(await it.tables.get(tableOf(other))).toMatchObject({ game: 'fool', practice: 'lesson' })
  })

  it('says kindly that a game has no lesson', async () => {
    const it = await evening()
    const read = await it.reads(await it.says('Ann', '/learn', { game: 'czech-fool' }))
    expect(read).toMatchObject({ to: 'you', lines: ['There is no lesson for Czech Fool yet. /rules tells it in a minute.'] })
  })

  it('is offered on the first page of the rules, and on no other', async () => {
    const it = await evening()
    const first = await it.reads(await it.says('Ann', '/rules', { game: 'kings-and-jokers' }))
    const to = leads(first, 'Teach me')
    expect(to).toEqual({ page: 'learn:kings-and-jokers' })
    const lesson = await it.turns('Ann', 'page' in to ? to.page : '')
    expect(await it.tables.get(tableOf(lesson))).toMatchObject({ game: 'kings-and-jokers', practice: 'lesson' })
    const tips = await it.reads(await it.turns('Ann', 'rules:kings-and-jokers:tips'))
    expect(tips.buttons).not.toContain('Teach me')
    const czech = await it.reads(await it.says('Ann', '/rules', { game: 'czech-fool' }))
    expect(czech.buttons).not.toContain('Teach me')
  })

  it('keeps its way out of the rules of a table', async () => {
    const it = await evening()
    const table = await it.opens('Ann')
    const read = await it.reads(await it.presses('Ann', table, 'rules'))
    expect(leads(read, 'Teach me')).toEqual({ page: 'learn:foolish-faces' })
    expect(leads(read, 'Tips')).toEqual({ page: `rules:foolish-faces:tips:${table}` })
  })

  it('is in no list of tables, for nobody', async () => {
    const it = await evening()
    const lesson = tableOf(await it.says('Ann', '/learn'))
    for (const name of ['Ann', 'Bo'] as const) {
      const read = await it.reads(await it.says(name, '/table show'))
      expect(read.lines.join(' ')).toContain('There is no table in this channel.')
    }
    const told = await it.reads(await it.turns('Bo', `table:${lesson}`))
    expect(told.lines).toEqual(['This button belongs to an older table. /table show lists those here.'])
  })
})

describe('practice', () => {
  it('is an option of every command that opens a table', async () => {
    for (const [said, game] of [
      ['/foolish', 'foolish-faces'],
      ['/fool', 'fool'],
      ['/kings', 'kings-and-jokers'],
    ] as const) {
      const it = await evening()
      expect(await it.tables.get(tableOf(await it.says('Ann', said, { practice: true })))).toMatchObject({
        game,
        practice: 'practice',
      })
      expect((await it.tables.get(tableOf(await it.says('Bo', said, { practice: false }))))?.practice).toBeUndefined()
    }
  })

  it('has advice, above the panel of whoever asks', async () => {
    const it = await evening()
    const table = tableOf(await it.says('Ann', '/kings', { practice: true, 'house-players': 2 }))
    await it.presses('Ann', table, 'start')
    const reply = await it.presses('Ann', table, 'advise')
    expect(reply).toMatchObject({
      to: 'panel',
      table,
      note: [{ text: [expect.stringMatching(/^The house would choose (Red|Black) /u)] }],
    })
    expect(await it.presses('Ann', table, 'advise')).toEqual(reply)
  })

  it('has none for who is asked nothing, nor for who does not sit there', async () => {
    const it = await evening()
    const table = tableOf(await it.says('Ann', '/foolish', { practice: true, 'house-players': 4 }))
    for (const name of ['Ann', 'Bo'] as const)
      expect(await it.presses(name, table, 'advise')).toMatchObject({ note: [{ text: ['You are not asked anything now.'] }] })
  })

  it('is no way to advice at tables that count', async () => {
    const it = await evening()
    const table = tableOf(await it.says('Ann', '/kings', { 'house-players': 2 }))
    await it.presses('Ann', table, 'start')
    const read = await it.reads(await it.presses('Ann', table, 'advise'))
    expect(read.lines).toEqual(['The house gives advice at practice tables alone. /kings with practice:yes opens one.'])
    const said = await it.reads(await it.says('Ann', '/table advise', { table }))
    expect(said.lines).toEqual(read.lines)
  })
})

describe('the first Join ever', () => {
  it('brings the private panel as well, until the lobby has been explained', async () => {
    const it = await evening()
    const table = tableOf(await it.says('Ann', '/foolish'))
    expect(await it.presses('Bo', table, 'join')).toEqual({ to: 'board', table, panel: true })
    const bo = it.person('Bo')
    await chooseForOneself(it.store, bo, { met: [LOBBY] })
    await it.presses('Bo', table, 'leave')
    expect(await it.presses('Bo', table, 'join')).toEqual({ to: 'board', table })
    expect((await personSettings(it.store, bo)).met).toEqual([LOBBY])
  })
})
