import { foolishFaces } from '../../src/games/foolish-faces/index.js'
import type { Action, View } from '../../src/games/foolish-faces/types.js'
import { uniform, type Bot } from '../../src/kit/bot.js'
import { rngFor } from '../../src/kit/rng.js'

type Player = Bot<View, Action>
const { rules, house } = foolishFaces
const SEATS = 4

export interface Margin {
  readonly rounds: number
  /** Points a round that the house player has more than the mean of the three others. */
  readonly margin: number
  /** Standard error of `margin`, over deals. */
  readonly error: number
}

/**
 * How clearly a house player beats random play: single rounds of four, three of the seats playing any legal action with equal
 * chance, the house player in each seat of the same deals in turn. `rounds` is a multiple of four; the same seed, the same figures.
 */
export function houseMargin(rounds: number, seed: string, player: Player = house): Margin {
  const deals = Array.from({ length: rounds / SEATS }, (_, deal) => {
    const margins = Array.from({ length: SEATS }, (_, seat) => {
      const scores = round(`${seed}/${deal}`, seat, player)
      const others = scores.filter((_, other) => other !== seat)
      return scores[seat]! - others.reduce((sum, score) => sum + score, 0) / others.length
    })
    return margins.reduce((sum, margin) => sum + margin, 0) / SEATS
  })
  const margin = deals.reduce((sum, it) => sum + it, 0) / deals.length
  const variance = deals.reduce((sum, it) => sum + (it - margin) ** 2, 0) / (deals.length - 1)
  return { rounds, margin, error: Math.sqrt(variance / deals.length) }
}

/** The scores of one round with `player` in `seat`. */
function round(seed: string, seat: number, player: Player): readonly number[] {
  let state = rules.setup(SEATS, { length: 'single-round', partyCrasher: false })
  for (const event of rules.deal(state, rngFor(seed, 0))) state = rules.apply(state, event)
  for (let n = 1; state.phase === 'playing'; n++) {
    const mover = rules.turn(state)[0]!
    const rng = rngFor(seed, n)
    const playing = mover === seat ? player : uniform
    const ruling = rules.play(state, mover, playing(rules.view(state, mover), rules.legal(state, mover), rng), rng)
    if (!ruling.ok) throw new Error(`a player is refused: ${ruling.reason}`)
    for (const event of ruling.events) state = rules.apply(state, event)
  }
  return state.totals
}
