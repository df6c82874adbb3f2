import type { Bot } from '../../kit/bot.js'
import type { Seat } from '../../kit/game.js'
import { suitOf } from '../../kit/suits.js'
import { FAILURES, failuresOf, passedOf, progress } from './goals.js'
import { CYCLE, worth } from './tools.js'
import { IDENTITIES, TOOLS, type Action, type Challenge, type Identity, type Passed, type View } from './types.js'

// The house player asks how much it wants the challenge to pass: always where that brings its own goal nearer, otherwise by
// what one more failure costs everybody, less what the pass would give to identities that somebody may hold. It knows no more
// than a person in that seat. Its figures were found by letting it play (test/bench/kings-house.ts).

/** The best action by that measure, of equal ones the first; it needs no chance. */
export const house: Bot<View, Action> = (view, legal) => {
  const { viewer, challenge } = view
  const [first] = legal
  if (viewer === 'onlooker' || challenge === null || !first) throw new Error('somebody chooses who has nothing to choose')
  const wish = wishOf(view, viewer, challenge)
  const last = view.turns.length % CYCLE === CYCLE - 1
  let best = { action: first, value: -Infinity }
  for (const action of legal) {
    const tool = TOOLS.find((it) => it === action.tool)
    if (!tool) continue
    const does = worth(tool, challenge)
    const value = wish * does - (last ? 0 : KEEP * Math.abs(does))
    if (value > best.value) best = { action, value }
  }
  return best.action
}

/** What a point of a tool is worth for the next turn, while there is one before the tools are dealt again. */
const KEEP = 0.1
/** By failures so far: what the next one costs. The fifth leaves nothing to win. */
const COST = [0.1, 0.15, 0.3, 0.6, 1] as const
/** By what is missing to another's goal: how bad it is to bring it one nearer. */
const DANGER = [0, 0.9, 0.35, 0.1, 0.05, 0] as const

/** From -1, it must fail, to 1, it must pass. */
function wishOf(view: View, me: Seat, challenge: Challenge): number {
  const passed = passedOf(view.turns)
  const mine = view.identities[me]
  if (mine && nearer(view, mine, challenge, passed)) return 1
  const danger = IDENTITIES.filter((identity) => identity !== mine && nearer(view, identity, challenge, passed)).map(
    (identity) => {
      const { have, need } = progress(identity, passed, view.options)
      return DANGER[need - have] ?? 0
    },
  )
  /** How likely somebody holds one that I do not. */
  const held = (view.hands.length - 1) / (IDENTITIES.length - 1)
  const cost = COST[Math.min(failuresOf(view.turns), FAILURES - 1)] ?? 1
  return cost - held * Math.max(0, ...danger)
}

/** Whether an identity comes nearer to its goal when this challenge passes. */
function nearer({ options }: View, identity: Identity, challenge: Challenge, passed: Passed): boolean {
  const suit = suitOf(challenge)
  const after = { ...passed, [suit]: passed[suit] + 1 }
  return progress(identity, after, options).have > progress(identity, passed, options).have
}
