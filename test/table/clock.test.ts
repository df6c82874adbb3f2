import { describe, expect, it } from 'vitest'
import type { GameId } from '../../src/games/index.js'
import { gameOf } from '../../src/games/index.js'
import { STILL_MS, TURNS } from '../../src/table/clock.js'
import type { Opening } from '../../src/table/door.js'
import { isAway, type Table } from '../../src/table/table.js'
import { answers, chairOf, dealt, done, evening, happened, outcomeOf, type Evening } from './evening.js'

const { turn, remind } = TURNS.live
/** Time enough for the house to play, and for nothing else. */
const MOMENT = 1_000
const slowHouse = () => evening({ tempo: { pause: MOMENT, spread: 0 } })
const clockDues = async (it: Evening) => (await it.store.due(Number.MAX_SAFE_INTEGER, 99)).filter(({ clock }) => clock)

/** Bo has been late twice, as the one for whom Ann and all others waited. */
async function boIsAway(it: Evening, people: readonly number[] = [it.bo]): Promise<Table> {
  const { id } = await dealt(it, people)
  for (let round = 0; round < 2; round++) {
    for (const person of [it.ann, ...people.filter((other) => other !== it.bo)]) await answers(it, id, person)
    await it.passes(turn)
    if (round === 0) await answers(it, id, it.ann)
  }
  expect(isAway((await chairOf(it, id, 1))!)).toBe(true)
  return (await it.tables.get(id))!
}

describe('the clock of a live table', () => {
  it('reminds all who are waited for at half time, once, and lets the others be', async () => {
    const it = await evening()
    const { id, seq } = await dealt(it, [it.bo, it.cleo])
    await answers(it, id, it.cleo)
    await it.passes(remind - 1)
    expect(await happened(it, id, seq + 1)).toEqual(['played 2'])
    await it.passes(1)
    await it.passes(turn - remind - 1)
    expect(await happened(it, id, seq + 1)).toEqual(['played 2', 'reminded 0 1'])
  })
  it('plays what idle people play when it runs out; in time once, and it is as if nothing had been', async () => {
    const it = await evening()
    const { id, seq } = await dealt(it, [it.bo])
    await answers(it, id, it.ann)
    await it.passes(turn)
    expect(await happened(it, id, seq + 1)).toEqual(['played 0', 'played 1 late'])
    expect(await chairOf(it, id, 1)).toMatchObject({ missed: 1 })
    await answers(it, id, it.ann, { twice: true })
    await answers(it, id, it.bo)
    expect((await chairOf(it, id, 1))?.missed).toBeUndefined()
  })
  it('lets the house play after twice in a row, for whom it names, until they say that they are back', async () => {
    const it = await slowHouse()
    const { id, seq } = await boIsAway(it)
    expect(await clockDues(it)).toEqual([])
    await it.passes(MOMENT)
    expect(await happened(it, id, seq + 1)).toEqual(['played 1 away'])
    await it.passes(MOMENT)
    expect(outcomeOf(await it.tables.back(id, it.by(it.ann)))).toBe('not_away')
    expect(done(await it.tables.back(id, it.by(it.bo))).seats[1]?.missed).toBeUndefined()
    expect(outcomeOf(await it.tables.back(id, it.by(it.bo)))).toBe('not_away')
    expect(outcomeOf(await it.tables.back(id, it.by(it.dan)))).toBe('not_seated')
  })
  it('gives everybody the whole time anew when somebody is back, by saying so or by playing', async () => {
    for (const how of ['back', 'play'] as const) {
      const it = await slowHouse()
      const { id } = await boIsAway(it)
      await it.passes(MOMENT) // Bo's call, by the house: everybody hides again
      it.clock.now += STILL_MS.live / 2 // nobody waits for Ann, and the house was held up
      if (how === 'back') done(await it.tables.back(id, it.by(it.bo)))
      else await answers(it, id, it.bo)
      const { seq } = (await it.tables.get(id))!
      await it.passes(turn - 1)
      expect((await happened(it, id, seq + 1)).filter((row) => row.includes('late'))).toEqual([])
      await it.passes(1)
      expect((await happened(it, id, seq + 1)).filter((row) => row.includes('late'))[0]).toBe('played 0 late')
    }
  })
  it('runs for nobody who is alone with house players, and anew when somebody takes a seat', async () => {
    const it = await slowHouse()
    const { id } = await dealt(it, [it.bo], { house: 1 })
    await it.passes(remind)
    done(await it.tables.leave(id, it.by(it.bo)))
    await it.passes(10 * turn)
    expect(await clockDues(it)).toEqual([])
    done(await it.tables.takeSeat(id, it.by(it.dan)))
    await it.passes(turn - 1)
    expect((await chairOf(it, id, 0))?.missed).toBeUndefined()
    await it.passes(1)
    expect(await chairOf(it, id, 0)).toMatchObject({ missed: 1 })
  })
  it('has one end where many are asked at once: all late ones are played, nobody else is blamed, nobody waits again', async () => {
    const it = await evening()
    const { id, seq } = await dealt(it, [it.bo, it.cleo])
    await answers(it, id, it.bo)
    await it.passes(turn)
    expect(await happened(it, id, seq + 1)).toEqual(['played 1', 'played 0 late', 'played 2 late'])
    expect((await it.tables.get(id))?.seats.map(({ missed }) => missed)).toEqual([1, undefined, 1])
  })
  it('ends the table when all are away, also all at once', async () => {
    const it = await evening()
    const { id } = await dealt(it, [it.bo, it.cleo])
    for (let waits = 0; waits < 4; waits++) await it.passes(turn)
    expect(await it.tables.get(id)).toMatchObject({ phase: 'over', closed: 'nobody' })
    expect((await it.store.results()).map(({ ending }) => ending)).toEqual(['abandoned', 'abandoned', 'abandoned'])
    expect(await clockDues(it)).toEqual([])
  })
  it('reminds whoever takes the seat of somebody who had been reminded', async () => {
    const it = await slowHouse()
    const { id } = await dealt(it, [it.bo, it.cleo])
    for (const person of [it.ann, it.cleo]) await answers(it, id, person)
    await it.passes(remind)
    const { seq } = done(await it.tables.leave(id, it.by(it.bo)))
    done(await it.tables.takeSeat(id, it.by(it.dan)))
    await it.passes(remind)
    await it.passes(turn - remind)
    expect(await happened(it, id, seq)).toEqual(['left 1', 'sat', 'reminded 1', 'played 1 late'])
    expect(it.bugs).toEqual([])
  })
})

describe('Kings and Jokers', () => {
  it('has one end for all who choose at once', async () => {
    const it = await evening({ gameOf })
    const what = { game: 'kings-and-jokers' as GameId, options: {}, house: 0, pace: 'live', server: 's', channel: 'c' } as const
    const { id } = done(await it.tables.open(it.by(it.ann), what))
    for (const person of [it.bo, it.cleo, it.dan]) done(await it.tables.join(id, it.by(person)))
    it.house.start()
    const started = done(await it.tables.start(id, it.by(it.ann)))
    const asked = gameOf(started.game).rules.turn(started.state)
    expect(asked.length).toBeGreaterThan(1)
    const [first, ...others] = asked
    const player = started.seats[first!]!.player
    await answers(it, id, player.kind === 'person' ? player.person : 0)
    await it.passes(turn)
    const table = (await it.tables.get(id))!
    expect(table.seats.map(({ missed = 0 }) => missed)).toEqual(table.seats.map((_, seat) => (others.includes(seat) ? 1 : 0)))
  })
})

describe('other paces', () => {
  it('slow: a day, and a reminder after ten minutes', async () => {
    const it = await evening()
    const { id, seq } = await dealt(it, [it.bo], { pace: 'slow' })
    await answers(it, id, it.ann)
    await it.passes(10 * 60_000 - 1)
    expect(await happened(it, id, seq + 1)).toEqual(['played 0'])
    await it.passes(1)
    await it.passes(24 * 3_600_000 - 10 * 60_000 - 1)
    expect(await happened(it, id, seq + 1)).toEqual(['played 0', 'reminded 1'])
    await it.passes(1)
    expect(await happened(it, id, seq + 1)).toEqual(['played 0', 'reminded 1', 'played 1 late'])
  })
  it('none: nobody is reminded or late', async () => {
    const it = await evening()
    const { id, seq } = await dealt(it, [it.bo], { pace: 'none' })
    expect(await clockDues(it)).toEqual([])
    await it.passes(100 * 24 * 3_600_000)
    expect((await it.tables.get(id))?.seq).toBe(seq)
  })
  it('is chosen by the host: at once in the lobby, in play from the next deal on, and for the rematch', async () => {
    const it = await evening()
    const { id } = await it.opened(0, 2)
    done(await it.tables.join(id, it.by(it.bo)))
    expect(outcomeOf(await it.tables.pace(id, it.by(it.bo), 'live'))).toBe('not_host')
    expect(outcomeOf(await it.tables.pace(id, it.by(it.dan), 'live'))).toBe('not_seated')
    expect(done(await it.tables.pace(id, it.by(it.ann), 'live'))).toMatchObject({ pace: 'live', nextPace: undefined })
    done(await it.tables.start(id, it.by(it.ann)))
    expect(done(await it.tables.pace(id, it.by(it.ann), 'slow'))).toMatchObject({ pace: 'live', nextPace: 'slow' })
    for (const person of [it.ann, it.bo]) expect((await answers(it, id, person)).pace).toBe('live')
    expect(await answers(it, id, it.ann)).toMatchObject({ pace: 'slow', nextPace: undefined, state: { round: 2 } })
    done(await it.tables.pace(id, it.by(it.ann), 'none'))
    for (const person of [it.ann, it.bo, it.bo]) await answers(it, id, person)
    expect(outcomeOf(await it.tables.pace(id, it.by(it.ann), 'live'))).toBe('over')
    expect(done(await it.tables.again(id, it.by(it.bo)))).toMatchObject({ phase: 'gathering', pace: 'none' })
  })
  it("begins everybody's time anew when it comes; thinking better of it before gives nobody more", async () => {
    const it = await evening()
    const { id, askedAt } = await dealt(it, [it.bo, it.cleo])
    it.clock.now += remind
    for (const pace of ['slow', 'live'] as const) done(await it.tables.pace(id, it.by(it.ann), pace))
    expect(await it.tables.get(id)).toMatchObject({ pace: 'live', nextPace: undefined, askedAt })
    done(await it.tables.pace(id, it.by(it.ann), 'slow'))
    for (const person of [it.ann, it.bo, it.cleo, it.ann]) await answers(it, id, person)
    expect((await it.tables.get(id))?.askedAt).toEqual([it.clock.now, it.clock.now, it.clock.now])
  })
  it('in Foolish Faces comes with the next round', async () => {
    const it = await evening({ gameOf })
    const what = { game: 'foolish-faces', options: {}, house: 3, pace: 'none', server: 's', channel: 'c' } satisfies Opening
    const { id } = done(await it.tables.open(it.by(it.ann), what))
    done(await it.tables.start(id, it.by(it.ann)))
    done(await it.tables.pace(id, it.by(it.ann), 'slow'))
    it.house.start()
    for (;;) {
      await it.house.settle()
      const { table } = (await it.tables.lookAs(id, it.ann))!
      const { round } = table.state as { readonly round: number }
      expect(table.pace).toBe(round === 1 ? 'none' : 'slow')
      if (round > 1) return
      await answers(it, id, it.ann)
    }
  })
})
