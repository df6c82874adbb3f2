import type { CommandBody, StoredCommand } from '../commands.js'
import { invalid, isRefusal, REFUSALS, type Refusal } from '../errors.js'
import { checkCommands, type Described } from '../rules/commands.js'
import { done, type Call, type CheckShape, type Doors, type Route } from './route.js'

const GLOBAL = '/applications/:application/commands'
const GUILD = '/applications/:application/guilds/:guild/commands'
const LIMITS = [{ count: 5, ms: 20_000, scope: 'user' }] as const

/** Slash commands, global or the server's own. */
export function commandRoutes({ world, checkShape }: Doors): readonly Route[] {
  const scope = (call: Call, kind: 'global' | 'guild'): Refusal | undefined => {
    if (call.param('application') !== world.home.applicationId) return REFUSALS.missingAccess
    if (kind === 'global') return undefined
    const reached = world.guild.bot() === 'here' && call.param('guild') === world.home.guildId
    return reached ? undefined : REFUSALS.missingAccess
  }
  const list = (kind: 'global' | 'guild') => (call: Call) => {
    const commands = world.commands.of(kind)
    return scope(call, kind) ?? done(call.query('with_localizations') === 'true' ? commands : commands.map(plain))
  }
  const replace = (kind: 'global' | 'guild') => (call: Call) => {
    const refused = scope(call, kind) ?? checkList(call.body, checkShape)
    return isRefusal(refused) ? refused : done(world.commands.set(kind, call.body as readonly CommandBody[]))
  }
  return [
    { method: 'GET', path: GLOBAL, run: list('global') },
    { method: 'GET', path: GUILD, run: list('guild') },
    { method: 'PUT', path: GLOBAL, limits: LIMITS, run: replace('global') },
    { method: 'PUT', path: GUILD, limits: LIMITS, run: replace('guild') },
  ]
}

function checkList(body: unknown, checkShape: CheckShape): Refusal | undefined {
  if (!Array.isArray(body)) return invalid([], 'BASE_TYPE_REQUIRED', 'A list of commands is required')
  for (const [index, command] of body.entries()) {
    const refused = checkShape('command', numbered(command), [index])
    if (refused) return refused
  }
  return checkCommands(body as readonly Described[])
}

/** The published shape wants these permissions as a number, Discord itself takes the string that everybody sends. */
function numbered(command: unknown): unknown {
  if (typeof command !== 'object' || command === null || !('default_member_permissions' in command)) return command
  const bits = command.default_member_permissions
  return { ...command, default_member_permissions: bits === null ? null : Number(bits) }
}

/** Without its translations, as Discord lists commands unless they are asked for. */
function plain(command: StoredCommand): unknown {
  return JSON.parse(JSON.stringify(command, (key, value: unknown) => (key.endsWith('_localizations') ? undefined : value)))
}
