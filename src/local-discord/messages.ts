import type { StoredMessage } from './message.js'
import type { News } from './news.js'

/** How much is kept; the oldest go first, untold, as they scroll out of anybody's sight. */
const PUBLIC_PER_CHANNEL = 1_000
const PRIVATE_PER_PERSON = 20

/** A message with its only viewer, when it is an ephemeral. */
export interface Entry {
  readonly message: StoredMessage
  readonly viewer: string | undefined
}

export interface Messages {
  find(id: string): Entry | undefined
  /** A public message of that channel: an ephemeral is never found by channel. */
  findPublic(placeId: string, id: string): StoredMessage | undefined
  add(message: StoredMessage, viewer: string | undefined): void
  /** Puts `message` in the place of the one with its id. */
  replace(message: StoredMessage): void
  remove(id: string): void
  /** Oldest first. */
  publicIn(placeId: string): readonly StoredMessage[]
  /** Public ones and this person's own, oldest first. */
  seenBy(personId: string, placeId: string): readonly StoredMessage[]
  /** All of a channel at once, untold. */
  forget(placeId: string): void
}

export function createMessages(news: News, dropped: (message: StoredMessage) => void): Messages {
  const entries = new Map<string, Entry>()
  /** Ids by channel and by viewer, oldest first: sets keep the order in which ids came. */
  const shelves = new Map<string, Set<string>>()
  const shelfOf = ({ message, viewer }: Entry): string => viewer ?? message.channel_id

  const discard = (entry: Entry): void => {
    entries.delete(entry.message.id)
    shelves.get(shelfOf(entry))?.delete(entry.message.id)
    dropped(entry.message)
  }
  const bound = (shelf: Set<string>, size: number): void => {
    for (const id of shelf) {
      if (shelf.size <= size) return
      const oldest = entries.get(id)
      if (oldest) discard(oldest)
    }
  }
  const listed = (shelf: string): readonly StoredMessage[] =>
    [...(shelves.get(shelf) ?? [])].flatMap((id) => entries.get(id)?.message ?? [])

  return {
    find: (id) => entries.get(id),
    findPublic(placeId, id) {
      const entry = entries.get(id)
      return entry && entry.viewer === undefined && entry.message.channel_id === placeId ? entry.message : undefined
    },
    add(message, viewer) {
      const entry = { message, viewer }
      entries.set(message.id, entry)
      let shelf = shelves.get(shelfOf(entry))
      if (!shelf) shelves.set(shelfOf(entry), (shelf = new Set()))
      shelf.add(message.id)
      bound(shelf, viewer === undefined ? PUBLIC_PER_CHANNEL : PRIVATE_PER_PERSON)
      news.tell({ kind: 'message', message, viewer, edited: false })
    },
    replace(message) {
      const viewer = entries.get(message.id)?.viewer
      entries.set(message.id, { message, viewer })
      news.tell({ kind: 'message', message, viewer, edited: true })
    },
    remove(id) {
      const entry = entries.get(id)
      if (!entry) return
      discard(entry)
      news.tell({ kind: 'gone', ...entry })
    },
    publicIn: listed,
    seenBy(personId, placeId) {
      // Ids of messages have the same length, so they sort as texts.
      const own = listed(personId).filter((message) => message.channel_id === placeId)
      if (own.length === 0) return listed(placeId)
      return [...listed(placeId), ...own].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    },
    forget(placeId) {
      for (const entry of entries.values()) if (entry.message.channel_id === placeId) discard(entry)
    },
  }
}
