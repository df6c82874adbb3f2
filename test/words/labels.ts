import { IntlMessageFormat } from 'intl-messageformat'
import { games, gameOf, isGame } from '../../src/games/index.js'
import { LANGUAGES } from '../../src/kit/show.js'

/** What stands on buttons, by room: `*` for all keys that begin so. Lists have more room for their items. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'foolish-faces': [
    'way.down',
    'way.up',
    'way.cover',
    'way.name',
    'way.back',
    'crash.open',
    'crash.sure',
    'crash.back',
    'last',
    'rules.*',
  ],
  fool: [
    'take',
    'take.sure',
    'pass.*',
    'ask.beat',
    'ask.pass.on',
    'ask.show',
    'back',
    'bito*',
    'exchange',
    'redeal',
    'redeal.sure',
    'last',
    'rules.*',
  ],
  'chinese-fool': ['turn.take', 'turn.pages', 'last', 'rules.*'],
  'czech-fool': ['suit.button', 'turn.draw', 'turn.pass', 'queen.back', 'last', 'rules.*'],
  'kings-and-jokers': ['tool.adds', 'tool.chosen', 'rules.*'],
  table: [
    'join',
    'leave',
    'rules',
    'house.add',
    'house.drop',
    'house.rules',
    'start',
    'start.fill',
    'start.without',
    'pace',
    'hand',
    'take.seat',
    'take.seat.of',
    'here.again',
    'refresh',
    'unqueue',
    'advise',
    'lesson.again',
    'table.open',
    'back',
    'again',
    'leaderboard',
    'replay',
    'leave.ask',
    'end.ask',
    'end.wish.ask',
    'remove.pick',
    'remove.ask',
    'stay',
  ],
  commands: [
    'learn.teach',
    'pace.back',
    'settings.channels.only',
    'settings.channels.too',
    'settings.channels.not',
    'settings.channels.everywhere',
    'settings.rules',
    'settings.back',
    'privacy.export',
    'privacy.export.more',
    'privacy.forget',
    'privacy.forget.no',
    'page.*',
    'board.show',
    'board.post',
    'replay.first',
    'replay.last',
    'replay.record',
    'replay.referee',
    'hand.back',
    'elsewhere.leave',
    'elsewhere.end',
  ],
}
/** The rules' last line is no button. */
const NO_LABELS = ['rules.credit']

/** The keys of a room that are labels. */
export const labelsOf = (room: string, keys: readonly string[]): readonly string[] =>
  keys.filter(
    (key) =>
      !NO_LABELS.includes(key) &&
      LABELS[room]?.some((label) => (label.endsWith('*') ? key.startsWith(label.slice(0, -1)) : key === label)),
  )

type Messages = Readonly<Record<string, string>>
const say = (language: string, message: string, values: Readonly<Record<string, string | number>>): string =>
  String(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).format(values))
const longest = (texts: readonly string[]): string => texts.toSorted((a, b) => b.length - a.length)[0] ?? ''

/** A label with the longest that can stand in it: names of 12 letters, long numbers, the longest words for cards. */
export function longLabel(language: string, messages: Messages, key: string): string {
  const name = 'W'.repeat(12)
  const word = (id: string, values: Readonly<Record<string, string>> = {}): string => say(language, messages[id] ?? '', values)
  const cards = ['A', 'J', 'Q', 'K', 'joker'].map((rank) => word('rank', { rank }))
  const target = word('owned', { name, card: longest([...cards, word('card.hidden')]) })
  const tool = longest(['red', 'black'].map((colour) => word('tool', { colour, value: '9' })))
  const values = { ...CARDS, ...TABLES, cards: 25, worth: '−9', name, target, tool }
  return longest(['S', 'H', 'D', 'C'].map((suit) => say(language, messages[key] ?? '', { ...values, suit, sign: '♣' })))
}
const CARDS = { card: '10♣', bottom: '10♣', given: '10♣', taken: '10♣', first: '10', last: '10' }
/** The longest name of a game in whatever language, and as many people or tables as there may be. */
const TABLES = {
  game: longest(
    LANGUAGES.flatMap((language) =>
      Object.keys(games)
        .filter(isGame)
        .map((id) => gameOf(id).show(language).name),
    ),
  ),
  count: 7,
}
