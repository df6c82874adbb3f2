import { isGame } from '../src/games/index.js'
import { serverSettings } from '../src/table/settings.js'
import type { Call, Command, Completion, Reply, Rooms } from './command.js'
import { command, gameIn, whichGame, whichPerson, whichPeriod } from './define.js'
import { lost, notice } from './notice.js'
import { isPeriod, periodIn, since } from './periods.js'
import { EVERY, stats as screen, type AskedStats } from './stats-page.js'
import { words } from './words.js'

/** /stats: what somebody's finished games in this server come to, for the asker alone until it is posted. */
export const stats: Command = {
  definition: command('stats', 'stats.about', [whichPerson, whichGame, whichPeriod]),
  async run(call, rooms) {
    const person = call.options['person'] === undefined ? call.person : await personIn(call, rooms)
    if (person === undefined) return { to: 'you', screen: notice([words(call.language)('stats.nobody')]) }
    return statsOf(call, rooms, { person, game: gameIn(call), period: periodIn(call.options) })
  },
  complete: completePerson,
}

/** `stats:<person>:<game or "all">:<period>`, with `:post` for everybody. */
export async function turnStats(call: Call, rooms: Rooms, rest: readonly string[]): Promise<Reply> {
  const [who = '', game = '', period = '', what = ''] = rest
  if (!/^\d{1,15}$/.test(who) || !isPeriod(period) || !(game === EVERY || isGame(game))) return lost(call)
  const asked = { person: Number(who), game: isGame(game) ? game : undefined, period }
  return statsOf(call, rooms, asked, what === 'post')
}

/**
 * Results are written when a game is over, so nothing of live tables can show here; and those of other servers are nobody's business.
 * Whoever was forgotten has none.
 */
async function statsOf(call: Call, rooms: Rooms, asked: AskedStats, posted = false): Promise<Reply> {
  const { person } = asked
  const all = (await nameOf(rooms, person)) === undefined ? [] : await rooms.store.resultsOf(person, call.server)
  const from = since(asked.period, call.now)
  const results = all.filter(({ at, game }) => at >= from && (asked.game ?? game) === game)
  if (posted && results.length > 0)
    return { to: 'everybody', screen: screen(asked, results, { language: call.publicLanguage, posted }) }
  return { to: 'here', screen: screen(asked, results, { language: call.language, own: person === call.person }) }
}

async function nameOf({ store }: Rooms, person: number): Promise<string | undefined> {
  return (await store.people([person])).get(person)?.name ?? undefined
}

interface Player {
  readonly person: number
  readonly name: string
}

/** Who has played here, without those whom the server's managers have hidden. */
async function playersHere({ server }: Call, { store }: Rooms): Promise<readonly Player[]> {
  const { hidden } = await serverSettings(store, server)
  const numbers = (await store.players(server)).filter((it) => !hidden.includes(it))
  const known = await store.people(numbers)
  return numbers.map((person) => ({ person, name: known.get(person)?.name ?? '' }))
}

const typedIn = ({ options }: Call): string =>
  String(options['person'] ?? '')
    .trim()
    .toLowerCase()

/** The person meant: by number, as completions say it, or by a name that one alone has here. */
async function personIn(call: Call, rooms: Rooms): Promise<number | undefined> {
  const typed = typedIn(call)
  const here = await playersHere(call, rooms)
  const [one, another] = here.filter(({ name }) => name.toLowerCase() === typed)
  if (one && !another) return one.person
  return here.find(({ person }) => keyOf(person) === typed)?.person
}

/** A figure alone could be somebody's name. */
const keyOf = (person: number): string => `no ${person}`

/** Discord takes no more completions. */
const MOST = 25

async function completePerson(call: Call, rooms: Rooms): Promise<readonly Completion[]> {
  const typed = typedIn(call)
  const here = (await playersHere(call, rooms)).filter(({ name }) => name.toLowerCase().includes(typed))
  return here.slice(0, MOST).map(({ person, name }) => ({ name, value: keyOf(person) }))
}
