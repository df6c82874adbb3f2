import type { Verb } from '../src/kit/screen.js'
import { hasMet, limitsOf, LOBBY, serverSettings } from '../src/table/settings.js'
import type { Answer, By, Limits } from '../src/table/tables.js'
import type { Known } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { lookHere, refuseAs } from './refuse.js'

// What changes a table and its seats. Each goes through the one door, and answers with what is to be seen then.

export type Act = (call: Call, rooms: Rooms, known: Known, about: string) => Promise<Reply>

export const by = ({ person, cause }: Call): By => ({ person, cause })
const limitsHere = async ({ server }: Call, { store }: Rooms): Promise<Limits> => limitsOf(await serverSettings(store, server))

/** Done: the public story shows it. Not done: the reason in private. The table of the answer may be another one: the rematch. */
const plainly =
  (doing: Verb, act: (tables: Rooms['tables'], id: string, by: By) => Promise<Answer>): Act =>
  async (call, rooms, known) => {
    const answer = await act(rooms.tables, known.row.id, by(call))
    return answer.ok ? { to: 'board', table: answer.table.id } : refuseAs(call, rooms, known, answer, doing)
  }

export const addHouse = plainly('house-add', (tables, id, by) => tables.addHouse(id, by))
export const dropHouse = plainly('house-drop', (tables, id, by) => tables.dropHouse(id, by))
export const start = plainly('start', (tables, id, by) => tables.start(id, by))

export const join: Act = async (call, rooms, known, about) => {
  const limits = await limitsHere(call, rooms)
  const reply = await plainly('join', (tables, id, by) => tables.join(id, by, limits))(call, rooms, known, about)
  if (reply.to !== 'board' || (await hasMet(rooms.store, call.person, LOBBY))) return reply
  return { ...reply, panel: true }
}

/** The rematch is a new table where this one was, and needs what a new table needs. */
export const again: Act = async (call, rooms, known, about) => {
  const settings = await serverSettings(rooms.store, call.server)
  const limits = limitsOf(settings)
  const playAgain = plainly('again', (tables, id, by) => tables.again(id, by, limits))
  return lookHere(call, settings, homeOf(call, known)) ?? playAgain(call, rooms, known, about)
}

/** The channel whose settings a table has; one that stands in a thread somewhere else has those of the thread. */
export const homeOf = ({ channel, home }: Call, { row }: Known): string => (row.channel === channel ? home : row.channel)

/** What is seen next is the hand. */
const thenHand =
  (doing: Verb, act: (tables: Rooms['tables'], id: string, by: By) => Promise<Answer>): Act =>
  async (call, rooms, known) => {
    const answer = await act(rooms.tables, known.row.id, by(call))
    return answer.ok ? { to: 'panel', table: answer.table.id, path: '' } : refuseAs(call, rooms, known, answer, doing)
  }

/** The cure for a start that was refused, pressed on the refusal, which makes room for the hand. */
export const startFilled = thenHand('start-filled', (tables, id, by) => tables.start(id, by, { fill: true }))
export const startWithout = thenHand('start-without', (tables, id, by) => tables.start(id, by, { without: true }))
/** What waits for its turn in this person's panel. */
export const takeBack = thenHand('unqueue', (tables, id, by) => tables.unqueue(id, by))
export const back = thenHand('back', (tables, id, by) => tables.back(id, by))

/** `about`: the seat, counted from 0; any seat that is free for it where none is named. */
export const takeSeat: Act = async (call, rooms, known, about) => {
  const limits = await limitsHere(call, rooms)
  const seat = /^\d$/.test(about) ? Number(about) : undefined
  return thenHand('take-seat', (tables, id, by) => tables.takeSeat(id, by, seat, limits))(call, rooms, known, about)
}
