import Database from 'better-sqlite3'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { failureOf } from './failure.js'

/** `pid` is undefined in the moment before the holder has written it. */
export type Lock = { readonly ok: true; readonly release: () => void } | { readonly ok: false; readonly pid: number | undefined }

/**
 * Holds `<path>.lock` until released, or until this process dies, by whatever death: it is an exclusive transaction on a side
 * file, which the system itself lets go. The pid stands in a file of its own, `<path>.pid`, because whoever opens and closes
 * the locked file in this process by other means than SQLite would drop the lock.
 */
export function lock(path: string): Lock {
  const side = new Database(`${path}.lock`, { timeout: 0 })
  try {
    side.exec('begin exclusive')
    writeFileSync(`${path}.pid`, `${process.pid}\n`)
  } catch (error) {
    side.close()
    if (failureOf(error) !== 'busy') throw error
    return { ok: false, pid: holder(path) }
  }
  return {
    ok: true,
    release: () => {
      if (!side.open) return
      rmSync(`${path}.pid`, { force: true })
      side.close()
    },
  }
}

function holder(path: string): number | undefined {
  try {
    return Number(readFileSync(`${path}.pid`, 'utf8')) || undefined
  } catch {
    return undefined
  }
}
