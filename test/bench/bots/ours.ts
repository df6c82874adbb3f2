import { readFileSync } from 'node:fs'
import { commands } from '../../../commands/index.js'
import { startDiscord } from '../../../src/discord/discord.js'
import { openStore } from '../../../src/store/sqlite.js'
import { createTables } from '../../../src/table/tables.js'

/** Our bot as `npm start` runs it, with tables of four people each already in play, on a file of its own. */
export interface Order {
  readonly api: string
  readonly token: string
  readonly database: string
  readonly server: string
  /** One for each table. */
  readonly channels: readonly string[]
  readonly seeds: readonly string[]
  /** Platform ids, four a table. */
  readonly people: readonly string[]
}

const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Order
const opened = await openStore(order.database)
if (!opened.ok) throw new Error(opened.reason)
const { store } = opened
const seeds = [...order.seeds]
const tables = createTables({ store, seed: () => seeds.shift() ?? '' })
const faults: string[] = []
const reports = { handled: () => {}, shed: () => {}, fault: (error: unknown) => void faults.push(String(error)) }
const discord = await startDiscord({ token: order.token, api: order.api, commands, rooms: { store, tables }, reports })
await discord.register(undefined)
const ids: string[] = []
for (let at = 0; at < order.seeds.length; at++) {
  const people = await Promise.all(
    order.people.slice(at * 4, at * 4 + 4).map((id, seat) => store.person(id, `Ann ${at} ${seat}`, 0)),
  )
  const by = (person: number, what: string) => ({ person, cause: `bench ${at} ${what}` })
  const [host = 0, ...others] = people
  const place = { server: order.server, channel: order.channels[at] ?? '' }
  const table = await tables.open(by(host, 'open'), { game: 'foolish-faces', options: {}, house: 0, pace: 'none', ...place })
  if (!table.ok) throw new Error(table.reason)
  for (const person of others) await tables.join(table.table.id, by(person, `join ${person}`))
  await tables.start(table.table.id, by(host, 'start'))
  ids.push(table.table.id)
}
process.on('message', () => process.send?.({ faults }))
process.send?.({ ids, memory: process.memoryUsage.rss() })
process.on('disconnect', () => process.exit()) // whoever started it is gone
