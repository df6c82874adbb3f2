import type { Database } from 'better-sqlite3'
import type { Due } from './store.js'

export function duesOver(db: Database) {
  const ofTable = db.prepare<[string], Due>('select "table", key, at from dues where "table" = ?')
  const drop = db.prepare<[string, string]>('delete from dues where "table" = ? and key = ?')
  const put = db.prepare<[string, string, number]>('insert into dues ("table", key, at) values (?, ?, ?)')
  const move = db.prepare<[number, string, string]>('update dues set at = ? where "table" = ? and key = ?')
  const until = db.prepare<[number, number], Due>(
    'select "table", key, at from dues where at <= ? order by at, "table", key limit ?',
  )
  const earliest = db.prepare<[], number | null>('select min(at) from dues').pluck()

  return {
    /** Only what differs is written: most rows of a log leave most dues as they were. */
    replace: (table: string, dues: readonly Due[]): void => {
      const before = ofTable.all(table)
      for (const { key } of before) if (!dues.some((due) => due.key === key)) drop.run(table, key)
      for (const { key, at } of dues) {
        const known = before.find((due) => due.key === key)
        if (!known) put.run(table, key, at)
        else if (known.at !== at) move.run(at, table, key)
      }
    },
    due: (now: number, most: number): readonly Due[] => until.all(now, most),
    next: (): number | undefined => earliest.get() ?? undefined,
  }
}
