import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
  APIApplicationCommandSubcommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import { games, gameOf, isGame, type GameId } from '../src/games/index.js'
import type { Pace } from '../src/table/table.js'
import type { Call } from './command.js'
import { elsewhere, menuName, worded, type Key, type Name, type Wording } from './menu.js'
import { PERIODS } from './periods.js'

// Discord's command JSON in short: commands live in servers alone. Its package is known here as a type only, so its numbers stand
// for themselves (types 1 subcommand, 3 string, 4 integer, 5 boolean); the types still check them.

const named = (name: Name) => ({ name, name_localizations: elsewhere(menuName(name)) })
const described = (about: Key) => ({ description: worded(about)('en'), description_localizations: elsewhere(worded(about)) })

export const command = (
  name: Name,
  about: Key,
  options: readonly APIApplicationCommandOption[],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  ...named(name),
  ...described(about),
  type: 1,
  contexts: [0],
  integration_types: [0],
  options: [...options],
})

export const sub = (
  name: Name,
  about: Key,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption => ({ type: 1, ...named(name), ...described(about), options: [...options] })

/** One of a few words, each with what the menu calls it. */
export const oneOf = (
  name: Name,
  about: Key,
  choices: Readonly<Record<string, Key | Wording>>,
  required = false,
): APIApplicationCommandBasicOption => ({
  type: 3,
  ...named(name),
  ...described(about),
  required,
  choices: Object.entries(choices).map(([value, label]) => {
    const wording = typeof label === 'string' ? worded(label) : label
    return { name: wording('en'), name_localizations: elsewhere(wording), value }
  }),
})

export const yesOrNo = (name: Name, about: Key): APIApplicationCommandBasicOption => ({
  type: 5,
  ...named(name),
  ...described(about),
})

export const howMany = (name: Name, about: Key, least: number, most: number): APIApplicationCommandBasicOption => ({
  type: 4,
  ...named(name),
  ...described(about),
  min_value: least,
  max_value: most,
})

/** Some word, completed while it is typed. */
const completed = (name: Name, about: Key, required = false): APIApplicationCommandBasicOption => ({
  type: 3,
  ...named(name),
  ...described(about),
  required,
  autocomplete: true,
})

/** What the paces are called in the menu. */
export const PACE_LABELS = { live: 'pace.live', slow: 'pace.slow', none: 'pace.none' } as const satisfies Record<Pace, Key>

export const whichTable: APIApplicationCommandBasicOption = completed('table', 'table.option')

/** Somebody who has played in this server, whether they are still there or not. */
export const whichPerson: APIApplicationCommandBasicOption = completed('person', 'stats.person')

/** Who at that table. */
export const who: APIApplicationCommandBasicOption = completed('who', 'table.kick.who', true)

const onShelf = Object.keys(games).filter(isGame)
/** The game that is meant where none is named. */
export const FIRST_GAME: GameId = onShelf[0]!

/** Games of the shelf as choices. */
export const gamesNamed = (ids: readonly GameId[]): Readonly<Record<string, Wording>> =>
  Object.fromEntries(ids.map((id) => [id, (language) => gameOf(id).show(language).name]))

/** Which game of the shelf. */
export const whichGame: APIApplicationCommandBasicOption = oneOf('game', 'game.option', gamesNamed(onShelf))

/** Which games count: those of all time, or of the month or the week that it is. */
export const whichPeriod: APIApplicationCommandBasicOption = oneOf(
  'period',
  'leaderboard.period',
  Object.fromEntries(PERIODS.map((period) => [period, `period.${period}` as const])),
)

/** The game named by that option; undefined when none was. */
export function gameIn({ options }: Call): GameId | undefined {
  const named = options['game']
  return typeof named === 'string' && isGame(named) ? named : undefined
}
