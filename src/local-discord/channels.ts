import { ChannelType } from 'discord-api-types/v10'
import { stableId } from './ids.js'
import { userOf, type Member } from './members.js'
import type { News } from './news.js'
import { bitsOf, botPermissions, type Overwrite } from './permissions.js'

/** Where messages stand: a text channel of the server, a thread of one, or a direct conversation of the bot with a person. */
export interface Place {
  readonly id: string
  readonly kind: 'text' | 'thread' | 'direct'
  readonly type: ChannelType.GuildText | ChannelType.PublicThread | ChannelType.PrivateThread | ChannelType.DM
  name: string
  topic: string | null
  overwrite: Overwrite
  /** Of a thread. */
  readonly parent: Place | undefined
  readonly thread: Thread | undefined
  /** Of a direct conversation. */
  readonly recipient: Member | undefined
}
interface Thread {
  archived: boolean
  locked: boolean
  autoArchiveMinutes: number
}

export interface Channels {
  all(): readonly Place[]
  get(id: string): Place | undefined
  /** By the name of a text channel, or by id. */
  find(nameOrId: string): Place | undefined
  /** The text channel of that name, made at first sight. */
  open(name: string): Place
  direct(recipient: Member): Place
  startThread(parent: Place, id: string, name: string, hidden: boolean, autoArchiveMinutes: number): Place
  /** Tells that `place`, whose fields the caller has changed, is different now. */
  changed(place: Place): void
  deny(place: Place, permissions: readonly string[]): void
  allow(place: Place, permissions: readonly string[]): void
  /** With its threads. */
  remove(place: Place): void
}

export function createChannels(news: News, bot: { readonly id: string }): Channels {
  const places = new Map<string, Place>()
  const named = (name: string): Place | undefined =>
    [...places.values()].find((place) => place.kind === 'text' && place.name === name)
  const add = (place: Place): Place => {
    places.set(place.id, place)
    news.tell({ kind: 'place', place, now: 'made' })
    return place
  }
  const changed = (place: Place): void => news.tell({ kind: 'place', place, now: 'changed' })
  const overwrite = (place: Place, next: Overwrite): void => {
    place.overwrite = next
    changed(place)
  }
  const removeOne = (place: Place): void => {
    places.delete(place.id)
    news.tell({ kind: 'place', place, now: 'gone' })
  }
  return {
    all: () => [...places.values()],
    get: (id) => places.get(id),
    find: (nameOrId) => places.get(nameOrId) ?? named(nameOrId),
    open: (name) => named(name) ?? add(blank({ id: stableId('channel', name), kind: 'text', type: ChannelType.GuildText, name })),
    direct(recipient) {
      const id = stableId(`direct:${bot.id}`, recipient.id)
      return places.get(id) ?? add(blank({ id, kind: 'direct', type: ChannelType.DM, name: recipient.name, recipient }))
    },
    startThread(parent, id, name, hidden, autoArchiveMinutes) {
      const type = hidden ? ChannelType.PrivateThread : ChannelType.PublicThread
      const thread = { archived: false, locked: false, autoArchiveMinutes }
      return add(blank({ id, kind: 'thread', type, name, parent, thread }))
    },
    changed,
    deny(place, permissions) {
      const bits = bitsOf(permissions)
      overwrite(place, { allow: place.overwrite.allow & ~bits, deny: place.overwrite.deny | bits })
    },
    allow(place, permissions) {
      const bits = bitsOf(permissions)
      overwrite(place, { allow: place.overwrite.allow | bits, deny: place.overwrite.deny & ~bits })
    },
    remove(place) {
      for (const other of places.values()) if (other.parent === place) removeOne(other)
      removeOne(place)
    },
  }
}

type Given = Pick<Place, 'id' | 'kind' | 'type' | 'name'> & Partial<Pick<Place, 'parent' | 'thread' | 'recipient'>>
function blank(given: Given): Place {
  return { topic: null, overwrite: { allow: 0n, deny: 0n }, parent: undefined, thread: undefined, recipient: undefined, ...given }
}

/** What the bot may do there; a thread has its channel's permissions, and a direct conversation is open. */
export const botPermissionsIn = (place: Place): bigint => botPermissions((place.parent ?? place).overwrite)

/** Discord's channel JSON. */
export function channelJson(place: Place, home: { readonly guildId: string; readonly bot: { readonly id: string } }): object {
  const { id, type, name } = place
  switch (place.kind) {
    case 'direct':
      return { id, type, last_message_id: null, recipients: place.recipient ? [userOf(place.recipient)] : [] }
    case 'text':
      return {
        id,
        type,
        name,
        guild_id: home.guildId,
        topic: place.topic,
        position: 0,
        nsfw: false,
        parent_id: null,
        last_message_id: null,
        rate_limit_per_user: 0,
        flags: 0,
        permission_overwrites: overwritesJson(place, home.bot.id),
      }
    case 'thread':
      return {
        id,
        type,
        name,
        guild_id: home.guildId,
        parent_id: place.parent?.id ?? null,
        owner_id: home.bot.id,
        last_message_id: null,
        rate_limit_per_user: 0,
        flags: 0,
        message_count: 0,
        member_count: 1,
        total_message_sent: 0,
        thread_metadata: {
          archived: place.thread?.archived ?? false,
          locked: place.thread?.locked ?? false,
          auto_archive_duration: place.thread?.autoArchiveMinutes ?? 1440,
          archive_timestamp: '2024-01-01T00:00:00.000Z',
        },
      }
  }
}

function overwritesJson({ overwrite: { allow, deny } }: Place, botId: string): readonly object[] {
  if (allow === 0n && deny === 0n) return []
  return [{ id: botId, type: 1, allow: allow.toString(), deny: deny.toString() }]
}
