import type { GameId } from '../src/games/index.js'
import { gameOf } from '../src/games/index.js'
import type { Text } from '../src/kit/text.js'
import type { Scope } from '../src/store/store.js'
import { clashText, houseRules, optionsAt } from '../src/table/screens.js'
import { seatOf } from '../src/table/table.js'
import type { Known } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { homeOf } from './acts.js'
import { refuse, refuseAs } from './refuse.js'

// House rules: what the command says comes first, then what the channel plays, then the server, then the defaults.

type Chosen = Readonly<Record<string, unknown>>
const isChosen = (it: unknown): it is Chosen => typeof it === 'object' && it !== null && !Array.isArray(it)

/**
 * A page of the options at a table that gathers, `about` being its number; or the choice of one of them, which the channel
 * remembers. For the host alone.
 */
export async function chooseRules(call: Call, rooms: Rooms, known: Known, about: string): Promise<Reply> {
  const { table, row } = known
  if (table.phase !== 'gathering') return refuse(call, known, table.phase === 'over' ? 'over' : 'already_started', 'house-rules')
  if (seatOf(table, call.person) === undefined) return refuse(call, known, 'not_seated', 'house-rules')
  if (table.host !== call.person) return refuse(call, known, 'not_host', 'house-rules')
  const page = (of: Known, note?: Text): Reply => {
    const screen = houseRules(of.table, row, about, { language: call.language, ...(note && { note }) })
    return { to: 'here', table: row.id, screen }
  }
  const options = optionsAt(table, about)
  if (options === undefined) return page(known)
  const answer = await rooms.tables.change(row.id, { person: call.person, cause: call.cause }, options)
  if (!answer.ok && answer.reason === 'clash')
    return page(known, clashText(table.game, options, table.seats.length, call.language))
  if (!answer.ok) return refuseAs(call, rooms, known, answer, 'house-rules')
  await rooms.store.putSetting(['channel', homeOf(call, known)], table.game, told(table.game, options))
  return page({ ...known, table: answer.table })
}

/** The options of a new table: `words` are the command's own. */
export async function rulesHere({ server, home }: Call, { store }: Rooms, game: GameId, words: Chosen): Promise<Chosen> {
  return {
    ...(await chosenAt(store, ['server', server], game)),
    ...(await chosenAt(store, ['channel', home], game)),
    ...words,
  }
}

/** What is played there, as far as it was chosen; nothing where this version knows these options no more. */
export async function chosenAt(store: Rooms['store'], scope: Scope, game: GameId): Promise<Chosen> {
  const chosen = await store.setting(scope, game)
  return isChosen(chosen) && gameOf(game).rules.options.safeParse(chosen).success ? chosen : {}
}

/** What has to be said of these options: without any of it they would be others. The rest may change with the defaults. */
export function told(game: GameId, options: unknown): Chosen {
  const parse = (chosen: Chosen): string => {
    const parsed = gameOf(game).rules.options.safeParse(chosen)
    return JSON.stringify(parsed.success ? parsed.data : undefined)
  }
  let chosen = isChosen(options) ? options : {}
  const whole = parse(chosen)
  for (const key of Object.keys(chosen)) {
    const without = Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== key))
    if (parse(without) === whole) chosen = without
  }
  return chosen
}
