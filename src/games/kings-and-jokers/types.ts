import { z } from 'zod'
import { JOKERS, SUITS, WITH_JOKERS, type Card, type Rank, type Suit } from '../../kit/cards.js'
import type { Viewer } from '../../kit/game.js'

// The deck falls into three kinds of cards, each with a pile of its own.

const ofEachSuit = <R extends Rank>(ranks: readonly R[]): readonly `${R}${Suit}`[] =>
  SUITS.flatMap((suit) => ranks.map((rank): `${R}${Suit}` => `${rank}${suit}`))

export type Identity = `K${Suit}` | (typeof JOKERS)[number]
export type Tool = `${'A' | '3' | '5' | '7' | '9'}${Suit}`
export type Challenge = `${'2' | '4' | '6' | '8' | '10' | 'J' | 'Q'}${Suit}`

/** 6. */
export const IDENTITIES: readonly Identity[] = [...ofEachSuit(['K']), ...JOKERS]
/** 20. */
export const TOOLS: readonly Tool[] = ofEachSuit(['A', '3', '5', '7', '9'])
/** 28. */
export const CHALLENGES: readonly Challenge[] = ofEachSuit(['2', '4', '6', '8', '10', 'J', 'Q'])

export const identity = z.enum(IDENTITIES as [Identity, ...Identity[]])
export const tool = z.enum(TOOLS as [Tool, ...Tool[]])
export const challenge = z.enum(CHALLENGES as [Challenge, ...Challenge[]])
const seat = z.number().int().min(0).max(5)

/** `win`: `first`, or `sole` where a win is never shared. What they ask for stands in goals.ts. */
export const options = z.strictObject({ win: z.enum(['first', 'sole']).default('first') })
export type Options = z.infer<typeof options>

/** A tool from the hand for the challenge on the table. Any card is well-formed; the rules refuse one that is not in the hand. */
export const action = z.strictObject({ type: z.literal('choose'), tool: z.enum(WITH_JOKERS as [Card, ...Card[]]) })
export type Action = z.infer<typeof action>

/** Facts. A card is `null` in the eyes of somebody who saw only its back. */
export const event = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('dealt'),
    identities: z.array(identity.nullable()),
    aside: z.array(identity.nullable()),
    hands: z.array(z.array(tool.nullable())),
    pile: z.array(tool.nullable()),
    challenges: z.array(challenge.nullable()),
  }),
  z.strictObject({ type: z.literal('reshuffled'), pile: z.array(tool.nullable()) }),
  z.strictObject({ type: z.literal('turned'), turn: z.number(), challenge }),
  z.strictObject({ type: z.literal('chose'), seat: seat.nullable(), tool: tool.nullable(), again: z.boolean() }),
  z.strictObject({ type: z.literal('revealed'), tools: z.array(tool), total: z.number(), passed: z.boolean() }),
  z.strictObject({
    type: z.literal('redealt'),
    hands: z.array(z.array(tool.nullable())),
    pile: z.array(tool.nullable()),
  }),
  z.strictObject({ type: z.literal('unmasked'), identities: z.array(identity) }),
  z.strictObject({ type: z.literal('won'), seats: z.array(seat) }),
  z.strictObject({ type: z.literal('lost') }),
])
export type Event = z.infer<typeof event>

/**
 * Cards fixed beforehand, as the referee takes them: identities by seat (more than there are seats lie aside), tools in the order
 * in which they are dealt, one at a time to each seat in turn, and challenges in the order in which they are turned up.
 */
export const given = z.strictObject({
  identities: z.array(identity).max(IDENTITIES.length),
  tools: z.array(tool).length(TOOLS.length),
  challenges: z.array(challenge).length(CHALLENGES.length),
})
export type Deal = z.infer<typeof given>

/** A turn that is over. Whose tools these were and which two nobody played, nobody learns from it. */
export interface Turn {
  readonly challenge: Challenge
  readonly tools: readonly Tool[]
  readonly total: number
  readonly passed: boolean
}

/** A position, documented in this folder's README. Faces, not cards, so that one fold serves the table and a seat's idea of it. */
export interface State {
  readonly options: Options
  readonly phase: 'dealing' | 'playing' | 'over'
  /** By seat. */
  readonly identities: readonly Back<Identity>[]
  /** Identities dealt to nobody. */
  readonly aside: readonly Back<Identity>[]
  /** By seat; a tool that was chosen lies here until all have chosen. */
  readonly hands: readonly (readonly Back<Tool>[])[]
  /** Tools still to come, the next one first. */
  readonly pile: readonly Back<Tool>[]
  /** The two tools that nobody chose for the challenge on the table. */
  readonly extras: readonly Back<Tool>[]
  /** Tools scored since all tools were last shuffled, in the order in which they were shown. */
  readonly discard: readonly Tool[]
  /** Challenges still to come, the next one first. */
  readonly challenges: readonly Back<Challenge>[]
  /** The one on the table; null before the first and when the game is over. */
  readonly challenge: Challenge | null
  /** By seat: the tool chosen for it; null where none is, and to everybody else. */
  readonly choices: readonly Back<Tool>[]
  /** How many seats have chosen, which everybody may know. */
  readonly chosen: number
  readonly turns: readonly Turn[]
}
/** A card of one kind, or its back. */
export type Back<C extends Card> = C | null

/** What one viewer may know: the position with every face it did not see as null. */
export interface View extends State {
  readonly viewer: Viewer
}

/** By suit, how many challenges have passed. */
export type Passed = Readonly<Record<Suit, number>>
