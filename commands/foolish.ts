import type { Command } from './command.js'
import { command, howMany, oneOf, yesOrNo } from './define.js'
import { refuseOpening, refusePlace } from './refuse.js'
import { commands as en } from '../src/words/en/commands.js'

/** A full table has five seats, the first of which is the opener's. */
const MOST_HOUSE = 4

/** /foolish: a table of Foolish Faces in this channel, with the one who says it as host. */
export const foolish: Command = {
  definition: command('foolish', 'foolish.about', [
    oneOf('length', 'foolish.length', {
      full: en['foolish.length.full'],
      'single-round': en['foolish.length.single-round'],
    }),
    yesOrNo('party-crasher', 'foolish.party-crasher'),
    howMany('house-players', 'foolish.house-players', 0, MOST_HOUSE),
  ]),

  async run(call, rooms) {
    if (call.lacks.length > 0) return refusePlace(call)
    const { person, cause, server, channel, options } = call
    const house = Math.min(MOST_HOUSE, Math.max(0, Number(options['house-players'] ?? 0)))
    const length = options['length'] === 'single-round' ? 'single-round' : 'full'
    const rules = { length, partyCrasher: options['party-crasher'] === true }
    const answer = await rooms.tables.open({ person, cause }, { game: 'foolish-faces', options: rules, house, server, channel })
    return answer.ok ? { to: 'board', table: answer.table.id } : refuseOpening(call)
  },
}
