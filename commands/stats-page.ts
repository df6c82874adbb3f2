import { games, gameOf, isGame, type GameId } from '../src/games/index.js'
import { line } from '../src/kit/lines.js'
import type { Item, Line, Pick, Screen } from '../src/kit/screen.js'
import type { Language } from '../src/kit/show.js'
import { somebody, type Text } from '../src/kit/text.js'
import { joined, list } from '../src/kit/words.js'
import type { Result } from '../src/store/store.js'
import { PERIODS, type Period } from './periods.js'
import { chart, lately, type Run } from './stats-run.js'
import { course, tallied, type BoardTally, type Tally } from './tally.js'
import { words } from './words.js'

/** Whose games, which ones, and of which time. */
export interface AskedStats {
  readonly person: number
  /** undefined: all of them. */
  readonly game: GameId | undefined
  readonly period: Period
}

/** In a pointer, where a game would stand. */
export const EVERY = 'all'
const statsPage = ({ person, game, period }: AskedStats): string => `stats:${person}:${game ?? EVERY}:${period}`

/** `own`: for that very person. `posted`: for everybody, with nothing to choose. */
export interface StatsReader {
  readonly language: Language
  readonly own?: boolean
  readonly posted?: boolean
}

/** What the results of a person come to, in words that are complete without any picture. `results`: those asked for, oldest first. */
export function stats(asked: AskedStats, results: readonly Result[], { language, own, posted }: StatsReader): Screen {
  const say = words(language)
  const name: Text = [somebody(asked.person)]
  const game = asked.game === undefined ? say('stats.every') : [gameOf(asked.game).show(language).name]
  const sum = asked.game === undefined ? 'wins' : 'points'
  const run: Run = { sum, steps: course(results, sum) }
  return {
    form: 'panel',
    lines: [
      line('headline', own === true ? say('stats.you') : say('stats.of', { name })),
      line('small', say('stats.scope', { game, period: asked.period })),
      ...(results.length === 0 ? [line('plain', say('stats.none'))] : whole(asked, tallied(results), run, language)),
    ],
    picture: () => chart(run, own === true ? say('board.you') : name, say),
    rows: posted === true ? [] : controls(asked, results.length > 0, language),
  }
}

function whole({ game }: AskedStats, tally: Tally, run: Run, language: Language): readonly Line[] {
  const say = words(language)
  const { endings, wins, favourite, streak, alone } = tally
  const ordinals = tally.places.map((it) => say('stats.place', it))
  const unfinished = (['left', 'abandoned', 'stood-in'] as const).flatMap((ending) =>
    endings[ending] > 0 ? [say(`stats.${ending}`, { games: endings[ending] })] : [],
  )
  return [
    line('plain', say('stats.games', { games: endings.finished, wins })),
    ...(ordinals.length > 0 ? [line('plain', say('stats.places', { places: joined(ordinals, ', ') }))] : []),
    ...(game === undefined && favourite
      ? [line('plain', say('stats.favourite', { game: gameOf(favourite.game).show(language).name, games: favourite.games }))]
      : []),
    ...(streak.best > 0 ? [line('plain', say('stats.streak', streak))] : []),
    ...(unfinished.length > 0 ? [line('plain', say('stats.unfinished', { games: list(language, unfinished) }))] : []),
    ...(alone > 0 ? [line('plain', say('stats.alone', { games: alone }))] : []),
    ...tally.boards.flatMap((it) => boardLines(it, language)),
    ...lately(run, say),
  ]
}

/** What a line on its leaderboard says, and the roles that it has no room for. */
function boardLines({ game, board, sums }: BoardTally, language: Language): readonly Line[] {
  const say = words(language)
  const { boards, show } = gameOf(game)
  const it = show(language)
  const name = boards.length > 1 ? say('board.name', { game: it.name, board: it.board(board) }) : [it.name]
  const { sum, detail } = it.standing(sums, board)
  const roles = (ROLES[game] ?? []).map((role) => say(`stats.role.${role}`, { games: sums.tags[role] ?? 0 }))
  return [
    line('plain', [{ bold: say('stats.board', { board: name, sum }) }]),
    line('plain', detail),
    ...(roles.length > 0 ? [line('plain', say('stats.roles', { roles: joined(roles, ', ') }))] : []),
  ]
}

/** Tags of results that stand for roles, in games whose leaderboards do not tell them. */
const ROLES: { readonly [Game in GameId]?: readonly ('fool' | 'lone-fool' | 'court')[] } = {
  'foolish-faces': ['fool', 'lone-fool', 'court'],
}

function controls(asked: AskedStats, any: boolean, language: Language): Screen['rows'] {
  const say = words(language)
  const here = statsPage(asked)
  const pick = (label: Text, what: string, others: readonly (Partial<AskedStats> & { readonly label: Text })[]): Pick => ({
    kind: 'pick',
    label,
    count: [1, 1],
    items: others.map(({ label: name, ...other }): Item => {
      const key = statsPage({ ...asked, ...other })
      return { key, label: name, chosen: key === here }
    }),
    to: { page: `${here}:${what}` },
  })
  const each = Object.keys(games)
    .filter(isGame)
    .map((game) => ({ game, label: [gameOf(game).show(language).name] }))
  const periods = PERIODS.map((period) => ({ period, label: say(`period.${period}`) }))
  return [
    [pick(say('stats.pick.game'), 'game', [{ game: undefined, label: say('stats.every') }, ...each])],
    [pick(say('board.pick.period'), 'period', periods)],
    ...(any ? [[{ kind: 'press' as const, label: say('board.post'), to: { page: `${here}:post` } }]] : []),
  ]
}
