import type { Place } from './channels.js'
import type { BotPlace } from './guild.js'
import type { StoredMessage } from './message.js'
import type { Member } from './members.js'

/** What has happened in this Discord. The gateway tells it to the bot, the page to the people. */
export type Change =
  /** `viewer` is the only person who sees it, for an ephemeral. `edited` is false for a new one. */
  | { readonly kind: 'message'; readonly message: StoredMessage; readonly viewer: string | undefined; readonly edited: boolean }
  | { readonly kind: 'gone'; readonly message: StoredMessage; readonly viewer: string | undefined }
  | { readonly kind: 'place'; readonly place: Place; readonly now: 'made' | 'changed' | 'gone' }
  | { readonly kind: 'member'; readonly member: Member; readonly now: 'here' | 'gone' }
  /** The bot has come to another place, or the server itself is different now. */
  | { readonly kind: 'guild'; readonly now: BotPlace | 'changed' }
  | { readonly kind: 'commands' }
  | { readonly kind: 'bot'; readonly online: boolean }
  /** Discord's INTERACTION_CREATE, ready to send. */
  | { readonly kind: 'interaction'; readonly payload: object }

export type Listener = (change: Change) => void

export interface News {
  tell(change: Change): void
  /** Listens until the returned function is called. Listeners are called at once, in order, and must not throw. */
  watch(listener: Listener): () => void
}

export function createNews(): News {
  const listeners = new Set<Listener>()
  return {
    tell(change) {
      for (const listener of listeners) listener(change)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
