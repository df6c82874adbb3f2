import { describe, expect, it } from 'vitest'
import { fold } from '../../src/table/fold.js'
import type { Table } from '../../src/table/table.js'
import { done, evening, outcomeOf, type Evening } from './evening.js'
import { patientShelf } from './tiny-game.js'

/** Ann calls and has hidden her pebbles, Bo and Cleo have not. */
async function waiting(it: Evening, rounds = 4): Promise<{ readonly id: string; readonly asked: number }> {
  const { id } = await it.opened(0, rounds)
  for (const person of [it.bo, it.cleo]) done(await it.tables.join(id, it.by(person)))
  const { asked } = done(await it.tables.start(id, it.by(it.ann)))
  const table = done(await it.tables.play(id, it.by(it.ann), asked[0]!, { hide: 1 }))
  it.house.start()
  return { id, asked: table.asked[0]! }
}
const patient = () => evening({ gameOf: patientShelf })
const hides = async (it: Evening, id: string, ...people: readonly number[]): Promise<void> => {
  for (const person of people) {
    const { asked } = (await it.tables.lookAs(id, person))!
    done(await it.tables.play(id, it.by(person), asked, { hide: 1 }))
    await it.house.settle()
  }
}
const types = async (it: Evening, id: string): Promise<readonly string[]> =>
  (await it.store.read(id)).map(({ event }) => (event as { readonly type: string }).type)
const now = async (it: Evening, id: string): Promise<Table> => (await it.tables.get(id))!

describe('an answer before its question', () => {
  it('waits, is seen by its owner alone, and is given when the seat is asked', async () => {
    const it = await patient()
    const { id, asked } = await waiting(it)
    const before = await it.tables.look(id, 'onlooker')
    const table = done(await it.tables.play(id, it.by(it.ann), asked, { twice: true }))
    expect(table.queue).toMatchObject([{ seat: 0, action: { twice: true }, stands: false, since: table.seq }])
    expect((await it.tables.look(id, 0))?.queue).toEqual({
      ahead: [{ twice: false }, { twice: true }],
      queued: [{ twice: true }],
      stands: false,
    })
    expect((await it.tables.look(id, 1))?.queue).toEqual({ ahead: [], queued: [] })
    expect(await it.tables.look(id, 'onlooker')).toEqual({ ...before, table })
    expect(table.asked).toEqual(before?.table.asked)

    await hides(it, id, it.bo)
    expect((await now(it, id)).queue).toHaveLength(1)
    await hides(it, id, it.cleo)
    const after = await now(it, id)
    expect(after).toMatchObject({ queue: [], actions: 4, state: { round: 2 } })
    const rows = await it.store.read(id)
    expect(rows.at(-1)?.event).toMatchObject({ type: 'played', seat: 0, action: { twice: true }, waited: true })
    expect(fold(rows, patientShelf)).toEqual(after)
    expect(it.bugs).toEqual([])
  })
  it('acts once, however often it arrives, and is replaced by another one', async () => {
    const it = await patient()
    const { id, asked } = await waiting(it)
    for (const _ of [1, 2]) done(await it.tables.play(id, it.by(it.ann, 'twice over'), asked, { twice: true }))
    done(await it.tables.play(id, it.by(it.ann), asked, { twice: false }))
    expect((await types(it, id)).filter((type) => type === 'queued')).toHaveLength(2)
    expect((await now(it, id)).queue).toMatchObject([{ action: { twice: false } }])
  })
  it('can be taken back; where nothing waits, nothing is written', async () => {
    const it = await patient()
    const { id, asked } = await waiting(it)
    done(await it.tables.play(id, it.by(it.ann), asked, { twice: true }))
    expect(done(await it.tables.unqueue(id, it.by(it.ann))).queue).toEqual([])
    const { seq } = await now(it, id)
    expect(done(await it.tables.unqueue(id, it.by(it.ann))).seq).toBe(seq)
    expect(outcomeOf(await it.tables.unqueue(id, it.by(it.dan)))).toBe('not_seated')
    await hides(it, id, it.bo, it.cleo)
    expect((await now(it, id)).state).toMatchObject({ round: 1 })
  })
  it('goes away with whoever leaves, and when the table is over', async () => {
    const it = await patient()
    const { id, asked } = await waiting(it)
    done(await it.tables.play(id, it.by(it.ann), asked, { twice: true }))
    expect(done(await it.tables.leave(id, it.by(it.ann))).queue).toEqual([])
    const other = await patient()
    const at = await waiting(other)
    done(await other.tables.play(at.id, other.by(other.ann), at.asked, { twice: true }))
    expect(done(await other.tables.end(at.id, { ...other.by(other.ann), moderator: false })).queue).toEqual([])
  })
  it('is refused to somebody who may not give it, and of no game that cannot hold it', async () => {
    const it = await patient()
    const { id } = await waiting(it)
    await hides(it, id, it.bo)
    const { asked } = (await it.tables.lookAs(id, it.bo))!
    expect(outcomeOf(await it.tables.play(id, it.by(it.bo), asked, { twice: true }))).toBe('not_your_turn')
    const plain = await evening()
    const at = await waiting(plain)
    expect(outcomeOf(await plain.tables.play(at.id, plain.by(plain.ann), at.asked, { twice: true }, true))).toBe('not_allowed')
    expect((await plain.tables.look(at.id, 0))?.queue).toBeUndefined()
  })
})

describe('an answer that stands', () => {
  it('is given at once where the seat is asked now, and again until what it stands for is over', async () => {
    const it = await patient()
    const { id } = await waiting(it, 4)
    await hides(it, id, it.bo, it.cleo)
    await it.house.stop()
    const { asked } = (await it.tables.lookAs(id, it.ann))!
    const table = done(await it.tables.play(id, it.by(it.ann), asked, { twice: true }, true))
    expect(table).toMatchObject({ state: { round: 2 }, queue: [{ seat: 0, stands: true }] })
    expect((await types(it, id)).slice(-2)).toEqual(['played', 'queued'])
  })
  it('falls away when its seat is asked something that it does not answer', async () => {
    const it = await patient()
    const { id, asked } = await waiting(it, 4)
    done(await it.tables.play(id, it.by(it.ann), asked, { twice: true }, true))
    await hides(it, id, it.bo, it.cleo)
    expect(await now(it, id)).toMatchObject({ state: { round: 2 }, queue: [] })
    expect((await types(it, id)).slice(-2)).toEqual(['played', 'unqueued'])
  })
  it('survives a restart', async () => {
    const it = await patient()
    const { id, asked } = await waiting(it)
    const table = done(await it.tables.play(id, it.by(it.ann), asked, { twice: true }, true))
    expect(await it.restarted().get(id)).toEqual(table)
  })
})
