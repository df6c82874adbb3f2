import type Database from 'better-sqlite3'
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { failureOf, type Failure } from './failure.js'
import { APPLICATION } from './migrations/index.js'

/** Why a database cannot be opened, backed up or restored; nothing in it was touched. */
export type Refused =
  /** Another process has it; its pid, if it can be told. */
  | { readonly ok: false; readonly reason: 'locked'; readonly pid: number | undefined }
  /** A later version of this program wrote it. */
  | { readonly ok: false; readonly reason: 'newer'; readonly version: number; readonly known: number }
  /** A good database, but another program's. */
  | { readonly ok: false; readonly reason: 'foreign' }
  /** The ground is bad: 'damaged' is no database (any more), 'unreachable' a folder or file that cannot be made or opened. */
  | { readonly ok: false; readonly reason: Failure; readonly code: string }

/** The file's true place, so that two ways to one file meet the same lock; its folder is made. */
export function place(path: string): string {
  const folder = dirname(resolve(path))
  mkdirSync(folder, { recursive: true })
  const file = join(realpathSync(folder), basename(path))
  try {
    return realpathSync(file)
  } catch {
    return file // not made yet
  }
}

/**
 * Throws what the system says if a file of the database is there and may not be written. SQLite would open it all the same, for
 * reading until it is closed, and lay files beside it that may not be written either.
 */
export function writable(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) accessSync(each, constants.R_OK | constants.W_OK)
}

export const isOurs = (db: Database.Database): boolean => db.pragma('application_id', { simple: true }) === APPLICATION
export const isEmpty = (db: Database.Database): boolean => db.prepare('select 1 from sqlite_schema limit 1').get() === undefined

/** Bad ground is a refusal; anything else is a bug. */
export function refusalOf(error: unknown): Extract<Refused, { code: string }> | undefined {
  const reason = failureOf(error)
  if (reason === undefined || !(error instanceof Error) || !('code' in error)) return undefined
  return { ok: false, reason, code: String(error.code) }
}
