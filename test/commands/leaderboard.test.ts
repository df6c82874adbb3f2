import { describe, expect, it } from 'vitest'
import { standings, tenOf, type Reader } from '../../commands/standings.js'
import type { Call, Reply } from '../../commands/command.js'
import { encode } from '../../src/discord/custom-id.js'
import { ALT_LENGTH } from '../../src/kit/scene.js'
import type { Screen } from '../../src/kit/screen.js'
import { LANGUAGES } from '../../src/kit/show.js'
import type { Text } from '../../src/kit/text.js'
import type { Standing } from '../../src/store/store.js'
import { chooseForServer, serverSettings } from '../../src/table/settings.js'
import { evening, leads, NOW, playsOut, tableOf } from './evening.js'

const FROM_TOP = { period: 'all', where: 'server', page: 1 } as const
const FULL = { ...FROM_TOP, game: 'foolish-faces', board: 'full' } as const
const KINGS = { ...FROM_TOP, game: 'kings-and-jokers', board: 'all' } as const
const reader = (person?: number, hidden?: readonly number[]): Reader => ({
  language: 'en',
  home: 'games',
  ...(person !== undefined && { person }),
  ...(hidden && { hidden }),
})
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
    const screen = standings(FULL, ALL, reader(4))
    expect(lines(screen).slice(0, 7)).toEqual([
      'Foolish Faces, all time',
      '**1 #1, 1,204 points**',
      '9 wins in 14 games, 86.0 a game',
      '**2 #2, 1,131 points**',
      '7 wins in 13 games, 87.0 a game',
      '**2 #3, 1,131 points**',
      '6 wins in 15 games, 75.4 a game',
    ])
    expect(lines(screen)).toHaveLength(1 + 2 * 11 + 1)
    expect(lines(screen).slice(-3)).toEqual(['**14 You, 182 points**', '1 win in 2 games, 91.0 a game', 'Page 1 of 2.'])
  })

  it('reads as its game says, and names no board where there is one alone', () => {
    const tags = { king: 6, joker: 3, 'lost-by-all': 5 }
    const bo: Standing = { ...NOTHING, person: 2, place: 2, games: 1, wins: 0, points: 0 }
    expect(lines(standings(KINGS, [{ ...ANN, games: 20, wins: 9, points: 9, tags }, bo], reader()))).toEqual([
      'Kings and Jokers, all time',
      '**1 #1, 9 wins in 20 games**',
      '6 as King, 3 as Joker, 5 lost by all',
      '**2 #2, 0 wins in 1 game**',
      '0 as King, 0 as Joker, 0 lost by all',
    ])
    expect(lines(standings(KINGS, [], reader(1))).at(-1)).toBe('/kings opens a table.')
  })

  it('says "You" where the asker stands, and once only', () => {
    const screen = standings(FULL, ALL, reader(2))
    expect(lines(screen)[3]).toBe('**2 You, 1,131 points**')
    expect(lines(screen)).toHaveLength(1 + 2 * 10 + 1)
  })

  it('tells somebody without a game that they are not on it', () => {
    const screen = standings(FULL, [ANN], reader(9))
    expect(lines(screen).at(-1)).toBe('You are not on this board yet.')
    expect(lines(standings(FULL, [{ ...ANN, games: 1, wins: 1, points: 1 }], reader(9))).slice(1, 3)).toEqual([
      '**1 #1, 1 point**',
      '1 win in 1 game, 1.0 a game',
    ])
  })

  it('says how one gets there when nobody is on it', () => {
    const screen = standings({ ...FULL, period: 'week' }, [], reader(1))
    expect(lines(screen)).toEqual([
      'Foolish Faces, this week',
      'Nobody is on this board yet.',
      'A finished game with two people or more puts you here.',
      '/foolish opens a table.',
    ])
    expect(labels(screen)).toEqual(['Leaderboard', 'Period', 'Where'])
  })

  it('leads to the other boards, periods and places, from the top, the present ones chosen', () => {
    const screen = standings({ ...FULL, period: 'month', page: 2 }, ALL, reader(1))
    expect(labels(screen)).toEqual(['Back', 'Next', 'Leaderboard', 'Period', 'Where', 'Post in the channel'])
    const [, , boards, periods, places] = screen.rows.flat()
    expect(boards).toMatchObject({ kind: 'pick', count: [1, 1] })
    const items = boards?.kind === 'pick' ? boards.items : []
    expect(items.slice(0, 3)).toEqual([
      { key: 'board:foolish-faces:full:month:server:1', label: ['Foolish Faces: Full games'], chosen: true },
      { key: 'board:foolish-faces:single-round:month:server:1', label: ['Foolish Faces: Single rounds'], chosen: false },
      { key: 'board:kings-and-jokers:all:month:server:1', label: ['Kings and Jokers'], chosen: false },
    ])
    expect(items.length).toBeLessThanOrEqual(25)
    expect(periods).toMatchObject({
      items: [
        { key: 'board:foolish-faces:full:all:server:1', label: ['All time'], chosen: false },
        { key: 'board:foolish-faces:full:month:server:1', label: ['This month'], chosen: true },
        { key: 'board:foolish-faces:full:week:server:1', label: ['This week'], chosen: false },
      ],
    })
    expect(places).toMatchObject({
      items: [
        { key: 'board:foolish-faces:full:month:server:1', label: ['This server'], chosen: true },
        { key: 'board:foolish-faces:full:month:channel:1', label: ['This channel'], chosen: false },
      ],
    })
  })

  it('is turned ten by ten, to the last page and no further', () => {
    const pages = (page: number) => {
      const screen = standings({ ...FULL, page }, ALL, reader(1))
      const [back, next] = screen.rows[0]!
      return { lines: lines(screen), back, next }
    }
    const [one, two] = [pages(1), pages(2)]
    expect(one.back).toMatchObject({ closed: true })
    expect(one.next).toEqual({ kind: 'press', label: ['Next'], to: { page: 'board:foolish-faces:full:all:server:2' } })
    expect(two.back).toEqual({ kind: 'press', label: ['Back'], to: { page: 'board:foolish-faces:full:all:server:1' } })
    expect(two.next).toMatchObject({ closed: true })
    expect(two.lines.filter((line) => line.startsWith('**'))).toEqual([
      '**11 #17, 293 points**',
      '**12 #18, 292 points**',
      '**13 #19, 291 points**',
      '**14 #4, 182 points**',
      '**1 You, 1,204 points**',
    ])
    expect(two.lines.at(-1)).toBe('Page 2 of 2.')
    expect(pages(999).lines).toEqual(two.lines)
    expect(tenOf(ALL, 2)).toMatchObject({ page: 2, pages: 2 })
    expect(tenOf(ALL.slice(0, 10), 2)).toMatchObject({ page: 1, pages: 1 })
  })

  it('has pointers that are short, and no two alike', () => {
    const asked = { ...FULL, board: 'single-round', period: 'month', where: 'channel', page: 999_999 } as const
    const many = Array.from({ length: 40 }, (_, i): Standing => ({ ...ANN, person: 900_000_000 + i, place: i + 1 }))
    const controls = standings(asked, many, reader(1, [900_000_100])).rows.flat()
    const pointers = controls.map(({ to }) => encode(to, { table: '', asked: 0 }))
    expect(new Set(pointers).size).toBe(pointers.length)
    const keys = controls.flatMap((it) => (it.kind === 'pick' ? it.items.map(({ key }) => key) : []))
    expect(Math.max(...[...pointers, ...keys].map((it) => it.length))).toBeLessThanOrEqual(100)
    expect(controls.every((it) => it.kind === 'press' || new Set(it.items.map(({ key }) => key)).size === it.items.length)).toBe(
      true,
    )
  })

  it('lets managers alone hide the people on the page and show them again', () => {
    expect(labels(standings(FULL, [ANN, BO], reader(1)))).not.toContain('Hide somebody who left')
    const rows = standings(FULL, [ANN, BO, CLEO], reader(1, [7])).rows.flat()
    const items = (label: string) => rows.flatMap((it) => (it.kind === 'pick' && written(it.label) === label ? it.items : []))
    expect(items('Hide somebody who left').map(({ key }) => key)).toEqual([
      'board:foolish-faces:full:all:server:1:hide:2',
      'board:foolish-faces:full:all:server:1:hide:3',
    ])
    expect(items('Show again')).toEqual([{ key: 'board:foolish-faces:full:all:server:1:show:7', label: [{ person: 7 }] }])
  })

  it('is to be seen, ten rows of it, with the figures that the lines tell', () => {
    const scene = standings(FULL, ALL, reader(2)).picture?.()
    expect(written(scene?.title ?? [])).toBe('Foolish Faces, all time')
    const heard = written(scene?.alt ?? [])
    expect(heard).toMatch(
      /^Foolish Faces, all time\. 1 #1, 1,204 points\. 9 wins in 14 games, 86\.0 a game\. 2 You, 1,131 points\. /,
    )
    expect(heard).toContain(' 10 #16, 294 points. ')
    const [sheet] = scene?.parts ?? []
    const { heads, rows } = sheet?.as === 'sheet' ? sheet : { heads: [], rows: [] }
    expect(heads).toEqual([['Points'], ['Wins'], ['Games']])
    expect(rows).toHaveLength(10)
    expect(rows[0]).toEqual({ place: '1', name: [{ person: 1 }], figures: ['1,204', '9', '14'], bar: 1, lit: false })
    expect(rows[1]).toEqual({ place: '2', name: ['You'], figures: ['1,131', '7', '13'], bar: 1131 / 1204, lit: true })

    const rest = standings({ ...FULL, page: 2 }, ALL, reader()).picture?.()?.parts[0]
    const last = rest?.as === 'sheet' ? rest.rows.map(({ place, name, bar, lit }) => ({ place, name, bar, lit })) : []
    expect(last).toHaveLength(4)
    expect(last.at(-1)).toEqual({ place: '14', name: [{ person: 4 }], bar: 182 / 1204, lit: false })
    expect(standings(FULL, [], reader(1)).picture?.()).toBeUndefined()
  })

  it.each([
    [KINGS, ['Wins', 'Games']],
    [{ ...FROM_TOP, game: 'fool', board: 'rated' }, ['Points', 'Games']],
    [{ ...FROM_TOP, game: 'fool', board: 'podkidnoy' }, ['Games']],
    [{ ...FROM_TOP, game: 'czech-fool', board: 'all' }, ['Games']],
  ] as const)('shows no figure of which its lines say nothing: %o', (asked, heads) => {
    const screen = standings(asked, [{ ...ANN, points: 0, wins: 77, games: 88 }], reader())
    const sheet = screen.picture?.()?.parts[0]
    expect(sheet).toMatchObject({ as: 'sheet', heads: heads.map((head) => [head]), rows: [{ bar: 0 }] })
    const figures = sheet?.as === 'sheet' ? sheet.rows.flatMap((row) => row.figures) : []
    for (const figure of figures) expect(lines(screen).join()).toContain(figure)
  })

  it('is heard in every language within the room there is', () => {
    for (const language of LANGUAGES) {
      const scene = standings(FULL, ALL, { ...reader(), language }).picture?.()
      const heard = written(scene?.alt ?? []).replaceAll(/#\d+/g, 'W'.repeat(24))
      expect(heard, language).toMatch(/10 W{24}, /)
      expect(heard.length, language).toBeLessThanOrEqual(ALT_LENGTH)
    }
  })

  it('is posted without lists, without "You" and with the name of its board', () => {
    const screen = standings(FULL, ALL, reader())
    expect(screen.rows).toEqual([])
    expect(lines(screen)[0]).toBe('Foolish Faces, Full games, all time')
    expect(lines(screen)).toHaveLength(1 + 2 * 10 + 1)
    expect(lines(standings({ ...FULL, where: 'channel' }, ALL, reader()))[1]).toBe('Games in ? and its threads.')
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
    const sheet = posted.screen.picture?.()?.parts[0]
    const names = sheet?.as === 'sheet' ? sheet.rows.map(({ name }) => name) : []
    expect(names).toHaveLength(4)
    expect(names).toContainEqual([{ person: it.person('Ann') }])
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

  it('tells this channel with its threads from the others', async () => {
    const it = await evening()
    await chooseForServer(it.store, 'the server', { seats: null })
    const threads: Partial<Call> = { channel: 'a thread', home: 'games', inThread: true }
    const plays = async (more: Partial<Call>) => {
      const table = tableOf(await it.says('Ann', '/kings', { 'house-players': 0 }, more))
      await it.presses('Bo', table, 'join', more)
      await it.presses('Ann', table, 'start', more)
      await playsOut(it.tables, table, [1, 2])
      return table
    }
    const first = await plays(threads)
    await plays({ channel: 'cards' })
    const games = async (where: string, more: Partial<Call>) =>
      (await it.reads(await it.says('Ann', '/leaderboard', { game: 'kings-and-jokers', where }, more))).lines
    expect((await games('server', {})).join()).toMatch(/in 2 games/)
    for (const more of [{}, threads, { channel: 'cards' }]) expect((await games('channel', more)).join()).toMatch(/in 1 game\b/)
    expect((await games('channel', {}))[1]).toBe('Games in #games and its threads.')
    expect((await games('channel', { channel: 'elsewhere' }))[2]).toBe('Nobody is on this board yet.')
    const again = tableOf(await it.presses('Ann', first, 'again', threads))
    expect((await it.tables.row(again))?.home).toBe('games')
  })

  it('leaves out whom a manager hid, who still sees their own row, and calls nobody by a name that was forgotten', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const here = `${single}:server:1`
    const names = async (reply: Promise<Reply>) =>
      (await it.reads(await reply)).lines.filter((line) => line.startsWith('**')).join()
    const hide = `${here}:hide:${it.person('Bo')}`
    expect(await it.reads(await it.turns('Ann', hide))).toMatchObject({ to: 'you', buttons: [] })
    expect(await names(it.turns('Ann', here))).toContain('Bo')
    expect(await names(it.turns('Ann', hide, { manager: true }))).not.toContain('Bo')
    expect(await names(it.turns('Ann', here))).not.toContain('Bo')
    expect(await names(it.turns('Ann', `${here}:post`))).not.toContain('Bo')
    expect(await names(it.turns('Bo', here))).toContain('You')
    expect((await it.store.resultsOf(it.person('Bo'))).length).toBe(1)
    expect(await names(it.turns('Ann', `${here}:show:${it.person('Bo')}`, { manager: true }))).toContain('Bo')

    await it.turns('Ann', `${here}:hide:99`, { manager: true })
    expect((await serverSettings(it.store, 'the server')).hidden).toEqual([])
    await it.store.forget(it.person('Bo'), NOW)
    const read = await it.reads(await it.turns('Ann', here))
    expect(read.lines.join()).not.toContain('Bo')
    expect(read.lines.filter((line) => line.startsWith('**'))).toHaveLength(4)
  })

  it.each([
    'board:chess:full:all',
    'board:foolish-faces:best:all',
    'board:foolish-faces:full:year',
    'board:foolish-faces:full:all:moon:1',
    'board:foolish-faces:full:all:server',
    'board:foolish-faces:full:all:server:-1',
    'board',
    'nothing',
    '',
  ])('has a kind answer for the page "%s"', async (page) => {
    const it = await evening()
    const read = await it.reads(await it.turns('Ann', page))
    expect(read).toMatchObject({ to: 'you', lines: ['This button belongs to an older table. /table show lists those here.'] })
  })
})
