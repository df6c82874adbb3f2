import type { Command } from './command.js'
import { command, howMany, oneOf, yesOrNo } from './define.js'
import { rulesHere } from './house-rules.js'
import { HOW, openTable } from './opening.js'

/** A full table has five seats, the first of which is the opener's. */
const MOST_HOUSE = 4

/** /foolish: a table of Foolish Faces in this channel, with the one who says it as host. */
export const foolish: Command = {
  definition: command('foolish', 'foolish.about', [
    oneOf('length', 'foolish.length', { full: 'foolish.length.full', 'single-round': 'foolish.length.single-round' }),
    yesOrNo('party-crasher', 'foolish.party-crasher'),
    howMany('house-players', 'foolish.house-players', 0, MOST_HOUSE),
    ...HOW,
  ]),

  async run(call, rooms) {
    const { length, 'party-crasher': partyCrasher, 'house-players': house = 0 } = call.options
    const said = { ...(length !== undefined && { length }), ...(partyCrasher !== undefined && { partyCrasher }) }
    const options = await rulesHere(call, rooms, 'foolish-faces', said)
    return openTable(call, rooms, { game: 'foolish-faces', options, house: Math.min(MOST_HOUSE, Math.max(0, Number(house))) })
  },
}
