import { describe, expect, it } from 'vitest'
import { done, evening, outcomeOf, seated } from './evening.js'
import { PEBBLES } from './tiny-game.js'

describe('the lobby', () => {
  it('opens with its opener as host and at most as many house players as seats are left', async () => {
    const it = await evening()
    expect(await seated(it, await it.opened(4))).toEqual(['Ann', 'Pip (house)', 'Dot (house)'])
  })
  it('gives tables running numbers in their server, also when several open at once', async () => {
    const it = await evening()
    const opened = await Promise.all([it.opened(), it.opened(), it.opened()])
    const numbers = await Promise.all(opened.map(async ({ id }) => (await it.tables.row(id))?.number))
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3]))
  })
  it('refuses options that the game does not know', async () => {
    const it = await evening()
    const what = { game: PEBBLES, options: { rounds: 'many' }, house: 0, pace: 'none' as const, server: 's', channel: 'c' }
    expect(outcomeOf(await it.tables.open(it.by(it.ann), what))).toBe('not_allowed')
  })
  it('skips a house name that somebody here bears', async () => {
    const it = await evening()
    const pip = await it.store.person('pip', ' pip', 0)
    const { id } = await it.opened()
    await it.tables.join(id, it.by(pip))
    expect(await seated(it, done(await it.tables.addHouse(id, it.by(it.ann))))).toEqual(['Ann', ' pip', 'Dot (house)'])
  })
  it('seats somebody who joins a full table in the place of the last house player', async () => {
    const it = await evening()
    const { id } = await it.opened(2)
    expect(await seated(it, done(await it.tables.join(id, it.by(it.bo))))).toEqual(['Ann', 'Pip (house)', 'Bo'])
  })
  it('refuses what does not fit', async () => {
    const it = await evening()
    const { tables, by, ann, bo, cleo, dan } = it
    const { id } = await it.opened()
    expect(outcomeOf(await tables.dropHouse(id, by(ann)))).toBe('no_house_player')
    expect(outcomeOf(await tables.start(id, by(ann)))).toBe('too_few')
    expect(outcomeOf(await tables.join(id, by(ann)))).toBe('already_seated')
    expect(outcomeOf(await tables.leave(id, by(bo)))).toBe('not_seated')
    expect(outcomeOf(await tables.addHouse(id, by(bo)))).toBe('not_seated')
    await tables.join(id, by(bo))
    await tables.join(id, by(cleo))
    expect(outcomeOf(await tables.join(id, by(dan)))).toBe('full')
    expect(outcomeOf(await tables.addHouse(id, by(ann)))).toBe('no_room')
    expect(outcomeOf(await tables.start(id, by(bo)))).toBe('not_host')
    expect(outcomeOf(await tables.play(id, by(bo), 0, { hide: 1 }))).toBe('not_started')
    expect(outcomeOf(await tables.end(id, { ...by(dan), moderator: false }))).toBe('not_host')
    expect(outcomeOf(await tables.again(id, by(bo)))).toBe('not_over')
    expect(outcomeOf(await tables.join('nowhere', by(bo)))).toBe('no_such_table')
  })
  it('fills the missing seats when the host starts so', async () => {
    const it = await evening()
    const { id } = await it.opened()
    const table = done(await it.tables.start(id, it.by(it.ann), { fill: true }))
    expect([table.phase, await seated(it, table)]).toEqual(['playing', ['Ann', 'Pip (house)']])
  })
  it('passes the host on to whoever has sat longest', async () => {
    const it = await evening()
    const { id } = await it.opened()
    for (const person of [it.bo, it.cleo]) {
      it.clock.now += 10
      await it.tables.join(id, it.by(person))
    }
    expect(done(await it.tables.leave(id, it.by(it.ann))).host).toBe(it.bo)
  })
  it('ends when the last person gets up', async () => {
    const it = await evening()
    const { id } = await it.opened(2)
    expect(done(await it.tables.leave(id, it.by(it.ann)))).toMatchObject({ phase: 'over', closed: 'nobody' })
    expect(outcomeOf(await it.tables.join(id, it.by(it.bo)))).toBe('over')
    expect(await it.store.live()).toEqual([])
  })
})
