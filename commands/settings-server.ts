import { games, gameOf, isGame, type GameId } from '../src/games/index.js'
import { rowsOf } from '../src/kit/lines.js'
import type { Line, Press, Screen } from '../src/kit/screen.js'
import type { Part, Text } from '../src/kit/text.js'
import { list } from '../src/kit/words.js'
import { chooseForServer, COUNTS, serverSettings, type ServerSettings } from '../src/table/settings.js'
import { PACES } from '../src/table/table.js'
import type { Call, Reply, Rooms } from './command.js'
import { notice } from './notice.js'
import { choice, languageIn, languages, NONE } from './settings-lists.js'
import { turnRules } from './settings-rules.js'
import { words, type Words } from './words.js'

/**
 * What a server's managers choose: `<what>:<value>`, or nothing yet; `rules:<game>[:<about>]` are the house rules of a game. A value
 * that there is not changes nothing. Whoever may not manage the server (any more) hears who may.
 */
export async function turnServer(call: Call, rooms: Rooms, [what = '', value = '', ...rest]: readonly string[]): Promise<Reply> {
  if (!call.manager) return { to: 'you', screen: notice([words(call.language)('settings.server.who')]) }
  if (what === 'rules' && isGame(value)) return turnRules(call, rooms, value, rest.join(':'))
  const before = await serverSettings(rooms.store, call.server)
  const change = changeOf(what, value, before, call.home)
  const now = change ? await chooseForServer(rooms.store, call.server, change) : before
  return { to: 'here', screen: panel(now, call) }
}

function changeOf(what: string, value: string, before: ServerSettings, home: string): Partial<ServerSettings> | undefined {
  const count = value === NONE ? null : COUNTS.find((count) => `${count}` === value)
  switch (what) {
    case 'channels':
      return channelsThen(value, before.channels, home)
    case 'tables':
      return count === undefined ? undefined : { tables: count }
    case 'seats':
      return count === undefined ? undefined : { seats: count }
    case 'pace': {
      const pace = PACES.find((pace) => pace === value)
      return pace && { pace }
    }
    case 'language': {
      const language = languageIn(value)
      return language === undefined ? undefined : { language }
    }
  }
  return undefined
}

/** So many channels can be named; more is nearly everywhere. */
const MOST_CHANNELS = 25

/** The last channel of the list cannot go: an empty list means everywhere. */
function channelsThen(value: string, before: readonly string[], home: string): Pick<ServerSettings, 'channels'> | undefined {
  const others = before.filter((channel) => channel !== home)
  if (value === 'only') return { channels: [home] }
  if (value === 'everywhere') return { channels: [] }
  if (value === 'too' && mayAdd(before, home)) return { channels: [...others, home] }
  return value === 'not' && mayDrop(before, home) ? { channels: others } : undefined
}
const mayAdd = (channels: readonly string[], home: string): boolean =>
  channels.length > 0 && channels.length < MOST_CHANNELS && !channels.includes(home)
const mayDrop = (channels: readonly string[], home: string): boolean => channels.length > 1 && channels.includes(home)

function panel(settings: ServerSettings, call: Call): Screen {
  const say = words(call.language)
  const page = (what: string): string => `settings:server:${what}`
  const counted = (what: 'tables' | 'seats'): readonly (readonly [string, Text])[] => [
    [NONE, say(`settings.${what}.none`)],
    ...COUNTS.map((count) => [`${count}`, say(`settings.${what}`, { count })] as const),
  ]
  const paces = PACES.map((pace) => [pace, say('settings.pace', { pace: say(`pace.${pace}`) })] as const)
  return {
    form: 'panel',
    lines: lines(settings, call, say),
    rows: [
      ...places(settings, call, say),
      [choice(say('settings.pick.tables'), page('tables'), counted('tables'), `${settings.tables ?? NONE}`)],
      [choice(say('settings.pick.seats'), page('seats'), counted('seats'), `${settings.seats ?? NONE}`)],
      [choice(say('settings.pick.pace'), page('pace'), paces, settings.pace)],
      [languages(page('language'), settings.language, 'public', call.language)],
      ...rowsOf(
        choosable(call).map((game) => rulesOf(game, call)),
        2,
      ),
    ],
  }
}

function lines({ channels }: ServerSettings, { language }: Call, say: Words): readonly Line[] {
  const places = list(
    language,
    channels.map((channel): readonly Part[] => [{ channel }]),
  )
  return [
    { as: 'headline', text: say('settings.server.head') },
    { as: 'plain', text: channels.length > 0 ? say('settings.channels', { places }) : say('settings.channels.all') },
    { as: 'small', text: say('settings.channels.threads') },
  ]
}

/** Where tables may be opened, as seen from the channel in which this is pressed. */
function places({ channels }: ServerSettings, { home }: Call, say: Words): readonly (readonly Press[])[] {
  const only = channels.length === 1 && channels.includes(home)
  const button = (what: 'only' | 'too' | 'not' | 'everywhere', open: boolean): Press => ({
    kind: 'press',
    label: say(`settings.channels.${what}`),
    ...(!open && { closed: true }),
    to: { page: `settings:server:channels:${what}` },
  })
  return [
    [button('only', !only), button('too', mayAdd(channels, home))],
    [button('not', mayDrop(channels, home)), button('everywhere', channels.length > 0)],
  ]
}

/** The games about whose rules something can be chosen. */
const choosable = ({ language }: Call): readonly GameId[] =>
  Object.keys(games)
    .filter(isGame)
    .filter((game) => gameOf(game).show(language).choices !== undefined)

const rulesOf = (game: GameId, { language }: Call): Press => ({
  kind: 'press',
  label: words(language)('settings.rules', { game: gameOf(game).show(language).name }),
  to: { page: `settings:server:rules:${game}` },
})
