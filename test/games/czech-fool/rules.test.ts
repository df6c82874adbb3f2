import { czechFool } from '../../../src/games/czech-fool/index.js'
import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/czech-fool/rules.js'
import { pointsOf, totals } from '../../../src/games/czech-fool/scoring.js'
import type { State } from '../../../src/games/czech-fool/types.js'
import { folded } from '../../../src/kit/game.js'
import { rngFor } from '../../../src/kit/rng.js'
import { SHORT } from '../../../src/kit/suits.js'
import { after, at, cards, refusal } from './positions.js'

const options = (given: object) => rules.options.parse(given)
const dealt = (seats: number, given: object = {}): State => {
  const bare = rules.setup(seats, options(given))
  return folded(rules, bare, rules.deal(bare, rngFor('deal', 0)))
}

describe('the deal', () => {
  it('goes round one card at a time, from seat 0, and keeps the rest in drawing order', () => {
    const bare = rules.setup(3, options({ hand: 4 }))
    const state = folded(rules, bare, rules.deal(bare, rngFor('given', 0), { deck: [...SHORT], starter: 2 }))
    expect(state.hands[0]).toEqual([SHORT[0], SHORT[3], SHORT[6], SHORT[9]])
    expect(state).toMatchObject({ turn: 2, starter: 2, stock: SHORT.slice(12), pile: [] })
  })

  it('turns a card up where that is agreed', () => {
    const state = dealt(4, { opening: 'turnUp' })
    expect(state.pile).toHaveLength(1)
    expect(state.stock).toHaveLength(36 - 20 - 1)
  })

  it('hides the stock and other hands', () => {
    const view = rules.view(dealt(3), 1)
    expect(view.stock.every((card) => card === null)).toBe(true)
    expect(view.hands.map((hand) => hand.includes(null))).toEqual([true, false, true])
  })
})

describe('a turn', () => {
  const hands = ['8H 9C QD', '7H KD', '6S JC']

  it('is refused for the first reason that holds', () => {
    const state = at(hands, { pile: cards('8C'), stock: cards('10D') })
    expect(refusal(state, 1, { type: 'draw' })).toBe('not_your_turn')
    expect(refusal(state, 0, { type: 'play', card: 'AS' })).toBe('card_not_in_hand')
    expect(refusal(state, 0, { type: 'play', card: '9C', suit: 'S' })).toBe('suit_order_not_allowed')
    expect(refusal(state, 0, { type: 'play', card: 'QD' })).toBe('suit_order_required')
    expect(refusal(state, 0, { type: 'draw' })).toBe('too_many_playable')
    expect(refusal(state, 0, { type: 'pass' })).toBe('cannot_pass')
    expect(refusal({ ...state, pile: cards('8C'), stock: [], turn: 2, ordered: 'D' }, 2, { type: 'draw' })).toBe(
      'nothing_to_draw',
    )
    expect(refusal({ ...state, phase: 'over' }, 0, { type: 'draw' })).toBe('game_over')
  })

  it('takes an ace as a miss, which comes back to the same player of two', () => {
    expect(after(at(['AC 8D', '7H'], { pile: cards('8C') }), 0, { type: 'play', card: 'AC' }).turn).toBe(0)
    expect(after(at(['AC 8D', '7H', '9S'], { pile: cards('8C') }), 0, { type: 'play', card: 'AC' }).turn).toBe(2)
  })

  it('shuffles the pile but for its top when a penalty finds too few cards', () => {
    const state = at(['7C 8D', '7H', '9S'], { pile: cards('8S 9H 8C'), stock: cards('10D') })
    const next = after(state, 0, { type: 'play', card: '7C' })
    expect(next.hands[1]).toHaveLength(3)
    expect(next).toMatchObject({ pile: ['7C'], open: false, turn: 2 })
    expect(next.stock).toHaveLength(2)
  })

  it('lets everybody know what is drawn from a stock that was turned over', () => {
    const state = at(['JD', '7H'], { options: options({ recycle: 'flip' }), pile: cards('9S 10S 8C') })
    const next = after(state, 0, { type: 'draw' })
    expect(next).toMatchObject({ known: ['9S'], open: true, stock: ['10S'] })
    expect(rules.view(next, 1)).toMatchObject({ hands: [[null, '9S'], ['7H']], stock: ['10S'] })
  })

  it('has one draw where that is agreed, then a pass', () => {
    const state = at(['JD', '7H'], { options: options({ drawLimit: 'one' }), pile: cards('8C'), stock: cards('10D 9D') })
    const next = after(state, 0, { type: 'draw' })
    expect(refusal(next, 0, { type: 'draw' })).toBe('nothing_to_draw')
    expect(rules.legal(next, 0)).toEqual([{ type: 'pass' }])
    expect(after(next, 0, { type: 'pass' })).toMatchObject({ turn: 1, draws: 0, passes: 1 })
  })

  it('counts only what was drawn while a card fitted as drawn by choice', () => {
    const limited = options({ maxVoluntaryDraws: 1 })
    const state = at(['JD', '7H'], { options: limited, pile: cards('8C'), stock: cards('8H 10D 9D') })
    const forced = after(state, 0, { type: 'draw' })
    const chosen = after(forced, 0, { type: 'draw' })
    expect(refusal(chosen, 0, { type: 'draw' })).toBe('too_many_playable')
  })
})

describe('the end of a round', () => {
  it('shows the hands, and lets the winner start the next one', () => {
    const state = after(at(['9S', '8H', '9C'], { pile: cards('8C'), turn: 2 }), 2, { type: 'play', card: '9C' })
    expect(state.rounds).toMatchObject([{ winner: 2, hands: [['9S'], ['8H'], []], points: [9, 8, 0], pile: ['8C', '9C'] }])
    expect(state).toMatchObject({ phase: 'playing', round: 2, starter: 2, scores: [9, 8, 0] })
  })

  it('comes without a winner when everybody passes', () => {
    const state = at(['JD', '7H'], { pile: cards('8C') })
    const next = after(after(state, 0, { type: 'pass' }), 1, { type: 'pass' })
    expect(next.rounds).toMatchObject([{ winner: null, points: [2, 7] }])
    expect(next).toMatchObject({ round: 2, starter: 1 })
  })

  it('comes without a winner after too many actions', () => {
    const state = at(['JD 8S', '7H'], {
      options: options({ maxRoundMoves: 10 }),
      moves: 9,
      pile: cards('8C'),
      stock: cards('9D'),
    })
    expect(after(state, 0, { type: 'play', card: '8S' }).rounds).toMatchObject([{ winner: null, points: [2, 7] }])
  })

  it('spares the next player a last penalty where that is agreed', () => {
    const state = at(['7C', '9H'], { options: options({ penaltyOnLast: false }), pile: cards('8C'), stock: cards('10D JS') })
    expect(after(state, 0, { type: 'play', card: '7C' }).scores).toEqual([0, 9])
  })
})

describe('counting', () => {
  it.each([
    ['', 0],
    ['QS', 20],
    ['QS QH', 6],
    ['KH 10S 6D', 20],
    ['AS JD', 13],
  ])('gives %s %i points', (hand, points) => {
    expect(pointsOf(cards(hand))).toBe(points)
  })

  it('lets exactly 101 fall to nothing where that is agreed', () => {
    expect(totals([90, 90], [11, 10], options({ exactReset: true }))).toEqual([0, 100])
    expect(totals([90, 90], [11, 10], options({}))).toEqual([101, 100])
  })
})

describe('the end of the match', () => {
  it('has the lowest total first, and equal ones share', () => {
    const state = after(at(['9C', 'AS', '6D', '6H'], { pile: cards('8C'), scores: [40, 95, 12, 12] }), 0, {
      type: 'play',
      card: '9C',
    })
    expect(rules.outcome(state)).toEqual({
      scores: [40, 106, 18, 18],
      winners: [2, 3],
      places: [3, 4, 1, 1],
      tags: [[], ['fool'], [], []],
    })
  })

  it('comes at once when somebody resigns, who is the Fool whatever the points', () => {
    const state = at(['9C', 'AS', '6D'], { pile: cards('8C'), scores: [40, 12, 30] })
    expect(rules.legal(state, 0)).not.toContainEqual({ type: 'resign' })
    const over = after(state, 1, { type: 'resign' })
    expect(rules.outcome(over)).toEqual({
      scores: [40, 12, 30],
      winners: [2],
      places: [2, 3, 1],
      tags: [[], ['fool', 'resigned'], []],
    })
    expect(refusal(over, 0, { type: 'resign' })).toBe('game_over')
    expect(rules.position!(3).safeParse({ ...rules.setup(3, options({})), phase: 'over', resigned: 1 }).success).toBe(true)
  })
})

describe('positions', () => {
  const position = rules.position!(3)
  const state = dealt(3)
  const ok = (part: Partial<State>) => position.safeParse({ ...state, ...part }).success

  it('hold the deck of a round, each card once', () => {
    expect(ok({})).toBe(true)
    expect(ok({ stock: state.stock.slice(1) })).toBe(false)
    expect(ok({ stock: state.stock.with(0, state.stock[1]!) })).toBe(false)
    expect(rules.position!(4).safeParse(state).success).toBe(false)
  })

  it('count no points that no round gave', () => {
    expect(ok({ scores: [1, 0, 0] })).toBe(false)
    expect(ok({ round: 2 })).toBe(false)
    expect(ok({ ordered: 'H' })).toBe(false)
  })
})

it('is worth 2 to everybody but the Fool on the leaderboard, since its points are penalties', () => {
  expect(czechFool.worth?.({ scores: [104, 30, 52], winners: [1], tags: [['fool'], [], []] })).toEqual([0, 2, 2])
})
