import { gameOf } from '../games/index.js'
import type { Press, Screen } from '../kit/screen.js'
import type { Language, Page } from '../kit/show.js'
import type { Text } from '../kit/text.js'
import type { TableRow } from '../store/store.js'
import { closedBy } from './closings.js'
import { plain, small, tableName, verb } from './lay.js'
import { lobby } from './lobby.js'
import { seatButtons, standing } from './notes.js'
import { reminders } from './reminders.js'
import { openSeats } from './seats.js'
import type { Shelf, Table } from './table.js'
import { words } from './words.js'

/**
 * All that the channel is told of a table, oldest page first: the lobby, the game's own pages, and how it ended if that was
 * early. The newest page has the buttons; after it come reminders, which pass. Out of what an onlooker may see, and nothing else.
 * A lesson is one person's alone, and nothing is told of it.
 */
export function story(table: Table, row: TableRow, language: Language, shelf: Shelf = gameOf): readonly Page[] {
  if (table.practice === 'lesson') return []
  const first: Page = {
    key: 'lobby',
    final: table.phase !== 'gathering',
    screen: () => lobby(table, row, language, shelf),
  }
  if (table.state === undefined) return [first]
  const box = shelf(table.game)
  const pages = box.show(language).pages(box.rules.view(table.state, 'onlooker'))
  const name = tableName(table, row, language, shelf)
  const told = pages.map((page) => placed(page, name))
  const all = table.closed === undefined ? told : [...told, ending(table, name, language)]
  const shown = all.map((page, i) => (i < all.length - 1 ? asPast(page, table) : newest(page, table, row, language, shelf)))
  return [first, ...shown, ...reminders(table, name, language, shelf)]
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

/** The newest page: what is to be known beside the game, and what can be pressed. */
function newest(page: Page, table: Table, row: TableRow, language: Language, shelf: Shelf): Page {
  const counts = table.practice ? [words(language)('practice')] : []
  const notes = small(...counts, ...standing(table, language, shelf))
  const rows = buttons(table, row, language)
  const final = table.phase === 'over' && rows.length === 0
  const screen = (): Screen => {
    const told = page.screen()
    return { ...told, lines: [...told.lines, ...notes], rows: [...told.rows, ...rows] }
  }
  return { ...page, final, screen }
}

/** The hand while the game is on; afterwards the rematch and a look back, until there is one. Nobody is left to ask for one at an empty table. */
function buttons(table: Table, { id }: TableRow, language: Language): readonly (readonly Press[])[] {
  const say = words(language)
  if (table.phase !== 'over') {
    const own = [verb(say('hand'), 'hand', 'main'), verb(say('rules'), 'rules')]
    const seats = seatButtons(openSeats(table), language)
    return seats.length > 1 ? [own, seats] : [[...own, ...seats]]
  }
  if (table.next !== undefined || table.closed === 'nobody' || table.closed === 'gone') return []
  const back: Press = { kind: 'press', label: say('replay'), to: { page: `replay:${id}:first` } }
  return [[verb(say('again'), 'again', 'main'), verb(say('leaderboard'), 'leaderboard'), back]]
}

const ending = (table: Table, name: Text, language: Language): Page => ({
  key: 'closed',
  final: true,
  screen: () => ({
    form: 'panel',
    lines: plain(closedBy(table, name, language), words(language)('closed.counts')),
    rows: [],
  }),
})
