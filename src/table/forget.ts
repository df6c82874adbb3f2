import type { Store } from '../store/store.js'
import type { Tables } from './tables.js'

/**
 * Forgets somebody. Seats first, so that nobody waits for somebody who is no more; a game that ended meanwhile needs no leaving.
 * `cause`: what asked for it, so that each table is left once.
 */
export async function forget(
  { store, tables }: { readonly store: Store; readonly tables: Pick<Tables, 'leave'> },
  person: number,
  { cause, now }: { readonly cause: string; readonly now: number },
): Promise<void> {
  for (const { id } of await store.seatedAt(person)) await tables.leave(id, { person, cause: `${cause}:${id}` })
  await store.forget(person, now)
}
