import { makeURLSearchParams, Routes, type REST } from 'discord.js'
import type {
  RESTGetAPIApplicationCommandsResult,
  RESTGetCurrentApplicationResult,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'

type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody

/** How the commands on Discord differ from those of this program, by command name. */
export interface Difference {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** What a registration would change, globally or (`server`) in one server. */
export async function difference(
  rest: REST,
  definitions: readonly Definition[],
  server: string | undefined,
): Promise<Difference> {
  const query = makeURLSearchParams({ with_localizations: true })
  const there = (await rest.get(await place(rest, server), { query })) as RESTGetAPIApplicationCommandsResult
  const known = new Map(there.map((command) => [command.name, command]))
  const names = new Set(definitions.map(({ name }) => name))
  return {
    added: [...names].filter((name) => !known.has(name)),
    changed: definitions.filter((it) => known.has(it.name) && !holds(known.get(it.name), it)).map(({ name }) => name),
    removed: [...known.keys()].filter((name) => !names.has(name)),
  }
}

/** Registers the commands globally or for one server; those of the other kind go, so that nobody meets a command twice. */
export async function register(rest: REST, definitions: readonly Definition[], server: string | undefined): Promise<Difference> {
  const changes = await difference(rest, definitions, server)
  await rest.put(await place(rest, server), { body: definitions })
  if (server !== undefined) await rest.put(await place(rest, undefined), { body: [] })
  return changes
}

export const isSame = ({ added, changed, removed }: Difference): boolean => added.length + changed.length + removed.length === 0

async function place(rest: REST, server: string | undefined): Promise<`/${string}`> {
  const { id } = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult
  return server === undefined ? Routes.applicationCommands(id) : Routes.applicationGuildCommands(id, server)
}

/** Whether `there` says all that `ours` says; Discord adds fields of its own, and leaves out what is false or empty. */
function holds(there: unknown, ours: unknown): boolean {
  if (isNothing(ours)) return isNothing(there)
  if (Array.isArray(ours))
    return Array.isArray(there) && ours.length === there.length && ours.every((item, i) => holds(there[i], item))
  if (typeof ours !== 'object' || ours === null) return there === ours
  if (typeof there !== 'object' || there === null) return false
  return Object.entries(ours).every(([key, value]) => holds((there as Readonly<Record<string, unknown>>)[key], value))
}
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
