import type { Seat } from '../kit/game.js'
import { happens, refused, type Decision } from './decision.js'
import { heldFor, present, seatOf, type Leaving, type Player, type Seated, type Table, type TableEvent } from './table.js'

/** How long the seats of a rematch are held for the people of the last game (ms). */
export const HOLD_MS = 5 * 60_000

const HOUSE_NAMES = ['Pip', 'Dot', 'Moss', 'Fern', 'Wren', 'Finch', 'Reed', 'Lark'] as const

/** House players with names that nobody of `taken` bears; when all eight are borne, "Pip 2" and so on. */
export function housePlayers(count: number, taken: readonly string[]): readonly Player[] {
  const borne = new Set(taken.map((name) => name.trim().toLowerCase()))
  const players: Player[] = []
  for (let again = 1; players.length < count; again++)
    for (const first of HOUSE_NAMES) {
      const name = again === 1 ? first : `${first} ${again}`
      if (players.length < count && !borne.has(name.toLowerCase())) players.push({ kind: 'house', name })
    }
  return players
}

const isHouse = ({ player }: Seated): boolean => player.kind === 'house'

/** A full table gives up the seat of the house player who came last. Whoever comes to a table without its host becomes host. */
export function join(table: Table, person: number, most: number): Decision {
  if (table.phase === 'over') return refused('over')
  if (seatOf(table, person) !== undefined) return refused('already_seated')
  if (table.phase === 'playing') return refused('already_started')
  if (table.barred.includes(person)) return refused('barred')
  const open = table.seats.length < most ? table.seats.length : table.seats.findLastIndex(isHouse)
  const seat = heldFor(table, person) ?? open
  if (seat < 0) return refused('full')
  const sat: TableEvent = { type: 'sat', seat, player: { kind: 'person', person } }
  return present(table).includes(table.host) ? happens(sat) : happens(sat, { type: 'hosted', host: person })
}

/** A seat that is only held can be given up, too. */
export function leaveLobby(table: Table, person: number, why?: Leaving): Decision {
  const seat = seatOf(table, person) ?? heldFor(table, person)
  if (seat === undefined) return refused('not_seated')
  return happens({ type: 'left', seat, ...(why && { why }) }, ...afterwards(table, [seat]))
}

/** People who did not come back in time. */
export function release(table: Table, until: number): Decision {
  const seats = table.seats.flatMap(({ held }, seat) => (held !== undefined && held <= until ? [seat] : []))
  return seats.length ? happens({ type: 'released', seats }, ...afterwards(table, seats)) : happens()
}

/** The host's role passes to whoever has sat longest; a table that nobody sits at or may come back to ends. */
function afterwards(table: Table, gone: readonly Seat[]): readonly TableEvent[] {
  const seats = table.seats.filter((_, seat) => !gone.includes(seat))
  const next = present({ ...table, seats })
  if (next.includes(table.host)) return []
  if (next[0] !== undefined) return [{ type: 'hosted', host: next[0] }]
  return seats.some(({ held }) => held !== undefined) ? [] : [{ type: 'closed', why: 'nobody' }]
}

export function addHouse(table: Table, person: number, most: number, taken: readonly string[]): Decision {
  const closed = notInLobby(table, person)
  if (closed) return closed
  if (table.seats.length >= most) return refused('no_room')
  return happens(...housePlayers(1, taken).map((player): TableEvent => ({ type: 'sat', seat: table.seats.length, player })))
}

export function dropHouse(table: Table, person: number): Decision {
  const closed = notInLobby(table, person)
  if (closed) return closed
  const seat = table.seats.findLastIndex(isHouse)
  return seat < 0 ? refused('no_house_player') : happens({ type: 'left', seat })
}

/** Who sits there may change the lobby. */
export function notInLobby(table: Table, person: number): Decision | undefined {
  if (table.phase === 'over') return refused('over')
  if (table.phase === 'playing') return refused('already_started')
  if (seatOf(table, person) === undefined) return refused('not_seated')
  return undefined
}
