import type { Kysely } from 'kysely'
import type { Schema } from './schema.js'
import type { Scope } from './store.js'

/** House rules of servers and channels, a row for each game. */
export function settingsOver(queries: Kysely<Schema>) {
  return {
    setting: async ([scope, place]: Scope, game: string): Promise<unknown> => {
      const row = await queries
        .selectFrom('settings')
        .select('options')
        .where('scope', '=', scope)
        .where('place', '=', place)
        .where('game', '=', game)
        .executeTakeFirst()
      return row && (JSON.parse(row.options) as unknown)
    },
    putSetting: async ([scope, place]: Scope, game: string, options: unknown): Promise<void> => {
      const row = { scope, place, game, options: JSON.stringify(options) }
      await queries
        .insertInto('settings')
        .values(row)
        .onConflict((conflict) => conflict.columns(['scope', 'place', 'game']).doUpdateSet({ options: row.options }))
        .execute()
    },
  }
}
