import { z } from 'zod'
import { LANGUAGES } from '../kit/show.js'
import type { Store } from '../store/store.js'
import type { Limits } from './door.js'
import { PACES } from './table.js'

/** As many as there may be, chosen from a list. */
export const COUNTS = [1, 2, 3, 5, 10, 25] as const
const count = z.union(COUNTS.map((most) => z.literal(most)))

/** What a server's managers choose for everybody there. */
const server = z.object({
  /** Where tables may be opened, by channel id; everywhere when empty. */
  channels: z.array(z.string()).readonly().catch([]),
  /** Live tables at once in the server; null: as many as they like. */
  tables: count.nullable().catch(null),
  /** Live-paced games that one person may be in at once; null: as many as they like. */
  seats: count.nullable().catch(1),
  pace: z.enum(PACES).catch('live'),
  /** Of public text; null: the one set in Discord. */
  language: z.enum(LANGUAGES).nullable().catch(null),
  /** Whom leaderboards leave out, by internal number. */
  hidden: z.array(z.number().int()).readonly().catch([]),
})
export type ServerSettings = z.infer<typeof server>

/** The same as tables ask for it. */
export const limitsOf = ({ tables, seats }: ServerSettings): Limits => ({
  tables: tables ?? undefined,
  seats: seats ?? undefined,
})

/** What people choose for themselves. */
const person = z.object({
  /** Whether they are called when a table waits for them. */
  mentions: z.boolean().catch(true),
  /** Pictures of cards in four colours instead of two. */
  fourColours: z.boolean().catch(false),
  /** Of private text; null: the one set in Discord. */
  language: z.enum(LANGUAGES).nullable().catch(null),
  /** What was explained to them the first time: the lobby, and games by id. */
  met: z.array(z.string()).readonly().catch([]),
})
export type PersonSettings = z.infer<typeof person>

/** What is explained to everybody once, beside the games. */
export const LOBBY = 'lobby'
export const hasMet = async (store: Settings, number: number, what: string): Promise<boolean> =>
  (await personSettings(store, number)).met.includes(what)

/** Beside the house rules, which stand under the names of games. */
const NAME = 'settings'

type Settings = Pick<Store, 'setting' | 'putSetting'>

/** The settings of a server; what was never chosen is as usual. */
export const serverSettings = async (store: Settings, id: string): Promise<ServerSettings> =>
  server.parse((await store.setting(['server', id], NAME)) ?? {})

export async function chooseForServer(store: Settings, id: string, change: Partial<ServerSettings>): Promise<ServerSettings> {
  const chosen = { ...(await serverSettings(store, id)), ...change }
  await store.putSetting(['server', id], NAME, chosen)
  return chosen
}

/** The settings of a person, by internal number. */
export const personSettings = async (store: Settings, number: number): Promise<PersonSettings> =>
  person.parse((await store.setting(['person', String(number)], NAME)) ?? {})

export async function chooseForOneself(
  store: Settings,
  number: number,
  change: Partial<PersonSettings>,
): Promise<PersonSettings> {
  const chosen = { ...(await personSettings(store, number)), ...change }
  await store.putSetting(['person', String(number)], NAME, chosen)
  return chosen
}
