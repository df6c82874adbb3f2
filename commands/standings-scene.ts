import type { GameId } from '../src/games/index.js'
import { heard, letters } from '../src/kit/scene-parts.js'
import type { Scene } from '../src/kit/scene.js'
import type { Language } from '../src/kit/show.js'
import type { Text } from '../src/kit/text.js'
import type { Asked } from './board-page.js'
import type { Told } from './standings.js'
import { words } from './words.js'

/** What the lines of a game's boards tell in figures that go into columns. */
type Figure = 'points' | 'wins' | 'games'
const FIGURES = {
  'foolish-faces': () => ['points', 'wins', 'games'],
  'kings-and-jokers': () => ['wins', 'games'],
  fool: (board) => (board === 'rated' ? ['points', 'games'] : ['games']),
  'chinese-fool': () => ['games'],
  'czech-fool': () => ['games'],
} as const satisfies Readonly<Record<GameId, (board: string) => readonly Figure[]>>

interface Shown {
  readonly rows: readonly Told[]
  /** What the first one of the whole board has, as the board counts: the longest bar. */
  readonly best: number
  readonly language: Language
  /** Whoever looks, if that is one person. */
  readonly person?: number
}

/** Ten rows of a leaderboard, to be seen; nothing where it is empty. */
export function standingsScene(
  { game, board }: Asked,
  head: Text,
  { rows, best, language, person }: Shown,
): Scene<Text> | undefined {
  if (rows.length === 0) return undefined
  const say = words(language)
  const number = (total: number): string => letters(say('stats.total', { total }))
  const figures: readonly Figure[] = FIGURES[game](board)
  return {
    title: head,
    alt: heard([head, ...rows.map((row): Text => [...row.head, '. ', ...row.detail])]),
    parts: [
      {
        as: 'sheet',
        heads: figures.map((figure) => say(`board.${figure}`)),
        rows: rows.map(({ of, name }) => ({
          place: number(of.place),
          name,
          figures: figures.map((figure) => number(of[figure])),
          bar: best > 0 ? of.points / best : 0,
          lit: of.person === person,
        })),
      },
    ],
  }
}
