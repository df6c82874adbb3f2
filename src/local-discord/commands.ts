import type { SlashCommand } from './protocol.js'
import type { News } from './news.js'

/** A registered command in Discord's JSON. */
export interface StoredCommand extends SlashCommand {
  readonly id: string
  readonly version: string
  readonly type: number
  readonly application_id: string
  readonly guild_id?: string
  readonly default_member_permissions: string | null
  /** 0 is installed in a server, 1 by a person. */
  readonly integration_types?: readonly number[]
}
/** The body that registers one. */
export type CommandBody = Omit<StoredCommand, 'id' | 'version' | 'type' | 'application_id'> & { readonly type?: number }

export interface Commands {
  /** Everywhere a person can say them: the server's own before the global ones. */
  all(): readonly StoredCommand[]
  find(name: string): StoredCommand | undefined
  of(scope: 'global' | 'guild'): readonly StoredCommand[]
  /** Replaces all of the scope. A command that keeps its name keeps its id. */
  set(scope: 'global' | 'guild', bodies: readonly CommandBody[]): readonly StoredCommand[]
}

export function createCommands(
  news: News,
  nextId: () => string,
  home: { readonly applicationId: string; readonly guildId: string },
): Commands {
  const scopes: Record<'global' | 'guild', readonly StoredCommand[]> = { global: [], guild: [] }
  const all = (): readonly StoredCommand[] => [...scopes.guild, ...scopes.global]
  return {
    all,
    find: (name) => all().find((command) => command.name === name),
    of: (scope) => scopes[scope],
    set(scope, bodies) {
      const before = scopes[scope]
      scopes[scope] = bodies.map((body) => ({
        name_localizations: null,
        description_localizations: null,
        nsfw: false,
        contexts: null,
        integration_types: [0],
        ...body,
        id: before.find(({ name }) => name === body.name)?.id ?? nextId(),
        version: nextId(),
        type: body.type ?? 1,
        application_id: home.applicationId,
        default_member_permissions: body.default_member_permissions ?? null,
        ...(scope === 'guild' ? { guild_id: home.guildId } : {}),
      }))
      news.tell({ kind: 'commands' })
      return scopes[scope]
    },
  }
}
