import type { Database } from 'better-sqlite3'
import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.js'
import type { BoardQuery, Result, Standing } from './store.js'

export function insertResultOver(db: Database) {
  const insert = db.prepare<Schema['results']>(
    `insert into results ("table", seat, person, server, channel, game, board, at, score, place, won, tags, people)
     values (@table, @seat, @person, @server, @channel, @game, @board, @at, @score, @place, @won, @tags, @people)`,
  )
  return (result: Result): void => {
    insert.run({ ...result, won: result.won ? 1 : 0, tags: JSON.stringify(result.tags) })
  }
}

export function resultsOver(db: Database, queries: Kysely<Schema>) {
  const insert = insertResultOver(db)
  const rebuilding = db.transaction((results: readonly Result[]): void => {
    db.exec('delete from results')
    for (const result of results) insert(result)
  })

  return {
    rebuild: (results: readonly Result[]): void => rebuilding.immediate(results),

    results: async (): Promise<readonly Result[]> => {
      const rows = await queries.selectFrom('results').selectAll().orderBy('table').orderBy('seat').execute()
      return rows.map((row): Result => ({ ...row, won: row.won === 1, tags: JSON.parse(row.tags) }))
    },

    /** Best total first; equal totals share a place and the next place counts them (1, 2, 2, 4). */
    board: async (query: BoardQuery): Promise<readonly Standing[]> => {
      const counted = queries
        .selectFrom('results')
        .where('server', '=', query.server)
        .where('game', '=', query.game)
        .where('board', '=', query.board)
        .where('at', '>=', query.since)
        .where('people', '>=', query.people)
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
