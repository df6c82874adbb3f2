import { z } from 'zod'
import { ending } from './goals.js'
import { CYCLE, EXTRAS, fallsShort, HAND, recycled, sinceDeal, totalOf } from './tools.js'
import { challenge, CHALLENGES, IDENTITIES, identity, options, tool, TOOLS, type State, type Tool, type Turn } from './types.js'

const tools = z.array(tool).max(TOOLS.length)
const turn = z.strictObject({ challenge, tools, total: z.number().int(), passed: z.boolean() })

/** A position with all its faces, as the table holds it once cards are dealt. */
const shape = z.strictObject({
  options,
  phase: z.enum(['playing', 'over']),
  identities: z.array(identity).max(IDENTITIES.length),
  aside: z.array(identity).max(IDENTITIES.length),
  hands: z.array(tools).max(IDENTITIES.length),
  pile: tools,
  extras: tools,
  discard: tools,
  challenges: z.array(challenge).max(CHALLENGES.length),
  challenge: challenge.nullable(),
  choices: z.array(tool.nullable()).max(IDENTITIES.length),
  chosen: z.number().int(),
  turns: z.array(turn).max(CHALLENGES.length),
})
type Position = z.infer<typeof shape>

/** Positions that some game of so many seats leads to: each of the checks below says what all of its moments have in common. */
export const position = (seats: number): z.ZodType<State> =>
  shape.refine((it) => CHECKS.every((holds) => holds(it, seats)), { error: 'no game leads to this position' })

const CHECKS: readonly ((it: Position, seats: number) => boolean)[] = [
  /** Each card in one place. */
  (it, seats) =>
    it.identities.length === seats &&
    isAll([...it.identities, ...it.aside], IDENTITIES) &&
    isAll([...it.challenges, ...opened(it)], CHALLENGES) &&
    isAll([...it.hands.flat(), ...it.pile, ...it.extras, ...it.discard], TOOLS),

  /** Turns are counted right, and only the last one ended the game. */
  (it, seats) =>
    it.turns.every((turn) => fairTurn(turn, seats)) &&
    it.turns.every((_, i) => {
      const end = ending(it, it.turns.slice(0, i + 1), CHALLENGES.length - i - 1)
      return (end !== undefined) === (it.phase === 'over' && i === it.turns.length - 1)
    }),
  (it) => (it.phase === 'playing' ? it.challenge !== null : it.challenge === null && it.turns.length > 0),

  /** Hands shrink together, and two tools lie beside them while a challenge is on the table. */
  (it, seats) => {
    const size = HAND - sinceDeal(it)
    return it.hands.length === seats && it.hands.every((hand) => hand.length === size)
  },
  (it) => it.extras.length === (it.phase === 'playing' ? EXTRAS : 0),

  /** A seat has chosen from its hand, and not all have. */
  ({ hands, choices, chosen, phase }, seats) =>
    choices.length === seats &&
    choices.every((tool, seat) => tool === null || (hands[seat] ?? []).includes(tool)) &&
    chosen === choices.filter((tool) => tool !== null).length &&
    (phase === 'playing' ? chosen < seats : chosen === 0),

  scored,
  /** In turns that share a deal every tool is scored once, or, where it was shuffled into the pile, comes back as an extra. */
  ({ turns }, seats) =>
    turns.every(
      (turn, i) => i % CYCLE === 0 || common(turns[i - 1]!.tools, turn.tools).length === (fallsShort(seats) ? EXTRAS : 0),
    ),
]

const opened = ({ challenge, turns }: Position) => [
  ...turns.map((turn) => turn.challenge),
  ...(challenge === null ? [] : [challenge]),
]

/** What was scored since the deal, in the order in which it was shown. */
function discarded({ discard, turns }: Position, since: number): boolean {
  const shown = since === 0 ? [] : turns.slice(-since).flatMap((turn) => turn.tools)
  return discard.length === shown.length && discard.every((tool, i) => tool === shown[i])
}

/** The scored tools lie there as they were shown; those shuffled into the pile are its only ones and the extras. */
function scored(it: Position): boolean {
  const back = recycled(it)
  if (back.length === 0) return discarded(it, sinceDeal(it))
  const extras = it.phase === 'playing' ? it.extras : common(back, it.discard)
  return discarded(it, sinceDeal(it) - 1) && isAll([...it.pile, ...extras], back)
}

const fairTurn = ({ challenge, tools, total, passed }: Turn, seats: number): boolean =>
  tools.length === seats + EXTRAS &&
  new Set(tools).size === tools.length &&
  total === totalOf(tools, challenge) &&
  passed === total > 0

const common = (one: readonly Tool[], other: readonly Tool[]): readonly Tool[] => one.filter((tool) => other.includes(tool))

/** The same cards, each once, in any order. */
const isAll = <C>(cards: readonly C[], all: readonly C[]): boolean =>
  cards.length === all.length && new Set(cards).size === cards.length && cards.every((card) => all.includes(card))
