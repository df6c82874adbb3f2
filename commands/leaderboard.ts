import { gameOf } from '../src/games/index.js'
import type { Command } from './command.js'
import { command, FIRST_GAME, gameIn, oneOf, whichGame } from './define.js'
import { leaderboardOf } from './looks.js'
import { isPeriod, PERIODS } from './periods.js'
import { commands as en } from '../src/words/en/commands.js'

const choices = Object.fromEntries(PERIODS.map((period) => [period, en[`period.${period}`]]))

/** /leaderboard: the server's board of a game, for the asker alone; a list in it leads to the game's other boards. */
export const leaderboard: Command = {
  definition: command('leaderboard', 'leaderboard.about', [whichGame, oneOf('period', 'leaderboard.period', choices)]),
  run(call, rooms) {
    const game = gameIn(call) ?? FIRST_GAME
    const period = String(call.options['period'] ?? 'all')
    return leaderboardOf(call, rooms, { game, board: gameOf(game).boards[0]!, period: isPeriod(period) ? period : 'all' })
  },
}
