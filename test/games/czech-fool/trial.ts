import type { Action, State, View } from '../../../src/games/czech-fool/types.js'
import { cardsOf } from '../../../src/games/czech-fool/view.js'
import { SUITS } from '../../../src/kit/cards.js'
import { pick } from '../../../src/kit/rng.js'
import { SHORT } from '../../../src/kit/suits.js'
import type { Trial } from '../contract.js'

/** The Czech Fool, as the contract tries it. Rounds are short, since players at random draw and draw. */
export const trial: Trial<State, Action, View> = {
  options: [
    { maxRoundMoves: 80 },
    { maxRoundMoves: 80, recycle: 'flip', opening: 'turnUp', starter: 'dealerLeft', hand: 4 },
    { maxRoundMoves: 80, drawLimit: 'one', maxVoluntaryDraws: 0, penaltyOnLast: false, exactReset: true },
  ],
  seeds: 2,
  deck: SHORT,
  cards: (state) => (state.phase === 'playing' ? cardsOf(state) : undefined),
  position({ viewer: _viewer, ...position }) {
    return position
  },
  actions: () => [
    ...SHORT.flatMap((card): readonly Action[] => [
      { type: 'play', card },
      ...(card.startsWith('Q') || card === '7H' ? SUITS.map((suit): Action => ({ type: 'play', card, suit })) : []),
    ]),
    { type: 'draw' },
    { type: 'pass' },
  ],
  /** Cards are laid whenever they can be, so that rounds are won. */
  choose(legal, rng) {
    const plays = legal.filter(({ type }) => type === 'play')
    return pick(plays.length > 0 && rng.below(10) > 0 ? plays : legal, rng)
  },
  events: ['dealt', 'played', 'recycled', 'drew', 'missed', 'passed', 'counted', 'over'],
}
