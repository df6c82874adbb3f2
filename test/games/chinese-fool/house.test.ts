import { describe, expect, it } from 'vitest'
import { house } from '../../../src/games/chinese-fool/house.js'
import { rules } from '../../../src/games/chinese-fool/rules.js'
import type { Action, View } from '../../../src/games/chinese-fool/types.js'
import { uniform, type Bot } from '../../../src/kit/bot.js'
import { folded } from '../../../src/kit/game.js'
import { rngFor } from '../../../src/kit/rng.js'
import { at, cards } from './positions.js'

/** A game to its end, with the number of its actions. */
function game(players: readonly Bot<View, Action>[], seed: string) {
  const bare = rules.setup(players.length, rules.options.parse({}))
  let state = folded(rules, bare, rules.deal(bare, rngFor(seed, 0)))
  let actions = 0
  while (state.phase === 'playing') {
    const seat = state.turn
    const rng = rngFor(seed, ++actions)
    const ruling = rules.play(state, seat, players[seat]!(rules.view(state, seat), rules.legal(state, seat), rng), rng)
    if (!ruling.ok) throw new Error(ruling.reason)
    state = folded(rules, state, ruling.events)
  }
  return { fool: state.fool, actions }
}

describe('the house player', () => {
  it.each([2, 4])('is rarely the Fool among %i of whom the others play anything', (seats) => {
    const fools = Array.from({ length: 100 }, (_, i) => {
      const mine = i % seats
      const players = Array.from({ length: seats }, (_, seat) => (seat === mine ? house : uniform))
      return game(players, `random ${i}`).fool === mine
    }).filter(Boolean).length
    expect(fools).toBeLessThanOrEqual(5)
  })

  it.each([2, 3, 4, 5, 6])('comes to an end among %i of its kind', (seats) => {
    const players = Array.from({ length: seats }, () => house)
    const longest = Math.max(...Array.from({ length: 40 }, (_, i) => game(players, `house ${i}`).actions))
    expect(longest).toBeLessThan(1_000)
  })

  it('beats with the lowest card that will do, trumps last', () => {
    const state = at(['9C', '6S AD JD', '7C'], { pile: cards('9D'), turn: 1 })
    expect(house(rules.view(state, 1), rules.legal(state, 1), rngFor('', 0))).toEqual({ type: 'play', card: 'JD' })
  })
})
