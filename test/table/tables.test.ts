import { describe, expect, it } from 'vitest'
import type { Answer } from '../../src/table/tables.js'
import { done, evening, outcomeOf, seated, type Evening } from './evening.js'
import { PEBBLES } from './tiny-game.js'

const hide = (hide: number) => ({ hide })
const pair = async (one: Promise<Answer>, other: Promise<Answer>): Promise<readonly string[]> =>
  (await Promise.all([one, other])).map(outcomeOf)

/** A table where Ann and Bo (and Cleo) play, with the question put to all. */
async function playing(it: Evening, ...people: readonly number[]) {
  const { id } = await it.opened()
  for (const person of people) done(await it.tables.join(id, it.by(person)))
  return done(await it.tables.start(id, it.by(it.ann)))
}

describe('two things in the same instant', () => {
  it('the last seat goes to one of two, whoever comes first', async () => {
    for (const order of [0, 1]) {
      const it = await evening()
      const { id } = await it.opened()
      await it.tables.join(id, it.by(it.bo))
      const both = [it.cleo, it.dan].map((person) => () => it.tables.join(id, it.by(person)))
      expect(await pair(both[order]!(), both[1 - order]!())).toEqual(['ok', 'full'])
      expect(await seated(it, await it.tables.get(id))).toEqual(['Ann', 'Bo', order ? 'Dan' : 'Cleo'])
    }
  })
  it('leave, then start: the game is without them, or refused at the minimum', async () => {
    const it = await evening()
    const { id } = await it.opened()
    await it.tables.join(id, it.by(it.bo))
    await it.tables.join(id, it.by(it.cleo))
    expect(await pair(it.tables.leave(id, it.by(it.cleo)), it.tables.start(id, it.by(it.ann)))).toEqual(['ok', 'ok'])
    expect(await seated(it, await it.tables.get(id))).toEqual(['Ann', 'Bo'])

    const { id: small } = await it.opened()
    await it.tables.join(small, it.by(it.bo))
    expect(await pair(it.tables.leave(small, it.by(it.bo)), it.tables.start(small, it.by(it.ann)))).toEqual(['ok', 'too_few'])
  })
  it('start, then leave: the house plays on', async () => {
    const it = await evening()
    const { id } = await it.opened()
    await it.tables.join(id, it.by(it.bo))
    expect(await pair(it.tables.start(id, it.by(it.ann)), it.tables.leave(id, it.by(it.bo)))).toEqual(['ok', 'ok'])
    expect(await seated(it, await it.tables.get(id))).toEqual(['Ann', 'Pip (house)'])
  })
  it('two starts deal once', async () => {
    const it = await evening()
    const { id } = await it.opened(1)
    expect(await pair(it.tables.start(id, it.by(it.ann)), it.tables.start(id, it.by(it.ann)))).toEqual(['ok', 'already_started'])
  })
  it('a double press plays once', async () => {
    const it = await evening()
    const { id, asked } = await playing(it, it.bo)
    const press = () => it.tables.play(id, it.by(it.ann), asked[0]!, hide(3))
    expect(await pair(press(), press())).toEqual(['ok', 'stale'])
    expect((await it.tables.get(id))?.actions).toBe(1)
  })
  it('a card and a leave: the card stays played', async () => {
    for (const order of [0, 1]) {
      const it = await evening()
      const { id, asked } = await playing(it, it.bo)
      const both = [() => it.tables.play(id, it.by(it.bo), asked[1]!, hide(3)), () => it.tables.leave(id, it.by(it.bo))]
      expect(await pair(both[order]!(), both[1 - order]!())).toEqual(['ok', order ? 'not_seated' : 'ok'])
    }
  })
})

describe('a press', () => {
  it('is honoured while others act, and stale once its seat has acted', async () => {
    const it = await evening()
    const { id, asked } = await playing(it, it.bo, it.cleo)
    done(await it.tables.play(id, it.by(it.bo), asked[1]!, hide(1)))
    done(await it.tables.play(id, it.by(it.ann), asked[0]!, hide(2)))
    expect(outcomeOf(await it.tables.play(id, it.by(it.ann), asked[0]!, hide(2)))).toBe('stale')
  })
  it('that is no action at all is refused at the door, and one against the rules by the rules', async () => {
    const it = await evening()
    const { id, asked } = await playing(it, it.bo)
    expect(outcomeOf(await it.tables.play(id, it.by(it.ann), asked[0]!, hide(9)))).toBe('not_allowed')
    expect(await it.tables.play(id, it.by(it.ann), asked[0]!, { twice: true })).toMatchObject({
      by: 'rules',
      reason: 'too_early',
    })
    expect((await it.tables.get(id))?.actions).toBe(0)
  })
  it('that arrives twice acts once and is answered as success, whatever it was', async () => {
    const it = await evening()
    const { tables, ann, bo } = it
    const what = { game: PEBBLES, options: {}, house: 0, pace: 'none' as const, server: 's', channel: 'c' }
    const first = done(await tables.open(it.by(ann, 'a'), what))
    expect(done(await tables.open(it.by(ann, 'a'), what)).id).toBe(first.id)
    done(await tables.join(first.id, it.by(bo, 'b')))
    done(await tables.join(first.id, it.by(bo, 'b')))
    const { asked } = done(await tables.start(first.id, it.by(ann, 'c')))
    done(await tables.start(first.id, it.by(ann, 'c')))
    done(await tables.play(first.id, it.by(ann, 'd'), asked[0]!, hide(1)))
    expect(done(await tables.play(first.id, it.by(ann, 'd'), asked[0]!, hide(1)))).toMatchObject({ seq: 4, actions: 1 })
    done(await tables.leave(first.id, it.by(bo, 'e')))
    expect(done(await it.restarted().leave(first.id, it.by(bo, 'e'))).seq).toBe(5)
  })
  it('that was refused may come again', async () => {
    const it = await evening()
    const { id } = await it.opened()
    expect(outcomeOf(await it.tables.start(id, it.by(it.ann, 'x')))).toBe('too_few')
    expect(outcomeOf(await it.tables.start(id, it.by(it.ann, 'x')))).toBe('too_few')
  })
})

describe('in play', () => {
  it('nobody can join or change the seats', async () => {
    const it = await evening()
    const { id } = await playing(it, it.bo)
    expect(outcomeOf(await it.tables.join(id, it.by(it.cleo)))).toBe('already_started')
    expect(outcomeOf(await it.tables.addHouse(id, it.by(it.ann)))).toBe('already_started')
    expect(outcomeOf(await it.tables.play(id, it.by(it.cleo), 1, hide(1)))).toBe('not_seated')
  })
  it('the host who leaves passes on, and a table that everybody has left ends, recorded as left by both', async () => {
    const it = await evening()
    const { id } = await playing(it, it.bo)
    expect(done(await it.tables.leave(id, it.by(it.ann))).host).toBe(it.bo)
    expect(done(await it.tables.leave(id, it.by(it.bo)))).toMatchObject({ phase: 'over', closed: 'nobody' })
    expect((await it.store.results()).map(({ ending }) => ending)).toEqual(['left', 'left'])
    expect(await it.store.nextDue()).toBeUndefined()
  })
  it('its host or a moderator ends it', async () => {
    for (const [who, moderator, why] of [
      ['ann', false, 'host'],
      ['dan', true, 'moderator'],
      ['ann', true, 'host'],
    ] as const) {
      const it = await evening()
      const { id } = await playing(it, it.bo)
      expect(outcomeOf(await it.tables.end(id, { ...it.by(it.dan), moderator: false }))).toBe('not_host')
      expect(done(await it.tables.end(id, { ...it.by(it[who]), moderator }))).toMatchObject({ phase: 'over', closed: why })
      expect(outcomeOf(await it.tables.leave(id, it.by(it.bo)))).toBe('over')
      expect(outcomeOf(await it.tables.end(id, { ...it.by(it.ann), moderator: true }))).toBe('over')
    }
  })
})

describe('what is seen', () => {
  it('is one seat alone for each person, and the public part for others', async () => {
    const it = await evening()
    const { id, asked } = await playing(it, it.bo)
    done(await it.tables.play(id, it.by(it.ann), asked[0]!, hide(3)))
    expect(await it.tables.lookAs(id, it.ann)).toMatchObject({ viewer: 0, asked: 4, view: { hidden: [3, null] }, legal: [] })
    expect(await it.tables.lookAs(id, it.bo)).toMatchObject({
      viewer: 1,
      asked: 3,
      view: { hidden: [null, null] },
      legal: [hide(1), hide(2), hide(3)],
    })
    expect(await it.tables.lookAs(id, it.dan)).toMatchObject({
      viewer: 'onlooker',
      asked: 0,
      view: { hidden: [null, null] },
      legal: [],
    })
    expect(await it.tables.look(id, 7)).toMatchObject({ viewer: 'onlooker' })
    expect(await it.tables.look('nowhere', 0)).toBeUndefined()
  })
  it('is the same after a restart', async () => {
    const it = await evening()
    const { id, asked } = await playing(it, it.bo, it.cleo)
    done(await it.tables.play(id, it.by(it.bo), asked[1]!, hide(3)))
    done(await it.tables.leave(id, it.by(it.cleo)))
    const tables = it.restarted()
    expect(await tables.get(id)).toEqual(await it.tables.get(id))
    for (const person of [it.ann, it.bo, it.cleo])
      expect(await tables.lookAs(id, person)).toEqual(await it.tables.lookAs(id, person))
  })
  it('is the same when few tables fit into memory', async () => {
    const it = await evening({ most: 2 })
    const ids: string[] = []
    for (let i = 0; i < 6; i++) ids.push((await playing(it, it.bo)).id)
    const answers = await Promise.all(ids.map(async (id) => it.tables.play(id, it.by(it.bo), 3, hide(2))))
    expect(answers.map(outcomeOf)).toEqual(ids.map(() => 'ok'))
    for (const id of ids) expect((await it.tables.get(id))?.actions).toBe(1)
  })
})

describe('memory', () => {
  it('holds the tables touched last; others are read again', async () => {
    const it = await evening({ most: 1 })
    const [kept, dropped] = [await it.opened(), await it.opened()]
    await it.tables.get(dropped.id)
    await it.tables.get(kept.id)
    for (const { id } of [kept, dropped]) done(await it.restarted().join(id, it.by(it.bo)))
    expect((await it.tables.get(kept.id))?.seq).toBe(1) // somebody else wrote, and this door has not looked again
    expect((await it.tables.get(dropped.id))?.seq).toBe(2)
  })
})

describe('listeners', () => {
  it('hear of every event once it is on disk, with the table as it is then', async () => {
    const it = await evening()
    const heard: string[] = []
    const stop = it.tables.onChange((table, event, row) => heard.push(`${table.seq} ${event.type} ${row.phase}`))
    const { id } = await playing(it, it.bo)
    await it.tables.leave(id, it.by(it.ann))
    stop()
    await it.tables.leave(id, it.by(it.bo))
    expect(heard).toEqual(['1 opened gathering', '2 sat gathering', '3 started playing', '5 left playing', '5 hosted playing'])
  })
  it('that throw break no answer, and are reported', async () => {
    const it = await evening()
    const heard: string[] = []
    it.tables.onChange(() => {
      throw new Error('a listener')
    })
    it.tables.onChange((_, { type }) => heard.push(type))
    await it.opened()
    expect([heard, it.bugs]).toEqual([['opened'], [new Error('a listener')]])
  })
})

describe('two doors on one store', () => {
  it('opening in the same instant get two numbers', async () => {
    const it = await evening()
    const what = { game: PEBBLES, options: {}, house: 0, pace: 'none' as const, server: 's', channel: 'c' }
    const opened = await Promise.all([it.tables, it.restarted()].map((tables) => tables.open(it.by(it.ann), what)))
    const numbers = await Promise.all(opened.map(async (answer) => (await it.store.table(done(answer).id))?.number))
    expect(new Set(numbers)).toEqual(new Set([1, 2]))
  })
  it('the slower one reads again and decides again', async () => {
    const it = await evening()
    const other = it.restarted()
    const { id, asked } = await playing(it, it.bo)
    await other.get(id)
    done(await it.tables.play(id, it.by(it.ann), asked[0]!, hide(1)))
    expect(done(await other.play(id, it.by(it.bo), asked[1]!, hide(2)))).toMatchObject({ seq: 5, actions: 2 })
    expect(outcomeOf(await it.tables.play(id, it.by(it.bo), asked[1]!, hide(3)))).toBe('stale')
    expect(await it.tables.get(id)).toEqual(await other.get(id))
  })
  it('the same press at both acts once', async () => {
    const it = await evening()
    const other = it.restarted()
    const { id, asked } = await playing(it, it.bo)
    await other.get(id)
    const press = it.by(it.ann)
    done(await it.tables.play(id, press, asked[0]!, hide(1)))
    expect(done(await other.play(id, press, asked[0]!, hide(1)))).toEqual(await it.tables.get(id))
  })
})
