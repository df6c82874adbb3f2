import type { Rng } from '../../src/kit/rng.js'
import type { Verb } from '../../src/kit/screen.js'
import type { Offer } from './eyes.js'

/** What somebody at the keyboard remembers, and what they are like. */
export interface Mind {
  /** The table where they believe they sit, and when (ms) they last saw anything to do there. */
  at: string | undefined
  seen: number
  /** How often they let a moment pass that they could use: 1 for most, many for whom one waits long. */
  readonly patience: number
  /** Leaves tables, and wants others to leave. */
  readonly restless: boolean
  /** Opens tables whenever there is none to sit at. */
  readonly opens: boolean
}

/** How likely somebody at a table presses what is offered there, beside letting the moment pass. */
const AT_TABLE: Readonly<Record<Verb, number>> = {
  join: 0,
  leave: 0.01,
  'leave-sure': 0.5,
  'house-add': 0.1,
  'house-drop': 0.01,
  'house-rules': 0.02,
  start: 0.15,
  'start-filled': 4,
  'start-without': 4,
  hand: 0.05,
  refresh: 0.05,
  unqueue: 0.05,
  'take-seat': 0.1,
  back: 20,
  remove: 0.05,
  'remove-sure': 0.5,
  pace: 0.02,
  last: 0.01,
  advise: 0.01,
  rules: 0.01,
  show: 0.01,
  table: 0.03,
  end: 0.01,
  'end-sure': 0.5,
  again: 2,
  leaderboard: 0.03,
}
const PARTING: ReadonlySet<Verb> = new Set(['table', 'leave', 'leave-sure', 'remove', 'remove-sure', 'end', 'end-sure'])
const RESTLESS = 15
const LET_PASS = 1
const PLAY = 40
/** Taking cards again and again makes games that never end. */
const RELUCTANT = 8
/** For a hand that is not in sight. */
const LOOK = 20
const ASIDE = 0.02

/** Nothing to do for so long (ms): they sit at another table, or at none. */
const FORGET_MS = 90_000

/** What they press of all that they see, if anything; and `open` for a new table of their own. */
export function choose(
  mind: Mind,
  offers: readonly Offer[],
  { now, mayOpen, rng }: { readonly now: number; readonly mayOpen: boolean; readonly rng: Rng },
): Offer | 'open' | 'look' | undefined {
  if (isOver(mind.at, offers) && rng.below(2) === 0) mind.at = undefined
  if (mind.at !== undefined && now - mind.seen > FORGET_MS) mind.at = undefined
  if (mind.at === undefined) return weighed(atNone(mind, offers, mayOpen), LET_PASS, rng)
  const here = offers.filter(({ pointer }) => 'page' in pointer || pointer.table === mind.at)
  if (here.some(({ alone, pointer }) => alone && 'path' in pointer)) mind.seen = now
  const sure = offers.filter(({ alone, pointer }) => alone && 'verb' in pointer && pointer.table !== mind.at)
  return weighed(atOne(mind, here.concat(sure)), LET_PASS * mind.patience, rng)
}

/** Whoever is offered another game sees that this one is over. */
const isOver = (table: string | undefined, offers: readonly Offer[]): boolean =>
  offers.some(({ pointer }) => 'verb' in pointer && pointer.verb === 'again' && pointer.table === table)

type Weighed = readonly [what: Offer | 'open' | 'look', weight: number]

function atNone({ opens }: Mind, offers: readonly Offer[], mayOpen: boolean): readonly Weighed[] {
  const weight = ({ pointer }: Offer): number => {
    if (!('verb' in pointer)) return ASIDE
    if (pointer.verb === 'join') return opens ? 1 : 6
    return pointer.verb === 'take-seat' ? 2 : ASIDE
  }
  return [...offers.map((it) => [it, weight(it)] as const), ...(mayOpen ? [['open', 2] as const] : [])]
}

function atOne({ restless }: Mind, offers: readonly Offer[]): readonly Weighed[] {
  const holds = offers.some(
    ({ alone, pointer }) => alone && ('path' in pointer || ('verb' in pointer && pointer.verb === 'refresh')),
  )
  const gathers = offers.some(({ pointer }) => 'verb' in pointer && pointer.verb === 'start')
  const weight = ({ pointer, label }: Offer): number => {
    if ('page' in pointer) return ASIDE
    if ('path' in pointer) return /^(Take|Draw|Back)\b/u.test(label) ? PLAY / RELUCTANT : PLAY
    if (pointer.verb === 'hand' && !holds) return LOOK
    return AT_TABLE[pointer.verb] * (restless && PARTING.has(pointer.verb) ? RESTLESS : 1)
  }
  return [...offers.map((it) => [it, weight(it)] as const), ...(holds || gathers ? [] : [['look', 0.2] as const])]
}

function weighed(choices: readonly Weighed[], passing: number, rng: Rng): Weighed[0] | undefined {
  const total = choices.reduce((sum, [, weight]) => sum + weight, passing)
  let at = (rng.below(1_000_000) / 1_000_000) * total
  for (const [what, weight] of choices) {
    at -= weight
    if (at < 0) return what
  }
  return undefined
}
