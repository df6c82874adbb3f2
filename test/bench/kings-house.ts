import { kingsAndJokers } from '../../src/games/kings-and-jokers/index.js'
import {
  IDENTITIES,
  type Action,
  type Identity,
  type Options,
  type State,
  type View,
} from '../../src/games/kings-and-jokers/types.js'
import type { Bot } from '../../src/kit/bot.js'
import { rngFor } from '../../src/kit/rng.js'

type Player = Bot<View, Action>
const { rules, house } = kingsAndJokers

export interface Tally {
  readonly games: number
  /** Games that all lost. */
  readonly lost: number
  /** By identity: games in which somebody held it, and those that it won. */
  readonly held: Readonly<Record<Identity, number>>
  readonly wins: Readonly<Record<Identity, number>>
  /** Wins by seat. */
  readonly bySeat: readonly number[]
}

/** So many games, seat by seat with these players; the same seed, the same figures. */
export function kingsTally(
  games: number,
  seed: string,
  players: readonly Player[] = [house, house, house, house],
  options: Options = { win: 'first' },
): Tally {
  const held = none()
  const wins = none()
  const bySeat = players.map(() => 0)
  let lost = 0
  for (let game = 0; game < games; game++) {
    const { identities, winners } = played(`${seed}/${game}`, players, options)
    for (const identity of identities) held[identity]++
    for (const seat of winners) {
      wins[identities[seat]!]++
      bySeat[seat]!++
    }
    if (winners.length === 0) lost++
  }
  return { games, lost, held, wins, bySeat }
}

const none = () => Object.fromEntries(IDENTITIES.map((identity) => [identity, 0])) as Record<Identity, number>

function played(seed: string, players: readonly Player[], options: Options) {
  let state: State = rules.setup(players.length, options)
  for (const event of rules.deal(state, rngFor(seed, 0))) state = rules.apply(state, event)
  for (let n = 1; state.phase === 'playing'; n++) {
    const seat = rules.turn(state)[0]!
    const rng = rngFor(seed, n)
    const action = players[seat]!(rules.view(state, seat), rules.legal(state, seat), rng)
    const ruling = rules.play(state, seat, action, rng)
    if (!ruling.ok) throw new Error(`a player is refused: ${ruling.reason}`)
    for (const event of ruling.events) state = rules.apply(state, event)
  }
  const identities = state.identities.filter((identity) => identity !== null)
  return { identities, winners: rules.outcome(state)?.winners ?? [] }
}
