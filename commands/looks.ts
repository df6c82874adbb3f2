import { gameOf, type GameId } from '../src/games/index.js'
import type { Control, Screen } from '../src/kit/screen.js'
import { lastPanel, tablePanel } from '../src/table/screens.js'
import { isReminder } from '../src/table/reminders.js'
import { story } from '../src/table/story.js'
import { seatOf, type Table } from '../src/table/table.js'
import type { Known } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { lessonPage } from './learn.js'
import { lost } from './notice.js'
import { refuse } from './refuse.js'
import { words } from './words.js'

// What can be seen: nothing here changes a table.

/** The private panel; the table has one for everybody, in the lobby and at the end and for those who do not sit there. */
export const hand = (_call: Call, { table }: Known): Reply => ({ to: 'panel', table: table.id, path: '' })

/** The last trick or bout, as far as the asker may see it. */
export async function last(call: Call, rooms: Rooms, known: Known): Promise<Reply> {
  const look = await rooms.tables.lookAs(known.table.id, call.person)
  if (look?.view === undefined) return refuse(call, known, known.table.phase === 'over' ? 'over' : 'not_started', 'last')
  return { to: 'here', table: known.table.id, screen: lastPanel(look, call.language) }
}

/** Who sits there, and the ways out. */
export async function seats(call: Call, rooms: Rooms, { table }: Known): Promise<Reply> {
  const look = await rooms.tables.lookAs(table.id, call.person)
  return look ? { to: 'here', table: table.id, screen: tablePanel(look, call) } : lost(call)
}

/** What stands in the channel now: the lobby, the trick in play, the end. */
export function show(call: Call, { table, row }: Known): Reply {
  const newest = story(table, row, call.language).findLast((page) => !isReminder(page))
  return newest ? { to: 'here', table: table.id, screen: newest.screen() } : lost(call)
}

/** A page of a game's rules, with the options of `table` if one is at hand; its buttons lead on with that table. */
export function rulesOf(call: Call, game: GameId, page: string, table?: Table): Reply {
  const screen = withLesson(gameOf(game).show(call.language).rules(page, table?.options), call, game, page)
  if (!table) return { to: 'here', screen }
  const withTable = (control: Control): Control =>
    control.kind === 'press' && 'page' in control.to && control.to.page.startsWith('rules:')
      ? { ...control, to: { page: `${control.to.page}:${table.id}` } }
      : control
  const rows = screen.rows.map((row) => row.map(withTable))
  return { to: 'here', table: table.id, screen: withHand({ ...screen, rows }, call, table) }
}

/** On the first page of a game that is taught, the way into its lesson. */
function withLesson(screen: Screen, { language }: Call, game: GameId, page: string): Screen {
  if (page !== '' || !gameOf(game).lesson) return screen
  const teach: Control = { kind: 'press', label: words(language)('learn.teach'), tone: 'main', to: { page: lessonPage(game) } }
  return { ...screen, rows: [...screen.rows, [teach]] }
}

/** Where a private panel made place for a page, the way back to it. */
function withHand(screen: Screen, { person, language }: Call, table: Table): Screen {
  if (table.phase !== 'playing' || seatOf(table, person) === undefined) return screen
  const back: Control = { kind: 'press', label: words(language)('hand.back'), tone: 'main', to: { verb: 'refresh' } }
  return { ...screen, rows: [...screen.rows, [back]] }
}
