import type { Database } from 'better-sqlite3'
import type { Schema } from './schema.js'
import type { Due } from './store.js'

type Stored = Schema['dues']
const dueOf = (row: Stored): Due => ({ ...row, clock: row.clock === 1 })

export function duesOver(db: Database) {
  const ofTable = db.prepare<[string], Stored>('select "table", key, at, clock from dues where "table" = ?')
  const drop = db.prepare<[string, string]>('delete from dues where "table" = ? and key = ?')
  const put = db.prepare<Stored>(
    `insert into dues ("table", key, at, clock) values (@table, @key, @at, @clock)
     on conflict do update set at = excluded.at, clock = excluded.clock`,
  )
  const until = db.prepare<[number, number], Stored>(
    'select "table", key, at, clock from dues where at <= ? order by at, "table", key limit ?',
  )
  const earliest = db.prepare<[], number | null>('select min(at) from dues').pluck()

  const tellAll = db.prepare<[number, string]>(
    `insert into log ("table", seq, at, cause, event)
     select "table", (select max(seq) from log where "table" = clocks."table") + 1, ?, null, ?
     from (select distinct "table" from dues where clock = 1) as clocks`,
  )
  const putOff = db.prepare<[number]>('update dues set at = at + ? where clock = 1')
  const givingBack = db.transaction((event: unknown, at: number, ms: number): number => {
    const { changes } = tellAll.run(at, JSON.stringify(event))
    putOff.run(ms)
    return changes
  })

  return {
    /** Only what differs is written: most rows of a log leave most dues as they were. */
    replace: (table: string, dues: readonly Due[]): void => {
      const before = ofTable.all(table)
      for (const { key } of before) if (!dues.some((due) => due.key === key)) drop.run(table, key)
      for (const due of dues) {
        const row: Stored = { ...due, table, clock: due.clock ? 1 : 0 }
        const known = before.find(({ key }) => key === due.key)
        if (known?.at !== row.at || known.clock !== row.clock) put.run(row)
      }
    },
    due: (now: number, most: number): readonly Due[] => until.all(now, most).map(dueOf),
    next: (): number | undefined => earliest.get() ?? undefined,
    /** One statement for the logs and one for the clocks: thousands of tables may be concerned. */
    giveBack: (event: unknown, at: number, ms: number): number => givingBack.immediate(event, at, ms),
  }
}
