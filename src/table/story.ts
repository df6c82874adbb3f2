import { gameOf } from '../games/index.js'
import type { Press, Screen } from '../kit/screen.js'
import type { Language, Page } from '../kit/show.js'
import type { Text } from '../kit/text.js'
import type { TableRow } from '../store/store.js'
import { hostOf, plain, tableName, verb } from './lay.js'
import { lobby } from './lobby.js'
import type { Shelf, Table } from './table.js'
import { words } from './words.js'

/**
 * All that the channel is told of a table, oldest page first: the lobby, the game's own pages, and how it ended if that was
 * early. The newest page has the buttons. Out of what an onlooker may see, and nothing else.
 */
export function story(table: Table, row: TableRow, language: Language, shelf: Shelf = gameOf): readonly Page[] {
  const first: Page = {
    key: 'lobby',
    final: table.phase !== 'gathering',
    screen: () => lobby(table, row, language, shelf),
  }
  if (table.state === undefined) return [first]
  const box = shelf(table.game)
  const pages = box.show(language).pages(box.rules.view(table.state, 'onlooker'))
  const told = pages.map((page) => placed(page, tableName(table, row, language, shelf)))
  const last = table.closed === undefined ? told : [...told, ending(table, row, language, shelf)]
  return [first, ...last.map((page, i) => (i < last.length - 1 ? asPast(page, table) : newest(page, table, language)))]
}

/** The table's name and the place, if there is more to say than the name, in a small line under the first. */
function placed(page: Page, name: Text): Page {
  const { place } = page
  if (!place) return page
  return {
    ...page,
    screen: () => {
      const screen = page.screen()
      const [head, ...rest] = screen.lines
      return {
        ...screen,
        lines: [...(head ? [head] : []), { as: 'small', text: place.length ? [...name, ', ', ...place] : name }, ...rest],
      }
    },
  }
}

/** What a game that was ended early left unfinished stays as it is. */
const asPast = (page: Page, table: Table): Page => (table.phase === 'over' ? { ...page, final: true } : page)

function newest(page: Page, table: Table, language: Language): Page {
  const row = buttons(table, language)
  const final = table.phase === 'over' && row.length === 0
  return { ...page, final, screen: () => withRow(page.screen(), row) }
}

const withRow = (screen: Screen, row: readonly Press[]): Screen =>
  row.length ? { ...screen, rows: [...screen.rows, row] } : screen

/** The hand while the game is on; afterwards the rematch, until there is one. Nobody is left to ask for one at an empty table. */
function buttons(table: Table, language: Language): readonly Press[] {
  const say = words(language)
  if (table.phase !== 'over') return [verb(say('hand'), 'hand', 'main'), verb(say('rules'), 'rules')]
  if (table.next !== undefined || table.closed === 'nobody' || table.closed === 'gone') return []
  return [verb(say('again'), 'again', 'main'), verb(say('leaderboard'), 'leaderboard')]
}

const ending = (table: Table, row: TableRow, language: Language, shelf: Shelf): Page => ({
  key: 'closed',
  final: true,
  screen: () => ({
    form: 'panel',
    lines: plain(closedBy(table, tableName(table, row, language, shelf), language), words(language)('closed.counts')),
    rows: [],
  }),
})

/** Who ended a table before its time. */
export function closedBy(table: Table, name: Text, language: Language): Text {
  const say = words(language)
  switch (table.closed) {
    case 'host':
      return say('closed.host', { name: hostOf(table), table: name })
    case 'moderator':
      return say('closed.moderator', { table: name })
    case 'nobody':
      return say('closed.nobody', { table: name })
    case 'gone':
      return say('closed.gone', { table: name })
    case undefined:
      return say('panel.over', { table: name })
  }
}
