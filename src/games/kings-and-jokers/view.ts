import type { Card } from '../../kit/cards.js'
import type { Viewer } from '../../kit/game.js'
import { shuffle, type Rng } from '../../kit/rng.js'
import { recycled } from './tools.js'
import { CHALLENGES, IDENTITIES, TOOLS, type Back, type Event, type State, type Tool, type View } from './types.js'

const backs = (cards: readonly unknown[]): readonly null[] => cards.map(() => null)
const own = <T>(list: readonly T[], viewer: Viewer): readonly (T | null)[] =>
  list.map((it, seat) => (seat === viewer ? it : null))
const ownHand = (hands: State['hands'], viewer: Viewer): State['hands'] =>
  hands.map((hand, seat) => (seat === viewer ? hand : backs(hand)))

/**
 * Seen are the own identity, hand and choice, and what was turned up for all. Of the others' choices everybody knows how many
 * there are, and not whose. When the game is over all identities that were dealt are open, and nothing else.
 */
export function view(state: State, viewer: Viewer): View {
  return {
    ...state,
    identities: state.phase === 'over' ? state.identities : own(state.identities, viewer),
    aside: backs(state.aside),
    hands: ownHand(state.hands, viewer),
    pile: backs(state.pile),
    extras: backs(state.extras),
    challenges: backs(state.challenges),
    choices: own(state.choices, viewer),
    viewer,
  }
}

/** Another's choice shows neither seat nor tool, and a choice that changes another does not show at all. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'dealt':
      return {
        type: event.type,
        identities: [...own(event.identities, viewer)],
        aside: [...backs(event.aside)],
        hands: hidden(event.hands, viewer),
        pile: [...backs(event.pile)],
        challenges: [...backs(event.challenges)],
      }
    case 'redealt':
      return { type: event.type, hands: hidden(event.hands, viewer), pile: [...backs(event.pile)] }
    case 'reshuffled':
      return { type: event.type, pile: [...backs(event.pile)] }
    case 'chose':
      if (event.seat === viewer) return event
      return event.again ? undefined : { type: event.type, seat: null, tool: null, again: false }
    case 'turned':
    case 'revealed':
    case 'unmasked':
    case 'won':
    case 'lost':
      return event
  }
}

const hidden = (hands: State['hands'], viewer: Viewer): Back<Tool>[][] => ownHand(hands, viewer).map((hand) => [...hand])

/** Cards out of sight lie anywhere with equal chance; who has chosen, and what, is drawn likewise. */
export function imagine(seen: View, rng: Rng): State {
  const { viewer: _viewer, ...state } = seen
  const identities = drawer(IDENTITIES, [...state.identities, ...state.aside], rng)
  const challenges = drawer(CHALLENGES, [state.challenge, ...state.turns.map(({ challenge }) => challenge)], rng)
  const back = recycled(state) // nobody holds one of these
  const tools = drawer(TOOLS, [...state.hands.flat(), ...state.discard, ...back], rng)
  const fromPile = back.length > 0 ? drawer(back, state.discard, rng) : tools
  const hands = state.hands.map((hand) => hand.map(tools))
  return {
    ...state,
    identities: state.identities.map(identities),
    aside: state.aside.map(identities),
    hands,
    pile: state.pile.map(fromPile),
    extras: state.extras.map(fromPile),
    challenges: state.challenges.map(challenges),
    choices: choices(seen, hands, rng),
  }
}

/** So many others as have chosen, each with some tool of the hand. */
function choices({ choices, chosen, viewer }: View, hands: State['hands'], rng: Rng): State['choices'] {
  const others = shuffle(
    [...choices.keys()].filter((seat) => seat !== viewer),
    rng,
  )
  const count = chosen - choices.filter((tool) => tool !== null).length
  const choosing = others.slice(0, count)
  return choices.map((tool, seat) => (choosing.includes(seat) ? (shuffle(hands[seat]!, rng)[0] ?? null) : tool))
}

/** Puts a card of the deck that is not among `known` in the place of a back, a new one each time. */
function drawer<C extends Card>(deck: readonly C[], known: readonly Back<C>[], rng: Rng): (face: Back<C>) => C {
  const there = new Set(known)
  const unseen = shuffle(
    deck.filter((card) => !there.has(card)),
    rng,
  )
  return (face) => {
    const card = face ?? unseen.pop()
    if (card === undefined) throw new Error('there are more backs on the table than cards unseen')
    return card
  }
}
