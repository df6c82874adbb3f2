import { isGame } from '../src/games/index.js'
import { turnBoard } from './boards.js'
import { tableHere } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { teach } from './learn.js'
import { rulesOf, show } from './looks.js'
import { lost } from './notice.js'
import { turnPrivacy } from './privacy.js'
import { turnReplay } from './replay.js'
import { turnSettings } from './settings.js'
import { turnStats } from './stats.js'

/**
 * Pages that stand outside any table's own messages: `rules:<game>:<page>[:<table>]` with the options of that table, `table:<id>`,
 * `learn:<game>`, which begins a lesson, and what begins with `board:`, `stats:`, `replay:`, `settings:` or `privacy:`. A page that there is not gets a kind answer.
 */
export async function turnTo(call: Call, rooms: Rooms, page: string): Promise<Reply> {
  const [kind = '', ...rest] = page.split(':')
  if (kind === 'settings') return turnSettings(call, rooms, rest)
  if (kind === 'privacy') return turnPrivacy(call, rooms, rest)
  if (kind === 'board') return turnBoard(call, rooms, rest)
  if (kind === 'stats') return turnStats(call, rooms, rest)
  if (kind === 'replay') return turnReplay(call, rooms, rest)
  const [first = '', second = '', third = ''] = rest
  if (kind === 'learn') return isGame(first) ? teach(call, rooms, first) : lost(call)
  if (kind === 'table') {
    const known = await tableHere(call, rooms, first)
    return known ? show(call, known) : lost(call)
  }
  if (kind !== 'rules' || !isGame(first)) return lost(call)
  const known = await tableHere(call, rooms, third)
  return rulesOf(call, first, second, known?.table.game === first ? known.table : undefined)
}
