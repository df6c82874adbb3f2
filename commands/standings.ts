import { gameOf, type GameId } from '../src/games/index.js'
import type { Line, Pick, Screen } from '../src/kit/screen.js'
import type { Language, Show } from '../src/kit/show.js'
import { somebody, type Text } from '../src/kit/text.js'
import type { Standing } from '../src/store/store.js'
import { OPENS } from './opens.js'
import { PERIODS, type Period } from './periods.js'
import { words, type Words } from './words.js'

type AnyShow = Show<unknown, unknown, unknown>

/** Which leaderboard: of a game, one of its boards, over a period. */
export interface Asked {
  readonly game: GameId
  readonly board: string
  readonly period: Period
}

/** Games that fewer people finished count on no leaderboard. */
export const PEOPLE = 2
const ROWS = 10

/** The page of a leaderboard; everything that it must know to be drawn again. */
const boardPage = ({ game, board, period }: Asked): string => `board:${game}:${board}:${period}`

/** The leaderboard as `person` sees it, whose own row always shows; for nobody in particular it has no lists to pick from either. */
export function standings(asked: Asked, all: readonly Standing[], language: Language, person?: number): Screen {
  const say = words(language)
  const name = (of: Standing): Text => (of.person === person ? say('board.you') : [somebody(of.person)])
  const shown = all.slice(0, ROWS)
  const own = all.slice(ROWS).filter((it) => it.person === person)
  const show = gameOf(asked.game).show(language)
  const lines = [...shown, ...own].flatMap((it) => rowOf(it, name(it), show.standing(it, asked.board), say))
  const missing = person !== undefined && !all.some((it) => it.person === person)
  return {
    form: 'panel',
    lines: [
      { as: 'headline', text: headline(asked, language, person === undefined) },
      ...(all.length === 0 ? nobody(asked.game, say) : lines),
      ...(all.length > 0 && missing ? [small(say('board.you.none'))] : []),
    ],
    rows: person === undefined ? [] : controls(asked, all.length > 0, language),
  }
}

const small = (text: Text): Line => ({ as: 'small', text })

/** What lists show when they can be picked from, the headline says when they cannot: which of the game's boards this is, if it has several. */
function headline({ game, board, period }: Asked, language: Language, alone: boolean): Text {
  const say = words(language)
  const show = gameOf(game).show(language)
  const head = { game: show.name, period }
  return alone && gameOf(game).boards.length > 1
    ? say('board.head.board', { ...head, board: show.board(board) })
    : say('board.head', head)
}

function rowOf({ place }: Standing, name: Text, { sum, detail }: ReturnType<AnyShow['standing']>, say: Words): readonly Line[] {
  return [
    { as: 'plain', text: [{ bold: say('board.person', { place, name, sum }) }] },
    { as: 'plain', text: detail },
  ]
}

const nobody = (game: GameId, say: Words): readonly Line[] => [
  { as: 'plain', text: say('board.empty') },
  { as: 'plain', text: say('board.empty.how') },
  small(say('board.empty.open', { command: OPENS[game] })),
]

function controls(asked: Asked, any: boolean, language: Language): Screen['rows'] {
  const say = words(language)
  const here = boardPage(asked)
  const show = gameOf(asked.game).show(language)
  const periods = PERIODS.map((period) => ({ period, label: say(`period.${period}`) }))
  const boards = gameOf(asked.game).boards.map((board) => ({ board, label: show.board(board) }))
  return [
    [oneOf(say('board.pick.period'), `${here}:period`, asked, periods)],
    ...(boards.length > 1 ? [[oneOf(say('board.pick.board'), `${here}:board`, asked, boards)]] : []),
    ...(any ? [[{ kind: 'press' as const, label: say('board.post'), to: { page: `${here}:post` } }]] : []),
  ]
}

/** A list of neighbouring leaderboards, each the page that its key names. */
function oneOf(label: Text, page: string, asked: Asked, others: readonly (Partial<Asked> & { readonly label: Text })[]): Pick {
  const here = boardPage(asked)
  const items = others.map(({ label: name, ...other }) => {
    const key = boardPage({ ...asked, ...other })
    return { key, label: name, chosen: key === here }
  })
  return { kind: 'pick', label, items, count: [1, 1], to: { page } }
}
