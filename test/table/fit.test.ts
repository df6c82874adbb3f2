import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { start } from '../../src/table/decide.js'
import { changeRules, clashAt, mostAt, seatsFor } from '../../src/table/fit.js'
import { refused } from '../../src/table/screens.js'
import type { Seated, Table } from '../../src/table/table.js'
import { plain as drawn } from '../screens.js'
import { done, evening } from './evening.js'

const { rules } = gameOf('fool')
const options = (chosen: object): unknown => rules.options.parse(chosen)
const house = (count: number): readonly Seated[] =>
  Array.from({ length: count }, (_, i) => ({ player: { kind: 'house', name: `H${i}` }, since: 0 }))

/** A table of Durak with Ann as host and so many house players, whatever its options say to that. */
async function withOptions(chosen: object, others: number) {
  const it = await evening({ gameOf })
  const opened = await it.tables.open(it.by(it.ann), {
    game: 'fool',
    options: {},
    house: 1,
    pace: 'none',
    server: 's',
    channel: 'c',
  })
  const [ann] = done(opened).seats
  const table: Table = { ...done(opened), options: options(chosen), seats: [ann!, ...house(others)] }
  return { it, table, row: (await it.tables.row(table.id))! }
}

describe('how many may sit', () => {
  it('hangs on the options, where the game says so', () => {
    expect(seatsFor(rules, options({}))).toEqual([2, 3, 4, 5, 6])
    expect(seatsFor(rules, options({ teams: 'pairs' }))).toEqual([4, 6])
    expect(mostAt(rules, options({ deck: 54 }))).toBe(8)
    expect(seatsFor(rules, options({ deck: 54, jokers: 1 }))).toEqual([])
    expect(seatsFor(gameOf('foolish-faces').rules, {})).toEqual([4, 5])
  })
  it('is no clash while more may come', () => {
    expect(clashAt(rules, options({ teams: 'pairs' }), 3)).toBeUndefined()
    expect(clashAt(rules, options({}), 7)).toEqual({ code: 'too_few_cards', seats: 7 })
    expect(clashAt(rules, options({ deck: 54, jokers: 1 }), 1)).toEqual({ code: 'jokers_in_54', seats: 2 })
  })
})

describe('a start', () => {
  it('is refused when nobody can play by the options, with the sentence and the way to change them', async () => {
    const { it: at, table, row } = await withOptions({}, 6)
    const ground = { gameOf, seed: 'seed', now: 0, taken: [], before: undefined }
    const decision = start(table, at.ann, {}, ground)
    expect(decision).toEqual({ ok: false, by: 'table', reason: 'clash' })
    const answer = { ok: false, by: 'table', reason: 'clash', table } as const
    const names = ['Ann', ...Array.from({ length: 6 }, (_, i) => `H${i} (house)`)]
    expect(drawn(refused(answer, { language: 'en', doing: 'start', row, command: '/fool' }), names)).toEqual([
      'Seven players need 42 cards: choose 52 or 54.',
      '[[House rules]]',
    ])
  })
  it('waits for as many as the options need', async () => {
    const { it: at, table } = await withOptions({ teams: 'pairs' }, 4)
    const ground = { gameOf, seed: 'seed', now: 0, taken: [], before: undefined }
    expect(start(table, at.ann, {}, ground)).toMatchObject({ reason: 'too_few' })
    expect(start(table, at.ann, { fill: true }, ground)).toMatchObject({ ok: true, events: [{ type: 'sat', seat: 5 }, {}] })
  })
})

describe('other house rules', () => {
  it('are an event of the table, for its host, while it gathers', async () => {
    const { it: at, table } = await withOptions({}, 1)
    expect(changeRules(table, at.ann, { deck: 52 }, gameOf)).toEqual({
      ok: true,
      events: [{ type: 'changed', options: options({ deck: 52 }) }],
    })
    expect(changeRules(table, at.bo, { deck: 52 }, gameOf)).toMatchObject({ reason: 'not_seated' })
    expect(changeRules(table, at.ann, { deck: 17 }, gameOf)).toMatchObject({ reason: 'not_allowed' })
    expect(changeRules({ ...table, phase: 'playing' }, at.ann, {}, gameOf)).toMatchObject({ reason: 'already_started' })
  })
})
