import { advice } from '../src/table/advice.js'
import { words as tableWords } from '../src/table/words.js'
import type { Known } from './choose.js'
import type { Call, Reply, Rooms } from './command.js'
import { refuse } from './refuse.js'

/** What the house would play in this person's place, above their panel; at tables that count, why it says nothing. */
export async function advise(call: Call, rooms: Rooms, known: Known): Promise<Reply> {
  const { table } = known
  if (table.practice !== 'practice') return refuse(call, known, 'no_advice', 'advise')
  const look = await rooms.tables.lookAs(table.id, call.person)
  const text = (look && advice(look, call.language)) ?? tableWords(call.language)('no.advice.turn')
  return { to: 'panel', table: table.id, path: '', note: [{ as: 'plain', text }] }
}
