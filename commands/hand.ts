import { choose, isKnown, liveHere, type Fits } from './choose.js'
import type { Command } from './command.js'
import { completions } from './complete.js'
import { command, whichTable } from './define.js'
import { seatOf } from '../src/table/table.js'
import { doings } from './verbs.js'

/** Where somebody sits; best where cards are held now. */
export const SEATED: readonly Fits[] = [
  (table, person) => seatOf(table, person) !== undefined && table.phase === 'playing',
  (table, person) => seatOf(table, person) !== undefined,
]

/** /hand: the private panel once more, at the bottom of the channel. */
export const hand: Command = {
  definition: command('hand', 'hand.about', [whichTable]),
  async run(call, rooms) {
    const chosen = await choose(call, rooms, SEATED)
    return isKnown(chosen) ? doings.hand(call, rooms, chosen) : chosen
  },
  complete: async (call, rooms) => completions(call, rooms, await liveHere(call, rooms)),
}
