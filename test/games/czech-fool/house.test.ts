import { describe, expect, it } from 'vitest'
import { house } from '../../../src/games/czech-fool/house.js'
import { rules } from '../../../src/games/czech-fool/rules.js'
import type { Action, View } from '../../../src/games/czech-fool/types.js'
import { uniform, type Bot } from '../../../src/kit/bot.js'
import { folded } from '../../../src/kit/game.js'
import { rngFor } from '../../../src/kit/rng.js'
import { at, cards } from './positions.js'

/** A match to its end. */
function match(players: readonly Bot<View, Action>[], seed: string, maxRoundMoves: number) {
  const bare = rules.setup(players.length, rules.options.parse({ maxRoundMoves }))
  let state = folded(rules, bare, rules.deal(bare, rngFor(seed, 0)))
  for (let n = 1; state.phase === 'playing'; n++) {
    const seat = state.turn
    const rng = rngFor(seed, n)
    const ruling = rules.play(state, seat, players[seat]!(rules.view(state, seat), rules.legal(state, seat), rng), rng)
    if (!ruling.ok) throw new Error(ruling.reason)
    state = folded(rules, state, ruling.events)
  }
  return state
}

const played = (hand: string, pile: string) => {
  const state = at([hand, '7H'], { pile: cards(pile), stock: cards('10D') })
  return house(rules.view(state, 0), rules.legal(state, 0), rngFor('', 0))
}

describe('the house player', () => {
  it.each([2, 4])('is rarely the Fool, and mostly wins, among %i of whom the others play anything', (seats) => {
    const games = Array.from({ length: 40 }, (_, i) => {
      const mine = i % seats
      const players = Array.from({ length: seats }, (_, seat) => (seat === mine ? house : uniform))
      const outcome = rules.outcome(match(players, `random ${i}`, 300))
      return { fool: outcome?.tags?.[mine]?.includes('fool'), won: outcome?.winners.includes(mine) }
    })
    expect(games.filter(({ fool }) => fool).length).toBeLessThanOrEqual(2)
    expect(games.filter(({ won }) => won).length).toBeGreaterThan(25)
  })

  it.each([2, 3, 4, 5, 6])('comes to an end among %i of its kind', (seats) => {
    const players = Array.from({ length: seats }, () => house)
    for (let i = 0; i < 40; i++) {
      const { rounds } = match(players, `house ${i}`, 1_000)
      expect(rounds.some(({ winner }) => winner !== null)).toBe(true)
      expect(rounds.every(({ moves }) => moves <= 1_000)).toBe(true)
    }
  })

  it('lays what hits the next player, and asks for the suit it holds most of', () => {
    expect(played('6C 9C 7C JD', '8C')).toEqual({ type: 'play', card: '7C' })
    expect(played('QC 9S 10S JH', '8D')).toEqual({ type: 'play', card: 'QC', suit: 'S' })
    expect(played('QC 9D 10S JH', '8D')).toEqual({ type: 'play', card: '9D' })
  })
})
