import { describe, expect, it } from 'vitest'
import { LOBBY_MS } from '../../src/table/clock.js'
import type { Table } from '../../src/table/table.js'
import { done, evening, outcomeOf, seated, type Evening } from './evening.js'

/** A whole game of one round, played by Ann, Bo (and others) with a house player if there is room. */
async function finished(it: Evening, people: readonly number[], house = 0): Promise<Table> {
  const { id } = await it.opened(house, 1)
  for (const person of people) done(await it.tables.join(id, it.by(person)))
  done(await it.tables.start(id, it.by(it.ann)))
  it.house.start()
  await it.house.settle()
  for (const person of [it.ann, ...people]) {
    const { asked } = (await it.tables.lookAs(id, person))!
    done(await it.tables.play(id, it.by(person), asked, { hide: 1 }))
  }
  await it.house.settle()
  const { asked } = (await it.tables.lookAs(id, it.ann))!
  return done(await it.tables.play(id, it.by(it.ann), asked, { twice: true }))
}

describe('play again', () => {
  it('opens a table with the same options, its seats held for everybody but the asker, who is host', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo], 1)
    const table = done(await it.tables.again(old.id, it.by(it.bo)))
    expect(table).toMatchObject({ phase: 'gathering', host: it.bo, options: { rounds: 1 }, before: old.id })
    expect(await seated(it, table)).toEqual(['[Ann]', 'Pip (house)', 'Bo'])
    expect(await it.tables.get(old.id)).toMatchObject({ next: table.id, phase: 'over' })
    expect(await it.tables.row(table.id)).toMatchObject({ server: 'server', channel: 'channel', number: 2 })
  })
  it('joins the one that is there already', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo, it.cleo])
    const { id } = done(await it.tables.again(old.id, it.by(it.bo)))
    expect(await seated(it, done(await it.tables.again(old.id, it.by(it.cleo))))).toEqual(['[Ann]', 'Bo', 'Cleo'])
    expect(outcomeOf(await it.tables.again(old.id, it.by(it.cleo)))).toBe('already_seated')
    expect(await seated(it, done(await it.tables.join(id, it.by(it.ann))))).toEqual(['Ann', 'Bo', 'Cleo'])
  })
  it('pressed by two in the same instant opens one table, whoever comes first', async () => {
    for (const order of [0, 1]) {
      const it = await evening()
      const old = await finished(it, [it.bo, it.cleo])
      const people = order ? [it.cleo, it.bo] : [it.bo, it.cleo]
      const tables = (await Promise.all(people.map((person) => it.tables.again(old.id, it.by(person))))).map(done)
      expect(tables[0]!.id).toBe(tables[1]!.id)
      expect(await seated(it, tables[1])).toEqual(['[Ann]', 'Bo', 'Cleo'])
      expect(await it.store.live()).toHaveLength(1)
    }
  })
  it('that arrives twice opens one table', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo])
    const first = done(await it.tables.again(old.id, it.by(it.bo, 'x')))
    expect(done(await it.tables.again(old.id, it.by(it.bo, 'x')))).toEqual(first)
    expect(done(await it.restarted().again(old.id, it.by(it.bo, 'x')))).toEqual(first)
  })
  it('at two doors opens one table', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo])
    const other = it.restarted()
    await other.get(old.id)
    const first = done(await it.tables.again(old.id, it.by(it.bo)))
    expect(done(await other.again(old.id, it.by(it.ann)))).toMatchObject({ id: first.id, seq: 2 })
  })
  it('is for those who sat there at the end', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo])
    expect(outcomeOf(await it.tables.again(old.id, it.by(it.dan)))).toBe('not_seated')
  })
  it('goes on from the game before, and a log that is folded later says so', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo])
    const { id } = done(await it.tables.again(old.id, it.by(it.bo)))
    done(await it.tables.join(id, it.by(it.ann)))
    expect(old.state).toMatchObject({ first: 0 })
    expect(done(await it.tables.start(id, it.by(it.bo)))).toMatchObject({ phase: 'playing', state: { caller: 1, first: 1 } })
    expect(await it.restarted().get(id)).toEqual(await it.tables.get(id))
  })
})

describe('play again after an early end', () => {
  it('opens a table that begins from nothing', async () => {
    const it = await evening()
    const { id } = await it.opened(1)
    done(await it.tables.start(id, it.by(it.ann)))
    done(await it.tables.end(id, { ...it.by(it.ann), moderator: false }))
    const next = done(await it.tables.again(id, it.by(it.ann)))
    expect(done(await it.tables.start(next.id, it.by(it.ann)))).toMatchObject({ state: { caller: 0 } })
  })
})

describe('a held seat', () => {
  it('is not waited for when the host says so', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo, it.cleo])
    const { id } = done(await it.tables.again(old.id, it.by(it.bo)))
    done(await it.tables.join(id, it.by(it.cleo)))
    expect(outcomeOf(await it.tables.start(id, it.by(it.bo)))).toBe('seats_held')
    expect(await seated(it, done(await it.tables.start(id, it.by(it.bo), { without: true })))).toEqual(['Bo', 'Cleo'])
  })
  it('alone does not make up the number, and a house player fills in', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo])
    const { id } = done(await it.tables.again(old.id, it.by(it.bo)))
    expect(outcomeOf(await it.tables.start(id, it.by(it.bo), { without: true }))).toBe('too_few')
    expect(await seated(it, done(await it.tables.start(id, it.by(it.bo), { fill: true })))).toEqual(['Bo', 'Pip (house)'])
  })
  it('is free after five minutes, also when the program was away', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo, it.cleo])
    const { id } = done(await it.tables.again(old.id, it.by(it.bo)))
    done(await it.tables.join(id, it.by(it.cleo)))
    expect(outcomeOf(await it.tables.join(id, it.by(it.dan)))).toBe('full')
    it.clock.now += 5 * 60_000 - 1
    await it.house.settle()
    expect(await seated(it, await it.tables.get(id))).toEqual(['[Ann]', 'Bo', 'Cleo'])
    it.clock.now += 1
    await it.house.settle()
    expect(await seated(it, await it.tables.get(id))).toEqual(['Bo', 'Cleo'])
    expect(await it.store.nextDue()).toBe(it.clock.now + LOBBY_MS)
  })
  it('can be given up by its owner', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo, it.cleo])
    const { id } = done(await it.tables.again(old.id, it.by(it.bo)))
    expect(await seated(it, done(await it.tables.leave(id, it.by(it.cleo))))).toEqual(['[Ann]', 'Bo'])
  })
  it('keeps a table open that its host has left, and makes host who comes back', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo, it.cleo])
    const { id } = done(await it.tables.again(old.id, it.by(it.bo)))
    expect(done(await it.tables.leave(id, it.by(it.bo))).phase).toBe('gathering')
    expect(done(await it.tables.join(id, it.by(it.cleo)))).toMatchObject({ phase: 'gathering', host: it.cleo })
  })
  it('that nobody comes back to ends the table', async () => {
    const it = await evening()
    const old = await finished(it, [it.bo])
    const { id } = done(await it.tables.again(old.id, it.by(it.bo)))
    done(await it.tables.leave(id, it.by(it.bo)))
    it.clock.now += 5 * 60_000
    await it.house.settle()
    expect(await it.tables.get(id)).toMatchObject({ phase: 'over', closed: 'nobody' })
  })
})
