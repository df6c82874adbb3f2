import { createHash } from 'node:crypto'

/** A source of chance. Rules receive one; they never make one. */
export interface Rng {
  /** An integer in [0, n), every value equally likely; n from 1 to 2^32. */
  below(n: number): number
}

/**
 * The chance that belongs to one moment of one game: same seed and n, same numbers, for ever.
 * `n` is the number of game actions accepted before (0 for the first deal). SHA-256 in counter mode, 8 numbers a block.
 */
export function rngFor(seed: string, n: number): Rng {
  let block = Buffer.alloc(0)
  let at = 0
  let counter = 0
  const next = (): number => {
    if (at === block.length) {
      block = createHash('sha256').update(`${seed}/${n}/${counter++}`).digest()
      at = 0
    }
    at += 4
    return block.readUInt32LE(at - 4)
  }
  return {
    below(limit) {
      const fair = 2 ** 32 - (2 ** 32 % limit) // numbers from here on would favour the low ones
      let x = next()
      while (x >= fair) x = next()
      return x % limit
    },
  }
}

/** A new list in random order (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const deck = [...items]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const held = deck[i]!
    deck[i] = deck[j]!
    deck[j] = held
  }
  return deck
}

/** One of the items; an empty list is a bug. */
export function pick<T>(items: readonly T[], rng: Rng): T {
  if (items.length === 0) throw new Error('nothing to pick from')
  return items[rng.below(items.length)]!
}
