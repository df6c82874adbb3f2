import { z } from 'zod'
import { isKing, isQueen, WITH_JOKERS, type Card, type Face } from '../../kit/cards.js'
import type { Seat, Viewer } from '../../kit/game.js'

const card = z.enum(WITH_JOKERS as [Card, ...Card[]])
const face = card.nullable()
const seat = z.number().int().min(0).max(4)

export const options = z.strictObject({
  length: z.enum(['full', 'single-round']).default('full'),
  partyCrasher: z.boolean().default(false),
})
export type Options = z.infer<typeof options>

// A seat that is not at this table is well-formed, and refused by the rules like any other wrong seat.
const anySeat = z.number().int().min(0)
const actions = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('crash') }),
  z.discriminatedUnion('face', [
    z.strictObject({ type: z.literal('play'), card, face: z.literal('down') }),
    z.strictObject({ type: z.literal('play'), card, face: z.literal('up'), cover: anySeat.optional(), name: anySeat.optional() }),
  ]),
])
export type Action = z.infer<typeof actions>

/** Only a Queen covers, only a King names: anything else with `cover` or `name` is no action at all. */
export const surplus = (action: Action): boolean =>
  action.type === 'play' &&
  action.face === 'up' &&
  ((action.cover !== undefined && !isQueen(action.card)) || (action.name !== undefined && !isKing(action.card)))

/** One card: face down; face up; a Queen face up covers the card of a seat; a King face up names a seat. Or the Party Crasher. */
export const action = actions.refine((it) => !surplus(it))

/** Facts. A card is `null` in the eyes of somebody who saw only its back. */
export const event = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('dealt'),
    round: z.number(),
    start: seat,
    stock: z.array(card),
    hands: z.array(z.array(face)),
  }),
  z.strictObject({
    type: z.literal('played'),
    seat,
    face: z.enum(['up', 'down']),
    card: face,
    cover: seat.optional(),
    name: seat.optional(),
  }),
  z.strictObject({ type: z.literal('took'), seat, points: z.number() }),
  z.strictObject({ type: z.literal('crashed'), seat, hand: z.array(card) }),
  z.strictObject({ type: z.literal('scored'), round: z.number(), fools: z.array(seat), scores: z.array(z.number()) }),
])
export type Event = z.infer<typeof event>

/** Cards fixed beforehand for one round, as the referee takes them. */
export const given = z.strictObject({ start: seat, stock: z.array(card), hands: z.array(z.array(card)) })
export type Deal = z.infer<typeof given>

/** A card on the table. `cover`: the seat whose card this Queen covers; `name`: the seat this King names. */
export interface Play {
  readonly seat: Seat
  readonly up: boolean
  readonly card: Face
  readonly cover: Seat | null
  readonly name: Seat | null
}

/** Plays in play order, the leader's first. `winner` is null while the trick is not complete (or was given up by a crash). */
export interface Trick {
  readonly plays: readonly Play[]
  readonly winner: Seat | null
  /** Face-up cards in it, once complete. */
  readonly points: number
}

/** A round that is over. Its face-down cards stay known to those who played them alone. */
export interface Round {
  readonly start: Seat
  readonly stock: readonly Card[]
  readonly fools: readonly Seat[]
  readonly tricks: readonly Trick[]
  /** Who ended it by Party Crasher, the hand shown, and the plays of the trick that nobody took. */
  readonly crash: { readonly seat: Seat; readonly hand: readonly Card[]; readonly plays: readonly Play[] } | null
  readonly scores: readonly number[]
  /** Running totals after this round. */
  readonly totals: readonly number[]
}

/** A position, documented in this folder's README. Faces, not cards, so that one fold serves the table and a seat's idea of it. */
export interface State {
  readonly options: Options
  readonly phase: 'dealing' | 'playing' | 'over'
  /** Start seat of round 1; null until it is dealt, unless a game before this one fixed it. */
  readonly first: Seat | null
  /** 1, 2, ... ; 0 before the first deal. */
  readonly round: number
  readonly start: Seat
  readonly stock: readonly Card[]
  readonly hands: readonly (readonly Face[])[]
  /** Seats dealt a Joker this round, ascending; null in the eyes of everybody until the round is scored. */
  readonly fools: readonly Seat[] | null
  /** Complete tricks of this round. */
  readonly tricks: readonly Trick[]
  /** The trick in play; its leader when it has no play yet is `leader`. */
  readonly plays: readonly Play[]
  readonly leader: Seat
  readonly rounds: readonly Round[]
  readonly totals: readonly number[]
}

/** Why a seat is what it is. `held`: Jokers dealt to it; `partner`: the other Fool, once a Joker shown has told. */
export interface Role {
  readonly team: 'fool' | 'lone-fool' | 'court'
  readonly held: 0 | 1 | 2
  readonly stockJoker: boolean
  readonly partner: Seat | null
}

/** What one viewer may know: the position with every face it did not see as null, and its own role (null for an onlooker). */
export interface View extends State {
  readonly viewer: Viewer
  readonly role: Role | null
  /** Seats that showed a Joker face up this round: they wear the hat. */
  readonly hats: readonly Seat[]
}
