import { gameOf } from '../src/games/index.js'
import type { Text } from '../src/kit/text.js'
import { steps } from '../src/table/replay.js'
import { tableName } from '../src/table/screens.js'
import { byName, endedAround, liveHere, tableHere, type Known } from './choose.js'
import type { Call, Command, Reply, Rooms } from './command.js'
import { completions } from './complete.js'
import { command, whichTable } from './define.js'
import { tableOf } from './export.js'
import { lost, notice } from './notice.js'
import { isOpen, refereeLine } from './referee-line.js'
import { replayed } from './replay-page.js'
import { words } from './words.js'

/** /replay: a game that is over, step by step, with what the asker could see of it and no more. */
export const replay: Command = {
  definition: command('replay', 'replay.about', [whichTable]),
  async run(call, rooms) {
    const ended = await replayable(call, rooms)
    const named = call.options['table']
    const say = words(call.language)
    const known =
      named === undefined ? ended[0] : await byName(String(named), [...ended, ...(await liveHere(call, rooms))], call, rooms)
    if (known && mayLook(call, known)) return looked(call, rooms, known, 'first')
    return { to: 'you', screen: notice([say(named === undefined ? 'replay.none' : 'replay.unknown')]) }
  },
  complete: async (call, rooms) => completions(call, rooms, await replayable(call, rooms)),
}

const replayable = async (call: Call, rooms: Rooms): Promise<readonly Known[]> =>
  (await endedAround(call, rooms)).filter((known) => wasDealt(known) && mayLook(call, known))

const wasDealt = ({ table }: Known): boolean => table.startedAt !== undefined
const hadHand = ({ table }: Known, person: number): boolean => table.tenures.some((it) => it.person === person)
/** Where it was played everybody could read along; elsewhere only those who sat there may. A lesson is nobody's game. */
const mayLook = (call: Call, known: Known): boolean =>
  known.table.practice !== 'lesson' && (known.row.home === call.home || hadHand(known, call.person))

/** `replay:<table>:<step>`, with `first` or `last` for the ends, and `record` or `referee` for what is handed out. */
export async function turnReplay(call: Call, rooms: Rooms, [id = '', where = '']: readonly string[]): Promise<Reply> {
  const known = await tableHere(call, rooms, id)
  return known && mayLook(call, known) ? looked(call, rooms, known, where) : lost(call)
}

async function looked(call: Call, rooms: Rooms, known: Known, where: string): Promise<Reply> {
  const { table, row } = known
  const say = words(call.language)
  const name = tableName(table, row, call.language)
  if (table.phase !== 'over') return { to: 'you', screen: notice([say('replay.on', { table: name })]) }
  if (!wasDealt(known)) return { to: 'you', screen: notice([say('replay.undealt', { table: name })]) }
  const own = hadHand(known, call.person)
  if (where === 'record') return own ? record(call, rooms, known, name) : lost(call)
  const log = await rooms.store.read(row.id)
  if (where === 'referee') return isOpen(table, gameOf) ? referee(call, known, refereeLine(log, gameOf), name) : lost(call)
  const all = steps(log, call.person, gameOf)
  const wanted = where === 'first' ? 1 : where === 'last' ? all.length : Number(where)
  if (!Number.isInteger(wanted)) return lost(call)
  const at = Math.min(Math.max(wanted, 1), all.length)
  const screen = replayed({ row, table, steps: all, at, language: call.language, open: isOpen(table, gameOf), own })
  return { to: 'here', table: table.id, screen }
}

/** The same as in the export of all that is stored of this person. */
async function record(call: Call, rooms: Rooms, { row }: Known, table: Text): Promise<Reply> {
  const text = `${JSON.stringify(await tableOf(row, call.person, rooms), undefined, 1)}\n`
  const screen = notice([words(call.language)('replay.recorded', { table })])
  return { to: 'you', screen, file: { name: `${row.game}-${row.number}.json`, text } }
}

function referee(call: Call, { row }: Known, text: string | undefined, table: Text): Reply {
  const say = words(call.language)
  if (text === undefined) return { to: 'you', screen: notice([say('replay.referee.none')]) }
  const file = { name: `${row.game}-${row.number}.jsonl`, text }
  return { to: 'you', screen: notice([say('replay.referee.here', { table })]), file }
}
