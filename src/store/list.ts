import type { Database } from 'better-sqlite3'
import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.js'
import type { Store, TableRow } from './store.js'

export const COLUMNS = ['id', 'game', 'number', 'server', 'channel', 'home', 'phase', 'seed'] as const

/** The list of tables, apart from their logs. */
export function tablesOver(db: Database, queries: Kysely<Schema>) {
  const byId = db.prepare<[string], TableRow>(`select ${COLUMNS.join(', ')} from tables where id = ?`)
  const lastNumber = db.prepare<[string], number | null>('select max(number) from tables where server = ?').pluck()
  // The newest row of a log is found by its key, without reading the log.
  const newest = `with newest as (
      select ${COLUMNS.join(', ')}, (select at from log where "table" = tables.id order by seq desc limit 1) as at
      from tables where phase <> 'over')
    select ${COLUMNS.join(', ')} from newest where`
  const latest = db.prepare<[number], TableRow>(`${newest} at >= (select max(at) from newest) - ? order by at desc`)
  const silent = db.prepare<[number], TableRow>(`${newest} at < ? order by at`)
  const newestFirst = queries.selectFrom('tables').select(COLUMNS).orderBy('nth', 'desc')

  return {
    table: (id: string): TableRow | undefined => byId.get(id),
    nextNumber: (server: string): number => (lastNumber.get(server) ?? 0) + 1,

    live: async (where: { readonly server?: string; readonly channel?: string } = {}): Promise<readonly TableRow[]> => {
      // The phase stands in the query as it stands in the index: a bound value would not use it.
      let query = newestFirst.where('phase', '<>', sql.lit('over' as const))
      if (where.server !== undefined) query = query.where('server', '=', where.server)
      if (where.channel !== undefined) query = query.where('channel', '=', where.channel)
      return query.execute()
    },
    latest: (within: number): readonly TableRow[] => latest.all(within),
    silent: (since: number): readonly TableRow[] => silent.all(since),
    counts: () =>
      queries
        .selectFrom('tables')
        .select(({ fn }) => ['game', 'phase', fn.countAll<number>().as('tables')])
        .where('phase', '<>', sql.lit('over' as const))
        .groupBy(['game', 'phase'])
        .execute(),
    finished: (): Promise<readonly TableRow[]> => newestFirst.where('phase', '=', 'over').execute(),
    /** By number, which runs within a server as `nth` does over all: the index of numbers serves it. */
    ended: (...[where, most]: Parameters<Store['ended']>): Promise<readonly TableRow[]> =>
      queries
        .selectFrom('tables')
        .select(COLUMNS)
        .where('server', '=', where.server)
        .where(({ eb }) => ('home' in where ? eb('home', '=', where.home) : eb('channel', '=', where.channel)))
        .where('phase', '=', 'over')
        .orderBy('number', 'desc')
        .limit(most)
        .execute(),
  }
}
