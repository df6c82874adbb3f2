import Database from 'better-sqlite3'
import { isEmpty, isOurs, place, refusalOf, writable, type Refused } from './ground.js'
import { lock } from './lock.js'
import { migrate, VERSION, versionOf } from './migrations/index.js'
import { queriesOver, settle, storeOver } from './over.js'
import type { Store } from './store.js'

export type Opened = { readonly ok: true; readonly store: Store } | Refused

/** How long a write waits for another program at the file, such as a back-up. Short: everybody waits with it. */
const PATIENCE_MS = 250

/**
 * The store in this file, made if there is none and brought up to date; ':memory:' is a store of its own that nobody else sees.
 * While it is open no other process can open it.
 */
export async function openStore(path: string): Promise<Opened> {
  let release: (() => void) | undefined
  let db: Database.Database | undefined
  const refuse = (refused: Refused): Refused => {
    db?.close()
    release?.()
    return refused
  }
  try {
    const file = path === ':memory:' ? path : place(path)
    if (file !== ':memory:') {
      const held = lock(file)
      if (!held.ok) return { ok: false, reason: 'locked', pid: held.pid }
      release = held.release
      writable(file)
    }
    db = new Database(file, { timeout: PATIENCE_MS })
    const queries = queriesOver(db)
    if (!isOurs(db) && !isEmpty(db)) return refuse({ ok: false, reason: 'foreign' })
    const version = await versionOf(queries)
    if (version > VERSION) return refuse({ ok: false, reason: 'newer', version, known: VERSION })
    settle(db)
    await migrate(queries)
    return { ok: true, store: storeOver(db, queries, () => release?.()) }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused) return refuse(refused)
    db?.close()
    release?.()
    throw error
  }
}
