import type { Viewer } from '../src/kit/game.js'
import type { Row } from '../src/store/store.js'
import { applyRow } from '../src/table/fold.js'
import { seatOf, type Player, type Shelf, type Table, type TableEvent } from '../src/table/table.js'

// The log of a table as somebody could see it who sat there, for the time they did.

type Names = (person: number) => string
/** Something that happened, in words for other programs. */
type Seen = Readonly<Record<string, unknown>>

interface SeenTable {
  readonly options: unknown
  /** When this person had a hand there. */
  readonly hands: readonly Seen[]
  readonly events: readonly Seen[]
}

/**
 * Rows while this person had a seat, and those by which they came and went. Not the seq of a row, whose gaps would tell of what others did
 * unseen; and no internal number of anybody.
 */
export function seenBy(log: readonly Row[], person: number, names: Names, gameOf: Shelf): SeenTable {
  let table: Table | undefined
  const events: Seen[] = []
  for (const row of log) {
    const before = table && seatOf(table, person)
    const told: Table = applyRow(table, row, gameOf)
    const seat = seatOf(told, person) ?? before
    const seen = seat === undefined ? undefined : seenFrom(row.event as TableEvent, { seat, person, names, table: told, gameOf })
    if (seen) events.push({ at: time(row.at), ...seen })
    table = told
  }
  const hands = (table?.tenures ?? []).filter((it) => it.person === person)
  return {
    options: table?.options,
    hands: hands.map(({ seat, from, until }) => ({ seat, from: time(from), until: until === undefined ? null : time(until) })),
    events,
  }
}

const time = (at: number): string => new Date(at).toISOString()

interface From {
  readonly seat: number
  readonly person: number
  readonly names: Names
  readonly table: Table
  readonly gameOf: Shelf
}

/** undefined: nobody on that seat sees it happen. */
function seenFrom(event: TableEvent, from: From): Seen | undefined {
  const { seat, person, names } = from
  const { type } = event
  switch (event.type) {
    case 'opened':
      return { type, host: names(event.host), seats: event.seats.map(({ player }) => nameOf(player, names)), pace: event.pace }
    case 'sat':
      return { type, seat: event.seat, player: nameOf(event.player, names) }
    case 'left':
      return { type, seat: event.seat, why: event.why, standIn: event.standIn && nameOf(event.standIn, names) }
    case 'hosted':
      return { type, host: names(event.host) }
    case 'started':
      return { type, seat, events: redacted(event.events, from) }
    case 'played':
      return played(event, from)
    case 'voted': {
      const { about } = event.vote
      return event.vote.person === person ? { type, about: about === 'end' ? about : { remove: names(about.remove) } } : undefined
    }
    case 'reminded':
      return event.seats.includes(seat) ? { type } : undefined
    case 'queued':
      return event.seat === seat ? { type, action: event.action, stands: event.stands } : undefined
    case 'unqueued':
      return event.seat === seat ? { type } : undefined
    case 'resumed':
      return { type, from: time(event.from), to: time(event.to) }
    case 'followed':
      return { type }
    case 'released':
    case 'changed':
    case 'paced':
    case 'back':
    case 'paused':
    case 'closed':
      return event
  }
}

/** What others press is theirs alone: there is only what could be seen of it, and nothing where that is nothing. */
function played(event: Extract<TableEvent, { type: 'played' }>, from: From): Seen | undefined {
  const { type, seat, action, instead, waited } = event
  const events = redacted(event.events, from)
  if (seat === from.seat) return { type, seat, action, instead, waited, events }
  return events.length > 0 ? { type, events } : undefined
}

const redacted = (events: readonly unknown[], { table, seat, gameOf }: From): readonly unknown[] => {
  const viewer: Viewer = seat
  return events.flatMap((event) => (gameOf(table.game).rules.redact(event, viewer) as unknown) ?? [])
}

const nameOf = (player: Player, names: Names): string =>
  player.kind === 'person' ? names(player.person) : `${player.name} (house)`

/** Everybody who is named in a log, by internal number. */
export function peopleIn(log: readonly Row[]): readonly number[] {
  const people = log.flatMap(({ event }): readonly (number | undefined)[] => {
    const it = event as TableEvent
    if (it.type === 'opened') return [it.host, ...it.seats.map(({ player }) => personOf(player))]
    return it.type === 'sat' ? [personOf(it.player)] : []
  })
  return [...new Set(people.filter((person) => person !== undefined))]
}
const personOf = (player: Player): number | undefined => (player.kind === 'person' ? player.person : undefined)
