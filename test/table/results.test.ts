import { describe, expect, it } from 'vitest'
import { rebuildResults } from '../../src/table/results.js'
import { done, evening, type Evening } from './evening.js'
import { shelf } from './tiny-game.js'

/** Plays the first legal action for everybody until the game is over. */
async function playOut(it: Evening, id: string, people: readonly number[]): Promise<void> {
  for (;;) {
    await it.house.settle()
    for (const person of people) {
      const { asked, legal } = (await it.tables.lookAs(id, person))!
      if (legal.length) done(await it.tables.play(id, it.by(person), asked, legal.at(-1)))
    }
    if ((await it.tables.get(id))?.phase === 'over') return
  }
}

async function threeGames() {
  const it = await evening()
  const { tables, by, ann, bo, cleo } = it
  it.house.start()
  const { id: whole } = await it.opened(0, 1)
  await tables.join(whole, by(bo))
  await tables.join(whole, by(cleo))
  done(await tables.start(whole, by(ann)))
  await playOut(it, whole, [ann, bo, cleo])
  done(await tables.again(whole, by(bo)))

  const { id: left } = await it.opened(0, 1)
  await tables.join(left, by(bo))
  await tables.join(left, by(cleo))
  done(await tables.start(left, by(ann)))
  done(await tables.leave(left, by(bo)))
  await playOut(it, left, [ann, cleo])

  const { id: ended } = await it.opened(1, 1)
  done(await tables.start(ended, by(ann)))
  done(await tables.end(ended, { ...by(ann), moderator: false }))
  return { it, whole, left, ended }
}

describe('results', () => {
  it('have everybody who stayed, with score, place and win', async () => {
    const { it, whole } = await threeGames()
    const results = (await it.store.results()).filter(({ table }) => table === whole)
    const { outcome, at } = (await it.tables.get(whole))!
    expect(results.map(({ seat, person, people, board, game }) => [seat, person, people, board, game])).toEqual([
      [0, it.ann, 3, 'all', 'pebbles'],
      [1, it.bo, 3, 'all', 'pebbles'],
      [2, it.cleo, 3, 'all', 'pebbles'],
    ])
    expect(results.map(({ score }) => score)).toEqual(outcome?.scores)
    expect(results.map(({ place, won }) => [place, won])).toEqual([
      [1, true],
      [2, false],
      [2, false],
    ])
    expect(results.every((result) => result.at <= at)).toBe(true)
  })
  it('have no score for who left, and none at a table ended early', async () => {
    const { it, left, ended } = await threeGames()
    const results = await it.store.results()
    expect(results.filter(({ table }) => table === left).map(({ person, people, ending }) => [person, people, ending])).toEqual([
      [it.ann, 2, 'finished'],
      [it.bo, 2, 'left'],
      [it.cleo, 2, 'finished'],
    ])
    const bo = results.find(({ table, person }) => table === left && person === it.bo)
    expect(bo).toMatchObject({ score: 0, place: undefined, won: false, tags: [] })
    expect(results.filter(({ table }) => table === ended)).toMatchObject([
      { person: it.ann, ending: 'abandoned', place: undefined },
    ])
  })
  it('can be made again from the logs, the same rows', async () => {
    const { it } = await threeGames()
    const before = await it.store.results()
    await it.store.rebuild([])
    expect(await it.store.results()).toEqual([])
    expect(await rebuildResults(it.store, shelf)).toBe(before.length)
    expect(await it.store.results()).toEqual(before)
    expect(before).toHaveLength(7)
  })
})
