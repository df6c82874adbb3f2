import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10'
import { gameOf, type GameId } from '../src/games/index.js'
import type { Screen } from '../src/kit/screen.js'
import { somebody } from '../src/kit/text.js'
import { clashAt } from '../src/table/fit.js'
import { clashText, tableName } from '../src/table/screens.js'
import { limitsOf, serverSettings } from '../src/table/settings.js'
import { PACES, type Pace, type Table } from '../src/table/table.js'
import type { Call, Reply, Rooms } from './command.js'
import { oneOf, PACE_LABELS, yesOrNo } from './define.js'
import { notice } from './notice.js'
import { lookHere, refuseElsewhere, refuseOpening, refuseThread } from './refuse.js'
import { permissionsIn } from './permissions.js'
import { words } from './words.js'

// How a table of any game is opened: where, at which pace, and what may be in the way.

/** What every command that opens a table can be told beside the rules of its game. */
export const HOW: readonly APIApplicationCommandBasicOption[] = [
  oneOf('pace', 'open.pace', PACE_LABELS),
  yesOrNo('thread', 'open.thread'),
  yesOrNo('practice', 'open.practice'),
]

/** A game by these rules, and how many house players sit down at once. */
export interface Wanted {
  readonly game: GameId
  readonly options: unknown
  readonly house: number
}

/** Everything that can be refused without a thread is refused before one is made. */
export async function openTable(call: Call, rooms: Rooms, wanted: Wanted): Promise<Reply> {
  const settings = await serverSettings(rooms.store, call.server)
  const refused = lookHere(call, settings, call.home) ?? refuseRules(call, wanted)
  if (refused) return refused
  const { person, cause, server } = call
  const limits = limitsOf(settings)
  const apart = call.options['thread'] === true && !call.inThread
  if (apart && call.lacksApart.length > 0) return refuseThread(call)
  const where = { server, pace: paceIn(call) ?? settings.pace }
  const early = apart ? await rooms.tables.unopened({ person, cause }, where, limits) : undefined
  if (early) return (await refuseElsewhere(call, rooms, early)) ?? refuseOpening(call)
  const channel = apart ? await threadFor(call, rooms, wanted.game) : call.channel
  if (channel === undefined) return refuseThread(call)
  const practice = call.options['practice'] === true
  const what = { ...wanted, ...where, channel, home: call.home, practice }
  const answer = await rooms.tables.open({ person, cause }, what, limits)
  if (!answer.ok) return (await refuseElsewhere(call, rooms, answer)) ?? refuseOpening(call)
  const { id } = answer.table
  const more = call.lacksPictures.length > 0 ? { more: inWords(call) } : {}
  return apart
    ? { to: 'everybody', table: id, screen: await toldApart(call, rooms, answer.table), ...more }
    : { to: 'board', table: id, ...more }
}

/** Nothing is in the way, but there will be no pictures: for whoever can do something about it. */
function inWords({ language, channel, lacksPictures }: Call): Screen {
  const permissions = permissionsIn(language, lacksPictures)
  return notice([words(language)('open.in-words', { channel: [{ channel }], permissions })])
}

/** The pace that was named; undefined when none was. */
const paceIn = ({ options }: Call): Pace | undefined => PACES.find((pace) => pace === options['pace'])

/** Rules that nobody could play by, with the sentence for it. */
function refuseRules(call: Call, { game, options, house }: Wanted): Reply | undefined {
  const { rules } = gameOf(game)
  const parsed = rules.options.safeParse(options)
  if (!parsed.success) return refuseOpening(call)
  if (!clashAt(rules, parsed.data, 1 + house)) return undefined
  return { to: 'you', screen: notice([clashText(game, parsed.data, 1 + house, call.language)]) }
}

/** "Foolish Faces: Ann's table", in the language that all read. */
async function threadFor(
  { person, channel, cause, publicLanguage }: Call,
  rooms: Rooms,
  game: GameId,
): Promise<string | undefined> {
  const name = (await rooms.store.people([person])).get(person)?.name ?? ''
  const text = words(publicLanguage)('open.thread.name', { game: gameOf(game).show(publicLanguage).name, name })
  return rooms.places.thread(channel, text.filter((part) => typeof part === 'string').join(''), cause)
}

/** For the channel: the table's story stands in the thread. */
async function toldApart({ person, publicLanguage }: Call, { tables }: Rooms, table: Table): Promise<Screen> {
  const row = await tables.row(table.id)
  const way = { text: row ? tableName(table, row, publicLanguage) : [], table: table.id }
  const text = words(publicLanguage)('open.apart', { name: somebody(person), table: way })
  return { form: 'message', lines: [{ as: 'plain', text }], rows: [] }
}
