import type { Seat } from '../../kit/game.js'
import type { State } from './types.js'

/** By number of seats: cards in the stock and in each hand (which is the number of tricks), and what a Lone Fool's total is times. */
export const SIZES: Readonly<Record<number, { readonly stock: number; readonly hand: number; readonly lone: number }>> = {
  4: { stock: 2, hand: 13, lone: 2 },
  5: { stock: 4, hand: 10, lone: 3 },
}

/** To a player who took no trick, times the number of the round. The published rules give 10. */
export const NO_TRICKS = 5

/** What a round is scored from: all in it is public once the Fools are known. */
export interface Tally {
  readonly round: number
  readonly fools: readonly Seat[]
  /** Cards in the stock. */
  readonly stock: number
  /** By seat: face-up cards taken, and tricks. */
  readonly points: readonly number[]
  readonly tricks: readonly number[]
}

/** What a team has: `cards` face up (the Fools' with the stock), `times` its Lone Fool's factor, `total` of both. */
export interface Team {
  readonly cards: number
  readonly times: number
  readonly total: number
}

export function teams({ fools, stock, points }: Tally): { readonly fools: Team; readonly court: Team } {
  const sum = (mine: boolean): number =>
    points.reduce((all, taken, seat) => (fools.includes(seat) === mine ? all + taken : all), 0)
  const times = fools.length === 1 ? SIZES[points.length]!.lone : 1
  const cards = stock + sum(true)
  const court = sum(false)
  return { fools: { cards, times, total: cards * times }, court: { cards: court, times: 1, total: court } }
}

/** By seat: the total of its team, and the bonus of who took no trick, which is never multiplied. */
export function scores(tally: Tally): readonly number[] {
  const { fools, court } = teams(tally)
  return tally.tricks.map(
    (tricks, seat) => (tally.fools.includes(seat) ? fools : court).total + (tricks === 0 ? NO_TRICKS * tally.round : 0),
  )
}

/** The round of `state` as far as it has been played. */
export function score(state: State): { readonly fools: Seat[]; readonly scores: number[] } {
  const { fools } = state
  if (!fools) throw new Error('a round is scored by somebody who does not see its hands')
  const tally = tallyOf(state.tricks, state.hands.length)
  return { fools: [...fools], scores: [...scores({ round: state.round, fools, stock: state.stock.length, ...tally })] }
}

/** By seat: face-up cards taken and tricks. */
export function tallyOf(tricks: State['tricks'], seats: number): Pick<Tally, 'points' | 'tricks'> {
  const points = Array.from({ length: seats }, () => 0)
  const won = Array.from({ length: seats }, () => 0)
  for (const trick of tricks) {
    if (trick.winner === null) continue
    points[trick.winner]! += trick.points
    won[trick.winner]! += 1
  }
  return { points, tricks: won }
}
