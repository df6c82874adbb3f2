import type { Kysely } from 'kysely'
import type { Schema } from './schema.js'
import type { Scope } from './store.js'

/** What servers, channels and people have chosen: house rules, a row for each game, and settings by their names. */
export function settingsOver(queries: Kysely<Schema>) {
  return {
    setting: async ([scope, place]: Scope, name: string): Promise<unknown> => {
      const row = await queries
        .selectFrom('settings')
        .select('value')
        .where('scope', '=', scope)
        .where('place', '=', place)
        .where('name', '=', name)
        .executeTakeFirst()
      return row && (JSON.parse(row.value) as unknown)
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
