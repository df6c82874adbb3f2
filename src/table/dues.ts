import { rngFor } from '../kit/rng.js'
import type { Due } from '../store/store.js'
import type { Shelf, Table } from './table.js'

/** How long a house player waits before it plays (ms), so that people can follow: `pause`, and at most `spread` more. */
export interface Pace {
  readonly pause: number
  readonly spread: number
}
export const PACE: Pace = { pause: 1_500, spread: 600 }

/** All that the house must do at this table, and when, if nothing happens before. Says nothing that the public may not know. */
export function dues(table: Table, gameOf: Shelf, pace: Pace): readonly Due[] {
  switch (table.phase) {
    case 'gathering':
      return heldEnds(table).map((until) => ({ table: table.id, key: heldKey(until), at: until }))
    case 'playing':
      return [...housePlays(table, gameOf, pace), ...queuedPlays(table, gameOf)]
    case 'over':
      return []
  }
}

const heldEnds = (table: Table): readonly number[] => [
  ...new Set(table.seats.flatMap(({ held }) => (held === undefined ? [] : [held]))),
]

function housePlays(table: Table, gameOf: Shelf, pace: Pace): readonly Due[] {
  return gameOf(table.game)
    .rules.turn(table.state)
    .flatMap((seat) => {
      const seated = table.seats[seat]
      const asked = table.asked[seat] ?? 0
      if (seated?.player.kind !== 'house') return []
      const wait = pace.pause + rngFor(`${table.id}/${seat}`, asked).below(pace.spread + 1)
      return [{ table: table.id, key: houseKey(seat, asked), at: Math.max(table.askedAt[seat] ?? 0, seated.since) + wait }]
    })
}

/** What waited for its turn is played at once when that comes. */
function queuedPlays({ id, game, state, queue, asked, askedAt }: Table, gameOf: Shelf): readonly Due[] {
  if (queue.length === 0) return []
  const turn = gameOf(game).rules.turn(state)
  return queue
    .filter(({ seat }) => turn.includes(seat))
    .map(({ seat, since }) => ({ table: id, key: queuedKey(seat, since, asked[seat] ?? 0), at: askedAt[seat] ?? 0 }))
}

/** Keys are stable for as long as the thing is due, and new for the next one. */
const houseKey = (seat: number, asked: number): string => `house:${seat}:${asked}`
const queuedKey = (seat: number, since: number, asked: number): string => `queued:${seat}:${since}:${asked}`
const heldKey = (until: number): string => `held:${until}`

export type DueKey =
  | { readonly what: 'house'; readonly seat: number; readonly asked: number }
  | { readonly what: 'queued'; readonly seat: number; readonly since: number }
  | { readonly what: 'held'; readonly until: number }

/** undefined for a key that no version of this file has made. */
export function readKey(key: string): DueKey | undefined {
  const [what, ...figures] = key.split(':')
  const [first, second] = figures.map(Number)
  if (what === 'house' && first !== undefined && second !== undefined) return { what, seat: first, asked: second }
  if (what === 'queued' && first !== undefined && second !== undefined) return { what, seat: first, since: second }
  if (what === 'held' && first !== undefined) return { what, until: first }
  return undefined
}
