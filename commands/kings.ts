import type { Command } from './command.js'
import { command, howMany, oneOf } from './define.js'
import { refuseOpening, refusePlace } from './refuse.js'
import { commands as en } from '../src/words/en/commands.js'

/** A full table has six seats, the first of which is the opener's. */
const MOST_HOUSE = 5

/** /kings: a table of Kings and Jokers in this channel, with the one who says it as host. It can start with nobody else. */
export const kings: Command = {
  definition: command('kings', 'kings.about', [
    oneOf('win', 'kings.win', { first: en['kings.win.first'], sole: en['kings.win.sole'] }),
    howMany('house-players', 'kings.house-players', 0, MOST_HOUSE),
  ]),

  async run(call, rooms) {
    if (call.lacks.length > 0) return refusePlace(call)
    const { person, cause, server, channel, options } = call
    const house = Math.min(MOST_HOUSE, Math.max(0, Number(options['house-players'] ?? 0)))
    const rules = { win: options['win'] === 'sole' ? 'sole' : 'first' }
    const answer = await rooms.tables.open(
      { person, cause },
      { game: 'kings-and-jokers', options: rules, house, server, channel },
    )
    return answer.ok ? { to: 'board', table: answer.table.id } : refuseOpening(call)
  },
}
