import type { Action, State, View } from '../../../src/games/chinese-fool/types.js'
import { cardsOf } from '../../../src/games/chinese-fool/view.js'
import { pick } from '../../../src/kit/rng.js'
import { SHORT, SUITED } from '../../../src/kit/suits.js'
import type { Trial } from '../contract.js'

/** The Chinese Fool with so many cards, as the contract tries it. */
export const trial = (deck: 36 | 52, options: readonly object[]): Trial<State, Action, View> => ({
  options: options.map((it) => ({ deck, ...it })),
  seeds: 2,
  deck: deck === 36 ? SHORT : SUITED,
  cards: cardsOf,
  position({ viewer: _viewer, ...position }) {
    return position
  },
  actions: () => [...SUITED.map((card): Action => ({ type: 'play', card })), { type: 'take' }],
  /** Takes are rare, so that piles go away and players go out. */
  choose(legal, rng) {
    const plays = legal.filter(({ type }) => type === 'play')
    return pick(plays.length > 0 && rng.below(10) > 0 ? plays : legal, rng)
  },
  events: ['dealt', 'played', 'took', 'out', 'discarded', 'over'],
})
