import { gameOf } from '../src/games/index.js'
import { isWhere, PLACES } from './board-page.js'
import { leaderboardOf } from './boards.js'
import type { Command } from './command.js'
import { command, FIRST_GAME, gameIn, oneOf, whichGame, whichPeriod } from './define.js'
import { periodIn } from './periods.js'

const places = Object.fromEntries(PLACES.map((where) => [where, `board.place.${where}` as const]))

/** /leaderboard: the board of a game, for the asker alone; lists in it lead to all other boards. */
export const leaderboard: Command = {
  definition: command('leaderboard', 'leaderboard.about', [whichGame, whichPeriod, oneOf('where', 'leaderboard.where', places)]),
  run(call, rooms) {
    const game = gameIn(call) ?? FIRST_GAME
    const where = String(call.options['where'])
    return leaderboardOf(call, rooms, {
      game,
      board: gameOf(game).boards[0]!,
      period: periodIn(call.options),
      where: isWhere(where) ? where : 'server',
      page: 1,
    })
  },
}
