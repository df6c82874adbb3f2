import type { State as Match } from 'boardgame.io'
import type { Game, Seat } from '../../src/kit/game.js'
import { pick, type Rng } from '../../src/kit/rng.js'
import { production, type Move, type Reference } from './boardgame.js'
import { quick, race, type Pass } from './race.js'
import type { BenchRow } from './row.js'

const GAMES = 60

/** A game whose cards are given, by our rules and by those of boardgame.io. */
export interface Contest<State, Action, Event, View, Options, Deal, G> {
  readonly name: string
  readonly rules: Game<State, Action, Event, View, Options, Deal>
  readonly options: Options
  readonly there: Reference<G, Deal>
  /** Game number i. */
  table(i: number): { readonly seats: number; readonly deal: Deal }
  moveOf(action: Action): Move
  /** What both must agree on after every move. */
  facts(state: State): readonly unknown[]
  factsThere(G: G): readonly unknown[]
}

/** Nothing is left to chance once the cards are given. */
const NONE: Rng = {
  below() {
    throw new Error('the rules ask for chance where there is none')
  },
}

/**
 * Moves a second: of random play (what is legal is listed, one of it is played), and of recorded games played again through
 * `play` and `apply`. The reference gets the same cards and the same moves, and must list and come to the same at every one.
 */
export function contest<State, Action, Event, View, Options, Deal, G>(
  it: Contest<State, Action, Event, View, Options, Deal, G>,
): readonly BenchRow[] {
  const { name, rules, there } = it

  const dealt = (seats: number, deal: Deal): State => {
    const bare = rules.setup(seats, it.options)
    return folded(bare, rules.deal(bare, NONE, deal))
  }
  const played = (state: State, seat: Seat, action: Action): State => {
    const ruling = rules.play(state, seat, action, NONE)
    if (!ruling.ok) throw new Error(`our rules refuse what they listed: ${ruling.reason}`)
    return folded(state, ruling.events)
  }
  const folded = (from: State, events: readonly Event[]): State => {
    let state = from
    for (const event of events) state = rules.apply(state, event)
    return state
  }

  const games = Array.from({ length: GAMES }, (_, i) => {
    const { seats, deal } = it.table(i)
    const begun = dealt(seats, deal)
    const chance = quick(i)
    const actions: (readonly [Seat, Action])[] = []
    let match = there.begin(seats, deal)
    let state = begun
    for (let [seat] = rules.turn(state); seat !== undefined; [seat] = rules.turn(state)) {
      const legal = rules.legal(state, seat)
      agree([seat, legal.map(it.moveOf), ...it.facts(state)], [mover(match), there.moves(match), ...it.factsThere(match.G)])
      const action = pick(legal, chance)
      actions.push([seat, action])
      state = played(state, seat, action)
      match = there.step(match, it.moveOf(action))
    }
    agree([true, ...it.facts(state)], [match.ctx.gameover !== undefined, ...it.factsThere(match.G)])
    const moves = actions.map(([, action]) => it.moveOf(action))
    return { begun, begunThere: there.begin(seats, deal), actions, moves }
  })

  /** One game after the other, for ever. */
  const each = (pass: (game: (typeof games)[number]) => number): Pass => {
    let at = 0
    return () => pass(games[at++ % GAMES]!)
  }

  const again = each(({ begun, actions }) => {
    let state = begun
    for (const [seat, action] of actions) state = played(state, seat, action)
    return actions.length
  })
  const againThere = each(({ begunThere, moves }) => {
    let match = begunThere
    for (const move of moves) match = there.step(match, move)
    return moves.length
  })

  // Each side chooses by dice of its own, so a game is never played twice in the same way.
  const chance = quick(7)
  const randomly = each(({ begun }) => {
    let state = begun
    let count = 0
    for (let [seat] = rules.turn(state); seat !== undefined; [seat] = rules.turn(state), count++)
      state = played(state, seat, pick(rules.legal(state, seat), chance))
    return count
  })
  const chanceThere = quick(7)
  const randomlyThere = each(({ begunThere }) => {
    let match = begunThere
    let count = 0
    for (; match.ctx.gameover === undefined; count++) match = there.step(match, pick(there.moves(match), chanceThere))
    return count
  })

  return production(() => [
    race(`rules: ${name}, random play with legal moves listed, a second`, randomly, randomlyThere),
    race(`rules: ${name}, recorded games played again, moves a second`, again, againThere),
  ])
}

const mover = <G>({ ctx }: Match<G>): Seat => Number(ctx.currentPlayer)

/** They would not do the same work otherwise. */
function agree(ours: readonly unknown[], theirs: readonly unknown[]): void {
  const [here, there] = [JSON.stringify(ours), JSON.stringify(theirs)]
  if (here !== there) throw new Error(`boardgame.io plays another game than ours:\n${here}\n${there}`)
}
