import type { GameId } from '../src/games/index.js'
import type { Language } from '../src/kit/show.js'
import { menuName, type Name } from './menu.js'

const OPENS = {
  'foolish-faces': 'foolish',
  'kings-and-jokers': 'kings',
  fool: 'fool',
  'chinese-fool': 'fool',
  'czech-fool': 'fool',
} as const satisfies Record<GameId, Name>

/** The command that opens a table of a game, as the menu of that language calls it: "/foolish". */
export const opens = (game: GameId, language: Language): string => `/${menuName(OPENS[game])(language)}`
