import Database from 'better-sqlite3'
import { chmodSync, chownSync, copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { dropDatabase, filesOf, flush, isSound } from './backup.js'
import { forgottenBeside } from './forgotten.js'
import { isOurs, place, refusalOf, type Refused } from './ground.js'
import { lock } from './lock.js'
import { migrate, VERSION, versionOf } from './migrations/index.js'
import { queriesOver } from './over.js'
import { forgetAgain } from './people.js'

export type Restored =
  /** `aside`: where the database that was there before is now. `forgotten`: how many people were forgotten again. */
  | { readonly ok: true; readonly aside: string | undefined; readonly forgotten: number }
  /** There is no such back-up. */
  | { readonly ok: false; readonly reason: 'missing' }
  /** `path` is what the reason is about: the database, or the back-up. */
  | (Refused & { readonly path: string })

/**
 * Puts a back-up in the place of the database, which is kept aside. While a process holds the database it is refused. The back-up
 * itself is left as it is: a copy of it is looked through, brought up to date and made to forget whom we had forgotten since, and
 * then takes the place in one move.
 */
export async function restore(database: string, file: string): Promise<Restored> {
  if (!existsSync(file)) return { ok: false, reason: 'missing' }
  let release: (() => void) | undefined
  let copy: string | undefined
  try {
    const home = place(database)
    const held = lock(home)
    if (!held.ok) return { ok: false, reason: 'locked', pid: held.pid, path: database }
    release = held.release
    copy = `${home}.restoring`
    dropDatabase(copy)
    takeAlong(file, copy)
    const made = await readied(copy, home)
    if (!made.ok) return { ...made, path: file }
    owned(copy, home)
    return { ok: true, aside: exchange(copy, home), forgotten: made.forgotten }
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    return { ...refused, path: refused.reason === 'damaged' ? file : database }
  } finally {
    if (copy !== undefined) dropDatabase(copy)
    release?.()
  }
}

/** What SQLite keeps beside a database that belongs to what it holds. */
const KEPT_BESIDE = ['-wal', '-journal'] as const

/** A file that was copied by hand may have its last changes beside it. */
function takeAlong(from: string, to: string): void {
  for (const end of ['', ...KEPT_BESIDE]) if (existsSync(`${from}${end}`)) copyFileSync(`${from}${end}`, `${to}${end}`)
}

type Readied = { readonly ok: true; readonly forgotten: number } | Refused

/** Looks through the copy and makes it what this program, at this place, can begin with. */
async function readied(copy: string, home: string): Promise<Readied> {
  const db = new Database(copy)
  try {
    if (!isOurs(db)) return { ok: false, reason: 'foreign' }
    if (!isSound(db)) return { ok: false, reason: 'damaged', code: 'SQLITE_CORRUPT' }
    const queries = queriesOver(db)
    const version = await versionOf(queries)
    if (version > VERSION) return { ok: false, reason: 'newer', version, known: VERSION }
    await migrate(queries)
    const forgotten = forgetAgain(db, forgottenBeside(home))
    return { ok: true, forgotten }
  } finally {
    db.close()
  }
}

/** The copy belongs to whom the database belonged, else its folder: whoever restores as root must not shut the bot out. */
function owned(copy: string, home: string): void {
  const before = statSync(existsSync(home) ? home : dirname(home))
  if (process.getuid?.() === 0) chownSync(copy, before.uid, before.gid)
  if (before.isFile()) chmodSync(copy, before.mode & 0o777)
  flush(copy)
}

/**
 * Whatever was there is kept, unopened, with its last changes beside it. At every moment there is a database at home, and never the
 * new one with changes of the old one beside it, which would spoil it.
 */
function exchange(copy: string, home: string): string | undefined {
  const aside = existsSync(home) ? free(`${home}.before-restore`) : undefined
  if (aside !== undefined)
    for (const end of ['', ...KEPT_BESIDE]) if (existsSync(`${home}${end}`)) alsoAs(`${home}${end}`, `${aside}${end}`)
  for (const left of filesOf(home).slice(1)) rmSync(left, { force: true })
  renameSync(copy, home)
  flush(dirname(home))
  return aside
}

function alsoAs(file: string, other: string): void {
  try {
    linkSync(file, other)
  } catch {
    copyFileSync(file, other) // not every disk knows two names for one file
  }
}

/** This name, or the next one that nobody has: what was put aside before is never lost. */
function free(path: string): string {
  for (let nth = 1; ; nth++) {
    const name = nth === 1 ? path : `${path}-${nth}`
    if (!existsSync(name)) return name
  }
}
