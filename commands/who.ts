import type { Table } from '../src/table/table.js'
import type { Known } from './choose.js'
import type { Call, Completion, Rooms } from './command.js'

// Somebody at a table, as a command names them: by the number of their seat, or by name.

interface Sitting {
  readonly person: number
  readonly seat: string
  readonly name: string
}

async function sitting({ store }: Rooms, { seats }: Table): Promise<readonly Sitting[]> {
  const people = seats.flatMap(({ player }, at) =>
    player.kind === 'person' ? [{ person: player.person, seat: `${at + 1}` }] : [],
  )
  const names = await store.people(people.map(({ person }) => person))
  return people.map((it) => ({ ...it, name: names.get(it.person)?.name ?? '' }))
}

const typedIn = ({ options }: Call): string =>
  String(options['who'] ?? '')
    .trim()
    .toLowerCase()

/** Who is meant by the option `who`, as buttons say it: the internal number; '' for nobody at this table, or where two are called so. */
export async function whoIn(call: Call, rooms: Rooms, { table }: Known): Promise<string> {
  const typed = typedIn(call)
  const all = await sitting(rooms, table)
  const named = all.filter(({ name }) => name.toLowerCase() === typed)
  const [one, another] = named.length > 0 ? named : all.filter(({ seat }) => seat === typed)
  return one && !another ? `${one.person}` : ''
}

/** "2 Bo", for the number of the seat. */
export async function completeWho(call: Call, rooms: Rooms, table: Table): Promise<readonly Completion[]> {
  const typed = typedIn(call)
  const others = (await sitting(rooms, table)).filter(({ person }) => person !== call.person)
  return others
    .map(({ seat, name }) => ({ name: `${seat} ${name}`, value: seat }))
    .filter(({ name }) => name.toLowerCase().includes(typed))
}
