import { rngFor } from '../kit/rng.js'
import type { Due } from '../store/store.js'
import { clocks, expiresAt, openUntil } from './clock.js'
import { isAway, type Shelf, type Table } from './table.js'

/** How long the house waits before it plays (ms), so that people can follow: `pause`, and at most `spread` more. */
export interface Tempo {
  readonly pause: number
  readonly spread: number
}
export const TEMPO: Tempo = { pause: 1_500, spread: 600 }

/** All that the house must do at this table, and when, if nothing happens before. Says nothing that the public may not know. */
export function dues(table: Table, gameOf: Shelf, tempo: Tempo): readonly Due[] {
  switch (table.phase) {
    case 'gathering':
      return table.paused ? [] : [...heldEnds(table), due(table, `lobby:${table.seq}`, expiresAt(table), true)]
    case 'playing':
      return table.paused ? [] : [...housePlays(table, gameOf, tempo), ...queuedPlays(table, gameOf), ...clockEnds(table, gameOf)]
    case 'over':
      return []
  }
}

const due = ({ id }: Table, key: string, at: number, clock: boolean): Due => ({ table: id, key, at, clock })

const heldEnds = (table: Table): readonly Due[] =>
  [...new Set(table.seats.flatMap(({ held }) => (held === undefined ? [] : [held])))].map((until) =>
    due(table, `held:${until}`, until, true),
  )

/** For house players, and for people who are away. While a game is opened, it is people's time that ends. */
function housePlays(table: Table, gameOf: Shelf, tempo: Tempo): readonly Due[] {
  const turn = gameOf(table.game).rules.turn(table.state)
  return turn.flatMap((seat) => {
    const seated = table.seats[seat]
    const asked = table.asked[seat] ?? 0
    if (!seated || (seated.player.kind === 'person' && !isAway(seated))) return []
    const wait = tempo.pause + rngFor(`${table.id}/${seat}`, asked).below(tempo.spread + 1)
    const open = openUntil(table, gameOf)
    const from = Math.max(table.askedAt[seat] ?? 0, seated.since, open)
    return [due(table, `house:${seat}:${asked}`, from + wait, open > 0)]
  })
}

/** What waited for its turn is played at once when that comes, and the opening of the game is over. */
function queuedPlays(table: Table, gameOf: Shelf): readonly Due[] {
  if (table.queue.length === 0) return []
  const { rules } = gameOf(table.game)
  const turn = rules.turn(table.state)
  const opening = rules.opening?.(table.state)
  return table.queue
    .filter(({ seat }) => turn.includes(seat))
    .map(({ seat, since, action }) => {
      const held = opening?.holds(action) ? openUntil(table, gameOf) : 0
      const at = Math.max(table.askedAt[seat] ?? 0, held)
      return due(table, `queued:${seat}:${since}:${table.asked[seat] ?? 0}`, at, held > 0)
    })
}

/** For each seat the next thing that its clock brings: the reminder, or the end. */
const clockEnds = (table: Table, gameOf: Shelf): readonly Due[] =>
  clocks(table, gameOf).map(({ seat, clock: { remindAt, until } }) =>
    due(table, `clock:${seat}:${table.asked[seat] ?? 0}:${remindAt === undefined ? 'end' : 'remind'}`, remindAt ?? until, true),
  )

/** Keys are stable for as long as the thing is due, and new for the next one. */
export type DueKey =
  | { readonly what: 'house' | 'clock'; readonly seat: number; readonly asked: number }
  | { readonly what: 'queued'; readonly seat: number; readonly since: number }
  | { readonly what: 'held'; readonly until: number }
  | { readonly what: 'lobby' }

/** undefined for a key that no version of this file has made. */
export function readKey(key: string): DueKey | undefined {
  const [what, ...figures] = key.split(':')
  const [first, second] = figures.map(Number)
  if ((what === 'house' || what === 'clock') && first !== undefined && second !== undefined)
    return { what, seat: first, asked: second }
  if (what === 'queued' && first !== undefined && second !== undefined) return { what, seat: first, since: second }
  if (what === 'held' && first !== undefined) return { what, until: first }
  if (what === 'lobby') return { what }
  return undefined
}
