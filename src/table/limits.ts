import { isStale } from './clock.js'
import type { By, Limits, Refused } from './door.js'
import type { Engine } from './engine.js'
import type { TableRow } from '../store/store.js'
import { leaveLobby } from './gather.js'
import type { Folded } from './growth.js'
import { isLesson } from './lesson.js'
import { isDone } from './seats.js'
import { seatOf } from './table.js'

// One person at several tables, and several tables in one server: what the server allows.

export const NO_LIMITS: Limits = { tables: undefined, seats: undefined }

/** So many live-paced games as this person is in already in this server: refused, with one of them. */
export async function elsewhere(engine: Engine, { person }: By, server: string, limits: Limits): Promise<Refused | undefined> {
  if (limits.seats === undefined) return undefined
  const playing = (await seatedAt(engine, person, server)).filter(({ table }) => {
    const seat = seatOf(table, person)
    return table.phase === 'playing' && table.pace === 'live' && seat !== undefined && !isDone(table, seat, engine.gameOf)
  })
  const [first] = playing
  if (!first || playing.length < limits.seats) return undefined
  return { ok: false, by: 'table', reason: 'elsewhere', table: first.table, elsewhere: first.row }
}

/** Whoever sits down waits nowhere else in this server, unless with a day's time. */
export async function leaveLobbies(engine: Engine, by: By, server: string, but: string): Promise<void> {
  for (const { table, row } of await seatedAt(engine, by.person, server)) {
    if (row.id === but || table.phase !== 'gathering' || table.pace !== 'live') continue
    await engine.change(row.id, `moved:${row.id}:${by.cause}`, ({ table }) => leaveLobby(table, by.person))
  }
}

export async function hasRoom(engine: Engine, server: string, { tables }: Limits): Promise<boolean> {
  return tables === undefined || (await shownIn(engine, server)).length < tables
}

/** The live tables of a server but for its lessons, which nobody sees. */
const shownIn = async ({ store }: Engine, server: string): Promise<readonly TableRow[]> =>
  (await store.live({ server })).filter((row) => !isLesson(row))

/** As many tables as the server wants: refused, with a lobby that may be replaced, if there is one. */
export async function enough(engine: Engine, server: string): Promise<Refused> {
  const live = await shownIn(engine, server)
  const known = (await Promise.all(live.map(async ({ id }) => engine.peek(id)))).flatMap((it) => it ?? [])
  const it = known.find(({ table }) => isStale(table, engine.now())) ?? known[0]
  return { ok: false, by: 'table', reason: 'enough_tables', table: it?.table, ...(it && { elsewhere: it.row }) }
}

async function seatedAt(engine: Engine, person: number, server: string): Promise<readonly Folded[]> {
  const rows = (await engine.store.seatedAt(person)).filter((row) => row.server === server)
  return (await Promise.all(rows.map(async ({ id }) => engine.peek(id)))).flatMap((it) => it ?? [])
}
