import { describe, expect, it } from 'vitest'
import type { Row } from '../../src/store/store.js'
import { applyRow, fold } from '../../src/table/fold.js'
import type { Player, TableEvent } from '../../src/table/table.js'
import { PEBBLES, shelf } from './tiny-game.js'

const person = (person: number): Player => ({ kind: 'person', person })
const pip: Player = { kind: 'house', name: 'Pip' }
const opened: TableEvent = {
  type: 'opened',
  game: PEBBLES,
  version: 1,
  options: { rounds: 2 },
  host: 1,
  seats: [{ player: person(1), since: 10 }],
}
const rows = (...events: readonly TableEvent[]): readonly Row[] =>
  events.map((event, i) => ({ table: 't', seq: i + 1, at: 10 * (i + 1), cause: null, event }))
const after = (...events: readonly TableEvent[]) => fold(rows(opened, ...events), shelf)!
const sat = (seat: number, player: Player): TableEvent => ({ type: 'sat', seat, player })
const started: TableEvent = { type: 'started', events: [{ type: 'begun', bonus: 5, caller: 0 }] }
const hid = (seat: number, by: Player): TableEvent => ({
  type: 'played',
  seat,
  by,
  action: { hide: 2 },
  events: [{ type: 'hid', seat, pebbles: 2 }],
})

describe('a log of the lobby', () => {
  it('seats people one behind the other, and moves them up when one gets up', () => {
    const table = after(sat(1, person(2)), sat(2, person(3)), { type: 'left', seat: 1 })
    expect(table.seats).toEqual([
      { player: person(1), since: 10 },
      { player: person(3), since: 30 },
    ])
  })
  it('lets a person take the seat of a house player', () => {
    expect(after(sat(1, pip), sat(1, person(2))).seats.map(({ player }) => player)).toEqual([person(1), person(2)])
  })
  it('takes other house rules', () => {
    expect(after({ type: 'changed', options: { rounds: 5 } }).options).toEqual({ rounds: 5 })
  })
  it('frees held seats', () => {
    const held = { ...opened, seats: [...opened.seats, { player: person(2), since: 10, held: 99 }, { player: pip, since: 10 }] }
    expect(fold(rows(held, { type: 'released', seats: [1] }), shelf)!.seats.map(({ player }) => player)).toEqual([person(1), pip])
  })
})

describe('a log of a game', () => {
  it('puts a question to every seat when the cards are dealt', () => {
    expect(after(sat(1, person(2)), started)).toMatchObject({
      phase: 'playing',
      asked: [3, 3],
      askedAt: [30, 30],
      startedAt: 30,
      actions: 0,
    })
  })
  it('moves a question when its seat acts, and not when others do', () => {
    const table = after(sat(1, person(2)), sat(2, person(3)), started, hid(1, person(2)))
    expect(table).toMatchObject({ asked: [4, 5, 4], askedAt: [40, 50, 40], actions: 1 })
  })
  it('moves the question of a seat that is newly waited for', () => {
    const table = after(sat(1, person(2)), started, hid(0, person(1)), hid(1, person(2)))
    expect(table.asked).toEqual([5, 5]) // seat 0 calls now; seat 1 has acted
  })
  it('gives a seat to the house with everything that was asked of it', () => {
    const table = after(sat(1, person(2)), started, { type: 'left', seat: 1, standIn: pip })
    expect(table).toMatchObject({ asked: [3, 3], seats: [{ player: person(1) }, { player: pip, since: 40 }] })
  })
  it('is over with the outcome of the rules', () => {
    const one = { ...opened, options: { rounds: 1 } }
    const called: TableEvent = {
      type: 'played',
      seat: 0,
      by: person(1),
      action: { twice: true },
      events: [{ type: 'called', twice: true }],
    }
    const table = fold(rows(one, sat(1, person(2)), started, hid(0, person(1)), hid(1, person(2)), called), shelf)!
    expect(table).toMatchObject({ phase: 'over', outcome: { scores: [9, 4], winners: [0] }, closed: undefined })
  })
})

describe('a log that cannot be', () => {
  it('begins with something else', () => expect(() => fold(rows(sat(0, person(1))), shelf)).toThrow('does not begin'))
  it('opens twice', () => expect(() => fold(rows(opened, opened), shelf)).toThrow('a second time'))
  it('jumps', () => {
    const [first, , third] = rows(opened, sat(1, person(2)), sat(2, person(3)))
    expect(() => applyRow(applyRow(undefined, first!, shelf), third!, shelf)).toThrow('jumps from 1 to 3')
  })
  it("holds another table's row", () => {
    const [first, second] = rows(opened, sat(1, person(2)))
    expect(() => applyRow(applyRow(undefined, first!, shelf), { ...second!, table: 'u' }, shelf)).toThrow('in the log of table t')
  })
  it('is told without what happened in it', () => {
    const secret = hid(0, person(1))
    expect(() =>
      fold(rows(opened, sat(1, person(2))).concat({ table: 't', seq: 9, at: 1, cause: null, event: secret }), shelf),
    ).toThrow(/^the log of table t jumps from 2 to 9$/)
  })
})
