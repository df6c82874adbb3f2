import { WITH_JOKERS, type Card } from '../../../src/kit/cards.js'
import { pick } from '../../../src/kit/rng.js'
import { valueOf } from '../../../src/games/kings-and-jokers/tools.js'
import { TOOLS, type Action, type State, type View } from '../../../src/games/kings-and-jokers/types.js'
import type { Trial } from '../contract.js'

const valueOfCard = (card: Card): number => {
  const tool = TOOLS.find((it) => it === card)
  return tool ? valueOf(tool) : 0
}

/** Kings and Jokers, as the contract tries it. */
export const trial: Trial<State, Action, View> = {
  options: [{}, { win: 'sole' }],
  seeds: 2,
  deck: WITH_JOKERS,
  cards: ({ identities, aside, hands, pile, extras, discard, challenges, challenge, turns }) => [
    ...identities,
    ...aside,
    ...hands.flat(),
    ...pile,
    ...extras,
    ...discard,
    ...challenges,
    ...(challenge === null ? [] : [challenge]),
    ...turns.map((turn) => turn.challenge),
  ],
  position({ viewer: _viewer, ...position }) {
    return position
  },
  actions: () => WITH_JOKERS.map((tool): Action => ({ type: 'choose', tool })),
  /** High red tools first, so that red challenges pass and somebody comes to win. */
  choose(legal, rng) {
    const best = legal.toSorted((a, b) => valueOfCard(b.tool) - valueOfCard(a.tool))
    return rng.below(4) > 0 ? (best.find(({ tool }) => /[HD]$/.test(tool)) ?? best.at(-1)!) : pick(legal, rng)
  },
  events: ['dealt', 'reshuffled', 'turned', 'chose', 'revealed', 'redealt', 'unmasked', 'won', 'lost'],
  mayBeLost: true,
}
