import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Who was forgotten and when, known only to whoever has the platform id and our key: no id can be told from it. */
export interface Forgotten {
  /** Kept, on disk where there is a disk, when it returns. */
  remember(platformId: string, at: number): void
  /** Whether somebody first met at this time was forgotten after it. */
  isForgotten(platformId: string, met: number): boolean
}

/**
 * Beside the database and never in it, so that a back-up of it has neither: `<file>.forgotten`, a line for each with the time and
 * the HMAC-SHA256 of the platform id, under the random key in `<file>.key`. In memory for a database in memory.
 */
export function forgottenBeside(database: string): Forgotten {
  if (database === ':memory:') return forgottenIn(randomBytes(32), [], () => undefined)
  const [list, key] = [`${database}.forgotten`, `${database}.key`]
  // Neither is read or made before its first use: most databases never forget anybody.
  let known: Forgotten | undefined
  const kept = (): Forgotten => (known ??= forgottenIn(keyIn(key), linesOf(list), (line) => append(list, line)))
  return {
    remember: (platformId, at) => kept().remember(platformId, at),
    isForgotten: (platformId, met) => (known !== undefined || existsSync(list)) && kept().isForgotten(platformId, met),
  }
}

function forgottenIn(key: Buffer, lines: readonly string[], keep: (line: string) => void): Forgotten {
  const times = new Map<string, number>()
  const note = (hash: string, at: number): void => void times.set(hash, Math.max(at, times.get(hash) ?? 0))
  const hashOf = (platformId: string): string => createHmac('sha256', key).update(platformId).digest('hex')
  for (const line of lines) {
    const [, at, hash] = /^(\d+) ([0-9a-f]{64})$/u.exec(line) ?? []
    if (hash !== undefined) note(hash, Number(at))
  }
  return {
    remember: (platformId, at) => {
      const hash = hashOf(platformId)
      keep(`${at} ${hash}`)
      note(hash, at)
    },
    isForgotten: (platformId, met) => met <= (times.get(hashOf(platformId)) ?? -1),
  }
}

function keyIn(file: string): Buffer {
  if (!existsSync(file)) {
    const half = `${file}.new`
    write(half, 'w', `${randomBytes(32).toString('hex')}\n`)
    renameSync(half, file)
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
}

const linesOf = (file: string): readonly string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
/** A line brings its own beginning, so that one that was cut short spoils no other. */
const append = (file: string, line: string): void => write(file, 'a', `\n${line}\n`)

/** On disk when it returns, readable by us alone. */
function write(file: string, how: 'a' | 'w', text: string): void {
  const opened = openSync(file, how, 0o600)
  try {
    writeFileSync(opened, text)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
