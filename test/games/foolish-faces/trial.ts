import { isKing, isQueen, WITH_JOKERS } from '../../../src/kit/cards.js'
import type { Action, Play, State, View } from '../../../src/games/foolish-faces/types.js'
import { pick } from '../../../src/kit/rng.js'
import { strength } from '../../../src/games/foolish-faces/trick.js'
import type { Trial } from '../contract.js'

const cardsOf = (plays: readonly Play[]) => plays.map(({ card }) => card)

/** Foolish Faces, as the contract tries it. */
export const trial: Trial<State, Action, View> = {
  options: [{}, { partyCrasher: true }, { length: 'single-round' }, { length: 'single-round', partyCrasher: true }],
  seeds: 2,
  deck: WITH_JOKERS,
  cards: ({ phase, stock, hands, tricks, plays }) =>
    phase === 'playing'
      ? [...stock, ...hands.flat(), ...tricks.flatMap((trick) => cardsOf(trick.plays)), ...cardsOf(plays)]
      : undefined,
  position({ viewer: _viewer, role: _role, hats: _hats, ...position }) {
    return position
  },
  actions: (seats) => [
    ...WITH_JOKERS.flatMap((card): readonly Action[] => {
      const ways: Action[] = [
        { type: 'play', card, face: 'down' },
        { type: 'play', card, face: 'up' },
      ]
      for (let seat = 0; seat <= seats; seat++) {
        if (isQueen(card) || card === '7H') ways.push({ type: 'play', card, face: 'up', cover: seat })
        if (isKing(card) || card === '7H') ways.push({ type: 'play', card, face: 'up', name: seat })
      }
      return ways
    }),
    { type: 'crash' },
  ],
  /** Jacks, Queens and Kings are kept, so that a Lone Fool comes to crash the party. */
  choose(legal, rng) {
    const rest = legal.filter((action) => action.type === 'crash' || strength(action.card) > 0)
    return pick(rest.length > 0 && rng.below(10) > 0 ? rest : legal, rng)
  },
  events: ['dealt', 'played', 'took', 'crashed', 'scored'],
}
