/** What is only a thread's. Times are this Discord's, in ms. */
export interface Thread {
  archived: boolean
  locked: boolean
  autoArchiveMinutes: number
  /** Whoever started it: a person or the bot. */
  readonly ownerId: string
  /** Discord's `archive_timestamp`: of its start, of the last archiving or unarchiving, or of another duration. */
  stampedAt: number
  /** Of the last sign of life; edits and presses are none. */
  activeAt: number
}
export interface ThreadChange {
  readonly archived?: boolean | undefined
  readonly locked?: boolean | undefined
  readonly autoArchiveMinutes?: number | undefined
}

export const newThread = (ownerId: string, autoArchiveMinutes: number, now: number): Thread => ({
  archived: false,
  locked: false,
  autoArchiveMinutes,
  ownerId,
  stampedAt: now,
  activeAt: now,
})

/** Signs of life are a sent message, unarchiving and another duration (topics/threads "Active & Archived Threads"). */
export function turn(thread: Thread, { archived, locked, autoArchiveMinutes: minutes }: ThreadChange, now: number): void {
  const opens = archived === false && thread.archived
  const lasts = minutes !== undefined && minutes !== thread.autoArchiveMinutes
  if (opens || lasts || (archived === true && !thread.archived)) thread.stampedAt = now
  if (opens || lasts) thread.activeAt = now
  thread.archived = archived ?? thread.archived
  thread.locked = locked ?? thread.locked
  thread.autoArchiveMinutes = minutes ?? thread.autoArchiveMinutes
}

/** When it archives itself; never, once it is archived. */
export const dueAt = ({ archived, activeAt, autoArchiveMinutes }: Thread): number =>
  archived ? Infinity : activeAt + autoArchiveMinutes * 60_000
