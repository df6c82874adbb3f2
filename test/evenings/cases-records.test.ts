import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { answer } from '../../src/referee/answer.js'
import type { Result } from '../../src/store/store.js'
import { rebuildResults } from '../../src/table/results.js'
import type { TableEvent } from '../../src/table/table.js'
import { parties, playQuickly, started, type Party } from './guests.js'

const party = parties()
const DAY = 24 * 60 * 60_000

describe('what is kept of an evening', () => {
  it('is ruled by the referee as it was at the table, and its results can be made again', async () => {
    const tonight = await party()
    const { evening, ann } = tonight
    const id = await started(tonight, { length: 'full' })
    const half = await playQuickly(tonight, id, ({ actions }) => actions === 120)
    await ann.says('/table leave', { sure: true })
    const over = await playQuickly(tonight, id)
    expect([half.actions, over.actions]).toEqual([120, 4 * 52])

    const log = (await evening.store.read(id)).map(({ event }) => event as TableEvent)
    const played = log.flatMap((event) => (event.type === 'played' ? [event] : []))
    const seed = (await evening.tables.row(id))?.seed
    const actions = played.map(({ seat, action }) => [seat, action])
    const question = { game: over.game, seats: 4, options: over.options, seed, actions }
    const said = JSON.parse(answer(JSON.stringify(question))) as object
    expect(said).toMatchObject({ ok: true, state: over.state, turn: [], outcome: over.outcome })
    expect(said).toMatchObject({ dealt: log.flatMap((event) => (event.type === 'started' ? event.events : [])) })
    expect(said).toMatchObject({ events: played.map(({ events }) => events) })

    const before = await evening.store.results()
    expect(before).toHaveLength(4)
    await evening.store.rebuild([])
    expect(await rebuildResults(evening.store, gameOf)).toBe(4)
    expect(await evening.store.results()).toEqual(before)
  })
})

describe('the leaderboard', () => {
  it('shares places, counts periods in UTC from Monday, and always has the own row', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    const now = evening.local.now()
    const monday = new Date(now)
    monday.setUTCHours(0, 0, 0, 0)
    monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
    const people = await numbers(tonight, ['Ann', 'Bo', 'Cleo', 'Dan', ...Array.from({ length: 9 }, (_, i) => `Guest ${i}`)])
    const [annNumber = 0, boNumber = 0, cleoNumber = 0] = people
    const { guildId } = evening.local
    const [long, week, before, alone, away] = await Promise.all(
      ['long ago', 'week', 'before', 'alone', 'away'].map((cause) => somewhere(tonight, annNumber, cause)),
    )
    await evening.store.rebuild([
      ...people.map((person, seat) => result({ table: long, seat, person, score: seat < 3 ? 1 : 50 - seat, at: 0 }, guildId)),
      result({ table: week, person: boNumber, score: 7, at: monday.getTime() }, guildId),
      result({ table: week, seat: 1, person: cleoNumber, score: 7, at: monday.getTime() }, guildId),
      result({ table: before, person: annNumber, score: 30, at: monday.getTime() - 40 * DAY }, guildId),
      result({ table: alone, person: boNumber, score: 900, at: now, people: 1 }, guildId),
      result({ table: away, person: boNumber, score: 900, at: now }, '1'),
    ])
    await ann.says('/leaderboard', { period: 'week' })
    expect(ann.panel()).toContain('Foolish Faces, this week')
    expect(ann.panel()).toMatch(/\*{2}1 Bo, 7 points\*{2}\n0 wins in 1 game, 7.0 a game\n\*{2}1 Cleo, 7 points\*{2}/u)
    expect(ann.panel()).toContain('You are not on this board yet.')
    await ann.chooses('All time')
    expect(ann.panel()).toContain('**11 You, 31 points**\n0 wins in 2 games, 15.5 a game')
    expect(ann.panel().match(/^\*\*\d+ /gmu)).toHaveLength(11)
    expect(ann.panel()).not.toContain('900')
    await bo.says('/leaderboard')
    expect(bo.panel()).toMatch(/\*{2}12 You, 8 points\*{2}/u)
    await bo.presses('Post in the channel')
    expect(evening.story().at(-1)).toContain('Foolish Faces, Full games, all time')
    expect(evening.story().at(-1)).not.toContain('You')
  })
})

/** A table to hang results on, in no channel of this server. */
async function somewhere({ evening }: Party, person: number, cause: string): Promise<string> {
  const what = { game: 'foolish-faces', options: {}, house: 0, pace: 'none', server: 'elsewhere', channel: 'elsewhere' } as const
  return (await evening.tables.open({ person, cause }, what)).table?.id ?? ''
}

/** The numbers of people, made in this order. */
async function numbers({ evening }: Party, names: readonly string[]): Promise<readonly number[]> {
  const all: number[] = []
  for (const name of names) all.push(await evening.store.person(evening.local.person(name).id, name, 0))
  return all
}
type Some = Omit<Partial<Result>, 'table'> & Pick<Result, 'person' | 'score' | 'at'> & { readonly table: string | undefined }
const result = ({ table = '', ...it }: Some, server: string): Result => ({
  table,
  seat: 0,
  server,
  channel: 'games',
  game: 'foolish-faces',
  board: 'full',
  ending: 'finished',
  place: 2,
  won: false,
  tags: [],
  people: 2,
  ...it,
})
