import { gameOf, isGame } from '../src/games/index.js'
import type { Known } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { leaderboardForAll, leaderboardOf, rulesOf, show } from './looks.js'
import { lost } from './notice.js'
import { isPeriod } from './periods.js'

/**
 * Pages that stand outside any table's own messages: `board:<game>:<board>:<period>` (with `:post` it goes to everybody),
 * `rules:<game>:<page>[:<table>]` with the options of that table, and `table:<id>`. A page that there is not gets a kind answer.
 */
export async function turnTo(call: Call, rooms: Rooms, page: string): Promise<Reply> {
  const [kind = '', first = '', second = '', third = '', fourth = ''] = page.split(':')
  if (kind === 'table') {
    const known = await tableHere(call, rooms, first)
    return known ? show(call, known) : lost(call)
  }
  if (!isGame(first)) return lost(call)
  if (kind === 'rules') {
    const known = await tableHere(call, rooms, third)
    return rulesOf(call, first, second, known?.table.game === first ? known.table : undefined)
  }
  if (kind !== 'board' || !isPeriod(third) || !gameOf(first).boards.includes(second)) return lost(call)
  const asked = { game: first, board: second, period: third }
  return fourth === 'post' ? leaderboardForAll(call, rooms, asked) : leaderboardOf(call, rooms, asked)
}

/** A table by its id; those of other servers are nobody's business here. */
export async function tableHere({ server }: Call, { tables }: Rooms, id: string): Promise<Known | undefined> {
  const [table, row] = [await tables.get(id), await tables.row(id)]
  return table && row?.server === server ? { table, row } : undefined
}
