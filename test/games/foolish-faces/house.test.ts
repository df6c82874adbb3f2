import { describe, expect, it } from 'vitest'
import { house } from '../../../src/games/foolish-faces/house.js'
import { rules } from '../../../src/games/foolish-faces/rules.js'
import type { State } from '../../../src/games/foolish-faces/types.js'
import type { Seat } from '../../../src/kit/game.js'
import { rngFor } from '../../../src/kit/rng.js'
import { houseMargin } from '../../bench/house.js'
import { at, cards, plays, taken, trick } from './positions.js'

const rng = rngFor('house', 0)
const hands = (seat: Seat, text: string) => [0, 1, 2, 3].map((it) => (it === seat ? cards(text) : []))
const played = (state: State, seat: Seat) => house(rules.view(state, seat), rules.legal(state, seat), rng)

/** Cleo plays last, was dealt a Joker, and Bo showed the other one: Bo is a friend, Pip is not. */
const last = (table: string) =>
  at({ tricks: [trick(1, 'RJ _BJ _4S _5S', 1)], plays: plays(3, table), leader: 3, hands: hands(2, '2S 2C') })

describe('the house player', () => {
  it('beats random play clearly', () => {
    expect(houseMargin(200, 'house').margin).toBeGreaterThan(4)
  })

  it('always plays the same in the same place, and looks at its view alone', () => {
    const state = at({ plays: plays(0, '9S _2H'), hands: [[], [], cards('3S QH KD 8C'), cards('2C 5C 6C 7C')] })
    const other = { ...state, plays: plays(0, '9S _6C'), hands: [[], [], cards('3S QH KD 8C'), cards('2C 5C 2H 7C')] }
    expect(played(state, 2)).toEqual(played(state, 2))
    expect(played(other, 2)).toEqual(played(state, 2))
  })

  it('gives the other Fool a point, and the Court none', () => {
    expect(played(last('_3D 4D 9D'), 2)).toMatchObject({ face: 'up' })
    expect(played(last('9D _4D 3D'), 2)).toMatchObject({ face: 'down' })
  })

  it('names a friend with its King when a foe would take the trick', () => {
    const state = at({
      tricks: [trick(1, 'RJ _BJ _4S _5S', 1), ...taken(1, 1, 9)],
      plays: plays(3, '10D 9D _4D'),
      leader: 3,
      hands: hands(2, 'KS'),
    })
    expect(played(state, 2)).toEqual({ type: 'play', card: 'KS', face: 'up', name: 1 })
  })

  it('crashes the party as soon as it may', () => {
    const state = at({
      options: { length: 'full', partyCrasher: true },
      stock: cards('RJ 4S'),
      tricks: [trick(0, 'BJ _2H 3H _4H', 0), ...taken(1, 2, 9)],
      hands: hands(0, 'QS JS QH'),
    })
    expect(played(state, 0)).toEqual({ type: 'crash' })
  })
})
