import { GatewayIntentBits as Intent } from 'discord-api-types/v10'
import { botPermissionsIn, channelJson, type Place } from './channels.js'
import { memberJson, userOf } from './members.js'
import type { StoredMessage } from './message.js'
import type { Change } from './news.js'
import { has } from './permissions.js'
import type { World } from './world.js'

/** What the gateway sends of a change: to every session with that intent, or to all when it needs none. */
export interface Dispatch {
  readonly event: string
  readonly data: object
  readonly intent: number
  /** A message by a person: its words go only to sessions with the message content intent. */
  readonly words?: true
}

export function dispatchOf(change: Change, world: World): Dispatch | undefined {
  switch (change.kind) {
    case 'interaction':
      return { event: 'INTERACTION_CREATE', data: change.payload, intent: 0 }
    case 'message':
      return messageDispatch(
        world,
        change.edited ? 'MESSAGE_UPDATE' : 'MESSAGE_CREATE',
        change.message,
        change.viewer,
        change.message,
      )
    case 'gone': {
      const { id, channel_id } = change.message
      return messageDispatch(world, 'MESSAGE_DELETE', change.message, change.viewer, { id, channel_id })
    }
    case 'place':
      return placeDispatch(world, change.place, change.now)
    case 'member': {
      const left = change.now === 'gone'
      const data = left ? { user: userOf(change.member) } : memberJson(change.member)
      const event = left ? 'GUILD_MEMBER_REMOVE' : 'GUILD_MEMBER_ADD'
      return { event, data: { ...data, guild_id: world.home.guildId }, intent: Intent.GuildMembers }
    }
    case 'commands':
    case 'bot':
      return undefined
  }
}

/** Ephemerals and direct messages come by the intent for direct messages, without a server. */
function messageDispatch(
  world: World,
  event: string,
  message: StoredMessage,
  viewer: string | undefined,
  data: object,
): Dispatch | undefined {
  const place = world.channels.get(message.channel_id)
  if (!place) return undefined
  const words = message.author.bot ? {} : { words: true as const }
  if (viewer !== undefined || place.kind === 'direct') return { event, data, intent: Intent.DirectMessages, ...words }
  if (!has(botPermissionsIn(place), 'ViewChannel')) return undefined
  return { event, data: { ...data, guild_id: world.home.guildId }, intent: Intent.GuildMessages, ...words }
}

const ENDINGS = { made: 'CREATE', changed: 'UPDATE', gone: 'DELETE' } as const
function placeDispatch(world: World, place: Place, now: keyof typeof ENDINGS): Dispatch | undefined {
  if (place.kind === 'direct') return undefined
  const sort = place.kind === 'thread' ? 'THREAD' : 'CHANNEL'
  const fresh = place.kind === 'thread' && now === 'made' ? { newly_created: true } : {}
  return { event: `${sort}_${ENDINGS[now]}`, data: { ...channelJson(place, world.home), ...fresh }, intent: Intent.Guilds }
}
