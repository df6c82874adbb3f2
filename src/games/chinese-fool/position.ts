import { z } from 'zod'
import type { Seat } from '../../kit/game.js'
import type { Suited } from '../../kit/suits.js'
import { active, beats, clash, deckOf } from './ring.js'
import { card, options, seat, type State } from './types.js'
import { cardsOf } from './view.js'

const hand = z.array(card).max(52)
const seats = z.array(seat)
const taken = z.array(z.strictObject({ seat, card }))
const pile = z.strictObject({ cards: hand, by: seats, taken })

/** A position with all its cards, as the table holds it once they are dealt. */
const shape = z.strictObject({
  options,
  phase: z.enum(['playing', 'over']),
  dealer: seat,
  leader: seat,
  shown: card.nullable(),
  hands: z.array(hand).max(8),
  known: hand,
  pile: hand,
  by: seats,
  taken,
  turn: seat,
  out: seats,
  quiet: z.number().int().min(0),
  piles: z.array(pile),
  resigned: seat.nullable(),
  fool: seat.nullable(),
})
type Position = z.infer<typeof shape>

/** Positions of so many seats in which every card is in one place and nothing contradicts the rules. */
export const position = (seats: number): z.ZodType<State> =>
  shape.refine((it) => whole(it, seats) && lawful(it) && (it.phase === 'playing' ? going(it) : ended(it)), {
    error: 'no game leads to this position',
  })

/** The deck and the seats of this table, each once. */
function whole(it: Position, seats: number): boolean {
  const deck = deckOf(it.options)
  const cards = cardsOf(it)
  const held = new Set<Suited | null>(it.hands.flat())
  return (
    it.hands.length === seats &&
    clash(it.options, seats) === undefined &&
    cards.length === deck.length &&
    deck.every((card) => cards.includes(card)) &&
    it.known.every((card) => held.has(card)) &&
    named(it).every((seat) => seat < seats) &&
    new Set(it.out).size === it.out.length
  )
}

const named = (it: Position): readonly Seat[] => [
  it.dealer,
  it.leader,
  it.turn,
  ...it.out,
  ...[it, ...it.piles].flatMap(({ by, taken }) => [...by, ...taken.map(({ seat }) => seat)]),
  ...[it.resigned, it.fool].filter((seat) => seat !== null),
]

/** Each card of a pile beats the one below it, and each gone pile was as big as there were players, or by one bigger. */
function lawful(it: Position): boolean {
  const chained = (cards: readonly Suited[], by: readonly Seat[]): boolean =>
    cards.length === by.length && cards.every((card, i) => i === 0 || beats(cards[i - 1]!, card))
  return (
    chained(it.pile, it.by) &&
    it.piles.every(({ cards, by }) => chained(cards, by) && cards.length >= active(it) && cards.length <= it.hands.length) &&
    it.hands.every((hand, seat) => (hand.length === 0) === it.out.includes(seat))
  )
}

const going = (it: Position): boolean =>
  active(it) > 1 &&
  it.fool === null &&
  it.resigned === null &&
  !it.out.includes(it.turn) &&
  it.pile.length < active(it) &&
  it.quiet < it.options.noProgress * active(it)

/** Somebody resigned, or one alone has cards, or nothing moved for too long. */
function ended(it: Position): boolean {
  if (it.resigned !== null) return it.fool === it.resigned && !it.out.includes(it.resigned)
  if (it.fool !== null) return active(it) === 1 && !it.out.includes(it.fool)
  return active(it) > 1 && it.quiet === it.options.noProgress * active(it)
}
