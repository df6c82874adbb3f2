import { folded } from '../kit/game.js'
import type { Row } from '../store/store.js'
import { afterPlay, queued, withoutSeat } from './queue.js'
import { left, resumed, sat } from './seating.js'
import { isAway, MOST_MISSED, type Seated, type Shelf, type Table, type TableEvent } from './table.js'

/**
 * The table after one more row of its log; before the first there is none. Pure.
 * A log that jumps, or does not begin with its opening, is a bug. Errors name table and seq, never what happened: that is secret.
 */
export function applyRow(table: Table | undefined, row: Row, gameOf: Shelf): Table {
  const event = row.event as TableEvent
  if (!table) {
    if (event.type !== 'opened' || row.seq !== 1) throw new Error(`the log of table ${row.table} does not begin with its opening`)
    return opened(row, event)
  }
  if (row.table !== table.id) throw new Error(`a row of table ${row.table} stands in the log of table ${table.id}`)
  if (row.seq !== table.seq + 1) throw new Error(`the log of table ${table.id} jumps from ${table.seq} to ${row.seq}`)
  return { ...table, ...changes(table, event, row, gameOf), seq: row.seq, at: row.at }
}

/** The table that a whole log makes, from its first row on. */
export function fold(rows: readonly Row[], gameOf: Shelf): Table | undefined {
  let table: Table | undefined
  for (const row of rows) table = applyRow(table, row, gameOf)
  return table
}

type Event<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>

const opened = (row: Row, event: Event<'opened'>): Table => ({
  id: row.table,
  seq: row.seq,
  phase: 'gathering',
  game: event.game,
  options: event.options,
  opener: event.host,
  host: event.host,
  pace: event.pace ?? 'none',
  practice: event.practice,
  nextPace: undefined,
  seats: event.seats,
  tenures: [],
  votes: [],
  barred: [],
  reminded: [],
  paused: undefined,
  asked: [],
  askedAt: [],
  actedAt: row.at,
  queue: [],
  actions: 0,
  acted: [],
  state: undefined,
  startedAt: undefined,
  outcome: undefined,
  closed: undefined,
  before: event.before,
  next: undefined,
  at: row.at,
})

function changes(table: Table, event: TableEvent, row: Row, gameOf: Shelf): Partial<Table> {
  switch (event.type) {
    case 'opened':
      throw new Error(`table ${table.id} is opened a second time at ${row.seq}`)
    case 'sat':
      return sat(table, event, row)
    case 'left':
      return left(table, event, row.at)
    case 'released':
      return { seats: table.seats.filter((_, seat) => !event.seats.includes(seat)) }
    case 'hosted':
      return { host: event.host }
    case 'changed':
      return { options: event.options }
    case 'paced':
      if (event.from === 'next-deal') return { nextPace: event.pace }
      return { pace: event.pace, nextPace: undefined, ...(event.pace !== table.pace && anew(table, row.at)) }
    case 'reminded':
      return {
        reminded: [
          ...table.reminded.filter(({ seat }) => !event.seats.includes(seat)),
          ...event.seats.map((seat) => ({ seat, asked: table.asked[seat] ?? 0, seq: row.seq })),
        ],
      }
    case 'back':
      return { seats: inTime(table, event.seat), ...anew(table, row.at) }
    case 'voted':
      return { votes: [...table.votes, event.vote] }
    case 'paused':
      return { paused: { why: event.why, since: row.at } }
    case 'resumed':
      return resumed(table, event)
    case 'started':
      return started(table, event, row, gameOf)
    case 'played':
      return played(table, event, row, gameOf)
    case 'queued':
      return { queue: queued(table, event, row.seq, gameOf) }
    case 'unqueued':
      return { queue: withoutSeat(table.queue, event.seat) }
    case 'closed':
      return { phase: 'over', closed: event.why, queue: [], votes: [], reminded: [], paused: undefined }
    case 'followed':
      return { next: event.next }
  }
}

function started(table: Table, event: Event<'started'>, row: Row, gameOf: Shelf): Partial<Table> {
  const { rules } = gameOf(table.game)
  const bare: unknown = rules.setup(table.seats.length, table.options)
  const state: unknown = folded(rules, bare, event.events)
  return {
    phase: 'playing',
    startedAt: row.at,
    actedAt: row.at,
    tenures: table.seats.flatMap(({ player }, seat) =>
      player.kind === 'person' ? [{ seat, person: player.person, from: row.at, after: 0 }] : [],
    ),
    acted: table.seats.map(() => 0),
    asked: table.seats.map(() => row.seq),
    askedAt: table.seats.map(() => row.at),
    ...reached(state, rules.outcome(state)),
  }
}

/** A question moves when its seat acts or is newly waited for, never because others acted: four may choose at once. */
function played(table: Table, event: Event<'played'>, row: Row, gameOf: Shelf): Partial<Table> {
  const { rules } = gameOf(table.game)
  const state: unknown = folded(rules, table.state, event.events)
  const before = rules.turn(table.state)
  const moves = (seat: number): boolean => seat === event.seat || (!before.includes(seat) && turn.includes(seat))
  const turn = rules.turn(state)
  const asked = table.asked.map((was, seat) => (moves(seat) ? row.seq : was))
  const player = table.seats[event.seat]
  const returns = event.instead === undefined && player !== undefined && isAway(player)
  return {
    actions: table.actions + 1,
    acted: table.acted.map((was, seat) => (seat === event.seat ? was + 1 : was)),
    actedAt: row.at,
    seats: answered(table, event).map((seated, seat) => (rules.done?.(state, seat) ? forGood(seated) : seated)),
    reminded: stillCalled(table.reminded, (it) => it.asked === asked[it.seat] && turn.includes(it.seat)),
    asked,
    askedAt: table.askedAt.map((was, seat) => (returns || moves(seat) ? row.at : was)),
    queue: afterPlay(table, event.seat, state, gameOf),
    ...reached(state, rules.outcome(state)),
  }
}

/** One call stands whole until nobody of it is waited for: in some games it is a secret who has acted. */
const stillCalled = (reminded: Table['reminded'], isWaitedFor: (it: Table['reminded'][number]) => boolean): Table['reminded'] =>
  reminded.filter(({ seq }) => reminded.some((it) => it.seq === seq && isWaitedFor(it)))

/** Nobody is hurried by time that ran while nobody waited. */
const anew = ({ askedAt }: Table, at: number): Pick<Table, 'askedAt'> => ({ askedAt: askedAt.map(() => at) })

/** A seat of which nothing is asked any more is nothing to take over. */
function forGood(seated: Seated): Seated {
  const { standsIn: _, ...rest } = seated
  return rest
}

/** Who plays is back; who runs out of time is a step further away. */
function answered(table: Table, { seat, instead }: Event<'played'>): Table['seats'] {
  const seated = table.seats[seat]
  if (instead === 'late' && seated)
    return table.seats.with(seat, { ...seated, missed: Math.min((seated.missed ?? 0) + 1, MOST_MISSED) })
  return instead === undefined ? inTime(table, seat) : table.seats
}

function inTime({ seats }: Table, seat: number): Table['seats'] {
  const seated = seats[seat]
  if (seated?.missed === undefined) return seats
  const { missed: _, ...rest } = seated
  return seats.with(seat, rest)
}

const reached = (state: unknown, outcome: Table['outcome']): Partial<Table> =>
  outcome ? { state, outcome, phase: 'over', queue: [], votes: [], reminded: [], paused: undefined } : { state }
