import { describe, expect, it } from 'vitest'
import { house } from '../../../src/games/kings-and-jokers/house.js'
import { rules } from '../../../src/games/kings-and-jokers/rules.js'
import type { State } from '../../../src/games/kings-and-jokers/types.js'
import { uniform } from '../../../src/kit/bot.js'
import { rngFor } from '../../../src/kit/rng.js'
import { kingsTally } from '../../bench/kings-house.js'
import { challenges, dealOf, dealt, identities, tools, turnsOf } from './tables.js'

const rng = rngFor('house', 0)
const chosen = (state: State, seat = 0) => house(rules.view(state, seat), rules.legal(state, seat), rng).tool

/** Seat 0 holds a 9 of both colours and a red Ace, with so much behind it. */
function at(who: string, challenge: string, passed: Parameters<typeof turnsOf>[0] = {}, failed = 0): State {
  const held = identities(who)
  const hands = held.map((_, seat) => (seat === 0 ? tools('9H 9S AD') : []))
  return { ...dealt(dealOf(held, hands, [], challenges(challenge))), turns: turnsOf(passed, failed, held.length) }
}
const four = (identity: string, ...rest: readonly [string, Parameters<typeof turnsOf>[0]?, number?]) =>
  at(`${identity} KC KD BJ`, ...rest)

describe('the house player', () => {
  it('gives all for its own identity', () => {
    expect(chosen(four('KH', 'QH'))).toBe('9H')
    expect(chosen(four('KS', 'QS'))).toBe('9S')
    expect(chosen(four('RJ', 'QD'))).toBe('9H')
  })

  it('is against a challenge with which another could win, but not when all would lose by it', () => {
    expect(chosen(four('KH', 'QS', { S: 2 }, 1))).toBe('9H')
    expect(chosen(four('KH', 'QS', { S: 2 }, 4))).toBe('9S')
  })

  it('knows that nobody else can win where it is alone', () => {
    expect(chosen(at('KH', 'QS', { S: 2 }))).toBe('9S')
  })

  it('looks at its view alone', () => {
    const state = four('KH', 'QS')
    const other = rules.imagine(rules.view(state, 0), rng)
    expect(chosen(other)).toBe(chosen(state))
  })

  it('loses few games among its like, and no identity is twice as lucky as another', () => {
    const { games, lost, wins } = kingsTally(400, 'house')
    expect(lost / games).toBeLessThan(0.45)
    const counts = Object.values(wins)
    expect(Math.max(...counts)).toBeLessThan(2 * Math.min(...counts))
  })

  it('wins more often than players by chance in the same seat', () => {
    const [one = 0] = kingsTally(300, 'chance', [house, uniform, uniform, uniform]).bySeat
    const [none = 0] = kingsTally(300, 'chance', [uniform, uniform, uniform, uniform]).bySeat
    expect(one).toBeGreaterThan(1.3 * none)
  })
})
