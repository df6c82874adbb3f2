import { describe, expect, it } from 'vitest'
import { stats } from '../../commands/stats-page.js'
import { course, tallied } from '../../commands/tally.js'
import { ALT_LENGTH } from '../../src/kit/scene.js'
import type { Screen } from '../../src/kit/screen.js'
import { LANGUAGES } from '../../src/kit/show.js'
import type { Text } from '../../src/kit/text.js'
import type { Result } from '../../src/store/store.js'
import { encode } from '../../src/discord/custom-id.js'
import { chooseForServer } from '../../src/table/settings.js'
import { result } from '../store/some.js'
import { evening, leads, NOW, playsOut } from './evening.js'

const written = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : 'bold' in part ? `**${written(part.bold)}**` : 'Ann')).join('')
const lines = (screen: Screen): readonly string[] => screen.lines.map(({ text }) => written(text))

const ANN = 1
const all = { person: ANN, game: undefined, period: 'all' } as const
const gone = { score: 0, place: undefined, won: false } as const
const won = (table: string, score: number, more: Partial<Result> = {}): Result => result(table, 0, ANN, score, more)
const lost = (table: string, place: number, more: Partial<Result> = {}): Result =>
  result(table, 0, ANN, 1, { place, won: false, ...more })

describe('what results come to', () => {
  it('counts games, wins and places, and each way to end', () => {
    const it = tallied([
      won('a', 9),
      lost('b', 3),
      lost('c', 2),
      lost('d', 3),
      result('e', 0, ANN, 0, { ...gone, ending: 'left' }),
      result('f', 0, ANN, 0, { ...gone, ending: 'abandoned', people: 0 }),
      result('g', 0, ANN, 0, { ...gone, ending: 'stood-in' }),
      won('h', 9, { people: 1 }),
    ])
    expect(it).toMatchObject({ endings: { finished: 4, left: 1, abandoned: 1, 'stood-in': 1 }, alone: 1, wins: 1 })
    expect(it.places).toEqual([
      { place: 1, times: 1 },
      { place: 2, times: 1 },
      { place: 3, times: 2 },
    ])
  })

  it('knows the longest row of wins and the present one, which leaving others ends and practice does not', () => {
    const left = result('x', 0, ANN, 0, { ...gone, ending: 'left', people: 1 })
    const closed = result('y', 0, ANN, 0, { ...gone, ending: 'abandoned', people: 0 })
    const streak = (...results: readonly Result[]) => tallied(results).streak
    expect(streak()).toEqual({ now: 0, best: 0 })
    expect(streak(won('a', 1), won('b', 1), lost('c', 2), won('d', 1))).toEqual({ now: 1, best: 2 })
    expect(streak(won('a', 1), closed, lost('p', 2, { people: 1 }), won('b', 1))).toEqual({ now: 2, best: 2 })
    expect(streak(won('a', 1), left, won('b', 1))).toEqual({ now: 1, best: 1 })
    expect(streak(won('a', 1), { ...left, people: 0 }, won('b', 1))).toEqual({ now: 2, best: 2 })
  })

  it('has a favourite game, of several the one played last', () => {
    const fool = { game: 'fool', board: 'rated' } as const
    expect(tallied([]).favourite).toBeUndefined()
    expect(tallied([won('a', 1), won('b', 2, fool), won('c', 1)]).favourite).toEqual({ game: 'foolish-faces', games: 2 })
    expect(tallied([won('a', 1), won('b', 2, fool)]).favourite).toEqual({ game: 'fool', games: 1 })
    expect(tallied([won('a', 1, { game: 'a game of old' })]).boards).toEqual([])
  })

  it('adds up game by game, points in one game and wins over all', () => {
    const results = [won('a', 9), lost('b', 2), won('p', 99, { people: 1 }), won('c', 5)]
    expect(course(results, 'points')).toEqual([
      { won: true, total: 9 },
      { won: false, total: 10 },
      { won: true, total: 15 },
    ])
    expect(course(results, 'wins').map(({ total }) => total)).toEqual([1, 1, 2])
  })
})

describe('a page of stats', () => {
  it('says all of it in words', () => {
    const results = [
      won('a', 9, { tags: ['fool', 'court'] }),
      lost('b', 3, { tags: ['lone-fool', 'court'] }),
      won('c', 7, { tags: ['court'] }),
      won('d', 12, { game: 'fool', board: 'rated', tags: [] }),
      lost('e', 2, { game: 'fool', board: 'rated', tags: ['fool'] }),
      won('f', 1, { game: 'kings-and-jokers', board: 'all', tags: ['king'] }),
      result('g', 0, ANN, 0, { ...gone, ending: 'left' }),
      won('h', 9, { people: 1 }),
    ]
    expect(lines(stats(all, results, { language: 'en', own: true }))).toEqual([
      'Your games',
      'All games, all time, in this server.',
      '6 games finished, 4 won.',
      'Places: 1st 4 times, 2nd once, 3rd once.',
      'Favourite game: Foolish Faces, 3 games.',
      'Wins one after the other: 0 now, 2 at most.',
      'Besides: 1 left before the end.',
      '1 more game with house players alone, which counts for nothing.',
      '**Foolish Faces: Full games: 17 points**',
      '2 wins in 3 games, 5.7 a game',
      'In at least one round Fool in 1 game, Lone Fool in 1, Court in 3.',
      '**Durak: Rated: 13 points**',
      '10 rubles in 2 games',
      '**Kings and Jokers: 1 win in 1 game**',
      '1 as King, 0 as Joker, 0 lost by all',
      'The last 6, oldest first: won, lost, won, won, lost, won.',
      'Wins by then: 1, 1, 2, 3, 3, 4.',
    ])
  })

  it('tells of the last ten games, with points where it is of one game', () => {
    const results = Array.from({ length: 12 }, (_, i) => won(`t${i}`, 100))
    const screen = stats({ ...all, game: 'foolish-faces', period: 'month' }, results, { language: 'en' })
    expect(lines(screen).slice(0, 2)).toEqual(['Games of Ann', 'Foolish Faces, this month, in this server.'])
    expect(lines(screen).slice(-2)).toEqual([
      `The last 10, oldest first: ${Array(10).fill('won').join(', ')}.`,
      'Points by then: 300, 400, 500, 600, 700, 800, 900, 1,000, 1,100, 1,200.',
    ])
  })

  it('is to be seen as a line, from two games on', () => {
    const results = [won('a', 9), lost('b', 2), won('p', 99, { people: 1 }), won('c', 5)]
    const drawn = (
      asked: Parameters<typeof stats>[0],
      of: readonly Result[],
      reader: Partial<Parameters<typeof stats>[2]> = {},
    ) => stats(asked, of, { language: 'en', ...reader }).picture?.()
    const faces = { ...all, game: 'foolish-faces' } as const
    expect(drawn(faces, results.slice(0, 1))).toBeUndefined()
    const points = drawn(faces, results, { posted: true })
    expect(points?.parts).toEqual([
      { as: 'chart', steps: [['1'], ['2'], ['3']], lines: [{ name: [{ person: ANN }], values: [9, 10, 15] }] },
    ])
    expect(written(points?.alt ?? [])).toBe('Points, game by game. Points by then: 9, 10, 15.')
    const wins = drawn(all, results, { own: true })
    expect(written(wins?.title ?? [])).toBe('Wins, game by game')
    expect(wins?.parts).toMatchObject([{ lines: [{ name: ['You'], values: [1, 1, 2] }] }])
  })

  it('draws a hundred games at most, and all that it draws can be heard', () => {
    const results = Array.from({ length: 130 }, (_, i) => won(`t${i}`, 1_000))
    for (const language of LANGUAGES) {
      const scene = stats({ ...all, game: 'foolish-faces' }, results, { language }).picture?.()
      const chart = scene?.parts[0]
      if (chart?.as !== 'chart') throw new Error('no chart')
      expect([chart.steps.length, chart.steps[0], chart.steps.at(-1)]).toEqual([100, ['31'], ['130']])
      expect(chart.lines[0]!.values.at(-1)).toBe(130_000)
      const heard = written(scene?.alt ?? [])
      expect(heard.replaceAll(/[^\d]/g, ''), language).toContain('129000130000')
      expect(heard.length).toBeLessThanOrEqual(ALT_LENGTH)
    }
  })

  it('leads to every game and period, by pointers that are short and no two alike', () => {
    const asked = { person: 900_000_000, game: 'kings-and-jokers', period: 'month' } as const
    const controls = stats(asked, [won('a', 1)], { language: 'en' }).rows.flat()
    const pointers = controls.map(({ to }) => encode(to, { table: '', asked: 0 }))
    expect(new Set(pointers).size).toBe(3)
    const keys = controls.flatMap((it) => (it.kind === 'pick' ? it.items.map(({ key }) => key) : []))
    expect(keys).toContain('stats:900000000:all:month')
    expect(keys).toContain('stats:900000000:kings-and-jokers:week')
    expect(Math.max(...[...pointers, ...keys].map((it) => it.length))).toBeLessThanOrEqual(100)
    expect(stats(asked, [won('a', 1)], { language: 'en', posted: true }).rows).toEqual([])
  })

  it('says so where there is nothing', () => {
    const screen = stats(all, [], { language: 'en', own: true })
    expect(lines(screen)).toEqual(['Your games', 'All games, all time, in this server.', 'None yet.'])
    expect(screen.rows).toHaveLength(2)
  })
})

describe('/stats', () => {
  async function played() {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    return { ...it, table, end: () => playsOut(it.tables, table, [1, 2, 3, 4]) }
  }

  it('is for the asker alone until it is posted, then without lists and with the name', async () => {
    const it = await played()
    await it.end()
    const own = await it.reads(await it.says('Ann', '/stats'))
    expect(own.to).toBe('here')
    expect(own.lines[0]).toBe('Your games')
    expect(own.lines[2]).toMatch(/^1 game finished, /)
    const to = leads(own, 'Post in the channel')
    const posted = await it.reads(await it.turns('Ann', 'page' in to ? to.page : ''))
    expect(posted).toMatchObject({ to: 'everybody', buttons: [] })
    expect(posted.lines[0]).toBe('Games of Ann')
  })

  it('tells nothing of a game that is on, whoever asks', async () => {
    const it = await played()
    for (const options of [{}, { person: 'Bo' }]) {
      const read = await it.reads(await it.says('Ann', '/stats', options))
      expect(read.lines.join()).not.toMatch(/finished, /)
    }
    expect((await it.reads(await it.says('Ann', '/stats', {}))).lines.at(-1)).toBe('None yet.')
  })

  it('finds people by name, and keeps to this server and the period', async () => {
    const it = await played()
    await it.end()
    const last = async (options: Parameters<typeof it.call>[1], more: Parameters<typeof it.call>[2] = {}) =>
      (await it.reads(await it.says('Ann', '/stats', options, more))).lines[2]
    expect(await last({ person: 'bo' })).toMatch(/^1 game finished, /)
    expect(await last({ person: 'Bo', game: 'fool' })).toBe('None yet.')
    expect(await last({ period: 'week' }, { now: NOW + 7 * 86_400_000 })).toBe('None yet.')
    expect(await last({}, { server: 'another server' })).toBe('None yet.')
    const nobody = await it.reads(await it.says('Ann', '/stats', { person: 'Eve' }))
    expect(nobody.lines).toEqual(['Nobody of that name has finished a game in this server.'])
  })

  it('completes the names of those who played here, without who is hidden or forgotten', async () => {
    const it = await played()
    await it.end()
    const names = async (person: string) => {
      const { stats: command } = (await import('../../commands/index.js')).commands
      return ((await command!.complete?.(it.call('Ann', { person }), it.rooms, 'person')) ?? []).map(({ name }) => name)
    }
    expect(await names('')).toEqual(['Ann', 'Bo', 'Cleo', 'Dan'])
    expect(await names('O')).toEqual(['Bo', 'Cleo'])
    await chooseForServer(it.store, 'the server', { hidden: [it.person('Bo')] })
    await it.store.forget(it.person('Cleo'), NOW)
    expect(await names('')).toEqual(['Ann', 'Dan'])
    const there = await it.reads(await it.turns('Ann', `stats:${it.person('Cleo')}:all:all`))
    expect(there.lines.at(-1)).toBe('None yet.')
    expect(await it.turns('Ann', `stats:${it.person('Cleo')}:all:all:post`)).toMatchObject({ to: 'here' })
  })

  it.each(['stats', 'stats:1', 'stats:Ann:all:all', 'stats:1:chess:all', 'stats:1:all:year'])(
    'has a kind answer for the page "%s"',
    async (page) => {
      const it = await evening()
      const read = await it.reads(await it.turns('Ann', page))
      expect(read).toMatchObject({ to: 'you', lines: ['This button belongs to an older table. /table show lists those here.'] })
    },
  )
})
