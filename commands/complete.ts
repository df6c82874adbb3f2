import type { Text } from '../src/kit/text.js'
import { described, type Known } from './choose.js'
import type { Call, Completion, Rooms } from './command.js'

/** Discord's limits: how many completions there may be, and how long a name (in UTF-16 units, to be on the safe side). */
const MOST_COMPLETIONS = 25
const MOST_NAME = 100

/** Completions for the option `table`: those of the tables whose name or people hold what was typed. */
export async function completions(call: Call, rooms: Rooms, tables: readonly Known[]): Promise<readonly Completion[]> {
  const people = tables.flatMap(({ table }) =>
    table.seats.flatMap(({ player }) => (player.kind === 'person' ? [player.person] : [])),
  )
  const names = await rooms.store.people([...new Set(people)])
  const spoken = (text: Text): string =>
    text.map((part) => (typeof part === 'string' ? part : 'person' in part ? (names.get(part.person)?.name ?? '?') : '')).join('')
  const typed = String(call.options['table'] ?? '')
    .trim()
    .toLowerCase()
  return tables
    .map((known) => ({ name: spoken(described(known, call.language)), value: known.row.id }))
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .slice(0, MOST_COMPLETIONS)
    .map(({ name, value }) => ({
      name: name.length > MOST_NAME ? `${name.slice(0, MOST_NAME - 1).replace(/[\uD800-\uDBFF]$/u, '')}…` : name,
      value,
    }))
}
