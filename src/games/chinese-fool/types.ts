import { z } from 'zod'
import type { Seat, Viewer } from '../../kit/game.js'
import { SUITED, type Suited } from '../../kit/suits.js'

export const card = z.enum(SUITED as [Suited, ...Suited[]])
const back = card.nullable()
export const seat = z.number().int().min(0).max(7)

export const options = z.strictObject({
  deck: z.union([z.literal(36), z.literal(52)]).default(36),
  /** Who leads first: the holder of the lowest spade, of the nine of diamonds, or the seat in `chosenSeat`. */
  firstLead: z.enum(['lowestTrump', 'nineDiamonds', 'chosen']).default('lowestTrump'),
  chosenSeat: seat.default(0),
  /** Whether somebody who could beat may take all the same. */
  mayTakeWhenAble: z.boolean().default(true),
  /** A draw after so many takes in a row for each player left, without a discard and without anybody going out. */
  noProgress: z.number().int().min(1).max(100).default(30),
})
export type Options = z.infer<typeof options>

/** A card is laid, or the bottom card of the pile is taken; or somebody gives up, at any time. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card }),
  z.strictObject({ type: z.literal('take') }),
  z.strictObject({ type: z.literal('resign') }),
])
export type Action = z.infer<typeof action>

/** Facts. All but the cards of a deal happen before everybody's eyes. */
export const event = z.discriminatedUnion('type', [
  /** `shown`: the card that decided who leads. */
  z.strictObject({ type: z.literal('dealt'), dealer: seat, leader: seat, shown: back, hands: z.array(z.array(back)) }),
  z.strictObject({ type: z.literal('played'), seat, card }),
  z.strictObject({ type: z.literal('took'), seat, card }),
  z.strictObject({ type: z.literal('out'), seat, place: z.number() }),
  /** The pile goes away, and `seat` leads the next one. */
  z.strictObject({ type: z.literal('discarded'), seat }),
  z.strictObject({ type: z.literal('resigned'), seat }),
  /** `fool` is null in a draw. */
  z.strictObject({ type: z.literal('over'), fool: seat.nullable() }),
])
export type Event = z.infer<typeof event>

/** Hands fixed beforehand, as the referee takes them; without `leader` the options decide. */
export const given = z.strictObject({ hands: z.array(z.array(card)), leader: seat.optional(), dealer: seat.optional() })
export type Deal = z.infer<typeof given>

/** A card that was taken from the bottom of the pile, and by whom. */
interface Taken {
  readonly seat: Seat
  readonly card: Suited
}

/** A pile that went away: its cards from bottom to top, who laid each, and what had been taken from below before. */
export interface Pile {
  readonly cards: readonly Suited[]
  readonly by: readonly Seat[]
  readonly taken: readonly Taken[]
}

/** A position, documented in this folder's README. A card of a hand is null in the eyes of who does not know it. */
export interface State {
  readonly options: Options
  readonly phase: 'dealing' | 'playing' | 'over'
  readonly dealer: Seat | null
  readonly leader: Seat
  readonly shown: Suited | null
  readonly hands: readonly (readonly (Suited | null)[])[]
  /** Cards in hands that everybody saw: taken from the pile, or shown for the lead. */
  readonly known: readonly Suited[]
  readonly pile: readonly Suited[]
  readonly by: readonly Seat[]
  readonly taken: readonly Taken[]
  readonly turn: Seat
  /** In the order in which they went out. */
  readonly out: readonly Seat[]
  /** Takes in a row since a pile was discarded or somebody went out. */
  readonly quiet: number
  readonly piles: readonly Pile[]
  readonly resigned: Seat | null
  readonly fool: Seat | null
}

/** What one viewer may know: the position with every card of other hands as null that was not seen by all. */
export interface View extends State {
  readonly viewer: Viewer
}
