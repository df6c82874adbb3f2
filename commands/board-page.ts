import { gameOf, isGame, type GameId } from '../src/games/index.js'
import { isPeriod, type Period } from './periods.js'

/** Where the games of a leaderboard were played: anywhere in the server, or in this channel and its threads. */
export const PLACES = ['server', 'channel'] as const
export type Where = (typeof PLACES)[number]
export const isWhere = (word: string): word is Where => PLACES.some((where) => where === word)

/** Which leaderboard: of a game, one of its boards, over a period, of a place; and which ten of it, counted from 1. */
export interface Asked {
  readonly game: GameId
  readonly board: string
  readonly period: Period
  readonly where: Where
  readonly page: number
}

/** Everything that it must know to be drawn again, as a button holds it. `channel` is the one in which the button stands. */
export const boardPage = ({ game, board, period, where, page }: Asked): string =>
  `board:${game}:${board}:${period}:${where}:${page}`

/** What a button asks for beside the board itself: `post`, or `hide` or `show` and somebody's number. */
export interface Turned {
  readonly asked: Asked
  readonly what: string
  readonly about: string
}

/** Reads what stands behind `board:`. Buttons of old messages name neither place nor page: they mean the server, from the top. */
export function boardIn([game = '', board = '', period = '', ...rest]: readonly string[]): Turned | undefined {
  if (!isGame(game) || !isPeriod(period) || !gameOf(game).boards.includes(board)) return undefined
  const [first = ''] = rest
  const [where, page, what = '', about = ''] = first === '' || first === 'post' ? ['server', '1', first] : rest
  if (where === undefined || !isWhere(where) || page === undefined || !/^\d{1,6}$/.test(page)) return undefined
  return { asked: { game, board, period, where, page: Math.max(1, Number(page)) }, what, about }
}
