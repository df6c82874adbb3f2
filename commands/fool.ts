import { gameOf, type GameId } from '../src/games/index.js'
import { LANGUAGES, type Language } from '../src/kit/show.js'
import type { Call, Command } from './command.js'
import { command, howMany, oneOf } from './define.js'
import { rulesHere } from './house-rules.js'
import type { Wording } from './menu.js'
import { HOW, openTable } from './opening.js'

/** A full table has eight seats, the first of which is the opener's. */
const MOST_HOUSE = 7

/** Games that stand for themselves, beside the named ways to play of the first one. */
const GAMES = {
  simple: { game: 'fool', words: { variant: 'simple' } },
  podkidnoy: { game: 'fool', words: { variant: 'podkidnoy' } },
  perevodnoy: { game: 'fool', words: { variant: 'perevodnoy' } },
  japanese: { game: 'fool', words: { variant: 'japanese' } },
  chinese: { game: 'chinese-fool', words: {} },
  czech: { game: 'czech-fool', words: {} },
} as const satisfies Readonly<Record<string, Variant>>
interface Variant {
  readonly game: GameId
  readonly words: Readonly<Record<string, unknown>>
}
const isGame = (name: string): name is keyof typeof GAMES => Object.hasOwn(GAMES, name)

const presets = (language: Language = 'en') => {
  const { rules, show } = gameOf('fool')
  return show(language).choices?.(rules.options.parse({})).presets ?? []
}
/** What the named ways to play are called, by language and key. All choices are worded to find these few, so it is done once. */
const presetNames = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(presets(language).map(({ key, label }) => [key, label.filter((part) => typeof part === 'string').join('')])),
  ]),
)
const presetName =
  (key: string): Wording =>
  (language) =>
    presetNames.get(language)?.get(key) ?? key

/** A named way to play says all of the rules; a game says which one it is, and the house rules the rest. */
function variantOf(name: string): Variant {
  if (isGame(name)) return GAMES[name]
  const preset = presets().find(({ key }) => key === name)
  return { game: 'fool', words: (preset?.options ?? {}) as Variant['words'] }
}

/** /fool: a table of Durak or one of its relatives in this channel, with the one who says it as host. */
export const fool: Command = {
  definition: command('fool', 'fool.about', [
    oneOf('variant', 'fool.variant', {
      ...Object.fromEntries(presets().map(({ key }) => [key, presetName(key)])),
      ...Object.fromEntries(
        Object.keys(GAMES)
          .filter(isGame)
          .map((name) => [name, `fool.variant.${name}` as const]),
      ),
    }),
    oneOf('deck', 'fool.deck', { '36': 'fool.deck.36', '52': 'fool.deck.52', '54': 'fool.deck.54' }),
    oneOf('throwing', 'fool.throwing', { priority: 'fool.throwing.priority', free: 'fool.throwing.free' }),
    howMany('house-players', 'fool.house-players', 0, MOST_HOUSE),
    ...HOW,
  ]),

  async run(call, rooms) {
    const house = Math.min(MOST_HOUSE, Math.max(0, Number(call.options['house-players'] ?? 0)))
    const { game, words } = variantOf(String(call.options['variant'] ?? ''))
    const options = await rulesHere(call, rooms, game, { ...words, ...switches(call, game) })
    return openTable(call, rooms, { game, options, house })
  },
}

/** Single options; each brings along what has to follow from it. The relatives have a deck at most. */
function switches({ options: { deck, throwing } }: Call, game: GameId): Variant['words'] {
  const cards = deck === undefined || game === 'czech-fool' ? {} : { deck: Number(deck) }
  if (game !== 'fool') return cards
  return {
    ...cards,
    ...(deck === '54' && { jokers: 0 }),
    ...(throwing === 'free' && { throwProtocol: 'free' }),
    ...(throwing === 'priority' && { throwProtocol: 'priority', throwTiming: 'afterAllBeaten' }),
  }
}
