import { openStore } from '../../src/store/sqlite.js'

/** A process of its own that opens the store and holds it until it is killed. */
const opened = await openStore(process.argv[2] ?? '')
process.stdout.write(opened.ok ? 'open\n' : `${opened.reason}\n`)
setInterval(() => undefined, 1_000)
