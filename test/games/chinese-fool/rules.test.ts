import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/chinese-fool/rules.js'
import type { State } from '../../../src/games/chinese-fool/types.js'
import { folded } from '../../../src/kit/game.js'
import { rngFor } from '../../../src/kit/rng.js'
import { after, at, cards, refusal } from './positions.js'

const dealt = (seats: number, options: object = {}, before?: State): State => {
  const bare = rules.setup(seats, rules.options.parse(options), before)
  return folded(rules, bare, rules.deal(bare, rngFor('deal', 0)))
}
const sizes = (state: State) => state.hands.map((hand) => hand.length).toSorted((a, b) => a - b)

describe('the deal', () => {
  it('is uneven by one at most, more cards being on the left of the dealer', () => {
    const state = dealt(5)
    expect(sizes(state)).toEqual([7, 7, 7, 7, 8])
    expect(state.hands[(state.dealer! + 1) % 5]).toHaveLength(8)
    expect(sizes(dealt(8, { deck: 52 }))).toEqual([6, 6, 6, 6, 7, 7, 7, 7])
  })

  it.each([
    [{}, '6S'],
    [{ deck: 52 }, '2S'],
    [{ firstLead: 'nineDiamonds' }, '9D'],
  ] as const)('lets the holder of the deciding card lead, and shows it: %o', (options, card) => {
    const state = dealt(4, options)
    expect(state.hands[state.turn]).toContain(card)
    expect(state.known).toEqual([card])
    const other = rules.view(state, (state.turn + 1) % 4)
    expect(other.hands[state.turn]!.filter((it) => it !== null)).toEqual([card])
  })

  it('lets the chosen seat lead, and shows nothing', () => {
    const state = dealt(4, { firstLead: 'chosen', chosenSeat: 2 })
    expect(state).toMatchObject({ turn: 2, leader: 2, known: [], shown: null })
  })

  it('takes hands fixed beforehand, with their leader', () => {
    const hands = dealt(3).hands.map((hand) => hand.filter((card) => card !== null))
    const bare = rules.setup(3, rules.options.parse({}))
    const state = folded(rules, bare, rules.deal(bare, rngFor('given', 0), { hands, leader: 1, dealer: 0 }))
    expect(state).toMatchObject({ hands, turn: 1, known: [], dealer: 0 })
    expect(rules.position!(3).safeParse(state).success).toBe(true)
  })

  it('belongs to the Fool of the game before', () => {
    const over = after(at(['7C', '8D 6H'], { pile: cards('6C') }), 0, { type: 'play', card: '7C' })
    expect(dealt(2, {}, over).dealer).toBe(over.fool)
  })
})

describe('a turn', () => {
  const four = ['6C', '7C', 'AH 6H', '8D']

  it('is refused for the first reason that holds', () => {
    const state = at(four, { pile: cards('KH 7D'), turn: 2 })
    expect(refusal(state, 1, { type: 'play', card: '9S' })).toBe('not_your_turn')
    expect(refusal(state, 2, { type: 'play', card: '9S' })).toBe('card_not_in_hand')
    expect(refusal(state, 2, { type: 'play', card: 'AH' })).toBe('does_not_beat')
    expect(refusal(at(four), 0, { type: 'take' })).toBe('must_beat')
    expect(refusal({ ...state, phase: 'over' }, 2, { type: 'take' })).toBe('game_over')
  })

  it('makes a taken card known to everybody, and a played one known no more', () => {
    const took = after(at(four, { pile: cards('KH 7D'), turn: 2 }), 2, { type: 'take' })
    expect(rules.view(took, 0).hands[2]).toEqual([null, null, 'KH'])
    const later = after({ ...took, turn: 2, pile: [], by: [] }, 2, { type: 'play', card: 'KH' })
    expect(later.known).toEqual([])
    expect(rules.view(later, 0).hands[2]).toEqual([null, null])
  })

  it('ends with the number of those who are still in: going out makes the pile smaller', () => {
    const state = after(at(['6C 9H', '7C', '7D', '8C'], { pile: cards('6H 6D'), by: [0, 1], turn: 2 }), 2, {
      type: 'play',
      card: '7D',
    })
    expect(state).toMatchObject({ out: [2], pile: [], turn: 3, piles: [{ cards: ['6H', '6D', '7D'], by: [0, 1, 2] }] })
  })

  it('passes over who is out', () => {
    expect(after(at(['6C 9H', '', '7D', '8C'], { turn: 0 }), 0, { type: 'play', card: '9H' }).turn).toBe(2)
  })
})

describe('the end', () => {
  it('is a draw for those who are left, when nothing moves for too long', () => {
    const state = at(['6C 9H', '', '7D', '8C'], { pile: cards('KH 7S'), turn: 0, quiet: 89 })
    const over = after(state, 0, { type: 'take' })
    expect(over).toMatchObject({ phase: 'over', fool: null })
    expect(rules.outcome(over)).toEqual({
      scores: [1, 2, 1, 1],
      winners: [1],
      places: [2, 1, 2, 2],
      tags: [['draw'], [], ['draw'], ['draw']],
    })
  })

  it('has a Fool in the last place', () => {
    const over = after(at(['', '8D 6H', '7C'], { pile: cards('6C'), turn: 2 }), 2, { type: 'play', card: '7C' })
    expect(rules.outcome(over)).toEqual({ scores: [2, 0, 2], winners: [0, 2], places: [1, 3, 2], tags: [[], ['fool'], []] })
  })

  it('comes at once when somebody resigns, on turn or not; never listed', () => {
    const state = at(['6C 9H', '', '7D', '8C'], { turn: 0 })
    expect(rules.legal(state, 0)).not.toContainEqual({ type: 'resign' })
    expect(refusal(state, 1, { type: 'resign' })).toBe('not_your_turn')
    const over = after(state, 2, { type: 'resign' })
    expect(rules.outcome(over)).toMatchObject({ scores: [2, 2, 0, 2], winners: [0, 1, 3], places: [2, 1, 4, 2] })
    expect(refusal(over, 0, { type: 'resign' })).toBe('game_over')
  })
})

describe('options', () => {
  it('go together when the deck is big enough, and the chosen seat is there', () => {
    const clash = (options: object, seats: number) => rules.clash!(rules.options.parse(options), seats)
    expect(clash({}, 6)).toBeUndefined()
    expect(clash({}, 7)).toBe('deck_too_small')
    expect(clash({ deck: 52 }, 8)).toBeUndefined()
    expect(clash({ firstLead: 'chosen', chosenSeat: 3 }, 3)).toBe('no_such_seat')
    expect(clash({ chosenSeat: 3 }, 3)).toBeUndefined()
  })
})

describe('positions', () => {
  const position = rules.position!(4)
  const state = dealt(4)

  it('hold the whole deck, each card once, and nobody out who has cards', () => {
    expect(position.safeParse(state).success).toBe(true)
    expect(rules.position!(3).safeParse(state).success).toBe(false)
    expect(position.safeParse({ ...state, hands: state.hands.with(0, state.hands[0]!.slice(1)) }).success).toBe(false)
    expect(position.safeParse({ ...state, hands: state.hands.with(0, state.hands[1]!) }).success).toBe(false)
    expect(position.safeParse({ ...state, out: [1] }).success).toBe(false)
  })

  it('have no pile in which a card does not beat the one below', () => {
    const hands = state.hands.map((hand) => hand.filter((card) => card !== '6H' && card !== '7H'))
    const laid = (pile: string) => position.safeParse({ ...state, hands, known: ['6S'], pile: cards(pile), by: [0, 1] }).success
    expect(laid('6H 7H')).toBe(true)
    expect(laid('7H 6H')).toBe(false)
  })
})
