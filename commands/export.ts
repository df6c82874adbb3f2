import { setImmediate as pause } from 'node:timers/promises'
import { gameOf, isGame } from '../src/games/index.js'
import type { Result, TableRow } from '../src/store/store.js'
import { personSettings, serverSettings } from '../src/table/settings.js'
import type { Call, Rooms } from './command.js'
import { peopleIn, seenBy } from './seen.js'

// Everything that is stored about one person, as JSON that this person may read: of games what they could see at the table.

/** So much of games stands in one file (bytes), a table at least: reading it takes half a second, and Discord waits for three. */
const MOST_BYTES = 2_000_000

const ABOUT =
  'All that Foolish stores about you. Games stand here as you could see them while you sat there: hidden cards and roles of others ' +
  'are left out. Times are in UTC, seats count from 0, and "you" is you.'

export interface Exported {
  readonly text: string
  /** The table with which the next part begins, and how many are left for it and those after it. */
  readonly next: string | undefined
  readonly left: number
}

/** The newest tables come first; `from`: the first one of this part, where the parts before held the newer ones. */
export async function exported(call: Call, rooms: Rooms, from = '', most = MOST_BYTES): Promise<Exported> {
  const { person, now } = call
  const known = (await rooms.store.people([person])).get(person)
  const results = await rooms.store.resultsOf(person)
  const head = {
    about: ABOUT,
    written: time(now),
    person: { number: person, discordId: known?.platformId ?? null, name: known?.name ?? null },
    settings: {
      ...(await personSettings(rooms.store, person)),
      discord: (await rooms.store.setting(['person', `${person}`], 'discord-language')) ?? null,
    },
    hiddenHere: (await serverSettings(rooms.store, call.server)).hidden.includes(person),
    results: await Promise.all(results.map((result) => resultOf(result, rooms))),
  }
  const all = await tablesOf(call, rooms, results)
  const rows = all.slice(
    Math.max(
      0,
      all.findIndex(({ id }) => id === from),
    ),
  )
  const tables: string[] = []
  for (let bytes = 0; tables.length < rows.length && bytes < most;) {
    const text = JSON.stringify(await tableOf(rows[tables.length]!, person, rooms))
    bytes += Buffer.byteLength(text)
    tables.push(text)
    await pause() // others press meanwhile
  }
  const left = rows.length - tables.length
  const whole = JSON.stringify({ ...head, olderTablesLeftOut: left }, undefined, 1).replace(/\n\}$/, '')
  return { text: `${whole},\n "tables": [\n${tables.join(',\n')}\n ]\n}\n`, next: rows[tables.length]?.id, left }
}

const time = (at: number): string => new Date(at).toISOString()

async function resultOf(result: Result, { store }: Rooms) {
  const row = await store.table(result.table)
  return { ...result, table: row ? nameOf(row) : result.table, at: time(result.at) }
}

/** Where this person sits or sat, the newest first: live tables, also of games that they left before the end, then those that are over. */
async function tablesOf(
  { person, server }: Call,
  { store, tables }: Rooms,
  results: readonly Result[],
): Promise<readonly TableRow[]> {
  const here = await store.live({ server })
  const left = await Promise.all(here.map(async ({ id }) => (await tables.get(id))?.tenures.some((it) => it.person === person)))
  const live = [...(await store.seatedAt(person)), ...here.filter((_, i) => left[i])]
  const over = await Promise.all(results.toReversed().map(async ({ table }) => store.table(table)))
  const all = [...live, ...over].flatMap((row) => row ?? [])
  return [...new Map(all.map((row) => [row.id, row])).values()]
}

/** Nothing of the row that is secret: it holds the seed of all chance. */
export async function tableOf(row: TableRow, person: number, { store }: Rooms) {
  const log = await store.read(row.id)
  const people = await store.people(peopleIn(log))
  const nameOfPerson = (number: number): string => (number === person ? 'you' : (people.get(number)?.name ?? 'somebody'))
  return {
    table: nameOf(row),
    game: row.game,
    server: row.server,
    channel: row.channel,
    ...seenBy(log, person, nameOfPerson, gameOf),
  }
}

const nameOf = ({ game, number }: TableRow): string => `${isGame(game) ? gameOf(game).show('en').name : game} ${number}`
