import Database from 'better-sqlite3'
import { createInterface } from 'node:readline'
import { openStore } from '../../src/store/sqlite.js'
import { row } from './some.js'

/** For root no file is read-only: whoever it is, this process goes on as nobody. At each line it tries to append to table a. */
const [path = '', uid] = process.argv.slice(2)
new Database(':memory:').close() // what is to be loaded is loaded, while we may read it
if (uid !== undefined) {
  process.setgid?.(Number(uid))
  process.setuid?.(Number(uid))
}
process.stdout.write('ready\n')
createInterface({ input: process.stdin }).on('line', () => void attempt())

async function attempt(): Promise<void> {
  const opened = await openStore(path)
  if (!opened.ok) return void process.stdout.write(`${opened.reason}\n`)
  process.stdout.write(`${await opened.store.append({ rows: [row('a', 2)] })}\n`)
  await opened.store.close()
}
