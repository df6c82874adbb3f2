import { readFileSync } from 'node:fs'
import { commands } from '../../../commands/index.js'
import { startDiscord } from '../../../src/discord/discord.js'
import { openStore } from '../../../src/store/sqlite.js'
import { createHouse } from '../../../src/table/house.js'
import { createTables } from '../../../src/table/tables.js'

/** Our bot as `npm start` runs it, on a file that is there already; it tells its memory when asked. */
const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { api: string; token: string; database: string }
const opened = await openStore(order.database)
if (!opened.ok) throw new Error(opened.reason)
const { store } = opened
const tables = createTables({ store })
const house = createHouse({ store, tables })
const reports = { handled: () => {}, shed: () => {}, fault: (error: unknown) => void process.stderr.write(`${String(error)}\n`) }
const discord = await startDiscord({ token: order.token, api: order.api, commands, rooms: { store, tables }, reports })
house.start()
await discord.register(undefined)
process.on('message', () => process.send?.({ memory: process.memoryUsage.rss() }))
process.send?.({ ids: [] })
process.on('disconnect', () => process.exit()) // whoever started it is gone
