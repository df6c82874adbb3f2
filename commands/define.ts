import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
  APIApplicationCommandSubcommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import { games, gameOf, isGame, type GameId } from '../src/games/index.js'
import type { Call } from './command.js'
import { commands as en } from '../src/words/en/commands.js'

// Discord's command JSON in short: commands live in servers alone. Its package is known here as a type only, so its numbers stand
// for themselves (types 1 subcommand, 3 string, 4 integer, 5 boolean); the types still check them.

type Key = keyof typeof en

export const command = (
  name: string,
  about: Key,
  options: readonly APIApplicationCommandOption[],
): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  name,
  description: en[about],
  type: 1,
  contexts: [0],
  integration_types: [0],
  options: [...options],
})

export const sub = (
  name: string,
  about: Key,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption => ({ type: 1, name, description: en[about], options: [...options] })

/** One of a few words, each with what the menu calls it. */
export const oneOf = (
  name: string,
  about: Key,
  choices: Readonly<Record<string, string>>,
  required = false,
): APIApplicationCommandBasicOption => ({
  type: 3,
  name,
  description: en[about],
  required,
  choices: Object.entries(choices).map(([value, label]) => ({ name: label, value })),
})

export const yesOrNo = (name: string, about: Key): APIApplicationCommandBasicOption => ({ type: 5, name, description: en[about] })

export const howMany = (name: string, about: Key, least: number, most: number): APIApplicationCommandBasicOption => ({
  type: 4,
  name,
  description: en[about],
  min_value: least,
  max_value: most,
})

/** Which table, completed while it is typed. */
export const whichTable: APIApplicationCommandBasicOption = {
  type: 3,
  name: 'table',
  description: en['table.option'],
  autocomplete: true,
}

const onShelf = Object.keys(games).filter(isGame)
/** The game that is meant where none is named. */
export const FIRST_GAME: GameId = onShelf[0]!

/** Which game of the shelf. */
export const whichGame: APIApplicationCommandBasicOption = oneOf(
  'game',
  'game.option',
  Object.fromEntries(onShelf.map((id) => [id, gameOf(id).show('en').name])),
)

/** The game named by that option; undefined when none was. */
export function gameIn({ options }: Call): GameId | undefined {
  const named = options['game']
  return typeof named === 'string' && isGame(named) ? named : undefined
}
