import { SUITS, type Suit } from '../../kit/cards.js'
import { cascade, defineGame, type Cascade, type Outcome, type Ruling, type Seat } from '../../kit/game.js'
import { shuffle, type Rng } from '../../kit/rng.js'
import { SHORT, suitOf, type Suited } from '../../kit/suits.js'
import { apply } from './apply.js'
import { asks, closed, mayDraw, mayPass, penalty, playable, skips } from './law.js'
import { position } from './position.js'
import { pointsOf, result, TARGET, totals } from './scoring.js'
import * as types from './types.js'
import type { Action, Deal, Event, Options, State } from './types.js'
import { imagine, redact, view } from './view.js'

// The Czech Fool: cards are shed by suit or rank, some of them make the next player draw and miss the turn, and hands are
// counted until somebody has 100 points. Here is the course of the game; law.ts says what fits and what may be done,
// apply.ts how facts change a position, scoring.ts what hands are worth, view.ts who may know what.

function setup(seats: number, options: Options, before?: State): State {
  return {
    options,
    phase: 'dealing',
    round: 0,
    starter: 0,
    next: before?.next ?? null, // played again, the winner of the last round starts
    hands: Array.from({ length: seats }, () => []),
    known: [],
    stock: [],
    open: false,
    pile: [],
    ordered: null,
    turn: 0,
    draws: 0,
    passes: 0,
    moves: 0,
    recent: [],
    rounds: [],
    scores: Array.from({ length: seats }, () => 0),
    resigned: null,
  }
}

/** The next round: cards one at a time from seat 0. `given` fixes them and who starts. */
function deal(state: State, rng: Rng, given?: Deal): readonly Event[] {
  const seats = state.hands.length
  const starter = given?.starter ?? state.next ?? rng.below(seats)
  const deck = given?.deck ?? shuffle(SHORT, rng)
  const dealt = state.options.hand * seats
  const hands = state.hands.map((_, seat) => deck.slice(0, dealt).filter((_, i) => i % seats === seat))
  const rest = deck.slice(dealt)
  const turned = state.options.opening === 'turnUp' ? (rest[0] ?? null) : null
  return [{ type: 'dealt', round: state.round + 1, starter, hands, stock: turned ? rest.slice(1) : rest, turned }]
}

const turn = (state: State): readonly Seat[] => (state.phase === 'playing' ? [state.turn] : [])

/** The cards that fit, in hand order, a queen with every suit; then to draw, to pass. To resign is accepted and never listed. */
function legal(state: State, seat: Seat): readonly Action[] {
  if (state.phase !== 'playing' || seat !== state.turn) return []
  const hand = state.hands[seat]!
  const plays = playable(state, seat).flatMap((card): readonly Action[] =>
    asks(card, hand) ? SUITS.map((suit) => ({ type: 'play', card, suit })) : [{ type: 'play', card }],
  )
  if (mayDraw(state, seat)) return [...plays, { type: 'draw' }]
  return mayPass(state, seat) ? [...plays, { type: 'pass' }] : plays
}

/** Sets off all that follows by itself: penalties, the count, the next deal. Reasons: `REASONS` in law.ts. */
function play(state: State, seat: Seat, action: Action, rng: Rng): Ruling<Event> {
  const reason = closed(state, seat, action)
  if (reason) return { ok: false, reason }
  const game = cascade(state, apply)
  switch (action.type) {
    case 'resign':
      game.happens({ type: 'resigned', seat })
      game.happens({ type: 'over', ...result(game.state) })
      return { ok: true, events: game.events }
    case 'draw':
      drawn(game, seat, 1, false, rng)
      break
    case 'pass':
      game.happens({ type: 'passed', seat })
      break
    case 'play':
      game.happens({ type: 'played', seat, card: action.card, suit: action.suit ?? null })
      effects(game, seat, action.card, rng)
  }
  const { passes, moves, hands, options } = game.state
  if (hands[seat]!.length === 0) counted(game, seat, rng)
  else if (passes === hands.length || moves >= options.maxRoundMoves) counted(game, null, rng)
  return { ok: true, events: game.events }
}

/** What a card does to the next player: carried out at once, and not to be answered. */
function effects(game: Cascade<State, Event>, seat: Seat, card: Suited, rng: Rng): void {
  const { hands, options } = game.state
  const next = (seat + 1) % hands.length
  const last = hands[seat]!.length === 0
  if (!last || options.penaltyOnLast) drawn(game, next, penalty(card), true, rng)
  if (!last && skips(card)) game.happens({ type: 'missed', seat: next })
}

/** As many cards as there are; the pile but for its top becomes the stock once that is empty. */
function drawn(game: Cascade<State, Event>, seat: Seat, wanted: number, asPenalty: boolean, rng: Rng): void {
  for (let due = wanted; due > 0;) {
    const { stock, pile, options } = game.state
    if (stock.length === 0) {
      const under = pile.slice(0, -1)
      if (under.length === 0) return
      const flipped = options.recycle === 'flip'
      game.happens({ type: 'recycled', stock: flipped ? under : shuffle(under, rng), open: flipped })
      continue
    }
    const cards = stock.slice(0, due)
    game.happens({ type: 'drew', seat, cards, open: game.state.open, penalty: asPenalty })
    due -= cards.length
  }
}

/** The round is counted; the match ends, or the next round is dealt. */
function counted(game: Cascade<State, Event>, winner: Seat | null, rng: Rng): void {
  const hands = game.state.hands.map((hand) => hand.filter((card) => card !== null))
  const points = hands.map(pointsOf)
  game.happens({ type: 'counted', winner, hands, points, scores: [...totals(game.state.scores, points, game.state.options)] })
  if (game.state.scores.some((score) => score >= TARGET)) game.happens({ type: 'over', ...result(game.state) })
  else for (const event of deal(game.state, rng)) game.happens(event)
}

/** The clock lays the first card that fits, a queen for the suit most held; else it draws, else it passes. */
function idle(state: State, seat: Seat): Action {
  const hand = state.hands[seat]!
  const [card] = playable(state, seat)
  if (card === undefined) return mayDraw(state, seat) ? { type: 'draw' } : { type: 'pass' }
  return asks(card, hand) ? { type: 'play', card, suit: favourite(hand, card) } : { type: 'play', card }
}

/** The suit of which a hand has most cards, without `but`. */
export function favourite(hand: readonly (Suited | null)[], but: Suited): Suit {
  const held = (suit: Suit): number => hand.filter((card) => card !== null && card !== but && suitOf(card) === suit).length
  return SUITS.reduce((best, suit) => (held(suit) > held(best) ? suit : best))
}

function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { scores, resigned } = state
  const { winners, losers } = result(state)
  const behind = (seat: Seat): number =>
    seat === resigned ? scores.length - 1 : scores.filter((score, other) => other !== resigned && score < scores[seat]!).length
  return {
    scores,
    winners,
    places: scores.map((_, seat) => 1 + behind(seat)),
    tags: scores.map((_, seat) => (seat === resigned ? ['fool', 'resigned'] : losers.includes(seat) ? ['fool'] : [])),
  }
}

export const rules = defineGame<State, Action, Event, types.View, Options, Deal>({
  id: 'czech-fool',
  version: 1,
  seats: [2, 6],
  open: true,
  options: types.options,
  action: types.action,
  event: types.event,
  given: types.given,
  position,
  setup,
  deal,
  apply,
  turn,
  legal,
  play,
  idle,
  outcome,
  view,
  redact,
  imagine,
})
