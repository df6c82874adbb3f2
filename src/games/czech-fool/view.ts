import type { Viewer } from '../../kit/game.js'
import { shuffle, type Rng } from '../../kit/rng.js'
import { SHORT, type Suited } from '../../kit/suits.js'
import type { Event, State, View } from './types.js'

type Cards = State['stock']

/** Of other hands only the cards that everybody saw are known; they stand behind the backs. A stock turned over is known. */
export const view = (state: State, viewer: Viewer): View => ({
  ...state,
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : covered(hand, state.known))),
  stock: state.open ? state.stock : backs(state.stock),
  viewer,
})

const backs = (cards: Cards): null[] => cards.map(() => null)

function covered(hand: Cards, known: readonly Suited[]): Cards {
  const seen = hand.filter((card) => card !== null && known.includes(card))
  return [...Array.from({ length: hand.length - seen.length }, () => null), ...seen]
}

/** Hands and drawn cards are seen by their owners, a shuffled stock by nobody; all else is public. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : backs(hand))),
        stock: backs(event.stock),
      }
    case 'recycled':
      return event.open ? event : { ...event, stock: backs(event.stock) }
    case 'drew':
      return event.open || event.seat === viewer ? event : { ...event, cards: backs(event.cards) }
    case 'played':
    case 'missed':
    case 'passed':
    case 'counted':
    case 'resigned':
    case 'over':
      return event
  }
}

/** Cards not seen lie in the stock and in the hands out of sight with equal chance. */
export function imagine(view: View, rng: Rng): State {
  const { viewer: _viewer, ...state } = view
  const seen = new Set(cardsOf(state))
  const unseen = shuffle(
    SHORT.filter((card) => !seen.has(card)),
    rng,
  )
  const filled = (cards: Cards): Cards => cards.map((card) => card ?? next(unseen))
  return { ...state, hands: state.hands.map(filled), stock: filled(state.stock) }
}

/** Every card of a round that is being played, wherever it lies. */
export const cardsOf = ({ hands, stock, pile }: State): readonly (Suited | null)[] => [...hands.flat(), ...stock, ...pile]

function next(cards: Suited[]): Suited {
  const card = cards.pop()
  if (card === undefined) throw new Error('there are more backs than cards unseen')
  return card
}
