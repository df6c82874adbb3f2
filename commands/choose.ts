import type { Language } from '../src/kit/show.js'
import { somebody, type Text } from '../src/kit/text.js'
import { joined } from '../src/kit/words.js'
import type { TableRow } from '../src/store/store.js'
import { tableName } from '../src/table/screens.js'
import type { Table } from '../src/table/table.js'
import type { Call, Reply, Rooms } from './command.js'
import { notice } from './notice.js'
import { words } from './words.js'

/** A table with what the store knows of it. */
export interface Known {
  readonly table: Table
  readonly row: TableRow
}

/** Whether a command makes sense there for that person. */
export type Fits = (table: Table, person: number) => boolean

/** So many tables are listed, and so many have a button: one row. */
const MOST_LISTED = 25
const MOST_BUTTONS = 5

/** "Foolish Faces 12: Ann, Bo, Cleo"; names of people, for these tables are not the one whose seats a screen could name. */
export function described({ table, row }: Known, language: Language): Text {
  const players = table.seats.map(({ player }): Text => (player.kind === 'person' ? [somebody(player.person)] : [player.name]))
  return words(language)('choose.table', { name: tableName(table, row, language), players: joined(players, ', ') })
}

/** The tables of this channel that are not over, newest first. */
export async function liveHere({ server, channel }: Call, rooms: Rooms): Promise<readonly Known[]> {
  return opened(await rooms.store.live({ server, channel }), rooms)
}

/** The newest tables of this channel that are over, newest first. */
export async function endedHere({ server, channel }: Call, rooms: Rooms, most = MOST_LISTED): Promise<readonly Known[]> {
  return opened(await rooms.store.ended({ server, channel }, most), rooms)
}

/** The same of the channel around and all its threads; those of this very place come first. */
export async function endedAround({ server, home, channel }: Call, rooms: Rooms): Promise<readonly Known[]> {
  const around = await opened(await rooms.store.ended({ server, home }, MOST_LISTED), rooms)
  const isHere = ({ row }: Known): boolean => row.channel === channel
  return [...around.filter(isHere), ...around.filter((known) => !isHere(known))]
}

/** A table by its id; those of other servers are nobody's business here. */
export async function tableHere({ server }: Call, { tables }: Rooms, id: string): Promise<Known | undefined> {
  const [table, row] = [await tables.get(id), await tables.row(id)]
  return table && row?.server === server ? { table, row } : undefined
}

async function opened(rows: readonly TableRow[], rooms: Rooms): Promise<readonly Known[]> {
  const tables = await Promise.all(rows.map(async (row) => ({ row, table: await rooms.tables.get(row.id) })))
  return tables.flatMap(({ row, table }) => (table ? [{ row, table }] : []))
}

/**
 * The table that a command means: the one named by the option `table` (an id from the completions, a name or its number);
 * else the only one here that fits the first of `fits` that any table fits; else the only one here. Otherwise a kind answer.
 */
export async function choose(call: Call, rooms: Rooms, fits: readonly Fits[] = []): Promise<Known | Reply> {
  const here = await liveHere(call, rooms)
  const named = call.options['table']
  if (named !== undefined) return (await byName(String(named), here, call, rooms)) ?? unknown(here, call)
  for (const fit of fits) {
    const fitting = here.filter(({ table }) => fit(table, call.person))
    if (fitting.length > 0) return only(fitting, call)
  }
  return here.length > 0 ? only(here, call) : none(call)
}

/** The newest table here that is over, or the one named. */
export async function chooseEnded(call: Call, rooms: Rooms): Promise<Known | Reply> {
  const say = words(call.language)
  const named = call.options['table']
  const here = await endedHere(call, rooms, named === undefined ? 1 : MOST_LISTED)
  if (named !== undefined) return (await byName(String(named), here, call, rooms)) ?? unknown(here, call)
  return here[0] ?? { to: 'you', screen: notice([say('choose.none-over')]) }
}

export const isKnown = (it: Known | Reply): it is Known => 'row' in it

/** By id anywhere in this server, for completions may be older than the channel's list; by number among those listed here. */
export async function byName(name: string, here: readonly Known[], call: Call, rooms: Rooms): Promise<Known | undefined> {
  const row = await rooms.store.table(name)
  if (row?.server === call.server) {
    const table = await rooms.tables.get(row.id)
    if (table) return { row, table }
  }
  const number = Number(/\d+(?=\D*$)/.exec(name.split(':')[0] ?? '')?.[0])
  return here.find((known) => known.row.number === number)
}

const only = (tables: readonly Known[], call: Call): Known | Reply =>
  tables.length === 1 ? tables[0]! : several(words(call.language)('choose.several'), tables, call)

const unknown = (here: readonly Known[], call: Call): Reply => several(words(call.language)('choose.unknown'), here, call)

/** How a table stands, wherever the button is that leads there. */
const tablePage = (id: string): string => `table:${id}`

/** A list of these tables, with a button to see each. */
function several(head: Text, tables: readonly Known[], { language }: Call): Reply {
  const buttons = tables.slice(0, MOST_BUTTONS)
  const screen = notice([head, ...tables.slice(0, MOST_LISTED).map((known) => described(known, language))])
  const rows = buttons.map(({ table, row }) => ({
    kind: 'press' as const,
    label: tableName(table, row, language),
    to: { page: tablePage(row.id) },
  }))
  return { to: 'you', screen: { ...screen, rows: rows.length > 0 ? [rows] : [] } }
}

const none = ({ language }: Call): Reply => {
  const say = words(language)
  return { to: 'you', screen: notice([joined([say('choose.none'), say('choose.none.how')])]) }
}
