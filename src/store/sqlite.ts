import Database from 'better-sqlite3'
import { mkdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { failureOf, type Failure } from './failure.js'
import { lock } from './lock.js'
import { APPLICATION, migrate, VERSION, versionOf } from './migrations/index.js'
import { queriesOver, settle, storeOver } from './over.js'
import type { Store } from './store.js'

/** Why a store cannot be opened; nothing in the file was touched. */
export type Refused =
  /** Another process has it; its pid, if it can be told. */
  | { readonly ok: false; readonly reason: 'locked'; readonly pid: number | undefined }
  /** A later version of this program wrote it. */
  | { readonly ok: false; readonly reason: 'newer'; readonly version: number; readonly known: number }
  /** A good database, but another program's. */
  | { readonly ok: false; readonly reason: 'foreign' }
  /** The ground is bad: 'damaged' is no database (any more), 'unreachable' a folder or file that cannot be made or opened. */
  | { readonly ok: false; readonly reason: Failure; readonly code: string }
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
    }
    db = new Database(file, { timeout: PATIENCE_MS })
    const queries = queriesOver(db)
    if (isForeign(db)) return refuse({ ok: false, reason: 'foreign' })
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

/** The file's true place, so that two ways to one file meet the same lock; its folder is made. */
function place(path: string): string {
  const folder = dirname(resolve(path))
  mkdirSync(folder, { recursive: true })
  const file = join(realpathSync(folder), basename(path))
  try {
    return realpathSync(file)
  } catch {
    return file // not made yet
  }
}

const isForeign = (db: Database.Database): boolean =>
  db.pragma('application_id', { simple: true }) !== APPLICATION &&
  db.prepare('select 1 from sqlite_schema limit 1').get() !== undefined

/** Bad ground is a refusal; anything else is a bug. */
function refusalOf(error: unknown): Refused | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  if ('syscall' in error) return { ok: false, reason: error.code === 'ENOSPC' ? 'full' : 'unreachable', code: error.code }
  const reason = failureOf(error)
  return reason && { ok: false, reason, code: error.code }
}
