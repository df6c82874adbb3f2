import type { Database } from 'better-sqlite3'
import { duesOver } from './dues.js'
import { insertResultOver } from './results.js'
import { seatsOver } from './seats.js'
import type { Row, TableRow, Write, Written } from './store.js'

type Stored = Omit<Row, 'event'> & { readonly event: string }

/** The log, and all that changes with it. Statements are prepared once: this is the path of every press. */
export function logOver(db: Database) {
  const causeSeen = db.prepare<[string], 1>('select 1 from log where cause = ?').pluck()
  const lastSeq = db.prepare<[string], number | null>('select max(seq) from log where "table" = ?').pluck()
  const rowsFrom = db.prepare<[string, number], Stored>(
    'select "table", seq, at, cause, event from log where "table" = ? and seq >= ? order by seq',
  )
  const clash = db.prepare<TableRow, 1>('select 1 from tables where id = @id or (server = @server and number = @number)').pluck()
  const open = db.prepare<TableRow>(
    `insert into tables (id, game, number, server, channel, home, phase, seed)
     values (@id, @game, @number, @server, @channel, @home, @phase, @seed)`,
  )
  const insert = db.prepare<[string, number, number, string | null, string]>(
    'insert into log ("table", seq, at, cause, event) values (?, ?, ?, ?, ?)',
  )
  const setPhase = db.prepare<[string, string]>('update tables set phase = ? where id = ?')
  const insertResult = insertResultOver(db)
  const dues = duesOver(db)
  const seats = seatsOver(db)

  /** Looks before anything is written, in the same transaction, so that a refusal leaves no trace. */
  const verdict = (write: Write): Written => {
    for (const { cause } of write.rows) if (cause !== null && causeSeen.get(cause)) return 'seen'
    if (write.open && clash.get(write.open)) return 'taken'
    const next = new Map<string, number>()
    for (const { table, seq } of write.rows) {
      if (seq !== (next.get(table) ?? (lastSeq.get(table) ?? 0) + 1)) return 'taken'
      next.set(table, seq + 1)
    }
    return 'written'
  }
  const put = (write: Write): void => {
    if (write.open) open.run(write.open)
    for (const { table, seq, at, cause, event } of write.rows) insert.run(table, seq, at, cause, JSON.stringify(event))
    for (const { table, phase } of write.phases ?? []) setPhase.run(phase, table)
    for (const change of write.dues ?? []) dues.replace(change.table, change.dues)
    for (const { table, people } of write.seats ?? []) seats.replace(table, people)
    for (const result of write.results ?? []) insertResult(result)
  }
  const appending = db.transaction((write: Write): Written => {
    const answer = verdict(write)
    if (answer === 'written') put(write)
    return answer
  })

  return {
    // Immediate: what was looked at stays true until it is written.
    append: (write: Write): Written => appending.immediate(write),
    read: (table: string, from = 1): readonly Row[] =>
      rowsFrom.all(table, from).map((row) => ({ ...row, event: JSON.parse(row.event) as unknown })),
    seen: (cause: string): boolean => causeSeen.get(cause) === 1,
    due: dues.due,
    nextDue: dues.next,
    giveBack: dues.giveBack,
    seatedAt: seats.of,
  }
}
