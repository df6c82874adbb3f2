import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/fool/rules.js'
import { mayThrow, room, throwers } from '../../../src/games/fool/throwers.js'
import { after, eventsOf, refused, sketched } from './positions.js'

const pass = (saw: number) => ({ type: 'pass', saw })

describe('several cards at once', () => {
  const lead = sketched({
    hands: [
      ['7C', '7D', '7H', '9S'],
      ['8C', '8D'],
      ['QC', 'QD'],
    ],
  })

  it('may be led when equal, and are refused whole when there is one too many', () => {
    expect(refused(lead, [0, 'lead', ['7C', '7D']])).toBeUndefined()
    expect(refused(lead, [0, 'lead', ['7C', '7D', '7H']])).toBe('limit_reached')
    expect(refused(lead, [0, 'lead', ['7C', '9S']])).toBe('lead_mixed_ranks')
    expect(refused(lead, [0, 'lead', ['7C', '7C']])).toBe('duplicate_card')
    expect(refused(lead, [0, 'lead', []])).toBe('no_cards')
    expect(refused(sketched({ hands: lead.hands as string[][], options: { leadMax: 1 } }), [0, 'lead', ['7C', '7D']])).toBe(
      'lead_too_many',
    )
  })

  it('are thrown in as they would be one by one', () => {
    const table = sketched({
      hands: [['9C', '10D', '6C'], ['KD', 'AS', '7S'], ['9D']],
      table: [['9H', 0, '10H']],
      phase: 'throw',
      limit: 3,
    })
    expect(refused(table, [0, 'throw', ['9C', '10D']])).toBeUndefined()
    expect(refused(table, [0, 'throw', ['9C', '6C']])).toBe('rank_not_on_table')
    expect(refused(table, [0, 'throw', ['9C', '9C']])).toBe('duplicate_card')
    expect(refused(table, [0, 'throw', ['9C', '10D', '6C']])).toBe('limit_reached')
    expect(rules.legal(table, 0)).toEqual([{ type: 'throw', cards: ['9C'] }, { type: 'throw', cards: ['10D'] }, pass(2)])
    expect(after(table, [0, 'throw', ['9C', '10D']]).bout.slots.length).toBe(3)
  })
})

describe('one after the other', () => {
  const start = sketched({
    hands: [
      ['6C', 'JD'],
      ['KD', 'KS', '7C'],
      ['9D', 'QS'],
      ['KC', 'AC'],
    ],
    table: [['9H', 0]],
    limit: 3,
  })
  const beaten = after(start, [1, 'beat', '9H', 'KS'])

  it('lets the attacker decide first, whether or not a card of his fits', () => {
    expect(throwers(beaten)).toEqual([0, 2, 3])
    expect(rules.turn(beaten)).toEqual([0])
    expect(rules.legal(beaten, 0)).toEqual([pass(2)])
    expect(refused(beaten, [2, 'throw', ['9D']])).toBe('not_your_priority')
    expect(rules.turn(after(beaten, [0, 'pass']))).toEqual([2])
  })

  it('starts again at the attacker with every new card', () => {
    const again = after(beaten, [0, 'pass'], [2, 'throw', ['9D']], [1, 'beat', '9D', 'KD'])
    expect(mayThrow(again)).toEqual([0])
  })

  it('lets those who wait queue what they may do, and nobody else', () => {
    expect(rules.ahead?.(beaten, 2)).toEqual([{ type: 'throw', cards: ['9D'] }, pass(2)])
    expect(rules.ahead?.(beaten, 0)).toEqual([])
    expect(rules.ahead?.(beaten, 1)).toEqual([])
    expect(rules.ahead?.(after(beaten, [0, 'pass']), 0)).toEqual([])
    expect(rules.ahead?.(start, 2)).toEqual([])
  })

  it('does not ask again those who said Bito to somebody who takes', () => {
    const taking = after(start, [1, 'take'], [0, 'pass'], [2, 'throw', ['9D']])
    expect(mayThrow(taking)).toEqual([2])
    expect(taking.bout.passed).toEqual([0])
  })
})

describe('everybody at once', () => {
  const options = { throwProtocol: 'free' }
  const hands = [
    ['9S', 'JD'],
    ['KD', 'KS'],
    ['9D', 'QS'],
    ['9C', 'AC'],
  ]
  const start = sketched({ hands, options, table: [['9H', 0, 'KH']], phase: 'throw', limit: 2 })

  it('gives the last place to who came first', () => {
    expect(rules.turn(start)).toEqual([0, 2, 3])
    const full = after(start, [2, 'throw', ['9D']])
    expect(room(full)).toBe(0)
    expect(refused(full, [3, 'throw', ['9C']])).toBe('wrong_phase')
    expect(refused(after(full, [1, 'beat', '9D', 'KD']), [3, 'throw', ['9C']])).toBe('wrong_phase')
  })

  it('gives it to who came first before all is beaten, too, where that is allowed', () => {
    const anytime = sketched({ hands, options: { ...options, throwTiming: 'anytime' }, table: [['9H', 0]], limit: 2 })
    expect(rules.turn(anytime)).toEqual([1])
    expect(rules.legal(anytime, 3)).toEqual([{ type: 'throw', cards: ['9C'] }])
    const full = after(anytime, [3, 'throw', ['9C']])
    expect(refused(full, [2, 'throw', ['9D']])).toBe('limit_reached')
    expect(refused(anytime, [2, 'pass'])).toBe('wrong_phase')
  })

  it('closes when all have said Bito, which nobody says twice, and which a new card takes back', () => {
    const one = after(start, [2, 'pass'])
    expect(refused(one, [2, 'pass'])).toBe('already_passed')
    expect(refused(one, [2, 'throw', ['9D']])).toBe('already_passed')
    const wide = sketched({ hands, options, table: [['9H', 0, 'KH']], phase: 'throw', limit: 4 })
    expect(after(wide, [2, 'pass'], [0, 'throw', ['9S']], [1, 'beat', '9S', 'KS']).bout.passed).toEqual([])
    expect(eventsOf(after(start, [2, 'pass'], [0, 'pass']), [3, 'pass'])).toContainEqual({ type: 'bout-beaten' })
  })

  it('ignores a Bito that saw another table', () => {
    expect(refused(start, [2, 'pass', 1])).toBe('stale')
    expect(refused(start, [2, 'pass', 2])).toBeUndefined()
  })
})

describe('how many cards', () => {
  const hands = [['9C', '9D', '9S', '9H'], ['7C', '8C'], ['AD']]

  it('somebody who takes may get follows the option', () => {
    const by = (options: object) => room(after(sketched({ hands, options }), [0, 'lead', ['9C']], [1, 'take']))
    expect(by({})).toBe(1)
    expect(by({ takeLimit: 'six' })).toBe(5)
  })

  it('the first bout allows is five, or the first until something was beaten', () => {
    const hand = ['6C', '7C', '8C', '9C', '10C', 'JC']
    const limit = (bout: number, beaten: number, options: object) =>
      sketched({ hands: [hand, hand], options, bout, beaten }).bout.limit
    expect(limit(0, 0, {})).toBe(5)
    expect(limit(1, 0, {})).toBe(6)
    expect(limit(1, 0, { firstScope: 'discard' })).toBe(5)
    expect(limit(2, 1, { firstScope: 'discard' })).toBe(6)
    expect(limit(0, 0, { firstLimit: 4 })).toBe(4)
  })

  it('only the attacker throws in where it is so agreed', () => {
    const state = sketched({ hands, options: { throwers: 'attacker' }, table: [['8S', 0, '9S']], phase: 'throw', limit: 2 })
    expect(throwers(state)).toEqual([0])
  })
})
