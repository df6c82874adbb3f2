import type { Verb } from '../src/kit/screen.js'
import { ending, leaving, tableName } from '../src/table/screens.js'
import { seatOf } from '../src/table/table.js'
import type { Answer, By } from '../src/table/tables.js'
import type { Known } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { lost, notice } from './notice.js'
import { refuse, refuseAs, refusePlace } from './refuse.js'
import { words } from './words.js'

// What changes a table. Each goes through the one door, and answers with what is to be seen then.

type Act = (call: Call, rooms: Rooms, known: Known) => Promise<Reply>

const by = ({ person, cause }: Call): By => ({ person, cause })

/** Done: the public story shows it. Not done: the reason in private. The table of the answer may be another one: the rematch. */
const plainly =
  (doing: Verb, act: (tables: Rooms['tables'], id: string, by: By) => Promise<Answer>): Act =>
  async (call, { tables }, known) => {
    const answer = await act(tables, known.row.id, by(call))
    return answer.ok ? { to: 'board', table: answer.table.id } : refuseAs(call, known, answer, doing)
  }

export const join = plainly('join', (tables, id, by) => tables.join(id, by))
export const addHouse = plainly('house-add', (tables, id, by) => tables.addHouse(id, by))
export const dropHouse = plainly('house-drop', (tables, id, by) => tables.dropHouse(id, by))
export const start = plainly('start', (tables, id, by) => tables.start(id, by))
/** The rematch is a new table in this channel, and needs what /foolish needs. */
export const again: Act = async (call, rooms, known) =>
  call.lacks.length > 0 ? refusePlace(call) : playAgain(call, rooms, known)
const playAgain = plainly('again', (tables, id, by) => tables.again(id, by))
const getUp = plainly('leave', (tables, id, by) => tables.leave(id, by))

/** The cure for a start that was refused, pressed on the refusal, which makes room for the hand. */
const startWith =
  (doing: Verb, how: { readonly fill?: boolean; readonly without?: boolean }): Act =>
  async (call, { tables }, known) => {
    const answer = await tables.start(known.row.id, by(call), how)
    return answer.ok ? { to: 'panel', table: answer.table.id, path: '' } : refuseAs(call, known, answer, doing)
  }
export const startFilled = startWith('start-filled', { fill: true })
export const startWithout = startWith('start-without', { without: true })

/** What waits for its turn in this person's panel. */
export const takeBack: Act = async (call, { tables }, known) => {
  const answer = await tables.unqueue(known.row.id, by(call))
  return answer.ok ? { to: 'panel', table: known.row.id, path: '' } : refuseAs(call, known, answer, 'unqueue')
}

/** Getting up costs nothing in the lobby; in play it is asked once more. */
export const leave: Act = async (call, rooms, known) => {
  if (known.table.phase !== 'playing' || seatOf(known.table, call.person) === undefined) return getUp(call, rooms, known)
  const look = await rooms.tables.lookAs(known.row.id, call.person)
  return look ? { to: 'here', table: known.row.id, screen: leaving(look, call.language) } : lost(call)
}
export const leaveSure: Act = async (call, { tables }, known) => {
  const answer = await tables.leave(known.row.id, by(call))
  if (!answer.ok) return refuseAs(call, known, answer, 'leave-sure')
  return told(call, known, answer.table.phase === 'playing' ? 'left.game' : 'left')
}

/** Who may not end the table hears it before the question, not after it. */
export const end: Act = async (call, { tables }, known) => {
  const look = await tables.lookAs(known.row.id, call.person)
  if (!look) return lost(call)
  const { table, viewer } = look
  if (table.phase === 'over') return refuse(call, known, 'over', 'end')
  const hosting = table.host === call.person && viewer !== 'onlooker'
  if (!hosting && !call.moderator) return refuse(call, known, 'not_host', 'end')
  return { to: 'here', table: known.row.id, screen: ending(look, call.language) }
}
export const endSure: Act = async (call, { tables }, known) => {
  const answer = await tables.end(known.row.id, { ...by(call), moderator: call.moderator })
  return answer.ok ? told(call, known, 'ended') : refuseAs(call, known, answer, 'end-sure')
}

const told = (call: Call, { table, row }: Known, key: 'left' | 'left.game' | 'ended'): Reply => ({
  to: 'here',
  table: table.id,
  screen: notice([words(call.language)(key, { table: tableName(table, row, call.language) })]),
})
