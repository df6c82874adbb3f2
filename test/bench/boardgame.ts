import type { Game, State as Match } from 'boardgame.io'
import type * as Core from 'boardgame.io/dist/types/packages/core.js'
import type * as Internal from 'boardgame.io/dist/types/packages/internal.js'
import { createRequire } from 'node:module'
import { score } from '../../src/games/foolish-faces/scoring.js'
import { closed, mover, verdict } from '../../src/games/foolish-faces/trick.js'
import type { Action, Deal, Play, State, Trick } from '../../src/games/foolish-faces/types.js'
import type { Face } from '../../src/kit/cards.js'

/** What boardgame.io calls G: a single round of Foolish Faces, changed in place by its moves. */
export interface Board extends State {
  phase: 'playing' | 'over'
  hands: Face[][]
  tricks: Trick[]
  plays: Play[]
  leader: number
  totals: number[]
}

/** A single round whose cards are given, and what was played to it. */
export interface Recorded {
  readonly deal: Deal
  readonly actions: readonly (readonly [seat: number, action: Action])[]
}

// Its packages are folders without a map of exports, which only `require` finds.
const load = createRequire(import.meta.url)
const { InitializeGame, CreateGameReducer } = production(() => load('boardgame.io/internal') as typeof Internal)
const { INVALID_MOVE } = load('boardgame.io/core') as typeof Core

/** It looks at NODE_ENV as it is loaded, and leaves out its checks for developers in production. */
function production<Loaded>(load: () => Loaded): Loaded {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return load()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

/**
 * Foolish Faces as boardgame.io would have it written: moves that change a draft, an order of turns that follows the trick,
 * an end. What is legal, who takes a trick and what a round is worth is asked of the same functions as in our own rules.
 */
const game: Game<Board, Record<string, unknown>, Deal> = {
  name: 'foolish-faces',
  disableUndo: true,
  setup: (_, deal) => {
    if (!deal) throw new Error('the cards of the round are given')
    const hands = deal.hands.map((hand) => [...hand])
    return {
      options: { length: 'single-round', partyCrasher: true },
      phase: 'playing',
      first: deal.start,
      round: 1,
      start: deal.start,
      stock: deal.stock,
      hands,
      fools: hands.flatMap((hand, seat) => (hand.includes('RJ') || hand.includes('BJ') ? [seat] : [])),
      tricks: [],
      plays: [],
      leader: deal.start,
      rounds: [],
      totals: hands.map(() => 0),
    }
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => mover(G), next: ({ G }) => mover(G) } },
  moves: {
    play: ({ G, playerID }, action: Extract<Action, { type: 'play' }>) => {
      const seat = Number(playerID)
      if (closed(G, seat, action) !== undefined) return INVALID_MOVE
      const hand = G.hands[seat]!
      hand.splice(hand.indexOf(action.card), 1)
      const [cover, name] = action.face === 'up' ? [action.cover ?? null, action.name ?? null] : [null, null]
      G.plays.push({ seat, up: action.face === 'up', card: action.card, cover, name })
      if (G.plays.length === G.hands.length) take(G)
      return undefined
    },
    crash: ({ G, playerID }) => {
      if (closed(G, Number(playerID), { type: 'crash' }) !== undefined) return INVALID_MOVE
      finish(G)
      return undefined
    },
  },
  endIf: ({ G }) => (G.phase === 'over' ? { totals: G.totals } : undefined),
}

function take(G: Board): void {
  const winner = verdict(G.plays)!.winner
  G.tricks.push({ plays: G.plays, winner, points: G.plays.filter(({ up }) => up).length })
  G.plays = []
  G.leader = winner
  if (G.hands.every((hand) => hand.length === 0)) finish(G)
}

function finish(G: Board): void {
  G.totals = score(G).scores
  G.phase = 'over'
}

const reduce = CreateGameReducer({ game })

export const begin = (deal: Deal): Match<Board> => InitializeGame({ game, numPlayers: deal.hands.length, setupData: deal })

/** The match after one move; a move that is refused is a bug of the bench. */
export function step(match: Match<Board>, seat: number, action: Action): Match<Board> {
  const args = action.type === 'play' ? [action] : []
  const payload = { type: action.type, args, playerID: String(seat), credentials: '' }
  const { transients, ...after } = reduce(match, { type: 'MAKE_MOVE', payload })
  if (transients?.error) throw new Error(`boardgame.io refuses what our rules accept: ${transients.error.type}`)
  return after
}
