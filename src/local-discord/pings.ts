import { FLAGS, type StoredMessage } from './message.js'
import type { Members } from './members.js'
import type { News } from './news.js'

/** Kept of each person, and of those that called everybody. */
const MOST = 100

/** Which messages called whom when they were new. Edits call nobody, and a silent message neither. */
export interface Pings {
  /** Oldest first, as they were then; in one place, or in all. Deleted ones stay: the person was called. */
  of(personId: string, placeId: string | undefined): readonly StoredMessage[]
}

export function createPings(news: News, members: Members): Pings {
  const calls = new Map<string, StoredMessage[]>()
  const note = (personId: string, message: StoredMessage): void => {
    const kept = calls.get(personId) ?? []
    calls.set(personId, [...kept.slice(1 - MOST), message])
  }
  news.watch((change) => {
    if (change.kind !== 'message' || change.edited) return
    const { message, viewer } = change
    if ((message.flags & FLAGS.suppressNotifications) !== 0) return
    const called = message.mention_everyone ? members.all() : message.mentions.filter(({ id }) => members.get(id)?.here)
    for (const { id } of called) if (id !== message.author.id && (viewer ?? id) === id) note(id, message)
  })
  return {
    of: (personId, placeId) =>
      (calls.get(personId) ?? []).filter((message) => placeId === undefined || message.channel_id === placeId),
  }
}
