import type { Generated } from 'kysely'
import type { Due, Panel, Result, Scope, TableRow } from './store.js'

type Flag = 0 | 1

/** The tables of the database as its newest migration leaves them; the log itself is only touched by prepared statements. */
export interface Schema {
  readonly people: { readonly number: Generated<number>; readonly platform_id: string | null; readonly name: string | null }
  readonly tables: TableRow & { readonly nth: Generated<number> }
  readonly dues: Due
  /** `tags` is a JSON list. */
  readonly results: Omit<Result, 'won' | 'tags'> & { readonly won: Flag; readonly tags: string }
  readonly pages: {
    readonly table: string
    readonly key: string
    readonly message: string
    readonly hash: string
    readonly final: Flag
    readonly posted_at: number
  }
  readonly panels: Panel
  /** `options` is JSON. */
  readonly settings: { readonly scope: Scope[0]; readonly place: string; readonly game: string; readonly options: string }
  readonly facts: { readonly key: string; readonly value: string }
}
