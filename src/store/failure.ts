import Database from 'better-sqlite3'

/** What can go wrong with the ground under a store while the program is right. */
export type Failure = 'full' | 'readonly' | 'busy' | 'damaged' | 'unreachable'

/** Thrown by every method of the store when nothing was written because of this; the next call may succeed. */
export interface StoreError extends Error {
  readonly name: 'StoreError'
  readonly code: Failure
}

const FAILURES: Readonly<Record<string, Failure>> = {
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'readonly',
  SQLITE_PERM: 'readonly',
  SQLITE_BUSY: 'busy',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_IOERR: 'unreachable',
  SQLITE_CANTOPEN: 'unreachable',
}
/** What the system says of the files beside the database; everything else that it says is 'unreachable'. */
const OF_SYSTEM: Readonly<Record<string, Failure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readonly',
  EACCES: 'readonly',
  EPERM: 'readonly',
}

/** Which failure this error of SQLite or of the system is; undefined for a bug of ours, such as a broken constraint. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Error && 'syscall' in error && 'code' in error) return OF_SYSTEM[String(error.code)] ?? 'unreachable'
  if (!(error instanceof Database.SqliteError)) return undefined
  return FAILURES[error.code.split('_', 2).join('_')] // SQLITE_IOERR_WRITE is a SQLITE_IOERR
}

export const isStoreError = (error: unknown): error is StoreError => error instanceof Error && error.name === 'StoreError'

/** The same function behind a promise, whose failures are StoreErrors; bugs stay as they are. */
export const guarded =
  <Given extends readonly unknown[], Answer>(work: (...given: Given) => Answer) =>
  async (...given: Given): Promise<Awaited<Answer>> => {
    try {
      return await work(...given)
    } catch (error) {
      const code = failureOf(error)
      if (code === undefined) throw error
      throw Object.assign(new Error(`the store failed: ${code}`, { cause: error }), { name: 'StoreError', code } as const)
    }
  }
