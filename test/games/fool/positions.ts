import { folded } from '../../../src/kit/game.js'
import type { Card, Suit } from '../../../src/kit/cards.js'
import { rngFor } from '../../../src/kit/rng.js'
import { NO_BOUT } from '../../../src/games/fool/fold.js'
import { newCourse } from '../../../src/games/fool/record.js'
import { limitOf } from '../../../src/games/fool/teams.js'
import { rules } from '../../../src/games/fool/rules.js'
import type { Action, Deal, Event, Slot, State } from '../../../src/games/fool/types.js'

/** A position in few words. What is left out: a bout in the midst of a game (the fourth), to be led by seat 0, talon empty, spades trumps. */
export interface Sketch {
  readonly hands: readonly (readonly string[])[]
  readonly options?: unknown
  readonly trump?: string | null
  readonly talon?: readonly string[]
  readonly attacker?: number
  readonly defender?: number
  /** Attack, by whom, and what beat it. */
  readonly table?: readonly (readonly [string, number, string?])[]
  readonly phase?: State['phase']
  readonly bout?: number
  readonly beaten?: number
  readonly limit?: number
  readonly passed?: readonly number[]
  readonly out?: readonly number[]
}

export function sketched(it: Sketch): State {
  const options = rules.options.parse(it.options ?? {})
  const hands = it.hands as readonly (readonly Card[])[]
  const talon = (it.talon ?? []) as readonly Card[]
  const slots = (it.table ?? []).map(([attack, by, defence]) => ({ attack, by, defence: defence ?? null }) as Slot)
  const bare = rules.setup(hands.length, options)
  const course = { ...newCourse(hands.length), beaten: it.beaten ?? 1, out: it.out ?? [] }
  const number = it.bout ?? 3
  const attacker = it.attacker ?? 0
  const defender = it.defender ?? (attacker + 1) % hands.length
  const limit = it.limit ?? limitOf({ ...bare, hands, course }, defender, number)
  return {
    ...bare,
    phase: it.phase ?? (slots.length === 0 ? 'lead' : 'defend'),
    setting: {
      ...bare.setting,
      trump: (it.trump === undefined ? 'S' : it.trump) as Suit | null,
      turned: talon.at(-1) ?? null,
      first: { seat: 0, by: 'given', card: null },
    },
    hands,
    talon,
    bout: { ...NO_BOUT, number, attacker, defender, limit, slots, passed: it.passed ?? [] },
    course,
  }
}

/** A move in few words: seat, then what it does as in the examples: `[0, 'lead', ['6C']]`, `[1, 'beat', '6C', '7C']`, `[0, 'pass']`. */
export type Move = readonly [seat: number, what: string, ...with: readonly unknown[]]

function actionOf([, what, one, two]: Move): Action {
  switch (what) {
    case 'lead':
    case 'throw':
    case 'transfer':
      return rules.action.parse({ type: what, cards: one })
    case 'beat':
      return rules.action.parse({ type: what, attack: one, with: two })
    case 'show':
      return rules.action.parse({ type: what, card: one })
    case 'pass':
      return rules.action.parse(one === undefined ? { type: what } : { type: what, saw: one })
    default:
      return rules.action.parse({ type: what })
  }
}

export const ruling = (state: State, move: Move) => rules.play(state, move[0], actionOf(move), rngFor('fool', 0))

/** Why a move is refused; undefined when it is not. */
export function refused(state: State, move: Move): string | undefined {
  const it = ruling(state, move)
  return it.ok ? undefined : it.reason
}

export function eventsOf(state: State, move: Move): readonly Event[] {
  const it = ruling(state, move)
  if (!it.ok) throw new Error(`${JSON.stringify(move)} is refused: ${it.reason}`)
  return it.events
}

export const after = (state: State, ...moves: readonly Move[]): State =>
  moves.reduce((now, move) => folded(rules, now, eventsOf(now, move)), state)

/** A game just dealt: from these cards, or by chance. */
export function dealt(seats: number, options: unknown, seed: string, given?: Deal, before?: State): State {
  const bare = rules.setup(seats, rules.options.parse(options), before)
  return folded(rules, bare, rules.deal(bare, rngFor(seed, 0), given))
}
