import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/fool/rules.js'
import { throwers } from '../../../src/games/fool/throwers.js'
import { after, refused, sketched } from './positions.js'

describe('pair for pair', () => {
  const options = { teams: 'pairs' }

  it('lets who is left play for the seat of a partner who is out', () => {
    const state = sketched({ hands: [[], ['9C', '9D'], ['8H', '6S'], ['7D', '7H']], out: [0], options })
    expect(rules.turn(state)).toEqual([2])
    expect(refused(state, [0, 'lead', ['8H']])).toBe('not_attacker')
    const led = after(state, [2, 'lead', ['8H']])
    expect(led.bout).toMatchObject({ attacker: 0, defender: 1, slots: [{ attack: '8H', by: 2 }] })
    const next = after(led, [1, 'take'], [2, 'pass'])
    expect(next.bout).toMatchObject({ attacker: 2, defender: 3 })
    expect(after(next, [2, 'lead', ['6S']], [3, 'take']).result).toMatchObject({ fools: [1, 3], places: [1, 3, 1, 3] })
  })

  it('goes on to the next opponent without substitutes', () => {
    const hands = [[], ['9C', 'KC', 'KD'], ['8H', '6S', '6C'], ['7D', '7H', 'QH']]
    const state = sketched({ hands, out: [0], options: { ...options, teamSubstitute: false }, attacker: 2, defender: 3 })
    const next = after(state, [2, 'lead', ['6C']], [3, 'take'], [2, 'pass'])
    expect(next.bout).toMatchObject({ attacker: 1, defender: 2 })
    expect(rules.turn(next)).toEqual([1])
  })

  it('lets three attack three at six', () => {
    const card = (suit: string) => ['9', '10', 'J'].map((rank) => `${rank}${suit}`)
    const hands = [card('H'), ['QH', 'KH', 'AH'], card('D'), ['QD'], card('C'), ['QC']]
    const state = sketched({ hands, options, table: [['9S', 0, 'QS']], phase: 'throw', limit: 3 })
    expect(throwers(state)).toEqual([0, 2, 4])
  })

  it('is a draw of all when the last cards of both are gone at once', () => {
    const state = sketched({ hands: [['9H'], ['10H'], [], []], out: [2, 3], options })
    const end = after(state, [0, 'lead', ['9H']], [1, 'beat', '9H', '10H'])
    expect(rules.outcome(end)).toMatchObject({ scores: [1, 1, 1, 1], places: [1, 1, 1, 1], fools: [] })
  })

  it('is lost for the whole team of who resigns', () => {
    const state = sketched({ hands: [['9H'], ['10H'], ['9D'], ['9C']], options })
    expect(after(state, [1, 'resign']).result).toMatchObject({ by: 'resigned', fools: [1, 3] })
  })
})
