import { describe, expect, it } from 'vitest'
import { standings } from '../../commands/standings.js'
import type { Reply } from '../../commands/command.js'
import type { Screen } from '../../src/kit/screen.js'
import type { Text } from '../../src/kit/text.js'
import type { Standing } from '../../src/store/store.js'
import { evening, leads, NOW, playsOut } from './evening.js'

const FULL = { game: 'foolish-faces', board: 'full', period: 'all' } as const
const KINGS = { game: 'kings-and-jokers', board: 'all', period: 'all' } as const
const NOTHING = { firsts: 0, tags: {} } as const
const ANN: Standing = { ...NOTHING, person: 1, place: 1, games: 14, wins: 9, points: 1204 }
const BO: Standing = { ...NOTHING, person: 2, place: 2, games: 13, wins: 7, points: 1131 }
const CLEO: Standing = { ...NOTHING, person: 3, place: 2, games: 15, wins: 6, points: 1131 }
/** Places 4 to 13. */
const OTHERS = Array.from({ length: 10 }, (_, i): Standing => ({
  ...NOTHING,
  person: 10 + i,
  place: 4 + i,
  games: 3,
  wins: 0,
  points: 300 - i,
}))
const DAN: Standing = { ...NOTHING, person: 4, place: 14, games: 2, wins: 1, points: 182 }
const ALL = [ANN, BO, CLEO, ...OTHERS, DAN]

const written = (text: Text): string =>
  text
    .map((part) =>
      typeof part === 'string' ? part : 'bold' in part ? `**${written(part.bold)}**` : 'person' in part ? `#${part.person}` : '?',
    )
    .join('')
const lines = (screen: Screen): readonly string[] => screen.lines.map(({ text }) => written(text))
const labels = (screen: Screen): readonly string[] => screen.rows.flat().map(({ label }) => written(label))

describe('a leaderboard', () => {
  it('has ten rows, ties that share a place, and the own row after them', () => {
    const screen = standings(FULL, ALL, 'en', 4)
    expect(lines(screen).slice(0, 7)).toEqual([
      'Foolish Faces, all time',
      '**1 #1, 1,204 points**',
      '9 wins in 14 games, 86.0 a game',
      '**2 #2, 1,131 points**',
      '7 wins in 13 games, 87.0 a game',
      '**2 #3, 1,131 points**',
      '6 wins in 15 games, 75.4 a game',
    ])
    expect(lines(screen)).toHaveLength(1 + 2 * 11)
    expect(lines(screen).slice(-2)).toEqual(['**14 You, 182 points**', '1 win in 2 games, 91.0 a game'])
  })

  it('reads as its game says, and names no board where there is one alone', () => {
    const tags = { king: 6, joker: 3, 'lost-by-all': 5 }
    const bo: Standing = { ...NOTHING, person: 2, place: 2, games: 1, wins: 0, points: 0 }
    expect(lines(standings(KINGS, [{ ...ANN, games: 20, wins: 9, points: 9, tags }, bo], 'en'))).toEqual([
      'Kings and Jokers, all time',
      '**1 #1, 9 wins in 20 games**',
      '6 as King, 3 as Joker, 5 lost by all',
      '**2 #2, 0 wins in 1 game**',
      '0 as King, 0 as Joker, 0 lost by all',
    ])
    expect(lines(standings(KINGS, [], 'en', 1)).at(-1)).toBe('/kings opens a table.')
  })

  it('says "You" where the asker stands, and once only', () => {
    const screen = standings(FULL, ALL, 'en', 2)
    expect(lines(screen)[3]).toBe('**2 You, 1,131 points**')
    expect(lines(screen)).toHaveLength(1 + 2 * 10)
  })

  it('tells somebody without a game that they are not on it', () => {
    const screen = standings(FULL, [ANN], 'en', 9)
    expect(lines(screen).at(-1)).toBe('You are not on this board yet.')
    expect(lines(standings(FULL, [{ ...ANN, games: 1, wins: 1, points: 1 }], 'en', 9)).slice(1, 3)).toEqual([
      '**1 #1, 1 point**',
      '1 win in 1 game, 1.0 a game',
    ])
  })

  it('says how one gets there when nobody is on it', () => {
    const screen = standings({ ...FULL, period: 'week' }, [], 'en', 1)
    expect(lines(screen)).toEqual([
      'Foolish Faces, this week',
      'Nobody is on this board yet.',
      'A finished game with two people or more puts you here.',
      '/foolish opens a table.',
    ])
    expect(labels(screen)).toEqual(['Period', 'Leaderboard'])
  })

  it('leads to the other periods and boards, the present one chosen', () => {
    const screen = standings({ ...FULL, period: 'month' }, ALL, 'en', 1)
    expect(labels(screen)).toEqual(['Period', 'Leaderboard', 'Post in the channel'])
    const [periods, boards] = screen.rows.flat()
    expect(periods).toMatchObject({
      kind: 'pick',
      count: [1, 1],
      items: [
        { key: 'board:foolish-faces:full:all', label: ['All time'], chosen: false },
        { key: 'board:foolish-faces:full:month', label: ['This month'], chosen: true },
        { key: 'board:foolish-faces:full:week', label: ['This week'], chosen: false },
      ],
    })
    expect(boards).toMatchObject({
      kind: 'pick',
      items: [
        { key: 'board:foolish-faces:full:month', chosen: true },
        { key: 'board:foolish-faces:single-round:month', chosen: false },
      ],
    })
    expect(new Set(screen.rows.flat().map(({ to }) => JSON.stringify(to))).size).toBe(3)
  })

  it('is posted without lists, without "You" and with the name of its board', () => {
    const screen = standings(FULL, ALL, 'en')
    expect(screen.rows).toEqual([])
    expect(lines(screen)[0]).toBe('Foolish Faces, Full games, all time')
    expect(lines(screen)).toHaveLength(1 + 2 * 10)
    expect(lines(screen).join()).not.toContain('You')
  })
})

describe('/leaderboard', () => {
  const single = 'board:foolish-faces:single-round:all'

  it('begins with full games of all time, for the asker alone', async () => {
    const it = await evening()
    const read = await it.reads(await it.says('Ann', '/leaderboard'))
    expect(read.to).toBe('here')
    expect(read.lines[0]).toBe('Foolish Faces, all time')
    expect((await it.reads(await it.says('Ann', '/leaderboard', { period: 'week' }))).lines[0]).toBe('Foolish Faces, this week')
  })

  it('has finished games of people on it, and goes to the channel when it is posted', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const read = await it.reads(await it.presses('Ann', table, 'leaderboard'))
    expect(read.lines.filter((line) => line.startsWith('**'))).toHaveLength(4)
    expect(read.lines.join('\n')).toMatch(/\*\*\d You, \d+ points?\*\*/)

    const to = leads(read, 'Post in the channel')
    const post: Reply = await it.turns('Ann', 'page' in to ? to.page : '')
    const posted = await it.reads(post)
    expect(posted).toMatchObject({ to: 'everybody', buttons: [] })
    expect(posted.lines[0]).toBe('Foolish Faces, Single rounds, all time')
    expect(posted.lines.join('\n')).toContain('Ann, ')
    expect(posted.lines.join('\n')).not.toContain('You')
  })

  it('knows its server and its period', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const rows = async (page: string, more: Parameters<typeof it.turns>[2] = {}): Promise<number> =>
      (await it.reads(await it.turns('Ann', page, more))).lines.filter((line) => line.startsWith('**')).length
    expect(await rows(single)).toBe(4)
    expect(await rows(single, { server: 'another server' })).toBe(0)
    expect(await rows('board:foolish-faces:full:all')).toBe(0)
    expect(await rows('board:foolish-faces:single-round:week')).toBe(4)
    expect(await rows('board:foolish-faces:single-round:week', { now: NOW + 7 * 86_400_000 })).toBe(0)
  })

  it('posts nothing when nobody is on it', async () => {
    const { turns } = await evening()
    expect(await turns('Ann', `${single}:post`)).toMatchObject({ to: 'here' })
  })

  it.each(['board:chess:full:all', 'board:foolish-faces:best:all', 'board:foolish-faces:full:year', 'board', 'nothing', ''])(
    'has a kind answer for the page "%s"',
    async (page) => {
      const it = await evening()
      const read = await it.reads(await it.turns('Ann', page))
      expect(read).toMatchObject({ to: 'you', lines: ['This button belongs to an older table. /table show lists those here.'] })
    },
  )
})
