import { isJoker, isKing, isQueen, WITH_JOKERS, type Face } from '../../kit/cards.js'
import { cascade, defineGame, type Outcome, type Ruling, type Seat } from '../../kit/game.js'
import { shuffle, type Rng } from '../../kit/rng.js'
import { newcomer } from './newcomer.js'
import { position } from './position.js'
import { score, SIZES } from './scoring.js'
import { closed, mayCrash, mover, strength, verdict, ways } from './trick.js'
import * as types from './types.js'
import type { Action, Deal, Event, Options, Play, Round, State } from './types.js'
import { imagine, redact, view } from './view.js'

// Foolish Faces, a game by J Simmons: tricks in which every card is played face up or face down. Two secret teams, the Fools
// (who were dealt a Joker) and the Court, count the face-up cards they take. Here is the course of the game; trick.ts says
// what may be played and who takes a trick, scoring.ts what a round is worth, view.ts who may know what.

/** Rounds of a whole game: everybody starts once, or one round alone. */
const roundsOf = (state: State): number => (state.options.length === 'full' ? state.hands.length : 1)

function setup(seats: number, options: Options, before?: State): State {
  return {
    options,
    phase: 'dealing',
    first: typeof before?.first === 'number' ? (before.first + 1) % seats : null, // played again, the start passes one seat on
    round: 0,
    start: 0,
    stock: [],
    hands: Array.from({ length: seats }, () => []),
    fools: null,
    tricks: [],
    plays: [],
    leader: 0,
    rounds: [],
    totals: Array.from({ length: seats }, () => 0),
  }
}

/** The next round. `given` fixes its cards and its start, whatever `state` has in mind. */
function deal(state: State, rng: Rng, given?: Deal): readonly Event[] {
  const seats = state.hands.length
  const round = state.round + 1
  if (given) return [{ type: 'dealt', round, ...given }]
  const start = ((state.first ?? rng.below(seats)) + round - 1) % seats
  const { stock, hand } = SIZES[seats]!
  let deck = shuffle(WITH_JOKERS, rng)
  while (deck.slice(0, stock).filter(isJoker).length === 2) deck = shuffle(WITH_JOKERS, rng) // there must be a Fool
  const hands = state.hands.map((_, seat) => deck.slice(stock + seat * hand, stock + (seat + 1) * hand))
  return [{ type: 'dealt', round, start, stock: deck.slice(0, stock), hands }]
}

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'dealt':
      return {
        ...state,
        phase: 'playing',
        first: state.round === 0 ? event.start : state.first,
        round: event.round,
        start: event.start,
        stock: event.stock,
        hands: event.hands,
        fools: foolsOf(event.hands),
        leader: event.start,
      }
    case 'played': {
      const { seat, card, cover = null, name = null } = event
      const hands = state.hands.with(seat, spent(state.hands[seat]!, card))
      return moved(
        state,
        hands,
        state.tricks,
        [...state.plays, { seat, up: event.face === 'up', card, cover, name }],
        state.leader,
      )
    }
    case 'took': {
      const trick = { plays: state.plays, winner: event.seat, points: event.points }
      return moved(state, state.hands, [...state.tricks, trick], [], event.seat)
    }
    case 'crashed': // the hand is on the table now, for everybody to see
      return { ...state, hands: state.hands.with(event.seat, event.hand) }
    case 'scored':
      return finished(state, event.fools, event.scores)
  }
}

/** What changes within a round. All fields are written out: search players live here, and engines copy a spread far more slowly. */
function moved(
  { options, phase, first, round, start, stock, fools, rounds, totals }: State,
  hands: State['hands'],
  tricks: State['tricks'],
  plays: State['plays'],
  leader: Seat,
): State {
  return { options, phase, first, round, start, stock, hands, fools, tricks, plays, leader, rounds, totals }
}

/** The round goes into the books and the table is cleared. Whoever holds cards now has crashed, being the one on turn. */
function finished(state: State, fools: readonly Seat[], scores: readonly number[]): State {
  const { start, stock, tricks, plays } = state
  const seat = mover(state)
  const hand = state.hands[seat]!.filter((card) => card !== null)
  const crash = hand.length > 0 ? { seat, hand, plays } : null
  const totals = state.totals.map((total, seat) => total + scores[seat]!)
  const round: Round = { start, stock, fools, tricks, crash, scores, totals }
  return {
    ...state,
    phase: state.round === roundsOf(state) ? 'over' : 'dealing',
    stock: [],
    hands: state.hands.map(() => []),
    fools: null,
    tricks: [],
    plays: [],
    rounds: [...state.rounds, round],
    totals,
  }
}

/** Who was dealt a Joker: null to somebody who does not see all hands. */
const foolsOf = (hands: State['hands']): readonly Seat[] | null =>
  hands.some((hand) => hand.includes(null))
    ? null
    : hands.flatMap((hand, seat) => (hand.some((card) => card !== null && isJoker(card)) ? [seat] : []))

/** A hand after a card was played; in the eyes of others one of the backs goes. Playing what is not there is a bug. */
function spent(hand: readonly Face[], card: Face): readonly Face[] {
  let at = hand.indexOf(card)
  if (at < 0) at = hand.indexOf(null)
  if (at < 0) throw new Error('a card is played that is not in the hand')
  const left = hand.slice()
  left.splice(at, 1)
  return left
}

const turn = (state: State): readonly Seat[] => (state.phase === 'playing' ? [mover(state)] : [])

/** By card in hand order: face down first, then face up in every way; the Party Crasher last. */
function legal(state: State, seat: Seat): readonly Action[] {
  if (state.phase !== 'playing' || seat !== mover(state)) return []
  const seats = state.hands.length
  const { down, up, covers } = ways(state.plays, seats)
  const actions: Action[] = []
  for (const card of state.hands[seat]!) {
    if (card === null) continue
    if (down) actions.push({ type: 'play', card, face: 'down' })
    if (isQueen(card)) for (const cover of covers) actions.push({ type: 'play', card, face: 'up', cover })
    else if (!up) continue
    else if (!isKing(card)) actions.push({ type: 'play', card, face: 'up' })
    else for (let name = 0; name < seats; name++) if (name !== seat) actions.push({ type: 'play', card, face: 'up', name })
  }
  if (mayCrash(state, seat)) actions.push({ type: 'crash' })
  return actions
}

/** Sets off all that follows by itself: the trick is taken, the round scored, the next one dealt. Reasons: `REASONS` in trick.ts. */
function play(state: State, seat: Seat, action: Action, rng: Rng): Ruling<Event> {
  const reason = closed(state, seat, action)
  if (reason) return { ok: false, reason }
  const last = state.plays.length + 1 === state.hands.length
  if (action.type === 'play' && !last) return { ok: true, events: [playedBy(seat, action)] }

  const game = cascade(state, apply)
  if (action.type === 'crash') {
    game.happens({ type: 'crashed', seat, hand: state.hands[seat]!.filter((card) => card !== null) })
  } else {
    game.happens(playedBy(seat, action))
    game.happens(taken(game.state.plays))
    if (game.state.hands.some((hand) => hand.length > 0)) return { ok: true, events: game.events }
  }
  game.happens({ type: 'scored', round: state.round, ...score(game.state) })
  if (game.state.phase === 'dealing') for (const event of deal(game.state, rng)) game.happens(event)
  return { ok: true, events: game.events }
}

function playedBy(seat: Seat, action: Extract<Action, { type: 'play' }>): Event {
  const { card, face } = action
  if (action.face === 'up' && action.cover !== undefined) return { type: 'played', seat, face, card, cover: action.cover }
  if (action.face === 'up' && action.name !== undefined) return { type: 'played', seat, face, card, name: action.name }
  return { type: 'played', seat, face, card }
}

/** The winner takes the complete trick, each card the way up it was played. */
function taken(plays: readonly Play[]): Event {
  const won = verdict(plays)
  if (!won) throw new Error('a complete trick has a face-down card that counts, so somebody takes it')
  return { type: 'took', seat: won.winner, points: plays.filter(({ up }) => up).length }
}

/** The clock spends the lowest card, face down where it may; a Queen or King face up covers or names whom it can first. */
function idle(state: State, seat: Seat): Action {
  return legal(state, seat).reduce((least, action) => (cost(action) < cost(least) ? action : least))
}

/** What an action gives away; a card without a number is dearer than the 10, and the Joker dearest. */
const cost = (action: Action): number =>
  action.type === 'crash' ? 100 : (strength(action.card) || 10.5) + (action.face === 'up' ? 20 : 0)

function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { totals } = state
  const places = totals.map((mine) => 1 + totals.filter((other) => other > mine).length)
  return { scores: totals, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), places, tags: roles(state) }
}

/** For the records: what each seat was in one round or more. */
function roles({ rounds, totals }: State): readonly (readonly string[])[] {
  return totals.map((_, seat) => {
    const was = rounds.map(({ fools }) => (fools.includes(seat) ? (fools.length === 1 ? 'lone-fool' : 'fool') : 'court'))
    return [...new Set(was)]
  })
}

export const rules = defineGame<State, Action, Event, types.View, Options, Deal>({
  id: 'foolish-faces',
  version: 1,
  seats: [4, 5],
  options: types.options,
  action: types.action,
  event: types.event,
  given: types.given,
  position: (seats) => position(seats, { setup, apply, play }),
  setup,
  deal,
  apply,
  turn,
  legal,
  play,
  idle,
  outcome,
  view,
  newcomer,
  redact,
  imagine,
})
