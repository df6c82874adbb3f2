import type { Seat } from '../../kit/game.js'
import { rankOf, type Suited } from '../../kit/suits.js'
import { isQueen } from './law.js'
import type { Options, State } from './types.js'

/** Whoever comes so far ends the match, and loses it with the highest total. */
export const TARGET = 100
/** With the option `exactReset` exactly so many fall back to nothing. */
const RESET = 101

const WORTH: Readonly<Record<string, number>> = { A: 11, K: 4, Q: 3, J: 2 }
const LONE_QUEEN = 20

/** What a hand counts; a queen alone counts more. */
export function pointsOf(hand: readonly Suited[]): number {
  const [only] = hand
  if (hand.length === 1 && only && isQueen(only)) return LONE_QUEEN
  return hand.reduce((sum, card) => sum + (WORTH[rankOf(card)] ?? Number(rankOf(card))), 0)
}

/** The totals after a round. */
export const totals = (scores: readonly number[], points: readonly number[], { exactReset }: Options): readonly number[] =>
  scores.map((score, seat) => {
    const total = score + points[seat]!
    return exactReset && total === RESET ? 0 : total
  })

/** Lowest total wins, highest loses; equal ones share. Who resigned has lost alone. With all equal nobody has. */
export function result({ scores, resigned }: Pick<State, 'scores' | 'resigned'>): {
  readonly winners: Seat[]
  readonly losers: Seat[]
} {
  const seats = [...scores.keys()]
  const lowest = Math.min(...scores.filter((_, seat) => seat !== resigned))
  const highest = Math.max(...scores)
  return {
    winners: seats.filter((seat) => seat !== resigned && scores[seat] === lowest),
    losers: resigned !== null ? [resigned] : seats.filter((seat) => scores[seat] === highest && highest > lowest),
  }
}
