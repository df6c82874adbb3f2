import { cascade, defineGame, type Outcome, type Ruling, type Seat } from '../../kit/game.js'
import { shuffle, type Rng } from '../../kit/rng.js'
import type { Suited } from '../../kit/suits.js'
import { position } from './position.js'
import { active, after, clash, closed, deckOf, mayTake, playable, strength } from './ring.js'
import * as types from './types.js'
import type { Action, Deal, Event, Options, State } from './types.js'
import { imagine, redact, view } from './view.js'

// The Chinese Fool: a ring of beats. Everybody in turn beats the card of the neighbour or takes the bottom card of the pile;
// a pile of as many cards as there are players goes away. Who is left with cards is the Fool. Here is the course of the
// game; ring.ts says what beats what and what may be done, view.ts who may know what.

function setup(seats: number, options: Options, before?: State): State {
  return {
    options,
    phase: 'dealing',
    dealer: before?.fool ?? null, // the Fool deals the next game
    leader: 0,
    shown: null,
    hands: Array.from({ length: seats }, () => []),
    known: [],
    pile: [],
    by: [],
    taken: [],
    turn: 0,
    out: [],
    quiet: 0,
    piles: [],
    resigned: null,
    fool: null,
  }
}

/** The whole deck, dealt from the dealer's left, so that hands may differ by one. `given` fixes the hands. */
function deal(state: State, rng: Rng, given?: Deal): readonly Event[] {
  const seats = state.hands.length
  const dealer = given?.dealer ?? state.dealer ?? rng.below(seats)
  const hands = given?.hands ?? dealtFrom(shuffle(deckOf(state.options), rng), seats, dealer)
  const shown = given?.leader === undefined ? decider(state.options, hands) : null
  const leader = given?.leader ?? (shown ? hands.findIndex((hand) => hand.includes(shown)) : state.options.chosenSeat)
  return [{ type: 'dealt', dealer, leader, shown, hands: hands.map((hand) => [...hand]) }]
}

function dealtFrom(deck: readonly Suited[], seats: number, dealer: Seat): Suited[][] {
  const hands = Array.from({ length: seats }, (): Suited[] => [])
  for (const [i, card] of deck.entries()) hands[(dealer + 1 + i) % seats]!.push(card)
  return hands
}

/** The card whose holder leads first; null where the seat is chosen. Every card is dealt, so somebody has it. */
function decider({ firstLead, deck }: Options, hands: readonly (readonly Suited[])[]): Suited | null {
  const card = firstLead === 'chosen' ? null : firstLead === 'nineDiamonds' ? '9D' : deck === 36 ? '6S' : '2S'
  return card && hands.some((hand) => hand.includes(card)) ? card : null
}

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'dealt': {
      const { dealer, leader, shown, hands } = event
      return { ...state, phase: 'playing', dealer, leader, shown, hands, known: shown ? [shown] : [], turn: leader }
    }
    case 'played': {
      const { seat, card } = event
      const hands = state.hands.with(seat, spent(state.hands[seat]!, card))
      const known = state.known.filter((it) => it !== card)
      return moved(
        state,
        hands,
        known,
        [...state.pile, card],
        [...state.by, seat],
        state.taken,
        after(seat, { hands }),
        state.quiet,
      )
    }
    case 'took': {
      const { seat, card } = event
      const hands = state.hands.with(seat, [...state.hands[seat]!, card])
      const taken = [...state.taken, { seat, card }]
      const known = [...state.known, card]
      return moved(state, hands, known, state.pile.slice(1), state.by.slice(1), taken, after(seat, { hands }), state.quiet + 1)
    }
    case 'out':
      return { ...state, out: [...state.out, event.seat], quiet: 0 }
    case 'discarded': {
      const { pile: cards, by, taken, piles } = state
      return { ...state, piles: [...piles, { cards, by, taken }], pile: [], by: [], taken: [], turn: event.seat, quiet: 0 }
    }
    case 'resigned':
      return { ...state, resigned: event.seat }
    case 'over':
      return { ...state, phase: 'over', fool: event.fool }
  }
}

/** What most turns change. All fields are written out: search players live here, and engines copy a spread far more slowly. */
function moved(
  { options, phase, dealer, leader, shown, out, piles, resigned, fool }: State,
  hands: State['hands'],
  known: State['known'],
  pile: State['pile'],
  by: State['by'],
  taken: State['taken'],
  turn: Seat,
  quiet: number,
): State {
  return { options, phase, dealer, leader, shown, hands, known, pile, by, taken, turn, out, quiet, piles, resigned, fool }
}

/** A hand after a card was played; in the eyes of others one of the backs goes. Playing what is not there is a bug. */
function spent(hand: readonly (Suited | null)[], card: Suited): readonly (Suited | null)[] {
  let at = hand.indexOf(card)
  if (at < 0) at = hand.indexOf(null)
  if (at < 0) throw new Error('a card is played that is not in the hand')
  return hand.toSpliced(at, 1)
}

const turn = (state: State): readonly Seat[] => (state.phase === 'playing' ? [state.turn] : [])

/** The cards that may be laid, in hand order; taking comes last. To resign is accepted and never listed. */
function legal(state: State, seat: Seat): readonly Action[] {
  if (state.phase !== 'playing' || seat !== state.turn) return []
  const plays = playable(state, seat).map((card): Action => ({ type: 'play', card }))
  return mayTake(state, seat) ? [...plays, { type: 'take' }] : plays
}

/** Sets off all that follows by itself: going out, the discard, the end. Reasons: `REASONS` in ring.ts. */
function play(state: State, seat: Seat, action: Action): Ruling<Event> {
  const reason = closed(state, seat, action)
  if (reason) return { ok: false, reason }
  const game = cascade(state, apply)

  switch (action.type) {
    case 'resign':
      return {
        ok: true,
        events: [
          { type: 'resigned', seat },
          { type: 'over', fool: seat },
        ],
      }
    case 'take': {
      game.happens({ type: 'took', seat, card: state.pile[0]! })
      const { quiet, options } = game.state
      if (quiet >= options.noProgress * active(game.state)) game.happens({ type: 'over', fool: null })
      return { ok: true, events: game.events }
    }
    case 'play':
      game.happens({ type: 'played', seat, card: action.card })
      afterCard(game, seat)
      return { ok: true, events: game.events }
  }
}

/** What a card sets off that `seat` has laid. The number that a pile needs is that of players once somebody has gone out. */
function afterCard(game: ReturnType<typeof cascade<State, Event>>, seat: Seat): void {
  const gone = game.state.hands[seat]!.length === 0
  if (gone) game.happens({ type: 'out', seat, place: game.state.out.length + 1 })
  const left = active(game.state)
  if (left === 1) game.happens({ type: 'over', fool: after(seat, game.state) })
  else if (game.state.pile.length >= left) game.happens({ type: 'discarded', seat: gone ? after(seat, game.state) : seat })
}

/** The clock takes the bottom card; where it may not, it lays the lowest card that it can, trumps last. */
function idle(state: State, seat: Seat): Action {
  if (mayTake(state, seat)) return { type: 'take' }
  const [first, ...rest] = playable(state, seat)
  if (first === undefined) throw new Error('somebody is on turn who can do nothing')
  return { type: 'play', card: rest.reduce((least, card) => (cost(card) < cost(least) ? card : least), first) }
}

/** What a card is worth keeping: a trump more than any other. */
const cost = (card: Suited): number => strength(card) + (card.endsWith('S') ? 13 : 0)

/** Points: 2 for who is not the Fool, 1 in a draw for those who are still in, 0 for the Fool. */
function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { hands, out, fool, resigned } = state
  const seats = [...hands.keys()]
  const drew = (seat: Seat): boolean => fool === null && !out.includes(seat)
  const scores = seats.map((seat) => (seat === fool ? 0 : drew(seat) ? 1 : 2))
  const best = Math.max(...scores)
  return {
    scores,
    winners: seats.filter((seat) => scores[seat] === best),
    places: seats.map((seat) => (seat === fool ? hands.length : out.includes(seat) ? out.indexOf(seat) + 1 : out.length + 1)),
    tags: seats.map((seat) => (drew(seat) ? ['draw'] : seat !== fool ? [] : resigned === seat ? ['fool', 'resigned'] : ['fool'])),
  }
}

export const rules = defineGame<State, Action, Event, types.View, Options, Deal>({
  id: 'chinese-fool',
  version: 1,
  seats: [2, 8],
  open: true,
  options: types.options,
  clash,
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
  done: ({ out }, seat) => out.includes(seat),
  outcome,
  view,
  redact,
  imagine,
})
