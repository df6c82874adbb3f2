import { ChannelType } from 'discord-api-types/v10'
import type { Clock } from './clock.js'
import { stableId } from './ids.js'
import type { Member } from './members.js'
import type { News } from './news.js'
import { bitsOf, botPermissions, type Overwrite } from './permissions.js'
import { createPlaceIndex } from './place-index.js'
import { dueAt, newThread, turn, type Thread, type ThreadChange } from './threads.js'

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

interface PlaceChange extends ThreadChange {
  readonly name?: string | undefined
  readonly topic?: string | null | undefined
}

interface ThreadStart {
  readonly id: string
  readonly name: string
  /** A private thread. */
  readonly hidden: boolean
  readonly autoArchiveMinutes: number
  readonly ownerId: string
}

export interface Channels {
  all(): readonly Place[]
  get(id: string): Place | undefined
  /** By id, by the name of a text channel, or by the name of a thread: of several with one name the newest. */
  find(nameOrId: string): Place | undefined
  /** The text channel of that name, made at first sight. */
  open(name: string): Place
  direct(recipient: Member): Place
  startThread(parent: Place, start: ThreadStart): Place
  /** Changes what is given, and tells it once. */
  edit(place: Place, change: PlaceChange): void
  /** A message was sent there: a thread stays or becomes active. */
  wake(place: Place): void
  /** Archives the threads whose time without a message is over. */
  archiveIdle(): void
  /** Of a thread: in its channel. */
  deny(place: Place, permissions: readonly string[]): void
  allow(place: Place, permissions: readonly string[]): void
  /** With its threads. */
  remove(place: Place): void
}

export function createChannels(news: News, clock: Clock, bot: { readonly id: string }): Channels {
  const places = createPlaceIndex()
  const add = (place: Place): Place => {
    places.add(place)
    news.tell({ kind: 'place', place, now: 'made' })
    return place
  }
  const changed = (place: Place): void => news.tell({ kind: 'place', place, now: 'changed' })
  const overwrite = (place: Place, turned: (now: Overwrite) => Overwrite): void => {
    const owner = place.parent ?? place
    owner.overwrite = turned(owner.overwrite)
    changed(owner)
  }
  const removeOne = (place: Place): void => {
    places.remove(place)
    news.tell({ kind: 'place', place, now: 'gone' })
  }
  const edit = (place: Place, { name, topic, ...change }: PlaceChange): void => {
    if (name !== undefined) places.rename(place, name)
    if (topic !== undefined) place.topic = topic
    if (place.thread) turn(place.thread, change, clock.now())
    changed(place)
  }
  return {
    all: () => places.all(),
    get: (id) => places.get(id),
    find: (nameOrId) => places.get(nameOrId) ?? places.named('text', nameOrId) ?? places.named('thread', nameOrId),
    open: (name) =>
      places.named('text', name) ??
      add(blank({ id: stableId('channel', name), kind: 'text', type: ChannelType.GuildText, name })),
    direct(recipient) {
      const id = stableId(`direct:${bot.id}`, recipient.id)
      return places.get(id) ?? add(blank({ id, kind: 'direct', type: ChannelType.DM, name: recipient.name, recipient }))
    },
    startThread(parent, { id, name, hidden, autoArchiveMinutes, ownerId }) {
      const type = hidden ? ChannelType.PrivateThread : ChannelType.PublicThread
      const thread = newThread(ownerId, autoArchiveMinutes, clock.now())
      return add(blank({ id, kind: 'thread', type, name, parent, thread }))
    },
    edit,
    wake(place) {
      if (!place.thread) return
      if (place.thread.archived) edit(place, { archived: false })
      place.thread.activeAt = clock.now()
    },
    archiveIdle() {
      const now = clock.now()
      for (const place of places.all()) if (place.thread && dueAt(place.thread) <= now) edit(place, { archived: true })
    },
    deny(place, permissions) {
      const bits = bitsOf(permissions)
      overwrite(place, ({ allow, deny }) => ({ allow: allow & ~bits, deny: deny | bits }))
    },
    allow(place, permissions) {
      const bits = bitsOf(permissions)
      overwrite(place, ({ allow, deny }) => ({ allow: allow | bits, deny: deny & ~bits }))
    },
    remove(place) {
      removeOne(place)
      for (const other of places.all()) if (other.parent === place) removeOne(other)
    },
  }
}

type Given = Pick<Place, 'id' | 'kind' | 'type' | 'name'> & Partial<Pick<Place, 'parent' | 'thread' | 'recipient'>>
function blank(given: Given): Place {
  return { topic: null, overwrite: { allow: 0n, deny: 0n }, parent: undefined, thread: undefined, recipient: undefined, ...given }
}

/** What the bot may do there; a thread has its channel's permissions, and a direct conversation is open. */
export const botPermissionsIn = (place: Place): bigint => botPermissions((place.parent ?? place).overwrite)
