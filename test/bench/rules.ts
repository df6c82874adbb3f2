import { rules } from '../../src/games/foolish-faces/rules.js'
import type { Deal, Event, Options, State } from '../../src/games/foolish-faces/types.js'
import { pick, rngFor, type Rng } from '../../src/kit/rng.js'
import { begin, step, type Recorded } from './boardgame.js'
import { median, whole, type BenchRow } from './row.js'

const OPTIONS: Options = { length: 'single-round', partyCrasher: true }
const ROUNDS = 60
const RUNS = 9
/** How long each side plays before the other's turn, in milliseconds. */
const TURN = 400

/** Moves made in one pass over all rounds. */
type Pass = () => number

/**
 * Moves a second: of random play (what is legal is listed, one of it is played), and of recorded rounds played again through
 * `play` and `apply`. The reference gets the same cards and the same actions, and must come to the same tricks and scores.
 */
export async function rulesBench(): Promise<readonly BenchRow[]> {
  const recorded = Array.from({ length: ROUNDS }, (_, i) => record(i))
  for (const one of recorded) compare(one)
  return [
    race('rules: random play, legal moves listed, a second', randomly(recorded), randomlyThere(recorded)),
    race('rules: recorded rounds played again, moves a second', again(recorded), againThere(recorded)),
  ]
}

function race(name: string, ours: Pass, reference: Pass): BenchRow {
  const rates = Array.from({ length: RUNS }, () => [rate(ours), rate(reference)] as const)
  return {
    name,
    ours: whole(median(rates.map(([mine]) => mine))),
    reference: `boardgame.io ${whole(median(rates.map(([, theirs]) => theirs)))}`,
    ratio: median(rates.map(([mine, theirs]) => mine / theirs)),
    aim: 'at least 100',
  }
}

function rate(pass: Pass): number {
  const began = performance.now()
  let moves = 0
  while (performance.now() - began < TURN) moves += pass()
  return (moves / (performance.now() - began)) * 1000
}

/** Quick and good enough to choose by; rules never meet it. */
function quick(seed: number): Rng {
  let x = seed * 2_654_435_761 + 1
  return {
    below(n) {
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
      return (x >>> 0) % n
    },
  }
}
/** A single round asks for no chance once it is dealt. */
const NONE: Rng = {
  below() {
    throw new Error('nothing is left to chance in a round that is dealt')
  },
}

const dealt = (seats: number, deal: Deal): State =>
  folded(rules.setup(seats, OPTIONS), rules.deal(rules.setup(seats, OPTIONS), NONE, deal))

const folded = (state: State, events: readonly Event[]): State =>
  events.reduce((before, event) => rules.apply(before, event), state)

function played(state: State, seat: number, action: Recorded['actions'][number][1]): State {
  const ruling = rules.play(state, seat, action, NONE)
  if (!ruling.ok) throw new Error(`our rules refuse what they listed: ${ruling.reason}`)
  return folded(state, ruling.events)
}

/** A round of four or five, played at random. */
function record(i: number): Recorded {
  const seats = 4 + (i % 2)
  const [first] = rules.deal(rules.setup(seats, OPTIONS), rngFor('bench', i))
  if (first?.type !== 'dealt') throw new Error('a game begins with a deal')
  const deal: Deal = {
    start: first.start,
    stock: first.stock,
    hands: first.hands.map((hand) => hand.filter((card) => card !== null)),
  }
  const chance = quick(i)
  const actions: Recorded['actions'][number][] = []
  for (let state = dealt(seats, deal); ;) {
    const [seat] = rules.turn(state)
    if (seat === undefined) return { deal, actions }
    const action = pick(rules.legal(state, seat), chance)
    actions.push([seat, action])
    state = played(state, seat, action)
  }
}

/** Both must come to the same tricks, winners and scores; otherwise they would not have done the same work. */
function compare({ deal, actions }: Recorded): void {
  const state = actions.reduce((before, [seat, action]) => played(before, seat, action), dealt(deal.hands.length, deal))
  const match = actions.reduce((before, [seat, action]) => step(before, seat, action), begin(deal))
  const round = state.rounds[0]
  const here = JSON.stringify([round?.tricks, round?.scores])
  if (here !== JSON.stringify([match.G.tricks, match.ctx.gameover?.totals]))
    throw new Error('boardgame.io plays another game than ours')
}

const again =
  (recorded: readonly Recorded[]): Pass =>
  () => {
    let moves = 0
    for (const { deal, actions } of recorded) {
      let state = dealt(deal.hands.length, deal)
      for (const [seat, action] of actions) state = played(state, seat, action)
      moves += actions.length
    }
    return moves
  }

const againThere =
  (recorded: readonly Recorded[]): Pass =>
  () => {
    let moves = 0
    for (const { deal, actions } of recorded.slice(0, 6)) {
      let match = begin(deal)
      for (const [seat, action] of actions) match = step(match, seat, action)
      moves += actions.length
    }
    return moves
  }

/** Each pass plays the same cards otherwise. */
function randomly(recorded: readonly Recorded[]): Pass {
  const chance = quick(7)
  return () => {
    let moves = 0
    for (const { deal } of recorded) {
      let state = dealt(deal.hands.length, deal)
      for (let [seat] = rules.turn(state); seat !== undefined; [seat] = rules.turn(state), moves++) {
        state = played(state, seat, pick(rules.legal(state, seat), chance))
      }
    }
    return moves
  }
}

function randomlyThere(recorded: readonly Recorded[]): Pass {
  const chance = quick(7)
  return () => {
    let moves = 0
    for (const { deal } of recorded.slice(0, 6)) {
      for (let match = begin(deal); match.ctx.gameover === undefined; moves++) {
        const seat = Number(match.ctx.currentPlayer)
        match = step(match, seat, pick(rules.legal(match.G, seat), chance))
      }
    }
    return moves
  }
}
