import { z } from 'zod'
import { SUITS, WITH_JOKERS, type Card, type Face, type Suit } from '../../kit/cards.js'
import type { Outcome, Seat, Viewer } from '../../kit/game.js'
import type { Options } from './options.js'

export const card = z.enum(WITH_JOKERS as [Card, ...Card[]])
const face = card.nullable()
export const seat = z.number().int().min(0).max(7)
const suit = z.enum(SUITS)
const count = z.number().int().min(0)
/** As long as an action may name; empty lists and cards named twice are for the rules to refuse. */
const cards = z.array(card).max(54)

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lead'), cards }),
  z.strictObject({ type: z.literal('beat'), attack: card, with: card }),
  z.strictObject({ type: z.literal('take') }),
  z.strictObject({ type: z.literal('transfer'), cards }),
  z.strictObject({ type: z.literal('show'), card }),
  z.strictObject({ type: z.literal('throw'), cards }),
  /** Bito. `saw`: cards on the table that it saw, attacks and beats; left out: the present table. */
  z.strictObject({ type: z.literal('pass'), saw: count.optional() }),
  z.strictObject({ type: z.literal('redeal') }),
  z.strictObject({ type: z.literal('exchange') }),
  /** Accepted from everybody still in, never listed in `legal`. */
  z.strictObject({ type: z.literal('resign') }),
])
export type Action = z.infer<typeof action>

/** By what the first attacker of a game was chosen. */
const CHOSEN_BY = [
  'lowestTrump',
  'highestTrump',
  'lowestSpade',
  'lot',
  'chosen',
  'given',
  'fromUnderFool',
  'underFool',
  'previousWinner',
] as const
/** How a game ended; `no-progress` and `repetition` are draws of all who are still in. */
const ENDED_BY = ['cards', 'no-progress', 'repetition', 'resigned'] as const

/** What the game before left for this one: its Fool (of several the one that counts) and who went out first. */
const previous = z.strictObject({ fool: seat, winner: seat.nullable() })

export const result = z.strictObject({
  by: z.enum(ENDED_BY),
  /** Ascending; empty in a draw. */
  fools: z.array(seat),
  /** Who shares a draw, ascending. */
  drawn: z.array(seat),
  /** By seat: 1 for the first. */
  places: z.array(z.number().int()),
  /** Equal cards hung on the shoulders of the Fool (`finalPair`). */
  straps: z.array(card),
})
export type Result = z.infer<typeof result>

/** Who attacks first in this game and why; `card` decided it where a card did, and was shown to all. */
export const first = z.strictObject({ seat, by: z.enum(CHOSEN_BY), card: face })
const roles = { attacker: seat, defender: seat, limit: count }

/** Facts. A card is `null` in the eyes of somebody who saw only its back. */
export const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('redeal-claimed'), seat }),
  z.strictObject({
    type: z.literal('dealt'),
    previous: previous.nullable(),
    hands: z.array(z.array(face)),
    /** In drawing order. */
    talon: z.array(face),
  }),
  /** `seat`: who got it as the last card dealt, if there is no talon under which it could lie. */
  z.strictObject({ type: z.literal('trump-turned'), card: face, trump: suit.nullable(), seat: seat.nullable() }),
  z.strictObject({ type: z.literal('first-chosen'), ...first.shape }),
  z.strictObject({ type: z.literal('bout-begun'), bout: count, ...roles }),
  z.strictObject({ type: z.literal('exchanged'), seat, gave: card, took: card }),
  z.strictObject({ type: z.literal('led'), seat, cards }),
  z.strictObject({ type: z.literal('beaten'), seat, attack: card, with: card }),
  z.strictObject({ type: z.literal('transferred'), seat, cards, ...roles }),
  /** Passed on by showing a trump, which stays in hand. */
  z.strictObject({ type: z.literal('shown'), seat, card, ...roles }),
  z.strictObject({ type: z.literal('take-declared'), seat }),
  z.strictObject({ type: z.literal('thrown'), seat, cards }),
  z.strictObject({ type: z.literal('passed'), seat }),
  z.strictObject({ type: z.literal('bout-beaten') }),
  z.strictObject({ type: z.literal('bout-taken'), seat }),
  /** `turned`: the last of these cards is the one that lay face up under the talon. */
  z.strictObject({ type: z.literal('drew'), seat, cards: z.array(face), turned: z.boolean() }),
  z.strictObject({ type: z.literal('out'), seat, place: z.number().int().min(1) }),
  z.strictObject({ type: z.literal('resigned'), seat }),
  z.strictObject({ type: z.literal('epaulettes-hung'), seat, cards }),
  z.strictObject({ type: z.literal('over'), ...result.shape }),
])
export type Event = z.infer<typeof event>

/** The cards of a game in dealing order, as the referee takes them: one to each seat in turn, then the talon. */
export const given = z.strictObject({ deck: z.array(card), attacker: seat.optional() })
export type Deal = z.infer<typeof given>

/** A card laid in attack, by whom, and the card that beat it. */
export interface Slot {
  readonly attack: Card
  readonly by: Seat
  readonly defence: Card | null
}

/** What was fixed when the cards were dealt. */
export interface Setting {
  readonly previous: Readonly<z.infer<typeof previous>> | null
  /** How often cards were dealt again because somebody asked for it. */
  readonly redeals: number
  readonly trump: Suit | null
  /** The card that made trumps: it lies face up under the talon while there is one. After an exchange, the card that lies there now. */
  readonly turned: Card | null
  readonly first: Readonly<z.infer<typeof first>> | null
}

/** The bout in play. Roles are seats: for the seat of a partner who is out, `owner` tells who plays. */
export interface Bout {
  /** 0 for the first of the deal. */
  readonly number: number
  readonly attacker: Seat
  readonly defender: Seat
  /** Attack cards that there may be, all counted, while the defender has not said that he takes. */
  readonly limit: number
  readonly slots: readonly Slot[]
  /** Who said Bito to the table as it lies (in `taking`: in this bout). */
  readonly passed: readonly Seat[]
  /** Trumps shown in this bout to pass it on. */
  readonly shown: readonly Card[]
  /** Who passed the attack on, in order. */
  readonly passedOn: readonly Seat[]
  /** Whose hand became empty in this bout, in order. */
  readonly emptied: readonly Seat[]
  /** Equal cards laid at one time that emptied their player's hand when there was no talon: what a Fool may get to wear. */
  readonly straps: readonly Card[]
}

/** A bout that is over. */
export interface Past {
  readonly number: number
  readonly attacker: Seat
  readonly defender: Seat
  readonly passedOn: readonly Seat[]
  /** Who took it; null where all was beaten. */
  readonly taker: Seat | null
  /** Cards on its table. */
  readonly cards: number
  /** What lay there. Null for a beaten bout once the next one is over: the discard may not be looked at. */
  readonly slots: readonly Slot[] | null
  /** Who drew how many, in order. */
  readonly drew: readonly { readonly seat: Seat; readonly count: number }[]
  readonly out: readonly { readonly seat: Seat; readonly place: number }[]
}

/** A card that has wandered since the last discard, draw or exit. */
export interface Moved {
  readonly card: Card
  readonly from: Seat
  readonly at: Seat
}

/** What the game has come to so far. */
export interface Course {
  /** Bouts beaten, and the cards that lie in the discard. */
  readonly beaten: number
  readonly discarded: number
  /** Who is out, the first first. */
  readonly out: readonly Seat[]
  /** By seat: pairs of equal cards laid at one time. */
  readonly pairs: readonly number[]
  /** Bouts in a row taken without a draw from the talon and without an exit. */
  readonly quiet: number
  /** Cards that lie elsewhere than when that row began, and the positions that stood at the beginnings of its bouts. */
  readonly moved: readonly Moved[]
  readonly stood: readonly string[]
  readonly bouts: readonly Past[]
}

/**
 * A position, documented in this folder's README. Faces, not cards, so that one fold serves the table and a seat's idea of it:
 * in a seat's idea, another's hand has its known cards first, then backs.
 */
export interface State {
  readonly options: Options
  /** `dealing` before the first deal, and between the events at the end of a bout. */
  readonly phase: 'dealing' | 'lead' | 'defend' | 'throw' | 'taking' | 'over'
  readonly setting: Setting
  readonly hands: readonly (readonly Face[])[]
  /** By seat: cards of that hand that everybody knows, in the order in which they became known. */
  readonly known: readonly (readonly Card[])[]
  /** In drawing order; the last one lies face up. */
  readonly talon: readonly Face[]
  readonly bout: Bout
  readonly course: Course
  readonly result: Readonly<Result> | null
}

/** What one viewer may know: the position with a back for every card that it may not see. */
export interface View extends State {
  readonly viewer: Viewer
}

/** An outcome with its Fools: nobody in a draw. Scores are 2, 1 each for those who share a draw, 0 for the Fool. */
export interface FoolOutcome extends Outcome {
  readonly fools: readonly Seat[]
  readonly places: readonly number[]
}

/** Game rubles of somebody with such a score, at a rated table. */
export const rublesOf = (score: number): number => (score === 2 ? 10 : 0)

/** Why an action is refused, in the order in which it is looked at. `bad_action` comes before all. */
export const REASONS = [
  'bad_action',
  'game_over',
  'wrong_phase',
  'not_attacker',
  'not_defender',
  'card_not_in_hand',
  'duplicate_card',
  'no_cards',
  'lead_mixed_ranks',
  'lead_too_many',
  'limit_reached',
  'rank_not_on_table',
  'defender_cannot_throw',
  'not_entitled_to_throw',
  'not_your_priority',
  'already_passed',
  'one_card_at_a_time',
  'no_such_attack',
  'already_beaten',
  'does_not_beat',
  'transfer_not_in_variant',
  'transfer_after_defence',
  'transfer_first_bout',
  'transfer_rank',
  'transfer_target_too_few_cards',
  'show_not_allowed',
  'show_not_trump',
  'already_shown',
  'stale',
  'no_redeal',
  'no_exchange',
] as const
export type Reason = (typeof REASONS)[number]
