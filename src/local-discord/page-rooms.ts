import type { Place } from './channels.js'
import { closedTo } from './closed-threads.js'
import { permissionsOf, type Member } from './members.js'
import type { Room } from './protocol.js'
import type { World } from './world.js'

/** The server's channels, each with its threads below it, as this person sees them; none for who is not in the server. */
export function roomsOf({ channels, guild }: World, member: Member): readonly Room[] {
  if (!member.here || guild.bot() === 'outage') return []
  const all = channels.all()
  return all
    .filter(({ kind }) => kind === 'text')
    .flatMap((channel) => [channel, ...all.filter(({ parent }) => parent === channel)].map((place) => roomOf(place, member)))
}

function roomOf(place: Place, member: Member): Room {
  const { id, name, parent, thread } = place
  const states = thread ? [thread.archived && 'archived', thread.locked && 'locked'].filter((word) => word !== false) : []
  const closed = closedTo(place, permissionsOf(member), 'send') !== undefined
  return { id, name, ...(parent ? { parent: parent.id } : {}), states, closed }
}
