import { fool } from '../../src/games/fool/index.js'
import { options, type Options } from '../../src/games/fool/options.js'
import type { State, View, Action } from '../../src/games/fool/types.js'
import { uniform, type Bot } from '../../src/kit/bot.js'
import type { Seat } from '../../src/kit/game.js'
import { pick, rngFor } from '../../src/kit/rng.js'

type Player = Bot<View, Action>
const { rules, house } = fool
/** No game takes nearly so many actions. */
const BOUND = 3_000

export interface FoolRate {
  readonly games: number
  /** Games of a hundred in which the house player is (among) the Fool(s), and which nobody lost. */
  readonly fool: number
  readonly draws: number
}

/**
 * How often one house player is the Fool against others that play any legal action with equal chance; it sits in each seat in
 * turn. The same seed, the same figures.
 */
export function foolRate(
  games: number,
  seats: number,
  seed: string,
  given: Partial<Options> = {},
  player: Player = house,
): FoolRate {
  const table = options.parse(given)
  let fools = 0
  let draws = 0
  for (let game = 0; game < games; game++) {
    const seat = game % seats
    const { result } = played(table, seats, `${seed}/${game}`, (mover) => (mover === seat ? player : uniform))
    if (result?.fools.includes(seat)) fools++
    if (result?.fools.length === 0) draws++
  }
  return { games, fool: (100 * fools) / games, draws: (100 * draws) / games }
}

/** A whole game, `playerAt` saying who plays in which seat. One that does not end is a bug. */
export function played(table: Options, seats: number, seed: string, playerAt: (seat: Seat) => Player): State {
  let state = rules.setup(seats, table)
  for (const event of rules.deal(state, rngFor(seed, 0))) state = rules.apply(state, event)
  for (let n = 1; state.phase !== 'over'; n++) {
    if (n > BOUND) throw new Error(`no end after ${BOUND} actions, seed ${seed}`)
    const rng = rngFor(seed, n)
    const mover = pick(rules.turn(state), rng)
    const ruling = rules.play(state, mover, playerAt(mover)(rules.view(state, mover), rules.legal(state, mover), rng), rng)
    if (!ruling.ok) throw new Error(`a player is refused: ${ruling.reason}`)
    for (const event of ruling.events) state = rules.apply(state, event)
  }
  return state
}
