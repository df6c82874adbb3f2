import { describe, expect, it } from 'vitest'
import type { Limits, Opening } from '../../src/table/door.js'
import { STALE_MS } from '../../src/table/clock.js'
import type { Answer } from '../../src/table/tables.js'
import { done, evening, outcomeOf, seated, type Evening } from './evening.js'
import { PEBBLES } from './tiny-game.js'

const ONE_GAME: Limits = { tables: undefined, seats: 1 }
const upTo = (tables: number): Limits => ({ tables, seats: undefined })
const what = (how: Partial<Opening> = {}): Opening => ({
  game: PEBBLES,
  options: { rounds: 2 },
  house: 1,
  pace: 'live',
  server: 'server',
  channel: 'channel',
  ...how,
})
const open = async (it: Evening, person: number, how: Partial<Opening> = {}) =>
  done(await it.tables.open(it.by(person), what(how)))
/** A game in which this person is, with a house player. */
async function inGame(it: Evening, person: number, how: Partial<Opening> = {}) {
  const { id } = await open(it, person, how)
  return done(await it.tables.start(id, it.by(person)))
}
const counted = (answers: readonly Answer[]): readonly string[] => answers.map(outcomeOf).toSorted()
const ids = async (it: Evening, person: number): Promise<readonly string[]> =>
  (await it.store.seatedAt(person)).map(({ id }) => id)

describe('one live game at once', () => {
  it('refuses to open, join, take a seat and play again elsewhere, and names the game', async () => {
    const it = await evening()
    const before = done(await it.tables.end((await inGame(it, it.bo)).id, { ...it.by(it.bo), moderator: false }))
    const here = await inGame(it, it.bo)
    const lobby = await open(it, it.ann)
    const game = await inGame(it, it.cleo)
    done(await it.tables.join((await open(it, it.dan, { house: 0 })).id, it.by(it.eve)))
    const refusals = [
      await it.tables.open(it.by(it.bo), what(), ONE_GAME),
      await it.tables.join(lobby.id, it.by(it.bo), ONE_GAME),
      await it.tables.takeSeat(game.id, it.by(it.bo), undefined, ONE_GAME),
      await it.tables.unopened(it.by(it.bo), what(), ONE_GAME),
    ]
    for (const refusal of refusals) expect(refusal).toMatchObject({ reason: 'elsewhere', elsewhere: { id: here.id } })
    expect(outcomeOf(await it.tables.again(before.id, it.by(it.bo), ONE_GAME))).toBe('elsewhere')
  })
  it('is over for whoever left it, or once it is over', async () => {
    const it = await evening()
    const left = await inGame(it, it.ann)
    done(await it.tables.leave(left.id, it.by(it.ann)))
    const ended = done(await it.tables.open(it.by(it.ann), what(), ONE_GAME))
    done(await it.tables.start(ended.id, it.by(it.ann)))
    done(await it.tables.end(ended.id, { ...it.by(it.ann), moderator: false }))
    expect(outcomeOf(await it.tables.open(it.by(it.ann), what(), ONE_GAME))).toBe('ok')
  })
  it('counts live games alone: neither slow ones, nor other servers, nor more than there may be', async () => {
    const it = await evening()
    await inGame(it, it.ann, { pace: 'slow' })
    await inGame(it, it.ann, { pace: 'none' })
    await inGame(it, it.ann, { server: 'elsewhere' })
    const live = done(await it.tables.open(it.by(it.ann), what(), ONE_GAME))
    done(await it.tables.start(live.id, it.by(it.ann)))
    for (const pace of ['slow', 'none'] as const)
      expect(outcomeOf(await it.tables.open(it.by(it.ann), what({ pace }), ONE_GAME))).toBe('ok')
    expect(outcomeOf(await it.tables.open(it.by(it.ann), what(), { ...ONE_GAME, seats: 2 }))).toBe('ok')
    expect(outcomeOf(await it.tables.open(it.by(it.ann), what(), ONE_GAME))).toBe('elsewhere')
  })
  it("another lobby is left by itself, unless it has a day's time", async () => {
    const it = await evening()
    const [lobby, slow, other] = [await open(it, it.ann), await open(it, it.cleo, { pace: 'slow' }), await open(it, it.dan)]
    for (const { id } of [slow, lobby]) done(await it.tables.join(id, it.by(it.bo)))
    expect(await ids(it, it.bo)).toEqual([slow.id, lobby.id])
    done(await it.tables.join(other.id, it.by(it.bo), ONE_GAME))
    expect(await seated(it, await it.tables.get(lobby.id))).not.toContain('Bo')
    expect(await ids(it, it.bo)).toEqual([other.id, slow.id])
  })
  it('two tables at the same instant: one of two opened, one of two joined is kept', async () => {
    const it = await evening()
    const two = await Promise.all([1, 2].map(async () => it.tables.open(it.by(it.ann), what(), ONE_GAME)))
    expect(counted(two)).toEqual(['ok', 'ok']) // a lobby is no hindrance
    expect(await ids(it, it.ann)).toHaveLength(1)

    const games = [await open(it, it.bo), await open(it, it.cleo)]
    expect(counted(await Promise.all(games.map(async ({ id }) => it.tables.join(id, it.by(it.dan), ONE_GAME))))).toEqual([
      'ok',
      'ok',
    ])
    expect(await ids(it, it.dan)).toHaveLength(1)

    const free: string[] = []
    for (const host of [it.bo, it.cleo]) {
      const { id } = await open(it, host, { house: 0 })
      done(await it.tables.join(id, it.by(it.eve)))
      done(await it.tables.start(id, it.by(host)))
      done(await it.tables.leave(id, it.by(it.eve)))
      free.push(id)
    }
    const taken = await Promise.all(free.map(async (id) => it.tables.takeSeat(id, it.by(it.ann), undefined, ONE_GAME)))
    expect(counted(taken)).toEqual(['elsewhere', 'ok'])
  })
})

describe('so many tables at once in a server', () => {
  it('refuses more, and names one that may be replaced, if there is one', async () => {
    const it = await evening()
    await open(it, it.ann)
    it.clock.now += STALE_MS
    const fresh = await inGame(it, it.bo)
    const refusal = await it.tables.open(it.by(it.cleo), what(), upTo(2))
    expect(refusal).toMatchObject({ reason: 'enough_tables', elsewhere: { number: 1 } })
    expect(outcomeOf(await it.tables.open(it.by(it.cleo), what({ server: 'elsewhere' }), upTo(2)))).toBe('ok')
    if (refusal.ok || refusal.by !== 'table') throw new Error('not refused by the table')
    done(await it.tables.end(refusal.elsewhere!.id, { ...it.by(it.cleo), moderator: false }))
    expect(outcomeOf(await it.tables.open(it.by(it.cleo), what(), upTo(2)))).toBe('ok')
    expect(await it.tables.unopened(it.by(it.dan), what(), upTo(2))).toMatchObject({ reason: 'enough_tables' })
    expect((await it.tables.get(fresh.id))?.phase).toBe('playing')
  })
  it('lets exactly so many open at the same instant', async () => {
    const it = await evening()
    const people = [it.ann, it.bo, it.cleo, it.dan, it.eve]
    const answers = await Promise.all(people.map(async (person) => it.tables.open(it.by(person), what(), upTo(3))))
    expect(counted(answers)).toEqual(['enough_tables', 'enough_tables', 'ok', 'ok', 'ok'])
    expect(await it.store.live({ server: 'server' })).toHaveLength(3)
  })
  it('does not hold against a press what that press has done', async () => {
    const it = await evening()
    const limits = { tables: 1, seats: 1 }
    const press = it.by(it.ann)
    const { id } = done(await it.tables.open(press, what(), limits))
    done(await it.tables.start(id, it.by(it.ann)))
    for (const tables of [it.tables, it.restarted()]) expect(done(await tables.open(press, what(), limits)).id).toBe(id)
    expect(await it.tables.unopened(press, what(), limits)).toBeUndefined()
  })
})
