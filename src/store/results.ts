import type { Database } from 'better-sqlite3'
import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.js'
import type { BoardQuery, Result, Standing } from './store.js'

export function insertResultOver(db: Database) {
  const insert = db.prepare<Schema['results']>(
    `insert into results ("table", seat, person, server, channel, game, board, at, ending, score, place, won, tags, people)
     values (@table, @seat, @person, @server, @channel, @game, @board, @at, @ending, @score, @place, @won, @tags, @people)`,
  )
  return (result: Result): void => {
    insert.run({ ...result, place: result.place ?? null, won: result.won ? 1 : 0, tags: JSON.stringify(result.tags) })
  }
}

const resultOf = (row: Schema['results']): Result => ({
  ...row,
  place: row.place ?? undefined,
  won: row.won === 1,
  tags: JSON.parse(row.tags),
})

export function resultsOver(db: Database, queries: Kysely<Schema>) {
  const insert = insertResultOver(db)
  const rebuilding = db.transaction((results: readonly Result[]): void => {
    db.exec('delete from results')
    for (const result of results) insert(result)
  })

  return {
    rebuild: (results: readonly Result[]): void => rebuilding.immediate(results),

    results: async (): Promise<readonly Result[]> => {
      const rows = await queries.selectFrom('results').selectAll().orderBy('table').orderBy('seat').orderBy('person').execute()
      return rows.map(resultOf)
    },
    resultsOf: async (person: number, server?: string): Promise<readonly Result[]> => {
      const own = queries.selectFrom('results').selectAll().where('person', '=', person)
      const there = server === undefined ? own : own.where('server', '=', server)
      const rows = await there.orderBy('at').orderBy('table').orderBy('seat').execute()
      return rows.map(resultOf)
    },
    players: async (server: string): Promise<readonly number[]> => {
      const rows = await queries
        .selectFrom('people')
        .select('number')
        .where('name', 'is not', null)
        .where('number', 'in', (from) => from.selectFrom('results').select('person').where('server', '=', server))
        .orderBy('number')
        .execute()
      return rows.map(({ number }) => number)
    },

    /** Best total first; equal totals share a place and the next place counts them (1, 2, 2, 4). */
    board: async (query: BoardQuery): Promise<readonly Standing[]> => {
      const { home, hidden = [] } = query
      let counted = queries
        .selectFrom('results')
        .where('server', '=', query.server)
        .where('game', '=', query.game)
        .where('board', '=', query.board)
        .where('at', '>=', query.since)
        .where('people', '>=', query.people)
        // As it stands in the index: a bound value would not use it.
        .where('ending', '=', sql.lit('finished' as const))
      if (hidden.length > 0) counted = counted.where('person', 'not in', hidden)
      if (home !== undefined)
        counted = counted.where('table', 'in', (from) => from.selectFrom('tables').select('id').where('home', '=', home))
      const sums = await counted
        .groupBy('person')
        .select(({ fn }) => [
          'person',
          fn
            .agg<number>('rank')
            .over((over) => over.orderBy(fn.sum('score'), 'desc'))
            .as('place'),
          fn.countAll<number>().as('games'),
          fn.sum<number>('won').as('wins'),
          fn.sum<number>('score').as('points'),
          sql<number>`sum(place = 1)`.as('firsts'),
        ])
        .orderBy('place')
        .orderBy('person')
        .execute()
      const tagged = await counted
        .innerJoin(sql<{ value: string }>`json_each(tags)`.as('tag'), (join) => join.onTrue())
        .groupBy(['person', 'tag.value'])
        .select(({ fn }) => ['person', 'tag.value as tag', fn.countAll<number>().as('games')])
        .orderBy('tag')
        .execute()
      const tagsOf = (person: number) =>
        Object.fromEntries(tagged.filter((it) => it.person === person).map(({ tag, games }) => [tag, games]))
      return sums.map((it): Standing => ({ ...it, tags: tagsOf(it.person) }))
    },
  }
}
