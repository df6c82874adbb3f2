import { isJoker, WITH_JOKERS, type Card, type Face } from '../../kit/cards.js'
import type { Seat, Viewer } from '../../kit/game.js'
import { shuffle, type Rng } from '../../kit/rng.js'
import { jokersOf } from './trick.js'
import type { Event, Play, Role, Round, State, Trick, View } from './types.js'

/** All faces but those the viewer saw are null: its own hand, what it played itself, and what lay face up for all. */
export function view(state: State, viewer: Viewer): View {
  const plays = (list: readonly Play[]): readonly Play[] => list.map((play) => seen(play, viewer))
  const tricks = (list: readonly Trick[]): readonly Trick[] => list.map((trick) => ({ ...trick, plays: plays(trick.plays) }))
  return {
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null))),
    fools: null,
    tricks: tricks(state.tricks),
    plays: plays(state.plays),
    rounds: state.rounds.map((round): Round => ({
      ...round,
      tricks: tricks(round.tricks),
      crash: round.crash && { ...round.crash, plays: plays(round.crash.plays) },
    })),
    viewer,
    role: viewer === 'onlooker' || state.phase !== 'playing' ? null : role(state, viewer),
    hats: hats(state),
  }
}

const seen = (play: Play, viewer: Viewer): Play => (play.up || play.seat === viewer ? play : { ...play, card: null })

/** Seats that showed a Joker in this round. */
function hats({ tricks, plays, hands }: State): readonly Seat[] {
  const shown = [...tricks.flatMap((trick) => trick.plays), ...plays].filter(
    ({ up, card }) => up && card !== null && isJoker(card),
  )
  return [...hands.keys()].filter((seat) => shown.some((play) => play.seat === seat))
}

/** What a seat is, from what it knows itself. */
function role(state: State, seat: Seat): Role {
  const held = jokersOf(state, seat)
  const stockJoker = state.stock.some(isJoker)
  const team = held === 0 ? 'court' : held === 2 || stockJoker ? 'lone-fool' : 'fool'
  const partner = team === 'fool' ? (hats(state).find((other) => other !== seat) ?? null) : null
  return { team, held: held === 2 ? 2 : held === 1 ? 1 : 0, stockJoker, partner }
}

/** Hands are seen by their owners, face-down cards by whoever plays them; all else happens before everybody's eyes. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null))) }
    case 'played':
      return event.face === 'up' || event.seat === viewer ? event : { ...event, card: null }
    case 'took':
    case 'crashed':
    case 'scored':
      return event
  }
}

/**
 * Unseen cards lie anywhere out of sight with equal chance. Of rounds that are over the Fools are known, so there each has
 * a Joker that was his.
 */
export function imagine(view: View, rng: Rng): State {
  const { viewer: _viewer, role: _role, hats: _hats, ...state } = view
  const faces = [...state.stock, ...state.hands.flat(), ...state.tricks.flatMap(facesOf), ...facesOf(state)]
  const unseen = shuffle(missing(faces), rng)
  const own = inherited(view, unseen, rng)
  const next = (face: Face): Card => face ?? drawn(unseen)
  const hands = state.hands.map((hand) => hand.map(next))
  const fill = (plays: readonly Play[]): readonly Play[] =>
    plays.map((play) => ({ ...play, card: own.get(play) ?? next(play.card) }))
  const now: State = {
    ...state,
    hands,
    tricks: state.tricks.map((trick) => ({ ...trick, plays: fill(trick.plays) })),
    plays: fill(state.plays),
    rounds: state.rounds.map((round) => recalled(round, rng)),
  }
  return { ...now, fools: state.phase === 'playing' ? [...hands.keys()].filter((seat) => jokersOf(now, seat) > 0) : null }
}

/**
 * Cards of this round, taken from `unseen`, for what somebody else played face down from the viewer's seat: the Jokers that the role
 * tells of are among them, and no others.
 */
function inherited(view: View, unseen: Card[], rng: Rng): ReadonlyMap<Play, Card> {
  const { viewer, role, tricks, plays } = view
  const backs = [...tricks.flatMap((trick) => trick.plays), ...plays].filter(({ seat, card }) => seat === viewer && card === null)
  if (viewer === 'onlooker' || backs.length === 0) return new Map()
  const jokers = (role?.held ?? 0) - jokersOf(view, viewer)
  return new Map(shuffle(backs, rng).map((play, i) => [play, taken(unseen, (card) => isJoker(card) === i < jokers)]))
}

/** A round that is over, with cards in place of the backs. */
function recalled(round: Round, rng: Rng): Round {
  const all = [...round.tricks.flatMap((trick) => trick.plays), ...(round.crash?.plays ?? [])]
  const unseen = shuffle(missing([...round.stock, ...(round.crash?.hand ?? []), ...all.map(({ card }) => card)]), rng)
  const jokers = unseen.filter(isJoker)
  const others = unseen.filter((card) => !isJoker(card))
  const due = 2 - round.stock.filter(isJoker).length
  const face = new Map<Play, Card>()
  for (const fool of round.fools) {
    const mine = all.filter(({ seat }) => seat === fool)
    const shown = mine.filter(({ card }) => card !== null && isJoker(card)).length
    const backs = shuffle(
      mine.filter(({ card }) => card === null),
      rng,
    )
    for (const play of backs.slice(0, due / round.fools.length - shown)) face.set(play, drawn(jokers))
  }
  const fill = (plays: readonly Play[]): readonly Play[] =>
    plays.map((play) => (play.card === null ? { ...play, card: face.get(play) ?? drawn(others) } : play))
  const tricks = round.tricks.map((trick) => ({ ...trick, plays: fill(trick.plays) }))
  return { ...round, tricks, crash: round.crash && { ...round.crash, plays: fill(round.crash.plays) } }
}

const facesOf = ({ plays }: { readonly plays: readonly Play[] }): readonly Face[] => plays.map(({ card }) => card)

/** The cards of the deck that are not among these. */
export const missing = (faces: readonly Face[]): readonly Card[] => {
  const there = new Set(faces)
  return WITH_JOKERS.filter((card) => !there.has(card))
}

/** The first card of that kind, out of these. */
const taken = (cards: Card[], isWanted: (card: Card) => boolean): Card => drawn(cards.splice(cards.findIndex(isWanted), 1))

function drawn(cards: Card[]): Card {
  const card = cards.pop()
  if (card === undefined) throw new Error('there are more backs on the table than cards unseen')
  return card
}
