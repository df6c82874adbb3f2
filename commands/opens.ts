import type { GameId } from '../src/games/index.js'

/** The command that opens a table of a game. */
export const OPENS = {
  'foolish-faces': '/foolish',
  'kings-and-jokers': '/kings',
  fool: '/fool',
  'chinese-fool': '/fool',
  'czech-fool': '/fool',
} as const satisfies Record<GameId, string>
