import { z } from 'zod'
import { SHORT, type Suited } from '../../kit/suits.js'
import { RECENT } from './apply.js'
import { fits, isQueen } from './law.js'
import { pointsOf, TARGET, totals } from './scoring.js'
import { card, options, seat, suit, type State } from './types.js'
import { cardsOf } from './view.js'

const cards = z.array(card).max(SHORT.length)
const hands = z.array(cards).max(6)
const figures = z.array(z.number().int().min(0)).max(6)
const count = z.number().int().min(0)
const turn = z.strictObject({
  seat,
  drew: count,
  card: card.nullable(),
  suit: suit.nullable(),
  end: z.enum(['played', 'missed', 'passed']).nullable(),
})
const round = z.strictObject({
  starter: seat,
  winner: seat.nullable(),
  hands,
  pile: cards,
  stock: cards,
  points: figures,
  scores: figures,
  moves: count,
})

/** A position with all its cards, as the table holds it once they are dealt. */
const shape = z.strictObject({
  options,
  phase: z.enum(['playing', 'over']),
  round: count,
  starter: seat,
  next: seat.nullable(),
  hands,
  known: cards,
  stock: cards,
  open: z.boolean(),
  pile: cards,
  ordered: suit.nullable(),
  turn: seat,
  draws: count,
  passes: count,
  moves: count,
  recent: z.array(turn).max(RECENT),
  rounds: z.array(round),
  scores: figures,
  resigned: seat.nullable(),
})
type Position = z.infer<typeof shape>

/** Positions of so many seats in which every card is in one place and nothing contradicts the rules. */
export const position = (seats: number): z.ZodType<State> =>
  shape.refine((it) => seated(it, seats) && scored(it) && (it.phase === 'playing' ? going(it) : ended(it)), {
    error: 'no game leads to this position',
  })

const seated = (it: Position, seats: number): boolean =>
  it.hands.length === seats &&
  it.scores.length === seats &&
  it.rounds.every(({ hands, points, scores }) => [hands, points, scores].every((list) => list.length === seats)) &&
  [it.starter, it.turn, it.next, it.resigned, ...it.recent.map(({ seat }) => seat)].every((seat) => seat === null || seat < seats)

/** Each round counts what its hands are worth, and only the last one may have reached the end of the match. */
function scored(it: Position): boolean {
  let scores: readonly number[] = it.scores.map(() => 0)
  for (const { winner, hands, pile, stock, points, scores: after } of it.rounds) {
    if (scores.some((score) => score >= TARGET)) return false
    scores = totals(scores, points, it.options)
    const fair = hands.every((hand, seat) => pointsOf(hand) === points[seat] && (hand.length === 0) === (seat === winner))
    const shown = [...hands.flat(), ...pile, ...stock]
    if (!fair || new Set(shown).size < shown.length || !equal(scores, after)) return false
  }
  return equal(scores, it.scores)
}

const equal = (a: readonly number[], b: readonly number[]): boolean => a.every((it, i) => it === b[i])

/** The deck of a round, each card once, in a pile in which each card fits on the one below. */
function going(it: Position): boolean {
  const all = cardsOf(it)
  const held = new Set<Suited>(it.hands.flat())
  const top = it.pile.at(-1)
  return (
    it.round === it.rounds.length + 1 &&
    it.next === null &&
    it.resigned === null &&
    it.scores.every((score) => score < TARGET) &&
    all.length === SHORT.length &&
    SHORT.every((card) => all.includes(card)) &&
    it.hands.every((hand) => hand.length > 0) &&
    it.known.every((card) => held.has(card)) &&
    it.pile.every((card, i) => i === 0 || isQueen(it.pile[i - 1]!) || fits(card, { pile: it.pile.slice(0, i), ordered: null })) &&
    (it.ordered === null || (top !== undefined && isQueen(top))) &&
    (!it.open || it.options.recycle === 'flip') &&
    it.draws <= it.hands[it.turn]!.length &&
    it.passes < it.hands.length &&
    it.moves < it.options.maxRoundMoves
  )
}

/** The table is clear, and somebody has come so far or given up. */
const ended = (it: Position): boolean =>
  cardsOf(it).length === 0 &&
  it.known.length + it.recent.length + it.draws + it.passes + it.moves === 0 &&
  it.ordered === null &&
  !it.open &&
  (it.resigned !== null ? it.scores.every((score) => score < TARGET) : it.scores.some((score) => score >= TARGET))
