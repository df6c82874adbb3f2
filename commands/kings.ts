import type { Command } from './command.js'
import { command, howMany, oneOf } from './define.js'
import { rulesHere } from './house-rules.js'
import { HOW, openTable } from './opening.js'

/** A full table has six seats, the first of which is the opener's. */
const MOST_HOUSE = 5

/** /kings: a table of Kings and Jokers in this channel, with the one who says it as host. It can start with nobody else. */
export const kings: Command = {
  definition: command('kings', 'kings.about', [
    oneOf('win', 'kings.win', { first: 'kings.win.first', sole: 'kings.win.sole' }),
    howMany('house-players', 'kings.house-players', 0, MOST_HOUSE),
    ...HOW,
  ]),

  async run(call, rooms) {
    const { win, 'house-players': house = 0 } = call.options
    const options = await rulesHere(call, rooms, 'kings-and-jokers', win === undefined ? {} : { win })
    return openTable(call, rooms, { game: 'kings-and-jokers', options, house: Math.min(MOST_HOUSE, Math.max(0, Number(house))) })
  },
}
