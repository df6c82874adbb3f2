import { describe, expect, it } from 'vitest'
import { house } from '../../../src/games/foolish-faces/house.js'
import { newcomer } from '../../../src/games/foolish-faces/newcomer.js'
import { rules } from '../../../src/games/foolish-faces/rules.js'
import { show } from '../../../src/games/foolish-faces/show.js'
import type { Action, Play, State, View } from '../../../src/games/foolish-faces/types.js'
import { folded, type Seat } from '../../../src/kit/game.js'
import { pick, rngFor } from '../../../src/kit/rng.js'
import { plain } from '../../screens.js'
import { at, cards, plays, round, trick } from './positions.js'

const en = show('en')
/** Whoever came after so many actions of the seat. */
const after = (state: State, seat: Seat, actions: number): View =>
  newcomer(rules.view(state, seat), (action) => action >= actions)
const panel = (view: View) => plain(en.panel(view, [], ''))
/** What lies face down from that seat, in the order in which it was played; null where it is unknown. */
const downs = ({ rounds, tricks, plays }: View, seat: Seat): readonly Play['card'][] =>
  [...rounds.flatMap((it) => [...it.tricks, ...(it.crash ? [it.crash] : [])]), ...tricks, { plays }]
    .flatMap((it) => it.plays)
    .flatMap((play) => (play.seat === seat && !play.up ? [play.card] : []))

/** Cleo (2) plays face down in each of the two rounds, in both tricks of this one, and in the open trick. */
const over = { fools: [1, 2], scores: [1, 1, 1, 1], totals: [1, 1, 1, 1] }
const first = round({ ...over, tricks: [trick(2, '_4S 5S 6S RJ', 1), trick(2, '7C 5C 6C _8C', 0)] })
const crash = { seat: 2, hand: cards('KH QH'), plays: plays(0, '9H _10H') }
const crashed = round({ ...over, tricks: [trick(2, '_3H 5H 6H BJ', 1)], crash })
const state = at({
  round: 3,
  rounds: [first, crashed],
  tricks: [trick(2, '_AS 3S 6S 7H', 1), trick(2, '_KS 4D 6D 7D', 1)],
  plays: plays(2, '_2C 3C'),
  leader: 2,
  hands: [[], [], cards('9C 10C'), []],
})

describe('somebody who comes to a seat', () => {
  it('does not learn what was played face down there before, in any round', () => {
    expect(downs(rules.view(state, 2), 2)).toEqual(['4S', '3H', 'AS', 'KS', '2C'])
    expect(downs(after(state, 2, 0), 2)).toEqual(['4S', '3H', 'AS', 'KS', '2C'])
    expect(downs(after(state, 2, 1), 2)).toEqual([null, '3H', 'AS', 'KS', '2C'])
    expect(downs(after(state, 2, 3), 2), 'a card face up is an action').toEqual([null, null, 'AS', 'KS', '2C'])
    expect(downs(after(state, 2, 4), 2), 'a crash is an action too').toEqual([null, null, 'AS', 'KS', '2C'])
    expect(downs(after(state, 2, 6), 2)).toEqual([null, null, null, null, '2C'])
    expect(downs(after(state, 2, 7), 2)).toEqual([null, null, null, null, null])
  })

  it('keeps hand, role and all that lies face up, and forgets what others play there while they are gone', () => {
    const { rounds: _, tricks: __, plays: ___, ...whole } = rules.view(state, 2)
    expect(after(state, 2, 7)).toMatchObject(whole)
    expect(after(state, 2, 7).rounds[0]?.tricks[1]?.plays[0]?.card).toBe('7C')
    const between = newcomer(rules.view(state, 2), (action) => action < 1 || action >= 6)
    expect(downs(between, 2)).toEqual(['4S', null, null, null, '2C'])
  })

  it('is told of no card that others played', () => {
    expect(panel(after(state, 2, 6))).toContain('You played 2 face down. Waiting for Ann.')
    expect(panel(after(state, 2, 6))).toContain('You played face down: 2 (trick 3).')
    const told = panel(after(state, 2, 7))
    expect(told).toContain('Trick 3 of 5. Waiting for Ann.')
    expect(told.join('\n')).not.toMatch(/You played|Face down before/u)
    expect(plain(en.last(after(state, 2, 7))).join('\n')).not.toContain('You played')
    expect(plain(en.last(after(state, 2, 5))).join('\n')).toContain('You played King face down.')
    const ended = at({ tricks: [trick(0, '9S _2H QS>0 _KC', 1)], leader: 1, hands: [[], [], [], cards('8S')] })
    expect(panel(after(ended, 3, 1))[0]).toBe('Trick 2 of 2. Waiting for Bo.')
  })

  it('can imagine worlds that look just the same, in which the house finds something to play', () => {
    for (let game = 0; game < 4; game++) {
      let now = folded(
        rules,
        rules.setup(4, rules.options.parse({})),
        rules.deal(rules.setup(4, rules.options.parse({})), rngFor('come', game)),
      )
      const acted = [0, 0, 0, 0]
      const rng = rngFor('newcomer', game)
      for (let move = 0; move < 90 && now.phase === 'playing'; move++) {
        const [seat = 0] = rules.turn(now)
        const view = after(now, seat, acted[seat]! >> 1)
        const own = (action: number): boolean => action >= acted[seat]! >> 1
        if (move % 5 === 0) expect(newcomer(rules.view(rules.imagine(view, rng), seat), own)).toEqual(view)
        const legal = rules.legal(now, seat)
        expect(legal).toContainEqual(house(view, legal, rng))
        now = played(now, seat, pick(legal, rng))
        acted[seat]!++
      }
    }
  })
})

function played(state: State, seat: Seat, action: Action): State {
  const ruling = rules.play(state, seat, action, rngFor('deals', state.round))
  if (!ruling.ok) throw new Error(`refused: ${ruling.reason}`)
  return folded(rules, state, ruling.events)
}
