import type { Bot } from '../../kit/bot.js'
import { pick } from '../../kit/rng.js'
import { active, strength } from './ring.js'
import type { Action, View } from './types.js'

// The house player gets rid of what is worth least: it beats with the lowest card that will do, trumps last, and leads its
// lowest. When only cards come round and nothing moves, it beats with anything now and then, so that a ring does not close.

/** Cards taken in a row, for each player left, after which chance joins in. */
const PATIENCE = 2

export const house: Bot<View, Action> = (view, legal, rng) => {
  const plays = legal.filter((action) => action.type === 'play')
  const [first, ...rest] = plays
  if (!first) {
    const [only] = legal
    if (!only) throw new Error('somebody plays who has nothing to play')
    return only
  }
  if (view.quiet > PATIENCE * active(view) && rng.below(3) === 0) return pick(plays, rng)
  return rest.reduce((least, action) => (worth(action.card) < worth(least.card) ? action : least), first)
}

/** A trump is worth a suit more. */
const worth = (card: Parameters<typeof strength>[0]): number => strength(card) + (card.endsWith('S') ? 9 : 0)
