import type { StoredMessage } from './message.js'
import type { News } from './news.js'

/** Of these too the oldest go first, untold, as they scroll out of anybody's sight. */
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

/** `most` public ones are kept of each channel; `dropped` hears of each that is kept no more. */
export function createMessages(news: News, most: number, dropped: (message: StoredMessage) => void): Messages {
  const entries = new Map<string, Entry>()
  /** Ids, oldest first: sets keep the order in which ids came. */
  const byPlace = new Map<string, Set<string>>()
  const byViewer = new Map<string, Set<string>>()
  const shelfOf = ({ message, viewer }: Entry): Set<string> => {
    const [shelves, key] = viewer === undefined ? [byPlace, message.channel_id] : [byViewer, viewer]
    let shelf = shelves.get(key)
    if (!shelf) shelves.set(key, (shelf = new Set()))
    return shelf
  }
  const discard = (entry: Entry): void => {
    entries.delete(entry.message.id)
    shelfOf(entry).delete(entry.message.id)
    dropped(entry.message)
  }
  const bound = (shelf: Set<string>, size: number): void => {
    for (const id of shelf) {
      if (shelf.size <= size) return
      const oldest = entries.get(id)
      if (oldest) discard(oldest)
    }
  }
  const listed = (shelf: ReadonlySet<string> | undefined): readonly StoredMessage[] =>
    [...(shelf ?? [])].flatMap((id) => entries.get(id)?.message ?? [])

  return {
    find: (id) => entries.get(id),
    findPublic(placeId, id) {
      const entry = entries.get(id)
      return entry && entry.viewer === undefined && entry.message.channel_id === placeId ? entry.message : undefined
    },
    add(message, viewer) {
      const entry = { message, viewer }
      entries.set(message.id, entry)
      const shelf = shelfOf(entry).add(message.id)
      bound(shelf, viewer === undefined ? most : PRIVATE_PER_PERSON)
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
    publicIn: (placeId) => listed(byPlace.get(placeId)),
    seenBy(personId, placeId) {
      const all = listed(byPlace.get(placeId))
      const own = listed(byViewer.get(personId)).filter((message) => message.channel_id === placeId)
      // Ids of messages have the same length, so they sort as texts.
      return own.length === 0 ? all : [...all, ...own].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    },
    forget(placeId) {
      const own = [...byViewer.values()].flatMap(listed).filter((message) => message.channel_id === placeId)
      for (const { id } of [...listed(byPlace.get(placeId)), ...own]) {
        const entry = entries.get(id)
        if (entry) discard(entry)
      }
      byPlace.delete(placeId)
    },
  }
}
