import { isGame, type GameId } from '../src/games/index.js'
import type { Sums } from '../src/kit/show.js'
import type { Ending, Result } from '../src/store/store.js'
import { PEOPLE } from './standings.js'

// What the results of one person come to. Games with house players alone count, as on leaderboards, for nothing but their number.

export interface Tally {
  /** How many games ended so. */
  readonly endings: Readonly<Record<Ending, number>>
  /** Finished, but among house players alone. */
  readonly alone: number
  readonly wins: number
  /** How often each place, the first one first. */
  readonly places: readonly { readonly place: number; readonly times: number }[]
  /** The game finished most often; of several the one finished last. */
  readonly favourite: { readonly game: GameId; readonly games: number } | undefined
  /** Games won one after the other: at the end of the list, and at most. */
  readonly streak: { readonly now: number; readonly best: number }
  /** By leaderboard, in the order of their first games. */
  readonly boards: readonly BoardTally[]
}
export interface BoardTally {
  readonly game: GameId
  readonly board: string
  readonly sums: Sums
}

const counts = ({ ending, people }: Result): boolean => ending === 'finished' && people >= PEOPLE

/** `results`: of one person, oldest first. */
export function tallied(results: readonly Result[]): Tally {
  const counted = results.filter(counts)
  const endings = { finished: counted.length, left: 0, 'stood-in': 0, abandoned: 0 }
  for (const { ending } of results) if (ending !== 'finished') endings[ending]++
  return {
    endings,
    alone: results.filter((it) => it.ending === 'finished' && !counts(it)).length,
    wins: counted.filter(({ won }) => won).length,
    places: placesOf(counted),
    favourite: favouriteOf(counted),
    streak: streakOf(results),
    boards: boardsOf(counted),
  }
}

function placesOf(counted: readonly Result[]): Tally['places'] {
  const times = new Map<number, number>()
  for (const { place } of counted) if (place !== undefined) times.set(place, (times.get(place) ?? 0) + 1)
  return [...times].map(([place, times]) => ({ place, times })).toSorted((a, b) => a.place - b.place)
}

function favouriteOf(counted: readonly Result[]): Tally['favourite'] {
  const games = new Map<GameId, number>()
  for (const { game } of counted.toReversed()) if (isGame(game)) games.set(game, (games.get(game) ?? 0) + 1)
  const [most] = [...games].toSorted(([, a], [, b]) => b - a)
  return most && { game: most[0], games: most[1] }
}

/** Who leaves others before the end breaks the streak; a game that nobody finished does not. */
function streakOf(results: readonly Result[]): Tally['streak'] {
  let [now, best] = [0, 0]
  for (const it of results) {
    if (!counts(it) && !(it.ending === 'left' && it.people > 0)) continue
    now = it.won ? now + 1 : 0
    best = Math.max(best, now)
  }
  return { now, best }
}

function boardsOf(counted: readonly Result[]): readonly BoardTally[] {
  const boards = new Map<string, readonly Result[]>()
  for (const it of counted) {
    const key = `${it.game}:${it.board}`
    boards.set(key, [...(boards.get(key) ?? []), it])
  }
  return [...boards.values()].flatMap((results) => {
    const { game, board } = results[0]!
    return isGame(game) ? [{ game, board, sums: sumsOf(results) }] : []
  })
}

function sumsOf(results: readonly Result[]): Sums {
  const tags: Record<string, number> = {}
  for (const tag of results.flatMap((it) => it.tags)) tags[tag] = (tags[tag] ?? 0) + 1
  return {
    games: results.length,
    wins: results.filter(({ won }) => won).length,
    points: results.reduce((sum, { score }) => sum + score, 0),
    firsts: results.filter(({ place }) => place === 1).length,
    tags,
  }
}

/** One game after the other, oldest first, with what had come together by then: the figures of a chart over time. */
export interface Step {
  readonly won: boolean
  readonly total: number
}

/** Points of different games do not add up, so over all games wins are counted. */
export function course(results: readonly Result[], sum: 'points' | 'wins'): readonly Step[] {
  let total = 0
  return results.filter(counts).map(({ won, score }) => {
    total += sum === 'wins' ? Number(won) : score
    return { won, total }
  })
}
