import type { Text } from '../src/kit/text.js'
import { isStale } from '../src/table/clock.js'
import { ending, leaving, removing, tableName, wished, wishing } from '../src/table/screens.js'
import { seatOf, type Table, type Vote } from '../src/table/table.js'
import type { Act } from './acts.js'
import { by } from './acts.js'
import type { Known } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { lost, notice } from './notice.js'
import { refuse, refuseAs } from './refuse.js'
import { words } from './words.js'

// How people part from a table: they get up, are removed, or end it. What costs something is asked once more, in red.

/** Getting up costs nothing in the lobby; in play it is asked once more. */
export const leave: Act = async (call, rooms, known) => {
  const { table, row } = known
  if (table.phase === 'playing' && seatOf(table, call.person) !== undefined) {
    const look = await rooms.tables.lookAs(row.id, call.person)
    return look ? { to: 'here', table: row.id, screen: leaving(look, call.language) } : lost(call)
  }
  const answer = await rooms.tables.leave(row.id, by(call))
  return answer.ok ? { to: 'board', table: row.id } : refuseAs(call, rooms, known, answer, 'leave')
}
export const leaveSure: Act = async (call, rooms, known) => {
  const answer = await rooms.tables.leave(known.row.id, by(call))
  if (!answer.ok) return refuseAs(call, rooms, known, answer, 'leave-sure')
  // Who is out already, or has resigned, keeps the seat to the end.
  const takenOver = answer.table.phase === 'playing' && seatOf(answer.table, call.person) === undefined
  return told(known, sayOf(call, known)(takenOver ? 'left.game' : 'left'))
}

/** Who may not end the table hears it before the question, not after it. */
export const end: Act = async (call, { tables }, known) => {
  const look = await tables.lookAs(known.row.id, call.person)
  if (!look) return lost(call)
  const { table, viewer } = look
  if (table.phase === 'over') return refuse(call, known, 'over', 'end')
  const seated = viewer !== 'onlooker'
  const atOnce = (seated && table.host === call.person) || call.moderator || isStale(table, call.now)
  if (!seated && !atOnce) return refuse(call, known, 'not_host', 'end')
  return { to: 'here', table: known.row.id, screen: atOnce ? ending(look, call.language) : wishing(look, call.language) }
}
export const endSure: Act = async (call, rooms, known) => {
  const answer = await rooms.tables.end(known.row.id, { ...by(call), moderator: call.moderator })
  if (!answer.ok) return refuseAs(call, rooms, known, answer, 'end-sure')
  if (answer.table.phase !== 'over') return toldWish(call, rooms, known, 'end')
  return told(known, sayOf(call, known)('ended'))
}

/** `about`: the internal number of the person. Seats move up in the lobby, so the question and the press name the same person. */
export const remove: Act = async (call, { tables }, known, about) => {
  const look = await tables.lookAs(known.row.id, call.person)
  if (!look) return lost(call)
  const person = Number(about)
  const refusal = mayNotRemove(look.table, call.person, person)
  if (refusal) return refuse(call, known, refusal, 'remove')
  return { to: 'here', table: known.row.id, screen: removing(look, call.language, person) }
}
export const removeSure: Act = async (call, rooms, known, about) => {
  const person = Number(about)
  const answer = await rooms.tables.remove(known.row.id, by(call), person)
  if (!answer.ok) return refuseAs(call, rooms, known, answer, 'remove-sure')
  if (answer.table.phase !== 'over' && seatOf(answer.table, person) !== undefined)
    return toldWish(call, rooms, known, { remove: person })
  return told(known, words(call.language)('removed', { name: { person }, table: nameOf(call, known) }))
}

function mayNotRemove(table: Table, by: number, person: number): 'over' | 'not_seated' | 'nobody_to_remove' | undefined {
  if (table.phase === 'over') return 'over'
  if (seatOf(table, by) === undefined) return 'not_seated'
  return person === by || seatOf(table, person) === undefined ? 'nobody_to_remove' : undefined
}

/** A wish that did not decide yet: how many there are, and how many are needed. */
async function toldWish(call: Call, { tables }: Rooms, { row }: Known, about: Vote['about']): Promise<Reply> {
  const look = await tables.lookAs(row.id, call.person)
  return look ? { to: 'here', table: row.id, screen: wished(look, call.language, about) } : lost(call)
}

const nameOf = ({ language }: Call, { table, row }: Known): Text => tableName(table, row, language)
const sayOf =
  (call: Call, known: Known) =>
  (key: 'left' | 'left.game' | 'ended'): Text =>
    words(call.language)(key, { table: nameOf(call, known) })
const told = ({ table }: Known, text: Text): Reply => ({ to: 'here', table: table.id, screen: notice([text]) })
