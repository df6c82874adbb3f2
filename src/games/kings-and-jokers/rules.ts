import { cascade, defineGame, type Cascade, type Outcome, type Ruling, type Seat } from '../../kit/game.js'
import { pick, shuffle, type Rng } from '../../kit/rng.js'
import { ending, passedOf, winnersOf } from './goals.js'
import { position } from './position.js'
import { CYCLE, EXTRAS, HAND, inOrder, totalOf } from './tools.js'
import * as types from './types.js'
import {
  CHALLENGES,
  IDENTITIES,
  TOOLS,
  type Action,
  type Back,
  type Deal,
  type Event,
  type Options,
  type State,
  type Tool,
} from './types.js'
import { imagine, redact, view } from './view.js'

// Kings and Jokers: all together against challenges, each with a secret. In every turn each player secretly gives one tool, two
// more are mixed in, and their sum says whether the challenge passes. Here is the course of the game; goals.ts says who has
// won, tools.ts what a tool is worth, view.ts who may know what.

type Game = Cascade<State, Event>

function setup(seats: number, options: Options): State {
  return {
    options,
    phase: 'dealing',
    identities: [],
    aside: [],
    hands: Array.from({ length: seats }, () => []),
    pile: [],
    extras: [],
    discard: [],
    challenges: [],
    challenge: null,
    choices: Array.from({ length: seats }, () => null),
    chosen: 0,
    turns: [],
  }
}

/** The whole deal, and the first challenge. Identities that a given deal leaves out lie aside. */
function deal(state: State, rng: Rng, given?: Deal): readonly Event[] {
  const seats = state.hands.length
  const first = given?.identities ?? shuffle(IDENTITIES, rng)
  const aside = [...first.slice(seats), ...IDENTITIES.filter((identity) => !first.includes(identity))]
  const tools = given?.tools ?? shuffle(TOOLS, rng)
  const challenges = given?.challenges ?? shuffle(CHALLENGES, rng)
  const game = cascade(state, apply)
  game.happens({ type: 'dealt', identities: first.slice(0, seats), aside, ...handsOf(tools, seats), challenges })
  turnUp(game, rng)
  return game.events
}

/** Tools go one at a time to each seat in turn; the rest is the pile. */
const handsOf = (tools: readonly Tool[], seats: number) => ({
  hands: Array.from({ length: seats }, (_, seat) => tools.slice(0, HAND * seats).filter((_, i) => i % seats === seat)),
  pile: tools.slice(HAND * seats),
})

/** The next turn. Where the pile is too short for the extra tools, as with six players, what was scored is shuffled into it first. */
function turnUp(game: Game, rng: Rng): void {
  const { pile, discard, turns } = game.state
  if (pile.length < EXTRAS) game.happens({ type: 'reshuffled', pile: shuffle(inOrder([...pile, ...discard]), rng) })
  const [challenge] = game.state.challenges
  if (!challenge) throw new Error('a turn begins without a challenge')
  game.happens({ type: 'turned', turn: turns.length + 1, challenge })
}

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'dealt':
      return {
        ...state,
        phase: 'playing',
        identities: event.identities,
        aside: event.aside,
        hands: event.hands,
        pile: event.pile,
        challenges: event.challenges,
      }
    case 'reshuffled':
      return { ...state, pile: event.pile, discard: [] }
    case 'turned':
      return {
        ...state,
        pile: state.pile.slice(EXTRAS),
        extras: state.pile.slice(0, EXTRAS),
        challenges: state.challenges.slice(1),
        challenge: event.challenge,
      }
    case 'chose':
      return chosen(state, event)
    case 'revealed':
      return revealed(state, event)
    case 'redealt':
      return { ...state, hands: event.hands, pile: event.pile, discard: [] }
    case 'unmasked':
      return { ...state, identities: event.identities }
    case 'won':
    case 'lost':
      return { ...state, phase: 'over' }
  }
}

type Happened<Type extends Event['type']> = Extract<Event, { type: Type }>

/** Whoever sees another's choice sees that there is one more, and no seat. */
function chosen(state: State, { seat, tool, again }: Happened<'chose'>): State {
  const choices = seat === null ? state.choices : state.choices.with(seat, tool)
  // All fields are written out: search players live here, and engines copy a spread far more slowly.
  const { options, phase, identities, aside, hands, pile, extras, discard, challenges, challenge, turns } = state
  const count = again ? state.chosen : state.chosen + 1
  return { options, phase, identities, aside, hands, pile, extras, discard, challenges, challenge, choices, chosen: count, turns }
}

/** The tools leave the hands, and the challenge goes to its pile. */
function revealed(state: State, { tools, total, passed }: Happened<'revealed'>): State {
  const { options, phase, identities, aside, pile, challenges, challenge } = state
  if (challenge === null) throw new Error('tools are revealed without a challenge')
  return {
    options,
    phase,
    identities,
    aside,
    hands: state.hands.map((hand, seat) => spent(hand, state.choices[seat] ?? null)),
    pile,
    extras: [],
    discard: [...state.discard, ...tools],
    challenges,
    challenge: null,
    choices: state.choices.map(() => null),
    chosen: 0,
    turns: [...state.turns, { challenge, tools, total, passed }],
  }
}

/** A hand without one tool; in the eyes of others one of the backs goes. Playing what is not there is a bug. */
function spent(hand: readonly Back<Tool>[], tool: Back<Tool>): readonly Back<Tool>[] {
  const at = hand.indexOf(tool)
  if (at < 0) throw new Error('a tool is revealed that is not in the hand')
  return hand.toSpliced(at, 1)
}

/** Everybody who has not chosen. */
const turn = (state: State): readonly Seat[] =>
  state.phase === 'playing' ? [...state.choices.keys()].filter((seat) => state.choices[seat] === null) : []

/** The tools in hand, in hand order; a choice may be changed, or made again, until the last seat has chosen. */
const legal = (state: State, seat: Seat): readonly Action[] =>
  state.phase === 'playing'
    ? (state.hands[seat] ?? []).flatMap((tool): readonly Action[] => (tool === null ? [] : [{ type: 'choose', tool }]))
    : []

/** Why `play` refuses, in the order in which it looks. What is malformed is `bad_action` before all of these. */
export const REASONS = ['bad_action', 'game_over', 'card_not_in_hand'] as const
export type Reason = (typeof REASONS)[number]

function closed(state: State, seat: Seat, { tool }: Action): Reason | undefined {
  if (state.phase !== 'playing') return 'game_over'
  return state.hands[seat]?.some((mine) => mine === tool) ? undefined : 'card_not_in_hand'
}

/** The last choice sets off all that follows by itself: the sum, the end or the next turn. Reasons: `REASONS`. */
function play(state: State, seat: Seat, action: Action, rng: Rng): Ruling<Event> {
  const reason = closed(state, seat, action)
  if (reason) return { ok: false, reason }
  const game = cascade(state, apply)
  game.happens({ type: 'chose', seat, tool: action.tool as Tool, again: state.choices[seat] !== null })
  if (game.state.chosen === game.state.hands.length) reveal(game, rng)
  return { ok: true, events: game.events }
}

/** Tools are shuffled from one fixed order, so that the list that all see depends on nothing but chance. */
function reveal(game: Game, rng: Rng): void {
  const { choices, extras, challenge } = game.state
  if (challenge === null) throw new Error('everybody has chosen and there is no challenge')
  const tools = shuffle(inOrder([...choices, ...extras]), rng)
  const total = totalOf(tools, challenge)
  game.happens({ type: 'revealed', tools, total, passed: total > 0 })
  const { turns, challenges, hands } = game.state
  const end = ending(game.state, turns, challenges.length)
  if (end) return finish(game, end)
  if (turns.length % CYCLE === 0) game.happens({ type: 'redealt', ...handsOf(shuffle(TOOLS, rng), hands.length) })
  turnUp(game, rng)
}

function finish(game: Game, end: 'won' | 'lost'): void {
  const { options, turns } = game.state
  const identities = game.state.identities.filter((identity) => identity !== null)
  game.happens({ type: 'unmasked', identities })
  game.happens(end === 'won' ? { type: 'won', seats: [...winnersOf(identities, passedOf(turns), options)] } : { type: 'lost' })
}

/** Any tool of the hand, each as likely as the next: a fixed one would show who was away. */
const idle = (state: State, seat: Seat, rng: Rng): Action => pick(legal(state, seat), rng)

/** A point for a win. In a game that is lost nobody comes first. */
function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { identities, options, turns } = state
  const winners = winnersOf(identities, passedOf(turns), options)
  const won = identities.map((_, seat) => winners.includes(seat))
  const tagsOf = (seat: Seat): readonly string[] => {
    if (winners.length === 0) return ['lost-by-all']
    return won[seat] ? [identities[seat]?.startsWith('K') ? 'king' : 'joker'] : []
  }
  return {
    scores: won.map(Number),
    winners,
    places: won.map((it) => (it ? 1 : Math.max(1, winners.length) + 1)),
    tags: identities.map((_, seat) => tagsOf(seat)),
  }
}

export const rules = defineGame<State, Action, Event, types.View, Options, Deal>({
  id: 'kings-and-jokers',
  version: 1,
  seats: [1, 6],
  secretTurn: true,
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
