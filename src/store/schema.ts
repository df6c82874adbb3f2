import type { Generated } from 'kysely'
import type { Due, Panel, Result, Scope, TableRow } from './store.js'

type Flag = 0 | 1

/** The tables of the database as its newest migration leaves them; the log itself is only touched by prepared statements. */
export interface Schema {
  readonly people: {
    readonly number: Generated<number>
    readonly platform_id: string | null
    readonly name: string | null
    /** Of the first sight, in ms since 1970; 0 where it was not written down. */
    readonly met: number
    /** The day of the last visit, counted from 1970. */
    readonly seen: number
  }
  readonly tables: TableRow & { readonly nth: Generated<number> }
  readonly dues: Omit<Due, 'clock'> & { readonly clock: Flag }
  readonly seats: { readonly table: string; readonly person: number }
  /** `tags` is a JSON list. */
  readonly results: Omit<Result, 'place' | 'won' | 'tags'> & {
    readonly place: number | null
    readonly won: Flag
    readonly tags: string
  }
  readonly pages: {
    readonly table: string
    readonly key: string
    readonly message: string
    readonly hash: string
    readonly final: Flag
    readonly posted_at: number
  }
  readonly panels: Panel
  /** `value` is JSON; a person's place is their number. */
  readonly settings: { readonly scope: Scope[0]; readonly place: string; readonly name: string; readonly value: string }
  readonly facts: { readonly key: string; readonly value: string }
}
