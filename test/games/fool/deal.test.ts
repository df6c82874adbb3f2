import { describe, expect, it } from 'vitest'
import { deckOf } from '../../../src/games/fool/beats.js'
import { clash, type Options } from '../../../src/games/fool/options.js'
import { rules } from '../../../src/games/fool/rules.js'
import type { State } from '../../../src/games/fool/types.js'
import type { Card } from '../../../src/kit/cards.js'
import { after, dealt, eventsOf, refused, sketched } from './positions.js'

const optionsOf = (given: object): Options => rules.options.parse(given)
const deck = (given: object, ...last: readonly Card[]): Card[] => [
  ...deckOf(optionsOf(given)).filter((card) => !last.includes(card)),
  ...last,
]

describe('the deal', () => {
  it('gives six to each, one at a time, and turns the last card', () => {
    const cards = deck({}, '9H')
    const state = dealt(4, {}, 'x', { deck: cards, attacker: 2 })
    expect(state.hands[1]).toEqual([1, 5, 9, 13, 17, 21].map((i) => cards[i]))
    expect(state).toMatchObject({
      phase: 'lead',
      setting: { trump: 'H', turned: '9H' },
      bout: { attacker: 2, defender: 3, limit: 5 },
    })
    expect(state.talon).toEqual(cards.slice(24))
    expect(rules.position?.(4).safeParse(state).success).toBe(true)
  })

  it('of all cards to six shows the last one, which is a trump in a hand', () => {
    const state = dealt(6, {}, 'x', { deck: deck({}, '6H') })
    expect(state).toMatchObject({ talon: [], setting: { trump: 'H', turned: '6H', first: { seat: 5, card: '6H' } } })
    expect(state.known[5]).toEqual(['6H'])
    expect(rules.view(state, 'onlooker').hands[5]).toEqual(['6H', null, null, null, null, null])
  })

  it('of all cards to two remembers the suit of a card that nobody sees again', () => {
    const state = dealt(2, { allDealt: true }, 'all')
    expect(state.hands.map((hand) => hand.length)).toEqual([18, 18])
    expect(state.talon).toEqual([])
    expect(refused(state, [0, 'redeal'])).toBe('no_redeal')
  })

  it('makes no trumps of a spade in the Japanese game, or of the next card that is none', () => {
    const cards = deck({}, '9H', '7S', '8S')
    expect(dealt(3, { variant: 'japanese' }, 'x', { deck: cards }).setting).toMatchObject({
      trump: null,
      turned: '8S',
      first: { by: 'lowestSpade' },
    })
    const redrawn = dealt(3, { variant: 'japanese', spadeTurned: 'redraw' }, 'x', { deck: cards })
    expect(redrawn.setting).toMatchObject({ trump: 'H', turned: '9H' })
    expect(dealt(3, { variant: 'japanese', trump: 'diamonds' }, 'x', { deck: cards }).setting.trump).toBe('D')
  })

  it('is no deal with a card twice, with too few, or for a seat that is not there', () => {
    const sound = (cards: Card[], attacker = 0): boolean =>
      rules.position?.(3).safeParse(dealt(3, {}, 'x', { deck: cards, attacker })).success === true
    expect(sound(deck({}))).toBe(true)
    expect(sound([...deck({}).slice(1), 'AC'])).toBe(false)
    expect(sound(deck({}).slice(1))).toBe(false)
    expect(sound([])).toBe(false)
    expect(sound(deck({ deck: 54 }))).toBe(false)
    expect(sound(deck({}), 5)).toBe(false)
  })
})

describe('who attacks first', () => {
  /** Seat 0 gets the six, seat 2 the ace of trumps. */
  const cards = (turned: Card): Card[] => ['6H', '6C', 'AH', ...deck({}, '6H', '6C', 'AH', turned).slice(0, -4), turned]

  it('has the lowest trump, or the highest where a low card was turned', () => {
    const first = (turned: Card) => dealt(3, { firstLead: 'turnedCard' }, 'x', { deck: cards(turned) }).setting.first
    expect(dealt(3, {}, 'x', { deck: cards('9H') }).setting.first).toEqual({ seat: 0, by: 'lowestTrump', card: '6H' })
    expect(first('9H')).toEqual({ seat: 2, by: 'highestTrump', card: 'AH' })
    expect(first('10H')).toMatchObject({ seat: 0, by: 'lowestTrump' })
  })

  it('is who was agreed on', () => {
    expect(dealt(3, { firstLead: 'chosen', chosenSeat: 1 }, 'x').setting.first).toEqual({ seat: 1, by: 'chosen', card: null })
  })

  const ended = (hands: readonly string[][], out: readonly number[], loser: number): State =>
    after(sketched({ hands, out }), [loser, 'resign'])

  it.each([
    ['fromUnderFool', 2],
    ['underFool', 0],
    ['previousWinner', 3],
  ])('after another game follows %s', (nextLead, seat) => {
    const before = ended([['9H'], ['10H'], ['9C'], []], [3], 1)
    const state = dealt(4, { nextLead }, 'again', undefined, before)
    expect(state.setting).toMatchObject({ first: { seat, by: nextLead, card: null }, previous: { fool: 1, winner: 3 } })
    expect(state.bout.attacker).toBe(seat)
  })

  it('is as in a first game after a draw, or when other seats play', () => {
    const draw = after(sketched({ hands: [['9H'], ['10H']] }), [0, 'lead', ['9H']], [1, 'beat', '9H', '10H'])
    expect(dealt(2, {}, 'x', undefined, draw).setting.previous).toBeNull()
    const three = ended([['9H'], ['10H'], ['9C']], [], 1)
    expect(dealt(4, {}, 'x', undefined, three).setting.previous).toBeNull()
  })
})

describe('claims before the first lead', () => {
  const hearts: Card[] = ['6H', '7H', '8H', '9H', '10H', 'JC']
  const given = (() => {
    const rest = deck({}, '6S').filter((card) => !hearts.includes(card))
    return hearts.flatMap((card, i) => [rest[2 * i]!, card, rest[2 * i + 1]!]).concat(rest.slice(12))
  })()
  const state = dealt(3, {}, 'claim', { deck: given, attacker: 0 })

  it('five of a suit may ask for another deal, three times', () => {
    expect(rules.legal(state, 1)).toEqual([{ type: 'redeal' }])
    expect(refused(state, [0, 'redeal'])).toBe('no_redeal')
    expect(refused(dealt(3, { redealSameSuit: 6 }, 'claim', { deck: given }), [1, 'redeal'])).toBe('no_redeal')
    expect(eventsOf(state, [1, 'redeal']).map(({ type }) => type)).toEqual([
      'redeal-claimed',
      'dealt',
      'trump-turned',
      'first-chosen',
      'bout-begun',
    ])
    expect(after(state, [1, 'redeal']).setting.redeals).toBe(1)
    const often = { ...state, setting: { ...state.setting, redeals: 3 } }
    expect(refused(often, [1, 'redeal'])).toBe('no_redeal')
    const lead = rules.legal(state, 0)[0]!
    expect(lead.type).toBe('lead')
    expect(refused(after(state, [0, 'lead', [state.hands[0]![0]]]), [1, 'redeal'])).toBe('wrong_phase')
  })

  it('the lowest trump is exchanged for the turned one, by who is about to lead', () => {
    const at = (turned: string, trumpExchange: string) =>
      sketched({
        hands: [
          ['6H', 'AC'],
          ['7H', '8C'],
        ],
        talon: ['9C', turned],
        trump: 'H',
        options: { trumpExchange },
      })
    expect(refused(at('AH', 'none'), [0, 'exchange'])).toBe('no_exchange')
    expect(refused(at('KH', 'sixForAce'), [0, 'exchange'])).toBe('no_exchange')
    expect(refused(at('KH', 'lowestForAny'), [0, 'exchange'])).toBeUndefined()
    expect(refused(at('KH', 'lowestForAny'), [1, 'exchange'])).toBe('not_attacker')
    const state = after(at('AH', 'sixForAce'), [0, 'exchange'])
    expect(state).toMatchObject({
      hands: [
        ['AC', 'AH'],
        ['7H', '8C'],
      ],
      talon: ['9C', '6H'],
      setting: { trump: 'H', turned: '6H' },
    })
    expect(rules.view(state, 1).hands[0]).toEqual(['AH', null])
    expect(refused(state, [0, 'exchange'])).toBe('no_exchange')
  })
})

describe('options that do not go together', () => {
  it.each([
    [{}, 7, 'too_few_cards'],
    [{ deck: 52 }, 7, undefined],
    [{ deck: 54 }, 8, undefined],
    [{ hand: 7, deck: 54 }, 8, 'too_few_cards'],
    [{ deck: 54, jokers: 1 }, 4, 'jokers_in_54'],
    [{ teams: 'pairs' }, 5, 'teams_need_four_or_six'],
    [{ allDealt: true }, 3, 'all_dealt_needs_two'],
    [{ allDealt: true, jokers: 1 }, 2, 'all_dealt_needs_even_cards'],
    [{ throwTiming: 'anytime' }, 4, 'anytime_needs_free'],
    [{ epaulettes: 'countPairs', teams: 'pairs' }, 4, 'count_pairs_without_teams'],
    [{ firstLead: 'chosen', chosenSeat: 4 }, 4, 'chosen_seat_not_there'],
    [{ variant: 'japanese', base: 'single', leadMax: 2 }, 4, 'single_leads_one'],
  ])('%j with %d seats: %s', (given, seats, code) => {
    expect(clash(optionsOf(given), seats)).toBe(code)
  })

  it('have defaults that hang on each other, and pass through unchanged', () => {
    expect(optionsOf({})).toMatchObject({ variant: 'podkidnoy', deck: 36, jokerMode: 'colour', leadMax: 4, maxAttack: 6 })
    expect(optionsOf({ jokers: 1 }).jokerMode).toBe('any')
    expect(optionsOf({ variant: 'simple' }).leadMax).toBe(2)
    expect(optionsOf({ variant: 'japanese', base: 'single' }).leadMax).toBe(1)
    const full = optionsOf({ deck: 54, teams: 'pairs' })
    expect(optionsOf(full)).toEqual(full)
  })
})
