import Database from 'better-sqlite3'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isOurs, refusalOf, type Refused } from './ground.js'

export type BackedUp =
  | { readonly ok: true; readonly bytes: number }
  /** 'exists': the file to be made is there already, and stays. 'missing': there is no database. */
  | { readonly ok: false; readonly reason: 'exists' | 'missing' }
  /** `path` is what the reason is about: the database, or the file to be made. */
  | (Exclude<Refused, { reason: 'locked' | 'newer' }> & { readonly path: string })

/**
 * A copy of the database in one plain file, as it stands at one moment, also while a process plays and writes: it asks for no lock
 * of ours. The file appears whole and sound, or not at all. It holds hands and names: only its owner may read it.
 */
export async function backUp(database: string, file: string): Promise<BackedUp> {
  if (!existsSync(database)) return { ok: false, reason: 'missing' }
  if (existsSync(file)) return { ok: false, reason: 'exists' }
  let path = database
  const half = `${resolve(file)}.${process.pid}.half`
  let db: Database.Database | undefined
  try {
    db = new Database(database, { readonly: true, fileMustExist: true })
    if (!isOurs(db)) return { ok: false, reason: 'foreign', path }
    path = file
    closeSync(openSync(half, 'w', 0o600))
    // All in one step, which sees one moment: between steps others write, and every write would make it begin again.
    await db.backup(half, { progress: () => 0x7fff_ffff })
    if (!isWhole(half)) return { ok: false, reason: 'damaged', code: 'SQLITE_CORRUPT', path: database }
    flush(half)
    renameSync(half, file)
    flush(dirname(half))
    return { ok: true, bytes: statSync(file).size }
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    // Damage is never the new file's.
    return { ...refused, path: refused.reason === 'damaged' ? database : path }
  } finally {
    db?.close()
    dropDatabase(half)
  }
}

function isWhole(file: string): boolean {
  const db = new Database(file)
  try {
    return isSound(db)
  } finally {
    db.close()
  }
}

/** Makes this database one plain file, without any beside it, and looks through all of it. */
export function isSound(db: Database.Database): boolean {
  db.pragma('journal_mode = delete')
  return db.pragma('integrity_check(1)', { simple: true }) === 'ok' && db.prepare('pragma foreign_key_check').get() === undefined
}

/** The files of a database, its own first. */
export const filesOf = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]
export function dropDatabase(file: string): void {
  for (const each of filesOf(file)) rmSync(each, { force: true })
}

/** What was written to this file or folder is on disk when it returns. */
export function flush(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
