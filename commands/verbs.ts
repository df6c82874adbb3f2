import { gameOf } from '../src/games/index.js'
import type { Verb } from '../src/kit/screen.js'
import { addHouse, again, back, dropHouse, join, start, startFilled, startWithout, takeBack, takeSeat } from './acts.js'
import { tableHere, type Known } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { chooseRules } from './house-rules.js'
import { leaderboardOf } from './boards.js'
import { advise } from './advise.js'
import { hand, last, rulesOf, seats, show } from './looks.js'
import { lost } from './notice.js'
import { pace } from './pacing.js'
import { end, endSure, leave, leaveSure, remove, removeSure } from './parting.js'

type Doing = (call: Call, rooms: Rooms, known: Known, about: string) => Promise<Reply> | Reply

/** What can be done at a table, by whatever way it was asked for: a button of its messages or a command. */
export const doings = {
  join,
  leave,
  'leave-sure': leaveSure,
  'house-add': addHouse,
  'house-drop': dropHouse,
  'house-rules': chooseRules,
  start,
  'start-filled': startFilled,
  'start-without': startWithout,
  hand: (call, _rooms, known) => hand(call, known),
  refresh: (call, _rooms, known) => hand(call, known),
  unqueue: takeBack,
  'take-seat': takeSeat,
  back,
  remove,
  'remove-sure': removeSure,
  pace,
  last,
  advise,
  rules: (call, _rooms, { table }) => rulesOf(call, table.game, '', table),
  show: (call, _rooms, known) => show(call, known),
  table: seats,
  end,
  'end-sure': endSure,
  again,
  leaderboard: (call, rooms, { table }) =>
    leaderboardOf(call, rooms, {
      game: table.game,
      board: gameOf(table.game).boardOf(table.options),
      period: 'all',
      where: 'server',
      page: 1,
    }),
} satisfies Record<Verb, Doing>

/** A standing button was pressed at a table; one of another server's table, or of one long gone, gets a kind answer. */
export async function press(call: Call, rooms: Rooms, { table, verb, about = '' }: Pointer): Promise<Reply> {
  const known = await tableHere(call, rooms, table)
  const doing: Doing = doings[verb]
  return known ? doing(call, rooms, known, about) : lost(call)
}
interface Pointer {
  readonly table: string
  readonly verb: Verb
  readonly about?: string
}
