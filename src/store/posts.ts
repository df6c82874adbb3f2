import type { Kysely } from 'kysely'
import type { Schema } from './schema.js'
import type { Panel, PostedPage } from './store.js'

/** What the platform has posted, and small facts. Each method is one statement, so each is whole or nothing. */
export function postsOver(queries: Kysely<Schema>) {
  return {
    /** In the order they were posted. */
    pages: async (table: string): Promise<readonly PostedPage[]> => {
      const rows = await queries
        .selectFrom('pages')
        .where('table', '=', table)
        .select(['table', 'key', 'message', 'hash', 'final', 'posted_at as postedAt'])
        .orderBy('posted_at')
        .orderBy('key')
        .execute()
      return rows.map((row) => ({ ...row, final: row.final === 1 }))
    },
    putPage: async ({ final, postedAt, ...page }: PostedPage): Promise<void> => {
      const row = { ...page, final: final ? 1 : 0, posted_at: postedAt } as const
      await queries
        .insertInto('pages')
        .values(row)
        .onConflict((conflict) => conflict.columns(['table', 'key']).doUpdateSet(row))
        .execute()
    },
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
