import { deckOf } from '../../../src/games/fool/beats.js'
import { rules } from '../../../src/games/fool/rules.js'
import type { Action, State, View } from '../../../src/games/fool/types.js'
import { pick } from '../../../src/kit/rng.js'
import type { Trial } from '../contract.js'

/**
 * All cards of a position: those that lie somewhere, and for the discard, which is a number alone, the cards that lie nowhere,
 * if there are as many. One card in two places leaves the numbers unequal.
 */
export function cardsIn({ phase, hands, talon, bout, course, options }: State): readonly (string | null)[] | undefined {
  if (phase === 'dealing') return undefined
  const placed = [
    ...hands.flat(),
    ...talon,
    ...bout.slots.flatMap(({ attack, defence }) => (defence === null ? [attack] : [attack, defence])),
  ]
  const there = new Set<string | null>(placed)
  const missing = deckOf(options).filter((card) => !there.has(card))
  return missing.length === course.discarded ? [...placed, ...missing] : placed
}

/** The Fool with one deck, as the contract tries it: options of that deck, the events that their games bring, numbers of seats. */
export function trial(
  options: readonly object[],
  events: readonly string[],
  seats: readonly number[],
): Trial<State, Action, View> {
  const deck = deckOf(rules.options.parse(options[0]))
  return {
    options,
    seeds: 2,
    seats,
    deck,
    cards: cardsIn,
    position({ viewer: _viewer, ...position }) {
      return position
    },
    // Several cards at once and to resign are accepted without being listed, so they are not among these.
    actions: () => [
      ...deck.flatMap((card): readonly Action[] => [
        { type: 'lead', cards: [card] },
        { type: 'throw', cards: [card] },
        { type: 'transfer', cards: [card] },
        { type: 'show', card },
        ...deck.map((attack): Action => ({ type: 'beat', attack, with: card })),
      ]),
      ...Array.from({ length: 14 }, (_, saw): Action => ({ type: 'pass', saw })),
      { type: 'take' },
      { type: 'redeal' },
      { type: 'exchange' },
      { type: 'lead', cards: [] },
    ],
    /** Transfers, shows and claims are rare, so they are taken where they are; cards are rather beaten than taken. */
    choose(legal, rng) {
      const rare = legal.filter(({ type }) => ['transfer', 'show', 'exchange', 'redeal'].includes(type))
      const rest = legal.filter(({ type }) => type !== 'take')
      if (rare.length > 0 && rng.below(4) > 0) return pick(rare, rng)
      return pick(rest.length > 0 && rng.below(8) > 0 ? rest : legal, rng)
    },
    events,
    unlisted: ({ type }) => type === 'resign',
  }
}
