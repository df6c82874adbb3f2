import type { Database } from 'better-sqlite3'
import { COLUMNS } from './list.js'
import type { TableRow } from './store.js'

/** Who sits where, beside the logs that tell it in full: so that a person's tables are found without reading any. */
export function seatsOver(db: Database) {
  const drop = db.prepare<[string]>('delete from seats where "table" = ?')
  const put = db.prepare<[string, number]>('insert into seats ("table", person) values (?, ?) on conflict do nothing')
  const ofPerson = db.prepare<[number], TableRow>(
    `select ${COLUMNS.join(', ')} from tables
     where phase <> 'over' and id in (select "table" from seats where person = ?) order by nth desc`,
  )
  return {
    replace: (table: string, people: readonly number[]): void => {
      drop.run(table)
      for (const person of people) put.run(table, person)
    },
    of: (person: number): readonly TableRow[] => ofPerson.all(person),
  }
}
