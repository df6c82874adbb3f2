import type { Verb } from '../src/kit/screen.js'
import { choose, chooseEnded, endedHere, isKnown, liveHere } from './choose.js'
import type { Call, Command, Completion, Rooms } from './command.js'
import { completions } from './complete.js'
import { command, sub, whichTable } from './define.js'
import { isSub, NAMES, subs, type Sub, type SubName } from './subs.js'
import { press } from './verbs.js'
import { completeWho } from './who.js'

const optionsOf = (name: SubName) => {
  const { options = [] }: Sub = subs[name]
  return [...options, whichTable]
}

/** /table: what the buttons of a table do, for tables whose messages are far up, and for keyboards. */
export const table: Command = {
  definition: command(
    'table',
    'table.about',
    NAMES.map((name) => sub(name, `table.${name}`, optionsOf(name))),
  ),

  async run(call, rooms) {
    const name = call.options['sub']
    const { verb, about, fits = [] }: Sub = isSub(name) ? subs[name] : subs.show
    const chosen = name === 'again' ? await chooseEnded(call, rooms) : await choose(call, rooms, fits)
    if (!isKnown(chosen)) return chosen
    const does: Verb = verb(call.options)
    return press(call, rooms, { table: chosen.row.id, verb: does, about: (await about?.(call, rooms, chosen)) ?? '' })
  },

  async complete(call, rooms, focused) {
    if (focused === 'who') return whoThere(call, rooms)
    return completions(call, rooms, await (call.options['sub'] === 'again' ? endedHere : liveHere)(call, rooms))
  },
}

/** The people of the table that is meant so far, if it is clear which one that is. */
async function whoThere(call: Call, rooms: Rooms): Promise<readonly Completion[]> {
  const chosen = await choose(call, rooms, subs.kick.fits)
  return isKnown(chosen) ? completeWho(call, rooms, chosen.table) : []
}
