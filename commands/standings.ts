import { gameOf, type GameId } from '../src/games/index.js'
import { line } from '../src/kit/lines.js'
import type { Line, Screen } from '../src/kit/screen.js'
import type { Language } from '../src/kit/show.js'
import { somebody, type Text } from '../src/kit/text.js'
import type { Standing } from '../src/store/store.js'
import { boardControls } from './board-controls.js'
import type { Asked } from './board-page.js'
import { opens } from './opens.js'
import { standingsScene } from './standings-scene.js'
import { words } from './words.js'

/** Games that fewer people finished count on no leaderboard. */
export const PEOPLE = 2
const ROWS = 10

/** Who reads a leaderboard: somebody, or nobody in particular once it is posted, with nothing to choose then. */
export interface Reader {
  readonly language: Language
  /** The channel that is meant where the board is of a channel. */
  readonly home: string
  readonly person?: number
  /** Whom the server's managers have hidden; undefined for everybody else, who may not choose that. */
  readonly hidden?: readonly number[]
}

/** Ten rows of a leaderboard. A page behind the last one is the last one. */
export interface Ten {
  readonly page: number
  readonly pages: number
  readonly rows: readonly Standing[]
}

/** Its picture shows the same. */
export function tenOf(all: readonly Standing[], page: number): Ten {
  const pages = Math.max(1, Math.ceil(all.length / ROWS))
  const here = Math.min(page, pages)
  return { page: here, pages, rows: all.slice((here - 1) * ROWS, here * ROWS) }
}

/** The leaderboard as its reader sees it, whose own row always shows. */
export function standings(asked: Asked, all: readonly Standing[], reader: Reader): Screen {
  const { language, person } = reader
  const say = words(language)
  const ten = tenOf(all, asked.page)
  const name = (of: Standing): Text => (of.person === person ? say('board.you') : [somebody(of.person)])
  const own = all.filter((it) => it.person === person && !ten.rows.includes(it))
  const told = ten.rows.map((it) => toldOf(it, name(it), asked, language))
  const rows = [...told, ...own.map((it) => toldOf(it, name(it), asked, language))].flatMap(rowOf)
  const head = headline(asked, language, person === undefined)
  const missing = person !== undefined && all.length > 0 && !all.some((it) => it.person === person)
  return {
    form: 'panel',
    lines: [
      line('headline', head),
      ...(asked.where === 'channel' ? [line('small', say('board.where', { channel: { channel: reader.home } }))] : []),
      ...(all.length === 0 ? nobody(asked.game, language) : rows),
      ...(missing ? [line('small', say('board.you.none'))] : []),
      ...(ten.pages > 1 ? [line('small', say('board.page', { page: ten.page, pages: ten.pages }))] : []),
    ],
    picture: () =>
      standingsScene(asked, head, { rows: told, best: all[0]?.points ?? 0, language, ...(person !== undefined && { person }) }),
    rows: person === undefined ? [] : boardControls({ ...asked, page: ten.page }, ten, { ...reader, person }),
  }
}

/** What lists show when they can be picked from, the headline says when they cannot: which of the game's boards this is, if it has several. */
function headline({ game, board, period }: Asked, language: Language, alone: boolean): Text {
  const say = words(language)
  const show = gameOf(game).show(language)
  const head = { game: show.name, period }
  return alone && gameOf(game).boards.length > 1
    ? say('board.head.board', { ...head, board: show.board(board) })
    : say('board.head', head)
}

/** Somebody on the board, in words. */
export interface Told {
  readonly of: Standing
  readonly name: Text
  /** Place, name and what counts; and what more there is to say. */
  readonly head: Text
  readonly detail: Text
}

function toldOf(of: Standing, name: Text, { game, board }: Asked, language: Language): Told {
  const { sum, detail } = gameOf(game).show(language).standing(of, board)
  return { of, name, head: words(language)('board.person', { place: of.place, name, sum }), detail }
}

const rowOf = ({ head, detail }: Told): readonly Line[] => [line('plain', [{ bold: head }]), line('plain', detail)]

function nobody(game: GameId, language: Language): readonly Line[] {
  const say = words(language)
  return [
    line('plain', say('board.empty')),
    line('plain', say('board.empty.how')),
    line('small', say('board.empty.open', { command: opens(game, language) })),
  ]
}
