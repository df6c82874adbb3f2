import { botPermissionsIn, type Place } from '../channels.js'
import { REFUSALS, type Refusal } from '../errors.js'
import { has, type Permission } from '../permissions.js'
import type { World } from '../world.js'

/** The place of that id: 10003 when there is none, 50001 when the bot may not see it or is not in the server. */
export function reach(world: World, id: string): Place | Refusal {
  const place = world.channels.get(id)
  if (!place) return REFUSALS.unknownChannel
  if (place.kind === 'direct') return place
  if (world.guild.bot() === 'outage') return REFUSALS.unavailable
  return world.guild.bot() === 'here' && has(botPermissionsIn(place), 'ViewChannel') ? place : REFUSALS.missingAccess
}

/** 50013 unless the bot has all of these there. A direct conversation asks for none. */
export function lacks(place: Place, ...permissions: readonly Permission[]): Refusal | undefined {
  if (place.kind === 'direct') return undefined
  const bits = botPermissionsIn(place)
  return permissions.every((permission) => has(bits, permission)) ? undefined : REFUSALS.missingPermissions
}
