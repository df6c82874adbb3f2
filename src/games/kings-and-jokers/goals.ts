import type { Suit } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { suitOf } from '../../kit/suits.js'
import type { Identity, Options, Passed, State, Turn } from './types.js'

// What each identity needs. The published rules lost their section on winning; these numbers are ours, and so is `sole`.

/** `joker.of`: of both suits of its colour together, or of each one of them. */
interface Goal {
  readonly king: number
  readonly joker: { readonly passed: number; readonly of: 'colour' | 'each-suit' }
}
export const GOALS = {
  first: { king: 3, joker: { passed: 5, of: 'colour' } },
  sole: { king: 3, joker: { passed: 2, of: 'each-suit' } },
} as const satisfies Record<Options['win'], Goal>

/** The game is lost for all with so many failed challenges. */
export const FAILURES = 5

export type Colour = 'red' | 'black'
export const colourOf = (suit: Suit): Colour => (suit === 'H' || suit === 'D' ? 'red' : 'black')

/** The suits that count for an identity: a King's own, both of a Joker's colour. */
export function suitsOf(identity: Identity): readonly Suit[] {
  if (identity === 'RJ') return ['H', 'D']
  if (identity === 'BJ') return ['S', 'C']
  return [suitOf(identity)]
}

export function passedOf(turns: readonly Turn[]): Passed {
  const passed = { S: 0, H: 0, D: 0, C: 0 }
  for (const turn of turns) if (turn.passed) passed[suitOf(turn.challenge)]++
  return passed
}
export const failuresOf = (turns: readonly Turn[]): number => turns.reduce((sum, { passed }) => sum + (passed ? 0 : 1), 0)

/** How far an identity is, and how far it must come. What passes beyond a goal counts for nothing. */
export function progress(identity: Identity, passed: Passed, { win }: Options): { readonly have: number; readonly need: number } {
  const { king, joker } = GOALS[win]
  const counts = suitsOf(identity).map((suit) => passed[suit])
  const sum = counts.reduce((all, count) => all + count, 0)
  if (counts.length === 1) return { have: Math.min(king, sum), need: king }
  if (joker.of === 'colour') return { have: Math.min(joker.passed, sum), need: joker.passed }
  const each = counts.map((count) => Math.min(joker.passed, count))
  return { have: each.reduce((all, count) => all + count, 0), need: joker.passed * counts.length }
}

/** Seats whose identity has what it needs, ascending; an identity that is not seen has won nothing yet. */
export function winnersOf(identities: State['identities'], passed: Passed, options: Options): readonly Seat[] {
  return identities.flatMap((identity, seat) => {
    if (identity === null) return []
    const { have, need } = progress(identity, passed, options)
    return have >= need ? [seat] : []
  })
}

/** Whether these turns end the game, and how; `left` is how many challenges are still to come. */
export function ending(
  { identities, options }: Pick<State, 'identities' | 'options'>,
  turns: readonly Turn[],
  left: number,
): 'won' | 'lost' | undefined {
  if (winnersOf(identities, passedOf(turns), options).length > 0) return 'won'
  return failuresOf(turns) >= FAILURES || left === 0 ? 'lost' : undefined
}
