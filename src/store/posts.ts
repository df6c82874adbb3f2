import type { Database } from 'better-sqlite3'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.js'
import type { Panel, PostedPage } from './store.js'

/** What the platform has posted, and small facts. Each method is one statement, so each is whole or nothing. */
export function postsOver(db: Database, queries: Kysely<Schema>) {
  // Pages are read at every change of a table, so these are prepared.
  const pages = db.prepare<[string], Omit<PostedPage, 'final'> & { readonly final: 0 | 1 }>(
    `select "table", key, message, hash, final, posted_at as postedAt from pages where "table" = ? order by posted_at, key`,
  )
  const putPage = db.prepare<[Omit<PostedPage, 'final'> & { readonly final: 0 | 1 }]>(
    `insert into pages ("table", key, message, hash, final, posted_at) values (@table, @key, @message, @hash, @final, @postedAt)
     on conflict do update set message = excluded.message, hash = excluded.hash, final = excluded.final, posted_at = excluded.posted_at`,
  )
  return {
    /** In the order they were posted. */
    pages: (table: string): readonly PostedPage[] => pages.all(table).map((row) => ({ ...row, final: row.final === 1 })),
    putPage: (page: PostedPage): void => void putPage.run({ ...page, final: page.final ? 1 : 0 }),
    dropPages: async (table: string, keys: readonly string[]): Promise<void> => {
      await queries.deleteFrom('pages').where('table', '=', table).where('key', 'in', keys).execute()
    },

    panel: (table: string, person: number): Promise<Panel | undefined> =>
      queries.selectFrom('panels').selectAll().where('table', '=', table).where('person', '=', person).executeTakeFirst(),
    panels: (table: string): Promise<readonly Panel[]> =>
      queries.selectFrom('panels').selectAll().where('table', '=', table).orderBy('person').execute(),
    putPanels: async (panels: readonly Panel[]): Promise<void> => {
      if (panels.length === 0) return
      await queries
        .insertInto('panels')
        .values(panels)
        .onConflict((conflict) =>
          conflict.columns(['table', 'person']).doUpdateSet((row) => ({
            token: row.ref('excluded.token'),
            message: row.ref('excluded.message'),
            expires: row.ref('excluded.expires'),
          })),
        )
        .execute()
    },
    dropPanel: async (table: string, person: number): Promise<void> => {
      await queries.deleteFrom('panels').where('table', '=', table).where('person', '=', person).execute()
    },

    fact: async (key: string): Promise<string | undefined> => {
      const row = await queries.selectFrom('facts').select('value').where('key', '=', key).executeTakeFirst()
      return row?.value
    },
    putFact: async (key: string, value: string): Promise<void> => {
      await queries
        .insertInto('facts')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
    },
  }
}
