import type { Database } from 'better-sqlite3'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.js'
import type { Scope } from './store.js'

/** What servers, channels and people have chosen: house rules, a row for each game, and settings by their names. */
export function settingsOver(db: Database, queries: Kysely<Schema>) {
  // Prepared once: every press asks for the languages of its person and its server.
  const chosen = db
    .prepare<[string, string, string], string>('select value from settings where scope = ? and place = ? and name = ?')
    .pluck()

  return {
    setting: ([scope, place]: Scope, name: string): unknown => {
      const value = chosen.get(scope, place, name)
      return value === undefined ? undefined : (JSON.parse(value) as unknown)
    },
    putSetting: async ([scope, place]: Scope, name: string, value: unknown): Promise<void> => {
      const row = { scope, place, name, value: JSON.stringify(value) }
      await queries
        .insertInto('settings')
        .values(row)
        .onConflict((conflict) => conflict.columns(['scope', 'place', 'name']).doUpdateSet({ value: row.value }))
        .execute()
    },
  }
}
