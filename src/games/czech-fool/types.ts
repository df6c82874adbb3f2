import { z } from 'zod'
import { SUITS, type Suit } from '../../kit/cards.js'
import type { Seat, Viewer } from '../../kit/game.js'
import { SHORT, type Suited } from '../../kit/suits.js'

export const card = z.enum(SHORT as [Suited, ...Suited[]])
const back = card.nullable()
export const seat = z.number().int().min(0).max(5)
export const suit = z.enum(SUITS)

export const options = z.strictObject({
  /** Cards dealt to each. */
  hand: z.union([z.literal(4), z.literal(5)]).default(5),
  /** The starter lays any card, or answers the top card of the stock. */
  opening: z.enum(['anyCard', 'turnUp']).default('anyCard'),
  /** Round 1 by lot; later rounds: who won the one before, or the seats in turn. */
  starter: z.enum(['winner', 'dealerLeft']).default('winner'),
  /** What becomes of the pile once the stock is empty. Turned over, everybody knows the cards to come. */
  recycle: z.enum(['shuffle', 'flip']).default('shuffle'),
  /** How many cards may be drawn in one turn. */
  drawLimit: z.enum(['none', 'one']).default('none'),
  /** Whether a six, seven or king of hearts that ends the round still makes the next player draw. */
  penaltyOnLast: z.boolean().default(true),
  /** Whether a total of exactly 101 falls back to 0. */
  exactReset: z.boolean().default(false),
  /** A round is counted without a winner after so many actions. */
  maxRoundMoves: z.number().int().min(10).max(1_000).default(1_000),
  /** How many cards may be drawn in one turn while one could be played; null for no limit. */
  maxVoluntaryDraws: z.number().int().min(0).max(36).nullable().default(null),
})
export type Options = z.infer<typeof options>

/** A card, with the suit that a queen asks for unless she is the last card; one card from the stock; or neither. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card, suit: suit.optional() }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('resign') }),
])
export type Action = z.infer<typeof action>

const seats = z.array(seat)
const figures = z.array(z.number())

/** Facts. A card is `null` in the eyes of somebody who saw only its back. */
export const event = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('dealt'),
    round: z.number(),
    starter: seat,
    hands: z.array(z.array(back)),
    stock: z.array(back),
    turned: back,
  }),
  z.strictObject({ type: z.literal('played'), seat, card, suit: suit.nullable() }),
  /** The pile but for its top is the new stock; `open` when it was turned over, and so is known to all. */
  z.strictObject({ type: z.literal('recycled'), stock: z.array(back), open: z.boolean() }),
  /** `penalty`: because of the card before, and not by choice. */
  z.strictObject({ type: z.literal('drew'), seat, cards: z.array(back), open: z.boolean(), penalty: z.boolean() }),
  z.strictObject({ type: z.literal('missed'), seat }),
  z.strictObject({ type: z.literal('passed'), seat }),
  /** A round is over: hands are shown and counted. `winner` is null when nobody went out; `scores` are the totals. */
  z.strictObject({
    type: z.literal('counted'),
    winner: seat.nullable(),
    hands: z.array(z.array(card)),
    points: figures,
    scores: figures,
  }),
  z.strictObject({ type: z.literal('resigned'), seat }),
  z.strictObject({ type: z.literal('over'), winners: seats, losers: seats }),
])
export type Event = z.infer<typeof event>

/** A deck in the order in which it is dealt, one card at a time from seat 0, then drawn; and who starts. */
export const given = z.strictObject({ deck: z.array(card).length(SHORT.length), starter: seat.optional() })
export type Deal = z.infer<typeof given>

/** What one seat did when its turn came: cards drawn, then how it ended; `end` is null while the seat is still at it. */
export interface Turn {
  readonly seat: Seat
  readonly drew: number
  readonly card: Suited | null
  readonly suit: Suit | null
  readonly end: 'played' | 'missed' | 'passed' | null
}

/** A round that is over, with the hands as they were counted. */
export interface Round {
  readonly starter: Seat
  readonly winner: Seat | null
  readonly hands: readonly (readonly Suited[])[]
  /** As it lay at the end, from bottom to top. */
  readonly pile: readonly Suited[]
  /** What was still to be drawn of a stock that had been turned over; nothing of one that nobody saw. */
  readonly stock: readonly Suited[]
  readonly points: readonly number[]
  /** Totals after this round. */
  readonly scores: readonly number[]
  readonly moves: number
}

/** A position, documented in this folder's README. Cards are null in the eyes of who does not know them. */
export interface State {
  readonly options: Options
  readonly phase: 'dealing' | 'playing' | 'over'
  readonly round: number
  readonly starter: Seat
  /** Who starts the next round; null while that is open. */
  readonly next: Seat | null
  readonly hands: readonly (readonly (Suited | null)[])[]
  /** Cards in hands that everybody saw being drawn. */
  readonly known: readonly Suited[]
  /** In drawing order. */
  readonly stock: readonly (Suited | null)[]
  readonly open: boolean
  /** From bottom to top. */
  readonly pile: readonly Suited[]
  readonly ordered: Suit | null
  readonly turn: Seat
  /** Cards drawn in the present turn. */
  readonly draws: number
  /** Passes in a row. */
  readonly passes: number
  /** Actions in this round. */
  readonly moves: number
  /** The newest turns of this round, at most `RECENT` of them. */
  readonly recent: readonly Turn[]
  readonly rounds: readonly Round[]
  readonly scores: readonly number[]
  readonly resigned: Seat | null
}

/** What one viewer may know: the position with every card as null that it did not see. */
export interface View extends State {
  readonly viewer: Viewer
}
