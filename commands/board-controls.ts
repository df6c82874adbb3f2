import { games, gameOf, isGame } from '../src/games/index.js'
import type { Item, Pick, Press, Screen } from '../src/kit/screen.js'
import type { Language } from '../src/kit/show.js'
import { somebody, type Text } from '../src/kit/text.js'
import { boardPage, PLACES, type Asked } from './board-page.js'
import { PERIODS } from './periods.js'
import type { Reader, Ten } from './standings.js'
import { words } from './words.js'

// What leads from one leaderboard to the others, and what a server's managers may do about the people on it.

type Rows = Screen['rows']

export function boardControls(asked: Asked, ten: Ten, reader: Reader & { readonly person: number }): Rows {
  const { language } = reader
  const say = words(language)
  const periods = PERIODS.map((period) => ({ period, label: say(`period.${period}`) }))
  const places = PLACES.map((where) => ({ where, label: say(`board.place.${where}`) }))
  return [
    ...turning(asked, ten, language),
    [oneOf(say('board.pick.board'), 'board', asked, boards(language))],
    [oneOf(say('board.pick.period'), 'period', asked, periods)],
    [oneOf(say('board.pick.place'), 'place', asked, places)],
    ...managing(asked, ten, reader),
    ...(ten.rows.length > 0 ? [[press(say('board.post'), `${boardPage(asked)}:post`)]] : []),
  ]
}

const press = (label: Text, page: string, closed = false): Press => ({
  kind: 'press',
  label,
  ...(closed && { closed }),
  to: { page },
})

function turning(asked: Asked, { page, pages }: Ten, language: Language): Rows {
  if (pages === 1) return []
  const say = words(language)
  const at = (page: number): string => boardPage({ ...asked, page })
  return [[press(say('page.back'), at(page - 1), page === 1), press(say('page.next'), at(page + 1), page === pages)]]
}

/** Every board of every game; where a game has several, each with its name. */
const boards = (language: Language) =>
  Object.keys(games)
    .filter(isGame)
    .flatMap((game) => {
      const { boards, show } = gameOf(game)
      const it = show(language)
      const named = (board: string): Text =>
        boards.length > 1 ? words(language)('board.name', { game: it.name, board: it.board(board) }) : [it.name]
      return boards.map((board) => ({ game, board, label: named(board) }))
    })

/** A list of neighbouring leaderboards, each the page that its key names. */
function oneOf(label: Text, list: string, asked: Asked, others: readonly (Partial<Asked> & { readonly label: Text })[]): Pick {
  const here = boardPage({ ...asked, page: 1 })
  const items = others.map(({ label: name, ...other }): Item => {
    const key = boardPage({ ...asked, ...other, page: 1 })
    return { key, label: name, chosen: key === here }
  })
  return { kind: 'pick', label, items, count: [1, 1], to: { page: `${boardPage(asked)}:${list}` } }
}

/** So many fit into a list; the oldest choices wait behind the newer ones. */
const MOST_ITEMS = 25

/** People stay in the records; managers choose who shows. Nobody hides their own row, which they would see all the same. */
function managing(asked: Asked, { rows }: Ten, { language, person, hidden }: Reader & { readonly person: number }): Rows {
  if (!hidden) return []
  const say = words(language)
  const list = (what: 'hide' | 'show', people: readonly number[]): Rows => {
    if (people.length === 0) return []
    const page = `${boardPage(asked)}:${what}`
    const items = people.map((it): Item => ({ key: `${page}:${it}`, label: [somebody(it)] }))
    return [[{ kind: 'pick', label: say(`board.${what}`), items, count: [1, 1], to: { page } }]]
  }
  const shown = rows.map((it) => it.person).filter((it) => it !== person && !hidden.includes(it))
  return [...list('hide', shown), ...list('show', hidden.slice(-MOST_ITEMS))]
}
