import type { Rng } from '../../src/kit/rng.js'
import { median, whole, type BenchRow } from './row.js'

/** Plays another game; how many moves it made. */
export type Pass = () => number

const RUNS = 31
/** Games between two looks at the clock, which take time, too. */
const GAMES = 4
/** How long each side plays before it is the other's turn, in microseconds of the processor. */
const TURN = 120_000

/** Moves a second, both sides taking turns. Time is the processor's: what else runs on the machine takes none of it. */
export function race(name: string, ours: Pass, reference: Pass): BenchRow {
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
  const began = process.cpuUsage()
  let moves = 0
  for (;;) {
    for (let i = 0; i < GAMES; i++) moves += pass()
    const { user, system } = process.cpuUsage(began)
    if (user + system > TURN) return (moves / (user + system)) * 1e6
  }
}

/** Quick and good enough to choose by; rules never meet it. */
export function quick(seed: number): Rng {
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
