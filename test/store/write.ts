import { openStore } from '../../src/store/sqlite.js'
import { openTable, row } from './some.js'

/** A process of its own that opens the store and appends to table a until it is killed; says how far it is. */
const opened = await openStore(process.argv[2] ?? '')
if (!opened.ok) throw new Error(opened.reason)
const { store } = opened
await openTable(store, 'a', 1)
for (let seq = 2; ; seq++) {
  await store.append({ rows: [{ ...row('a', seq), event: 'x'.repeat(500) }] })
  if (seq === 500) process.stdout.write('writing\n')
  if (seq % 50 === 0) await new Promise((next) => setImmediate(next))
}
