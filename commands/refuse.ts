import { gameOf, isGame } from '../src/games/index.js'
import type { Press, Verb } from '../src/kit/screen.js'
import type { Part, Text } from '../src/kit/text.js'
import { joined, list } from '../src/kit/words.js'
import type { TableRow } from '../src/store/store.js'
import { isStale } from '../src/table/clock.js'
import { refused } from '../src/table/screens.js'
import { serverSettings, type ServerSettings } from '../src/table/settings.js'
import type { Answer, TableReason } from '../src/table/tables.js'
import type { Known } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { notice } from './notice.js'
import { opens } from './opens.js'
import { permissionsIn } from './permissions.js'
import { words } from './words.js'

type Refusal = Extract<Answer, { readonly ok: false }>

/** Why the table would not have it, in private, with the button that helps. */
export function refuse(call: Call, { table, row }: Known, reason: TableReason, doing: Verb): Reply {
  const options = { language: call.language, doing, row, command: opens(table.game, call.language) }
  return { to: 'you', table: table.id, screen: refused({ ok: false, by: 'table', reason, table }, options) }
}

/** The reply to an answer that is no success. Only cards are refused by the rules of a game, and no card is played here. */
export async function refuseAs(call: Call, rooms: Rooms, known: Known, answer: Refusal, doing: Verb): Promise<Reply> {
  if (answer.by === 'rules') throw new Error(`the rules refused ${doing}`)
  const elsewhere = await refuseElsewhere(call, rooms, answer)
  return elsewhere ?? refuse(call, { ...known, table: answer.table ?? known.table }, answer.reason, doing)
}

/** Another table is in the way: which one, the way there, and what makes room. The buttons act on that table. */
export async function refuseElsewhere(call: Call, rooms: Rooms, answer: Refusal): Promise<Reply | undefined> {
  if (answer.by !== 'table' || !answer.elsewhere) return undefined
  const { reason, elsewhere } = answer
  const say = words(call.language)
  const way: Text = [{ text: nameOf(elsewhere, call), table: elsewhere.id }]
  const { tables, seats } = await serverSettings(rooms.store, call.server)
  const table = await rooms.tables.get(elsewhere.id)
  const reply = (text: Text, ...helps: readonly Press[]): Reply => ({
    to: 'you',
    table: elsewhere.id,
    screen: notice([text], ...helps),
  })
  if (reason === 'elsewhere')
    return reply(joined([say('elsewhere.seat', { table: way }), say('elsewhere.seats', { count: seats ?? 1 })]), {
      kind: 'press',
      label: say('elsewhere.leave'),
      to: { verb: 'leave' },
    })
  const enough = say('elsewhere.tables', { count: tables ?? 1 })
  if (!table || !isStale(table, call.now)) return reply(joined([enough, say('elsewhere.other', { table: way })]))
  const label = say('elsewhere.end')
  return reply(joined([enough, say('elsewhere.still', { table: way })]), { kind: 'press', label, to: { verb: 'end' } })
}

const nameOf = ({ game, number }: TableRow, { language }: Call): Text =>
  words(language)('elsewhere.name', { game: isGame(game) ? gameOf(game).show(language).name : game, number: `${number}` })

/** No table, so no name to put into a sentence. */
export const refuseOpening = ({ language }: Call): Reply => ({ to: 'you', screen: notice([words(language)('open.refused')]) })

/** Why no table may be opened in this channel (a thread counts as the one it lies in); undefined where one may. */
export function lookHere(call: Call, { channels }: ServerSettings, home: string): Reply | undefined {
  if (call.lacks.length > 0) return refuseLacks(call, 'lacks.head', call.lacks)
  if (channels.length === 0 || channels.includes(home)) return undefined
  const say = words(call.language)
  const places = list(
    call.language,
    channels.map((channel): readonly Part[] => [{ channel }]),
  )
  return { to: 'you', screen: notice([say('open.elsewhere', { places })]) }
}

/** Threads may not be made here; the channel itself is open. */
export const refuseThread = (call: Call): Reply =>
  refuseLacks(call, 'lacks.thread', call.lacksApart.length > 0 ? call.lacksApart : ['Create Public Threads'])

/** Each missing permission by its name in Discord's settings, and who can help. */
function refuseLacks({ language }: Call, head: 'lacks.head' | 'lacks.thread', lacks: readonly string[]): Reply {
  const say = words(language)
  const text = joined([say(head, { permissions: permissionsIn(language, lacks) }), say('lacks.help', { count: lacks.length })])
  return { to: 'you', screen: notice([text]) }
}
