import { GatewayIntentBits as Intent } from 'discord-api-types/v10'
import { channelJson } from './channel-json.js'
import { botPermissionsIn, type Place } from './channels.js'
import { guildJson } from './guild.js'
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
      return here(world) ? placeDispatch(world, change.place, change.now) : undefined
    case 'guild':
      return guildDispatch(world, change.now)
    case 'member': {
      if (!here(world)) return undefined
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

const here = ({ guild }: World): boolean => guild.bot() === 'here'

/** GUILD_DELETE with `unavailable` is an outage, without it the bot was removed (events/gateway-events "Guild Delete"). */
function guildDispatch(world: World, now: Extract<Change, { kind: 'guild' }>['now']): Dispatch | undefined {
  const { guildId: id } = world.home
  const intent = Intent.Guilds
  switch (now) {
    case 'here':
      return { event: 'GUILD_CREATE', data: guildJson(world), intent }
    case 'removed':
      return { event: 'GUILD_DELETE', data: { id }, intent }
    case 'outage':
      return { event: 'GUILD_DELETE', data: { id, unavailable: true }, intent }
    case 'changed':
      return here(world) ? { event: 'GUILD_UPDATE', data: guildJson(world), intent } : undefined
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
  if (!here(world) || !has(botPermissionsIn(place), 'ViewChannel')) return undefined
  return { event, data: { ...data, guild_id: world.home.guildId }, intent: Intent.GuildMessages, ...words }
}

const ENDINGS = { made: 'CREATE', changed: 'UPDATE', gone: 'DELETE' } as const
function placeDispatch(world: World, place: Place, now: keyof typeof ENDINGS): Dispatch | undefined {
  if (place.kind === 'direct') return undefined
  if (place.thread) return threadDispatch(world, place, now)
  return { event: `CHANNEL_${ENDINGS[now]}`, data: channelJson(place, world.home), intent: Intent.Guilds }
}

/** Only of threads that the bot may see. Those of a channel that was deleted go without a word (discord.js#10883). */
function threadDispatch(world: World, place: Place, now: keyof typeof ENDINGS): Dispatch | undefined {
  const { id, type, parent } = place
  const orphaned = parent === undefined || world.channels.get(parent.id) === undefined
  if (orphaned || !has(botPermissionsIn(place), 'ViewChannel')) return undefined
  const left = { id, guild_id: world.home.guildId, parent_id: parent.id, type }
  const fresh = now === 'made' ? { newly_created: true } : {}
  const data = now === 'gone' ? left : { ...channelJson(place, world.home), ...fresh }
  return { event: `THREAD_${ENDINGS[now]}`, data, intent: Intent.Guilds }
}
