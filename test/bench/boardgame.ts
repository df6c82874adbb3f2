import type { Game, State as Match } from 'boardgame.io'
import type * as Core from 'boardgame.io/dist/types/packages/core.js'
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js'
import { createRequire } from 'node:module'

// Its packages are folders without a map of exports, which only `require` finds.
const load = createRequire(import.meta.url)
const { InitializeGame, CreateGameReducer } = production(() => load('boardgame.io/internal') as typeof Internal)
export const { INVALID_MOVE } = load('boardgame.io/core') as typeof Core

/**
 * It looks at NODE_ENV as it is loaded and at every move, and leaves out its checks for developers in production. With
 * BOARDGAME=default it runs as it comes instead, checks and all.
 */
export function production<Result>(run: () => Result): Result {
  if (process.env['BOARDGAME'] === 'default') return run()
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return run()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

/** A move as it names them. */
export interface Move {
  readonly move: string
  readonly args: readonly unknown[]
}

/** A game as boardgame.io plays it, without its server. */
export interface Reference<G, Deal> {
  begin(seats: number, deal: Deal): Match<G>
  /** The match after a move of whoever is on turn; a move that is refused is a bug of the bench. */
  step(match: Match<G>, move: Move): Match<G>
  /** What whoever is on turn may do, as its bots are told. */
  moves(match: Match<G>): readonly Move[]
}

/** `enumerate` is what games of boardgame.io give to bots: the moves of a player, read out of G. */
export function reference<G, Deal>(
  game: Game<G, Record<string, unknown>, Deal>,
  enumerate: (G: G, player: number) => readonly Move[],
): Reference<G, Deal> {
  const reduce = CreateGameReducer({ game })
  return {
    begin: (seats, deal) => InitializeGame({ game, numPlayers: seats, setupData: deal }),
    step(match, { move, args }) {
      const payload = { type: move, args: [...args], playerID: match.ctx.currentPlayer, credentials: '' }
      const { transients, ...after } = reduce(match, { type: 'MAKE_MOVE', payload })
      if (transients?.error) throw new Error(`boardgame.io refuses ${JSON.stringify(payload)}: ${transients.error.type}`)
      return after
    },
    moves: ({ G, ctx }) => enumerate(G, Number(ctx.currentPlayer)),
  }
}
