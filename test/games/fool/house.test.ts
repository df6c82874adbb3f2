import { describe, expect, it } from 'vitest'
import { fool } from '../../../src/games/fool/index.js'
import { options } from '../../../src/games/fool/options.js'
import { rngFor } from '../../../src/kit/rng.js'
import { foolRate, played } from '../../bench/fool-house.js'
import { sketched, type Sketch } from './positions.js'

const { rules, house } = fool
/** What the house player does in this seat. */
function does(it: Sketch, seat: number) {
  const state = sketched(it)
  return house(rules.view(state, seat), rules.legal(state, seat), rngFor('house', 0))
}

describe('the house player', () => {
  it.each([
    [2, 8],
    [4, 4],
  ])('with %i seats is the Fool in at most %i of 100 games against random play', (seats, most) => {
    expect(foolRate(100, seats, 'house').fool).toBeLessThanOrEqual(most)
  })

  it.each([
    { variant: 'simple' },
    { variant: 'perevodnoy', transferShow: 'trumpOncePerBout' },
    { variant: 'japanese', throwProtocol: 'free' },
    { teams: 'pairs' },
    { deck: 54, finalBeaten: 'attackerWins' },
  ] as const)('is the Fool less often than others in $variant, $teams, $deck', (given) => {
    expect(foolRate(40, 4, 'variants', given).fool).toBeLessThan('teams' in given ? 35 : 12)
  })

  it.each([
    [2, {}],
    [3, { variant: 'perevodnoy', transferShow: 'trumpOncePerBout', transferFirstBout: true }],
    [4, { teams: 'pairs', variant: 'perevodnoy' }],
    [6, { variant: 'japanese', throwProtocol: 'free', throwTiming: 'anytime' }],
    [8, { deck: 54 }],
  ] as const)('ends its games against its like: %i seats, %o', (seats, given) => {
    for (let game = 0; game < 10; game++)
      expect(played(options.parse(given), seats, `alike ${game}`, () => house).result).not.toBeNull()
  })

  it('leads low, keeps trumps, and beats with as little as it can', () => {
    const talon = ['6C', 'JH']
    const lead: Sketch = { hands: [['6H', 'KD', '8C'], ['9C']], trump: 'H', talon }
    expect(does(lead, 0)).toEqual({ type: 'lead', cards: ['8C'] })
    const beat: Sketch = { hands: [['KD'], ['QS', '9S', '6H']], trump: 'H', talon, table: [['7S', 0]] }
    expect(does(beat, 1)).toEqual({ type: 'beat', attack: '7S', with: '9S' })
  })

  it('takes at once what it cannot beat to the last card', () => {
    const two: Sketch = {
      hands: [['KD'], ['9S', '6C']],
      trump: 'H',
      table: [
        ['7S', 0],
        ['QD', 0],
      ],
    }
    expect(does(two, 1)).toEqual({ type: 'take' })
  })

  it('throws in what is low, and passes on rather than beats', () => {
    const talon = ['6C', 'JH']
    const low: Sketch = {
      hands: [
        ['9C', 'KD'],
        ['10S', '8S'],
      ],
      trump: 'H',
      talon,
      phase: 'throw',
      table: [['7S', 0, '9S']],
      limit: 3,
    }
    expect(does(low, 0)).toEqual({ type: 'throw', cards: ['9C'] })
    const high: Sketch = {
      ...low,
      hands: [
        ['9H', 'KD'],
        ['10S', '8S'],
      ],
    }
    expect(does(high, 0)).toMatchObject({ type: 'pass' })
    const pass: Sketch = {
      hands: [
        ['KD', '6C'],
        ['9S', '7C'],
      ],
      trump: 'H',
      table: [['7S', 0]],
      options: { variant: 'perevodnoy' },
    }
    expect(does(pass, 1)).toEqual({ type: 'transfer', cards: ['7C'] })
  })
})
