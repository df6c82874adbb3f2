import type { Viewer } from '../../kit/game.js'
import { shuffle, type Rng } from '../../kit/rng.js'
import type { Suited } from '../../kit/suits.js'
import { deckOf } from './ring.js'
import type { Event, State, View } from './types.js'

type Hand = State['hands'][number]

/** Of other hands only the cards that everybody saw are known; they stand behind the backs. */
export const view = (state: State, viewer: Viewer): View => ({
  ...state,
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : covered(hand, state.known))),
  viewer,
})

function covered(hand: Hand, known: readonly Suited[]): Hand {
  const seen = hand.filter((card) => card !== null && known.includes(card))
  return [...Array.from({ length: hand.length - seen.length }, () => null), ...seen]
}

/** A deal hides the cards of other hands, apart from the one that was shown; all else is public. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'dealt') return event
  const known = event.shown ? [event.shown] : []
  return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : [...covered(hand, known)])) }
}

/** Cards not seen lie in the hands out of sight with equal chance. */
export function imagine(view: View, rng: Rng): State {
  const { viewer: _viewer, ...state } = view
  const seen = new Set(cardsOf(state))
  const unseen = shuffle(
    deckOf(state.options).filter((card) => !seen.has(card)),
    rng,
  )
  return { ...state, hands: state.hands.map((hand) => hand.map((card) => card ?? drawn(unseen))) }
}

/** Every card of a position, wherever it lies. */
export const cardsOf = ({ hands, pile, piles }: State): readonly (Suited | null)[] => [
  ...hands.flat(),
  ...pile,
  ...piles.flatMap(({ cards }) => cards),
]

function drawn(cards: Suited[]): Suited {
  const card = cards.pop()
  if (card === undefined) throw new Error('there are more backs than cards unseen')
  return card
}
