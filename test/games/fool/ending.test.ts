import { describe, expect, it } from 'vitest'
import { rublesOf } from '../../../src/games/fool/types.js'
import { rules } from '../../../src/games/fool/rules.js'
import { after, eventsOf, refused, ruling, sketched, type Move } from './positions.js'

describe('the end', () => {
  it('gives two points to all but the Fool, and places in the order of going out', () => {
    const hands = [['6C'], ['7C', '8D', 'AD'], ['6D'], ['AH']]
    const moves: readonly Move[] = [
      [0, 'lead', ['6C']],
      [1, 'beat', '6C', '7C'],
      [2, 'throw', ['6D']],
      [1, 'beat', '6D', '8D'],
      [3, 'pass'],
      [1, 'lead', ['AD']],
      [3, 'take'],
    ]
    const start = sketched({ hands })
    const end = after(start, ...moves)
    expect(rules.outcome(end)).toEqual({
      scores: [2, 2, 2, 0],
      winners: [0, 1, 2],
      places: [1, 3, 2, 4],
      fools: [3],
      tags: [[], [], [], ['fool']],
    })
    expect(eventsOf(after(start, ...moves.slice(0, -1)), [3, 'take'])).toEqual([
      { type: 'take-declared', seat: 3 },
      { type: 'bout-taken', seat: 3 },
      { type: 'out', seat: 1, place: 3 },
      { type: 'over', by: 'cards', fools: [3], drawn: [], places: [1, 3, 2, 4], straps: [] },
    ])
  })

  it('is a draw of the last two, who share a place, where earlier ones went out', () => {
    const state = sketched({ hands: [['9H'], ['10H'], []], out: [2] })
    const end = after(state, [0, 'lead', ['9H']], [1, 'beat', '9H', '10H'])
    expect(rules.outcome(end)).toMatchObject({ scores: [1, 1, 2], winners: [2], places: [2, 2, 1], fools: [] })
    expect([2, 1, 0].map(rublesOf)).toEqual([10, 0, 0])
  })

  it('of the last three in one bout, the first goes out and the other two draw', () => {
    const state = sketched({ hands: [['9H'], ['10H', '10D'], ['9D']] })
    const end = after(state, [0, 'lead', ['9H']], [1, 'beat', '9H', '10H'], [2, 'throw', ['9D']], [1, 'beat', '9D', '10D'])
    expect(end.result).toMatchObject({ fools: [], drawn: [1, 2], places: [1, 2, 2] })
  })

  it('comes when everybody else is out and the defender takes', () => {
    const state = sketched({ hands: [['9H'], ['10H', '6C'], ['9D']] })
    const end = after(state, [0, 'lead', ['9H']], [1, 'take'], [2, 'throw', ['9D']])
    expect(end.result).toMatchObject({ fools: [1], places: [1, 3, 2] })
    expect(refused(end, [0, 'resign'])).toBe('game_over')
  })

  it('comes by resigning, which is never listed and nobody can do who is out', () => {
    const state = sketched({ hands: [['9H'], ['10H', '6C'], [], ['9D', 'AS']], out: [2], options: { rated: true } })
    expect(rules.legal(state, 0)).toEqual([{ type: 'lead', cards: ['9H'] }])
    expect(rules.idle(state, 0, { below: () => 0 })).toEqual({ type: 'resign' })
    expect(refused(state, [2, 'resign'])).toBe('wrong_phase')
    expect(refused(state, [7, 'resign'])).toBe('wrong_phase')
    expect(rules.outcome(after(state, [3, 'resign']))).toMatchObject({
      scores: [2, 2, 2, 0],
      places: [2, 2, 1, 4],
      fools: [3],
      tags: [[], [], [], ['fool', 'resigned']],
    })
  })
})

describe('a game that would never end', () => {
  const hands = [['6H', '7S'], ['JC'], ['6D', '8S']]
  const round: readonly Move[] = [
    [0, 'lead', ['6H']],
    [1, 'take'],
    [2, 'lead', ['6D']],
    [0, 'take'],
    [1, 'lead', ['6H']],
    [2, 'take'],
    [0, 'lead', ['6D']],
    [1, 'take'],
    [2, 'lead', ['6H']],
    [0, 'take'],
    [1, 'lead', ['6D']],
    [2, 'take'],
  ]
  it('is a draw when a position stands for the third time', () => {
    const state = rules.apply(sketched({ hands, options: { throwAfterTake: false }, trump: 'C' }), {
      type: 'bout-begun',
      bout: 3,
      attacker: 0,
      defender: 1,
      limit: 1,
    })
    const twice = after(state, ...round)
    expect(twice.course).toMatchObject({ quiet: 6, moved: [] })
    expect(twice.result).toBeNull()
    const end = after(twice, ...round)
    expect(end.result).toMatchObject({ by: 'repetition', fools: [], drawn: [0, 1, 2], places: [1, 1, 1] })
    expect(rules.outcome(end)).toMatchObject({ scores: [1, 1, 1], winners: [0, 1, 2] })
  })

  it('is a draw after twenty taken bouts for each player still in', () => {
    const state = sketched({ hands, options: { throwAfterTake: false }, trump: 'C' })
    const late = { ...state, course: { ...state.course, quiet: 59 } }
    expect(after(late, [0, 'lead', ['6H']], [1, 'take']).result).toMatchObject({ by: 'no-progress', drawn: [0, 1, 2] })
    const early = { ...state, course: { ...state.course, quiet: 58 } }
    expect(after(early, [0, 'lead', ['6H']], [1, 'take']).result).toBeNull()
  })
})

describe('shoulder straps', () => {
  it('counted: who laid the fewest pairs is the Fool, whoever kept the cards', () => {
    const state = sketched({
      hands: [
        ['9H', '9D'],
        ['10H', '10D', '6C'],
        ['KC', 'AC'],
      ],
      options: { epaulettes: 'countPairs' },
    })
    const led = after(state, [0, 'lead', ['9H', '9D']])
    expect(led.course.pairs).toEqual([1, 0, 0])
    const moves: readonly Move[] = [
      [1, 'take'],
      [2, 'pass'],
      [2, 'lead', ['KC']],
      [1, 'take'],
      [2, 'pass'],
      [2, 'lead', ['AC']],
      [1, 'take'],
    ]
    const end = after(led, ...moves)
    expect(end.result?.fools).toEqual([1])
    expect(end.result?.places).toEqual([1, 3, 2])
    const other = after({ ...led, course: { ...led.course, pairs: [1, 3, 0] } }, ...moves)
    expect(other.result).toMatchObject({ fools: [2], drawn: [], places: [1, 2, 3] })
  })

  it('hung: a last pair that is taken by the Fool, and not one that is beaten', () => {
    const state = sketched({
      hands: [
        ['6H', '6D'],
        ['7H', '7D', 'AC'],
      ],
      options: { epaulettes: 'finalPair' },
    })
    const led = after(state, [0, 'lead', ['6H', '6D']])
    const taken = ruling(led, [1, 'take'])
    expect(taken.ok && taken.events).toContainEqual({ type: 'epaulettes-hung', seat: 1, cards: ['6H', '6D'] })
    expect(rules.outcome(after(led, [1, 'take']))?.tags?.[1]).toEqual(['fool', 'straps'])
    const beaten = after(led, [1, 'beat', '6H', '7H'], [1, 'beat', '6D', '7D'])
    expect(beaten.result).toMatchObject({ fools: [1], straps: [] })
  })
})
