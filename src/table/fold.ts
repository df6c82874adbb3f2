import { folded } from '../kit/game.js'
import type { Row } from '../store/store.js'
import { afterPlay, queued, withoutSeat } from './queue.js'
import type { Shelf, Table, TableEvent } from './table.js'

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
  seats: event.seats,
  asked: [],
  askedAt: [],
  queue: [],
  actions: 0,
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
      return { seats: table.seats.toSpliced(event.seat, 1, { player: event.player, since: row.at }) }
    case 'left':
      return {
        seats: event.standIn
          ? table.seats.with(event.seat, { player: event.standIn, since: row.at })
          : table.seats.toSpliced(event.seat, 1),
        queue: withoutSeat(table.queue, event.seat),
      }
    case 'released':
      return { seats: table.seats.filter((_, seat) => !event.seats.includes(seat)) }
    case 'hosted':
      return { host: event.host }
    case 'changed':
      return { options: event.options }
    case 'started':
      return started(table, event, row, gameOf)
    case 'played':
      return played(table, event, row, gameOf)
    case 'queued':
      return { queue: queued(table, event, row.seq, gameOf) }
    case 'unqueued':
      return { queue: withoutSeat(table.queue, event.seat) }
    case 'closed':
      return { phase: 'over', closed: event.why, queue: [] }
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
  return {
    actions: table.actions + 1,
    asked: table.asked.map((was, seat) => (moves(seat) ? row.seq : was)),
    askedAt: table.askedAt.map((was, seat) => (moves(seat) ? row.at : was)),
    queue: afterPlay(table, event.seat, state, gameOf),
    ...reached(state, rules.outcome(state)),
  }
}

const reached = (state: unknown, outcome: Table['outcome']): Partial<Table> =>
  outcome ? { state, outcome, phase: 'over', queue: [] } : { state }
