import { liveHere } from './choose.js'
import type { Command } from './command.js'
import { command, FIRST_GAME, gameIn, whichGame } from './define.js'
import { rulesOf } from './looks.js'

/** /rules: a game in a minute; with the options of its table here when there is just one. */
export const rules: Command = {
  definition: command('rules', 'rules.about', [whichGame]),
  async run(call, rooms) {
    const named = gameIn(call)
    const here = (await liveHere(call, rooms)).filter(({ table }) => named === undefined || table.game === named)
    const table = here.length === 1 ? here[0]?.table : undefined
    return rulesOf(call, table?.game ?? named ?? FIRST_GAME, '', table)
  },
}
