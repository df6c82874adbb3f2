import { commands } from '../../commands/index.js'
import { startDiscord } from '../../src/discord/discord.js'
import { openStore } from '../../src/store/sqlite.js'
import { createHouse } from '../../src/table/house.js'
import { createTables } from '../../src/table/tables.js'

/** The bot in a process of its own, to be killed: address, token, file and the tables' secret come as arguments. It says when it is ready. */
const [api = '', token = '', file = '', seed = ''] = process.argv.slice(2)
const fault = (error: unknown): void => void process.stderr.write(`${error instanceof Error ? error.stack : 'fault'}\n`)
const opened = await openStore(file)
if (!opened.ok) throw new Error(opened.reason)
const { store } = opened
const tables = createTables({ store, seed: () => seed, onError: fault, tempo: { pause: 20, spread: 0 } })
const house = createHouse({ store, tables, onError: fault })
const reports = { handled: () => {}, shed: () => {}, fault }
const discord = await startDiscord({ token, api, commands, rooms: { store, tables }, reports, pace: { delayMs: 5, gapMs: 50 } })
await discord.register(undefined)
house.start()
process.send?.('ready')
process.on('disconnect', () => process.exit()) // whoever started it is gone
