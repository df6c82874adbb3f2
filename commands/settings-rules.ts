import { gameOf, type GameId } from '../src/games/index.js'
import type { Control, Screen } from '../src/kit/screen.js'
import type { Text } from '../src/kit/text.js'
import { clashAt } from '../src/table/fit.js'
import { choosing, clashText, optionsAt } from '../src/table/screens.js'
import type { Call, Reply, Rooms } from './command.js'
import { chosenAt, told } from './house-rules.js'
import { words } from './words.js'

/** Tables that are opened have one person at them. */
const SEATED = 1

/** The house rules of one game in the whole server: a page of them (`about` its number), or the choice of one. For managers alone. */
export async function turnRules(call: Call, { store }: Rooms, game: GameId, about: string): Promise<Reply> {
  const { rules } = gameOf(game)
  const options: unknown = rules.options.parse(await chosenAt(store, ['server', call.server], game))
  const chosen = optionsAt({ game, options }, about)
  if (chosen === undefined) return { to: 'here', screen: page(call, game, options, about) }
  if (clashAt(rules, chosen, SEATED))
    return { to: 'here', screen: page(call, game, options, about, clashText(game, chosen, SEATED, call.language)) }
  await store.putSetting(['server', call.server], game, told(game, chosen))
  return { to: 'here', screen: page(call, game, chosen, about) }
}

function page({ language }: Call, game: GameId, options: unknown, about: string, note?: Text): Screen {
  const say = words(language)
  const box = gameOf(game)
  const screen = choosing({ game, options, seats: box.rules.seats[0] }, about, {
    language,
    head: say('settings.rules.head', { game: box.show(language).name }),
    hint: say('settings.rules.hint'),
    page: `settings:server:rules:${game}`,
    ...(note && { note }),
  })
  const back: Control = { kind: 'press', label: say('settings.back'), to: { page: 'settings:server' } }
  return { ...screen, rows: [...screen.rows, [back]] }
}
