import { rules } from '../../../src/games/kings-and-jokers/rules.js'
import {
  CHALLENGES,
  IDENTITIES,
  TOOLS,
  type Challenge,
  type Deal,
  type Event,
  type Identity,
  type Options,
  type State,
  type Tool,
  type Turn,
} from '../../../src/games/kings-and-jokers/types.js'
import { totalOf } from '../../../src/games/kings-and-jokers/tools.js'
import type { Suit } from '../../../src/kit/cards.js'
import { folded, type Seat } from '../../../src/kit/game.js'
import { rngFor, type Rng } from '../../../src/kit/rng.js'

export const FIRST: Options = { win: 'first' }
export const SOLE: Options = { win: 'sole' }

/** One of these by its short string; anything else is a slip in the test. */
const oneOf = <C extends string>(all: readonly C[], text: string): C => {
  const found = all.find((it) => it === text)
  if (!found) throw new Error(`there is no card ${text} among them`)
  return found
}
const listOf =
  <C extends string>(all: readonly C[]) =>
  (text: string): readonly C[] =>
    text === '' ? [] : text.split(' ').map((it) => oneOf(all, it))
/** "KS RJ", "AS 3H", "2S JD". */
export const identities = listOf<Identity>(IDENTITIES)
export const tools = listOf<Tool>(TOOLS)
export const challenges = listOf<Challenge>(CHALLENGES)

/** The cards named first, the others behind them in one order. */
export const ahead = <C>(first: readonly C[], all: readonly C[]): C[] => [...first, ...all.filter((it) => !first.includes(it))]

/** A deal of these hands and of these tools on top of the pile; what is not named follows in one order. */
export function dealOf(
  who: readonly Identity[],
  hands: readonly (readonly Tool[])[],
  pile: readonly Tool[] = [],
  turned: readonly Challenge[] = [],
): Deal {
  const named = [...hands.flat(), ...pile]
  const rest = TOOLS.filter((tool) => !named.includes(tool))
  const full = hands.map((hand) => [...hand, ...rest.splice(0, 3 - hand.length)])
  const round = [0, 1, 2].flatMap((i) => full.map((hand) => hand[i]!))
  return { identities: [...who], tools: ahead([...round, ...pile], TOOLS), challenges: ahead(turned, CHALLENGES) }
}

export const fold = (state: State, events: readonly Event[]): State => folded(rules, state, events)

/** A table with these cards dealt. */
export function dealt(given: Deal, options: Options = FIRST): State {
  const bare = rules.setup(given.identities.length, options)
  return fold(bare, rules.deal(bare, rngFor('dealt', 0), given))
}

/** What happens when that seat chooses; it must be accepted. */
export function chooses(state: State, seat: Seat, tool: Tool, rng: Rng = rngFor('chooses', 0)): readonly Event[] {
  const ruling = rules.play(state, seat, { type: 'choose', tool }, rng)
  if (!ruling.ok) throw new Error(`seat ${seat} is refused ${tool}: ${ruling.reason}`)
  return ruling.events
}
export const after = (state: State, seat: Seat, tool: Tool, rng?: Rng): State => fold(state, chooses(state, seat, tool, rng))

/** Seats choose in order, the first one first; what the last choice sets off. */
export function turnOf(state: State, chosen: readonly Tool[], rng?: Rng): readonly Event[] {
  const before = chosen.slice(0, -1).reduce((now, tool, seat) => after(now, seat, tool, rng), state)
  return chooses(before, chosen.length - 1, chosen.at(-1)!, rng)
}

/** Turns in which so many challenges of each suit passed, and so many others failed; tools that do it are found for them. */
export function turnsOf(passed: Partial<Record<Suit, number>>, failed: number, seats: number): readonly Turn[] {
  const passing = CHALLENGES.filter(
    (it) => CHALLENGES.filter((other) => other.at(-1) === it.at(-1)).indexOf(it) < (passed[it.at(-1) as Suit] ?? 0),
  )
  const failing = CHALLENGES.filter((it) => !passing.includes(it)).slice(0, failed)
  return [...failing, ...passing].map((challenge) => turnWith(challenge, passing.includes(challenge), seats))
}
export function turnWith(challenge: Challenge, passes: boolean, seats: number): Turn {
  const red = TOOLS.filter((tool) => /[HD]$/.test(tool))
  const black = TOOLS.filter((tool) => /[SC]$/.test(tool))
  const shown = (/[HD]$/.test(challenge) === passes ? red : black).slice(0, seats + 2)
  const total = totalOf(shown, challenge)
  return { challenge, tools: shown, total, passed: total > 0 }
}
