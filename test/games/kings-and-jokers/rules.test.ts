import { describe, expect, it } from 'vitest'
import { ending, passedOf, progress, winnersOf } from '../../../src/games/kings-and-jokers/goals.js'
import { rules } from '../../../src/games/kings-and-jokers/rules.js'
import { CHALLENGES, type State, type Tool } from '../../../src/games/kings-and-jokers/types.js'
import { rngFor } from '../../../src/kit/rng.js'
import {
  after,
  challenges,
  chooses,
  dealOf,
  dealt,
  FIRST,
  fold,
  identities,
  SOLE,
  tools,
  turnOf,
  turnsOf,
  turnWith,
} from './tables.js'

const HANDS = [tools('9H 3S AD'), tools('7S 5C AH'), tools('AS 3H 5D')]
const table = (options = FIRST): State =>
  dealt(dealOf(identities('KH RJ KS'), HANDS, tools('9S 7H'), challenges('JD 4S')), options)
const refused = (state: State, seat: number, tool: Tool) => {
  const ruling = rules.play(state, seat, { type: 'choose', tool }, rngFor('refused', 0))
  return ruling.ok ? undefined : ruling.reason
}

describe('a turn', () => {
  it('waits for everybody who has not chosen, in whatever order they do', () => {
    const state = table()
    expect(rules.turn(state)).toEqual([0, 1, 2])
    const second = after(state, 1, '7S')
    expect(rules.turn(second)).toEqual([0, 2])
    const orders = [
      [0, 2],
      [2, 0],
    ] as const
    const ends = orders.map((order) => order.reduce((now, seat) => after(now, seat, HANDS[seat]![0]!), second))
    expect(ends[0]).toEqual(ends[1])
    expect(ends[0]?.turns).toMatchObject([{ challenge: 'JD', total: 9 - 7 - 1 - 9 + 7, passed: false }])
  })

  it('lets a choice be changed, or made again, until the last one', () => {
    const state = after(after(table(), 0, '9H'), 1, '5C')
    expect(rules.legal(state, 0).map(({ tool }) => tool)).toEqual(HANDS[0])
    expect(chooses(state, 0, '3S')).toEqual([{ type: 'chose', seat: 0, tool: '3S', again: true }])
    expect(chooses(state, 0, '9H')).toEqual([{ type: 'chose', seat: 0, tool: '9H', again: true }])
    const changed = after(state, 0, '3S')
    expect(rules.turn(changed)).toEqual([2])
    expect(changed.chosen).toBe(2)
    const over = after(changed, 2, 'AS')
    expect(over.turns[0]?.tools.toSorted()).toEqual(['3S', '5C', '7H', '9S', 'AS'])
    expect(over.hands).toEqual([tools('9H AD'), tools('7S AH'), tools('3H 5D')])
  })

  it('is over with the last choice, and the next challenge is turned up', () => {
    const events = turnOf(table(), tools('9H 7S AS'))
    expect(events.map(({ type }) => type)).toEqual(['chose', 'revealed', 'turned'])
    const state = fold(after(after(table(), 0, '9H'), 1, '7S'), events)
    expect(state).toMatchObject({ challenge: '4S', chosen: 0, choices: [null, null, null] })
    expect(state.discard).toEqual(state.turns[0]?.tools)
  })

  it('of every second deals all tools anew', () => {
    const second = fold(after(after(table(), 0, '9H'), 1, '7S'), turnOf(table(), tools('9H 7S AS')))
    const events = turnOf(second, tools('3S 5C 3H'))
    expect(events.map(({ type }) => type)).toEqual(['chose', 'revealed', 'redealt', 'turned'])
    const third = events.reduce(rules.apply, after(after(second, 0, '3S'), 1, '5C'))
    expect(third.hands.map((hand) => hand.length)).toEqual([3, 3, 3])
    expect(third.discard).toEqual([])
  })

  it('refuses what is not in the hand, from whatever seat', () => {
    expect(refused(table(), 0, '9C')).toBe('card_not_in_hand')
    expect(refused(table(), 0, '7S')).toBe('card_not_in_hand')
    expect(refused(table(), 3, '9C')).toBe('card_not_in_hand')
    expect(refused(table(), -1, '9C')).toBe('card_not_in_hand')
    expect(refused({ ...table(), phase: 'over' }, 0, '9H')).toBe('game_over')
    expect(rules.action.safeParse({ type: 'choose', tool: 'KS' }).success).toBe(true)
    expect(rules.action.safeParse({ type: 'choose', tool: '9H', seat: 0 }).success).toBe(false)
  })

  it('is played by chance for who is away: a fixed tool would show whose it was', () => {
    const drawn = Array.from({ length: 60 }, (_, i) => rules.idle(table(), 0, rngFor('idle', i)).tool)
    expect(new Set(drawn)).toEqual(new Set(HANDS[0]))
  })
})

describe('the sum', () => {
  it('is shuffled from one order, whoever held what', () => {
    const swapped = dealt(dealOf(identities('KH RJ KS'), [HANDS[1]!, HANDS[0]!, HANDS[2]!], tools('9S 7H'), challenges('JD 4S')))
    const chance = rngFor('sum', 4)
    const one = turnOf(table(), tools('9H 7S AS'), rngFor('sum', 4)).at(1)
    expect(turnOf(swapped, tools('7S 9H AS'), chance).at(1)).toEqual(one)
  })
})

describe('the end', () => {
  /** A table of two with so much behind it, and this challenge in play; seat 0 can pass or fail it. */
  const late = (who: string, turns: State['turns'], challenge: string, options = FIRST): State => {
    const [now] = challenges(challenge)
    const used = [...turns.map((turn) => turn.challenge), now]
    const start = dealt(dealOf(identities(who), [tools('9H 9S'), tools('AH AS')], tools('3S 3D 5S 5D')), options)
    return { ...start, turns, challenge: now!, challenges: CHALLENGES.filter((it) => !used.includes(it)) }
  }
  const types = (state: State, first: 'H' | 'S') => turnOf(state, tools(`9${first} A${first}`)).map(({ type }) => type)

  it('comes with the third card of a King, and shows who was what', () => {
    const state = late('KH BJ', turnsOf({ H: 2, S: 4 }, 3, 2), 'QH')
    const events = turnOf(state, tools('9H AH'))
    expect(events.slice(2)).toEqual([
      { type: 'unmasked', identities: ['KH', 'BJ'] },
      { type: 'won', seats: [0] },
    ])
    const over = fold(after(state, 0, '9H'), events)
    expect(rules.outcome(over)).toEqual({ scores: [1, 0], winners: [0], places: [1, 2], tags: [['king'], []] })
    expect(rules.turn(over)).toEqual([])
  })

  it('can be shared by a King and the Joker of its colour', () => {
    const state = late('KH RJ', turnsOf({ H: 2, D: 2 }, 4, 2), 'QH')
    const over = fold(after(state, 0, '9H'), turnOf(state, tools('9H AH')))
    expect(rules.outcome(over)).toEqual({ scores: [1, 1], winners: [0, 1], places: [1, 1], tags: [['king'], ['joker']] })
  })

  it('is lost for all with the fifth failure, and nobody comes first', () => {
    const state = late('KH RJ', turnsOf({ H: 2, D: 2 }, 4, 2), 'QH')
    const events = turnOf(state, tools('9S AS'))
    expect(events.slice(2)).toEqual([{ type: 'unmasked', identities: ['KH', 'RJ'] }, { type: 'lost' }])
    const over = fold(after(state, 0, '9S'), events)
    expect(rules.outcome(over)).toEqual({
      scores: [0, 0],
      winners: [],
      places: [2, 2],
      tags: [['lost-by-all'], ['lost-by-all']],
    })
  })

  it('is lost, too, when no challenge is left', () => {
    const state = { ...late('KH BJ', turnsOf({ D: 5 }, 0, 2), '2D'), challenges: [] }
    expect(types(state, 'H').slice(2)).toEqual(['unmasked', 'lost'])
  })

  it('does not come before', () => {
    expect(types(late('KH BJ', turnsOf({ D: 5, S: 2 }, 3, 2), '2C'), 'H').slice(0, 3)).toEqual(['chose', 'revealed', 'turned'])
  })
})

describe('the goals', () => {
  const won = (who: string, passed: Parameters<typeof turnsOf>[0], options: typeof FIRST) =>
    winnersOf(identities(who), passedOf(turnsOf(passed, 0, 4)), options)

  it('of a sole winner: a Joker needs two in each suit of its colour', () => {
    expect(won('RJ KH BJ', { H: 6, D: 1 }, SOLE)).toEqual([1])
    expect(won('RJ KS BJ', { H: 6, D: 1 }, SOLE)).toEqual([])
    expect(won('RJ KS BJ', { H: 2, D: 2 }, SOLE)).toEqual([0])
    expect(won('RJ KS BJ', { H: 2, D: 2 }, FIRST)).toEqual([])
  })

  it('are counted as far as they go', () => {
    const passed = passedOf(turnsOf({ H: 6, D: 1 }, 0, 4))
    expect(progress('RJ', passed, SOLE)).toEqual({ have: 3, need: 4 })
    expect(progress('RJ', passed, FIRST)).toEqual({ have: 5, need: 5 })
    expect(progress('KD', passed, SOLE)).toEqual({ have: 1, need: 3 })
    expect(progress('BJ', passed, SOLE)).toEqual({ have: 0, need: 4 })
  })

  it('are never reached by two where the winner is to be sole', () => {
    const all = [0, 1, 2, 3]
    for (const H of all)
      for (const D of all)
        for (const S of all)
          for (const C of all) {
            const who = { identities: identities('KS KH KD KC RJ BJ'), options: SOLE }
            const before = turnsOf({ H, D, S, C }, 0, 6)
            if (ending(who, before, 9) !== undefined) continue
            for (const suit of ['H', 'D', 'S', 'C']) {
              const next = CHALLENGES.find((it) => it.endsWith(suit) && before.every(({ challenge }) => challenge !== it))!
              const winners = winnersOf(who.identities, passedOf([...before, turnWith(next, true, 6)]), SOLE)
              expect(winners.length).toBeLessThan(2)
            }
          }
  })
})

describe('positions', () => {
  const holds = (state: State) => rules.position!(3).safeParse(state).success
  const second = fold(after(after(table(), 0, '9H'), 1, '7S'), turnOf(table(), tools('9H 7S AS')))

  it('are known when a game leads there', () => {
    expect([table(), after(table(), 2, '3H'), second].map(holds)).toEqual([true, true, true])
  })

  it.each([
    ['a choice that is not in the hand', { ...table(), choices: ['9C', null, null], chosen: 1 }],
    ['choices that are counted wrong', { ...table(), chosen: 1 }],
    ['all have chosen', { ...table(), choices: tools('9H 7S AS'), chosen: 3 }],
    ['a card twice', { ...table(), identities: identities('KH RJ KH') }],
    ['a hand too small', { ...table(), hands: [tools('9H 3S'), ...HANDS.slice(1)], pile: ['AD', ...table().pile] }],
    ['a discard pile in another order', { ...second, discard: second.discard.toReversed() }],
    ['a sum that is wrong', { ...second, turns: [{ ...second.turns[0]!, total: 5 }] }],
    ['a game that is over too soon', { ...second, phase: 'over', challenge: null, extras: [] }],
    ['no challenge on the table', { ...table(), challenge: null }],
  ])('are refused: %s', (_, state) => {
    expect(holds(state as State)).toBe(false)
  })

  it('belong to one number of seats', () => {
    expect(rules.position!(4).safeParse(table()).success).toBe(false)
  })
})
