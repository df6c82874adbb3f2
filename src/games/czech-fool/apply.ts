import type { Suited } from '../../kit/suits.js'
import type { Event, State, Turn } from './types.js'

/** So many turns of a round are remembered, to be told at the table. */
export const RECENT = 8

/** A round without anything on the table. */
const CLEARED = {
  known: [],
  stock: [],
  open: false,
  pile: [],
  ordered: null,
  draws: 0,
  passes: 0,
  moves: 0,
  recent: [],
} as const satisfies Partial<State>

export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'dealt': {
      const { round, starter, hands, stock, turned } = event
      const pile = turned ? [turned] : []
      return { ...state, ...CLEARED, phase: 'playing', round, starter, next: null, hands, stock, pile, turn: starter }
    }
    case 'played':
    case 'drew':
    case 'missed':
    case 'passed':
    case 'recycled':
      return moved(state, step(state, event))
    case 'counted': {
      const { winner, hands, points, scores } = event
      const { starter, pile, moves, rounds, options } = state
      const stock = state.open ? state.stock.filter((card) => card !== null) : []
      const seat = (starter + 1) % hands.length
      return {
        ...state,
        ...CLEARED,
        phase: 'dealing',
        next: options.starter === 'dealerLeft' ? seat : (winner ?? seat),
        hands: hands.map(() => []),
        rounds: [...rounds, { starter, winner, hands, pile, stock, points, scores, moves }],
        scores,
      }
    }
    case 'resigned':
      return { ...state, resigned: event.seat }
    case 'over':
      return { ...state, ...CLEARED, phase: 'over', hands: state.hands.map(() => []) }
  }
}

/** What may change within a round. */
type Step = Pick<
  State,
  'hands' | 'known' | 'stock' | 'open' | 'pile' | 'ordered' | 'turn' | 'draws' | 'passes' | 'moves' | 'recent'
>

function step(state: State, event: Extract<Event, { type: 'played' | 'drew' | 'missed' | 'passed' | 'recycled' }>): Step {
  const { hands, known, stock, open, pile, ordered, turn, draws, passes, moves, recent } = state
  if (event.type === 'recycled') {
    const top = pile.slice(-1)
    return { hands, known, stock: event.stock, open: event.open, pile: top, ordered, turn, draws, passes, moves, recent }
  }
  const { seat } = event
  const hand = hands[seat]!
  const after = (seat + 1) % hands.length
  const told = (part: Partial<Turn>): readonly Turn[] => telling(recent, seat, part)
  switch (event.type) {
    case 'played': {
      const { card, suit } = event
      return {
        hands: hands.with(seat, spent(hand, card)),
        known: known.filter((it) => it !== card),
        stock,
        open,
        pile: [...pile, card],
        ordered: suit,
        turn: after,
        draws: 0,
        passes: 0,
        moves: moves + 1,
        recent: told({ card, suit, end: 'played' }),
      }
    }
    case 'drew': {
      const { cards, penalty } = event
      const drew = (openTurn(recent, seat)?.drew ?? 0) + cards.length
      return {
        hands: hands.with(seat, [...hand, ...cards]),
        known: event.open ? [...known, ...cards.filter((card) => card !== null)] : known,
        stock: stock.slice(cards.length),
        open,
        pile,
        ordered,
        turn,
        draws: penalty ? draws : draws + cards.length,
        passes: 0,
        moves: penalty ? moves : moves + 1,
        recent: told({ drew }),
      }
    }
    case 'missed':
      return { hands, known, stock, open, pile, ordered, turn: after, draws, passes, moves, recent: told({ end: 'missed' }) }
    case 'passed':
      return {
        hands,
        known,
        stock,
        open,
        pile,
        ordered,
        turn: after,
        draws: 0,
        passes: passes + 1,
        moves: moves + 1,
        recent: told({ end: 'passed' }),
      }
  }
}

/** All fields are written out: search players live here, and engines copy a spread far more slowly. */
function moved({ options, phase, round, starter, next, rounds, scores, resigned }: State, it: Step): State {
  const { hands, known, stock, open, pile, ordered, turn, draws, passes, moves, recent } = it
  return {
    options,
    phase,
    round,
    starter,
    next,
    hands,
    known,
    stock,
    open,
    pile,
    ordered,
    turn,
    draws,
    passes,
    moves,
    recent,
    rounds,
    scores,
    resigned,
  }
}

/** The turn of a seat that has not ended yet. */
function openTurn(recent: readonly Turn[], seat: number): Turn | undefined {
  const last = recent.at(-1)
  return last?.seat === seat && last.end === null ? last : undefined
}

function telling(recent: readonly Turn[], seat: number, part: Partial<Turn>): readonly Turn[] {
  const now = openTurn(recent, seat)
  const turn: Turn = { seat, drew: 0, card: null, suit: null, end: null, ...now, ...part }
  return [...(now ? recent.slice(0, -1) : recent), turn].slice(-RECENT)
}

/** A hand after a card was played; in the eyes of others one of the backs goes. Playing what is not there is a bug. */
function spent(hand: readonly (Suited | null)[], card: Suited): readonly (Suited | null)[] {
  let at = hand.indexOf(card)
  if (at < 0) at = hand.indexOf(null)
  if (at < 0) throw new Error('a card is played that is not in the hand')
  return hand.toSpliced(at, 1)
}
