import type { Rank } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { rankOf, SHORT, SUITED, suitOf, type Suited } from '../../kit/suits.js'
import type { Action, Options, State } from './types.js'

// The law of the ring: what beats what, whose turn comes next, what may be done and why not. It looks at no hand but that of
// the seat in question, so it serves the table and a seat's own view alike.

const ORDER: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', 'J', 'Q', 'K', '10', 'A']
/** The ten stands above the king. */
export const strength = (card: Suited): number => ORDER.indexOf(rankOf(card))

/** Clubs beat clubs and are beaten by nothing else; spades are always trumps. */
export function beats(top: Suited, card: Suited): boolean {
  const [below, above] = [suitOf(top), suitOf(card)]
  if (below === above) return strength(card) > strength(top)
  return above === 'S' && below !== 'C'
}

/** So many can share 36 cards. */
const SHORT_SEATS = 6

/** Why options do not go together at a table of so many seats. */
export const CLASHES = ['deck_too_small', 'no_such_seat'] as const
export type Clash = (typeof CLASHES)[number]

export function clash({ deck, firstLead, chosenSeat }: Options, seats: number): Clash | undefined {
  if (deck === 36 && seats > SHORT_SEATS) return 'deck_too_small'
  return firstLead === 'chosen' && chosenSeat >= seats ? 'no_such_seat' : undefined
}

export const deckOf = ({ deck }: Options): readonly Suited[] => (deck === 36 ? SHORT : SUITED)

export const active = ({ hands, out }: Pick<State, 'hands' | 'out'>): number => hands.length - out.length

/** The next seat round the table that still has cards. */
export function after(seat: Seat, { hands }: Pick<State, 'hands'>): Seat {
  for (let i = 1; i <= hands.length; i++) {
    const next = (seat + i) % hands.length
    if (hands[next]!.length > 0) return next
  }
  throw new Error('nobody is left to play')
}

/** Why an action is refused, in the order in which it is looked for. */
export const REASONS = ['game_over', 'not_your_turn', 'card_not_in_hand', 'does_not_beat', 'must_beat'] as const
export type Reason = (typeof REASONS)[number]

const open = (pile: readonly Suited[], card: Suited): boolean => pile.length === 0 || beats(pile.at(-1)!, card)

/** The cards of a hand that may be laid now, in hand order. */
export const playable = ({ pile, hands }: State, seat: Seat): readonly Suited[] =>
  hands[seat]!.flatMap((card) => (card !== null && open(pile, card) ? [card] : []))

/** Whether `seat`, being on turn, may take the bottom card. */
export const mayTake = (state: State, seat: Seat): boolean =>
  state.pile.length > 0 && (state.options.mayTakeWhenAble || playable(state, seat).length === 0)

/** Why `action` is closed to `seat`, undefined when it may be done. Who still has cards may resign at any time. */
export function closed(state: State, seat: Seat, action: Action): Reason | undefined {
  if (state.phase !== 'playing') return 'game_over'
  const hand = state.hands[seat]
  if (action.type === 'resign') return hand && hand.length > 0 ? undefined : 'not_your_turn'
  if (seat !== state.turn || !hand) return 'not_your_turn'
  if (action.type === 'take') return mayTake(state, seat) ? undefined : 'must_beat'
  if (!hand.includes(action.card)) return 'card_not_in_hand'
  return open(state.pile, action.card) ? undefined : 'does_not_beat'
}
