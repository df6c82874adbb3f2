import type { REST } from 'discord.js'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '../kit/show.js'
import type { Store, TableRow } from '../store/store.js'
import { story } from '../table/story.js'
import type { Table } from '../table/table.js'
import type { Tables } from '../table/tables.js'
import { createPoster, drawPage, type Drawn } from './page.js'
import { troubleOf } from './trouble.js'

/** The public messages of tables: what the story says, kept in the channel by the bot's own posts and edits. */
export interface Board {
  /** The story may have changed: posts and edits follow, newest state only. Settles when the channel shows (or cannot show) it. */
  changed(table: string): Promise<void>
  /** The same, and makes sure that the newest page is there: after a start, when nobody knows what happened meanwhile. */
  mended(table: string): Promise<void>
  /** The page that this message shows, drawn afresh, so that a press on it can be answered with it. */
  drawn(table: string, message: string): Promise<Drawn | undefined>
  /** A page as it stands now, for the answer that is to become its message. */
  draft(table: string, key: string): Promise<Drawn | undefined>
  /** An answer to an interaction shows this page in the channel: from now on the bot edits it. */
  adopt(table: string, page: Drawn, message: string): Promise<void>
  /** Whether posts and edits were refused there a short while ago. */
  closed(table: string): boolean
  /** Posting is allowed (again) there. */
  reopened(table: string): void
  /** Waits for what is under way; nothing new is begun. */
  stop(): Promise<void>
}

export interface BoardOptions {
  readonly rest: REST
  readonly store: Store
  readonly tables: Tables
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** When edits may begin; presses go first. */
  readonly turn: () => Promise<void>
  /** In ms: how long a change waits so that the answer to its press comes first, and the least time between two rounds of edits. */
  readonly delayMs: number
  readonly gapMs: number
}

/** Discord limits edits of messages older than an hour; well before that, a page still in play moves to a new message. */
const OLD_MS = 45 * 60_000
/** More new pages at once: we were away long; only the newest is posted, as where a channel refused us for a while. */
const MOST_NEW = 30
/** A place that refused us is tried again with a later change, not at once. */
const CLOSED_MS = 60_000

interface Sync {
  busy: Promise<void> | undefined
  again: boolean
}

export function createBoard({ rest, store, tables, now, onFault, turn, delayMs, gapMs }: BoardOptions): Board {
  const syncs = new Map<string, Sync>()
  /** Tables whose channel refused us, until it has shown everything again; before that time it is not asked. */
  const closedUntil = new Map<string, number>()
  const poster = createPoster(rest, store)
  /** Tables whose newest page is edited even if it seems to stand as it should. */
  const doubtful = new Set<string>()
  const state = { stopped: false }

  const closed = (id: string): boolean => now() < (closedUntil.get(id) ?? 0)

  async function told(id: string): Promise<{ table: Table; row: TableRow; pages: readonly Page[] } | undefined> {
    const [table, row] = [await tables.get(id), await tables.row(id)]
    return table && row ? { table, row, pages: story(table, row, 'en') } : undefined
  }

  async function rounds(id: string, sync: Sync): Promise<void> {
    await sleep(delayMs)
    while (sync.again && !state.stopped) {
      await turn()
      sync.again = false
      await round(id).catch(async (error: unknown) => refused(id, error))
      if (sync.again) await sleep(gapMs)
    }
    syncs.delete(id)
  }

  /** Every page that is new or looks different; records come before what follows them. */
  async function round(id: string): Promise<void> {
    const it = await told(id)
    if (!it || closed(id)) return
    const posted = new Map((await store.pages(id)).map((page) => [page.key, page]))
    const fresh = it.pages.filter(({ key }) => !posted.has(key))
    const away = new Set(fresh.length > (closedUntil.has(id) ? 1 : MOST_NEW) ? fresh.slice(0, -1) : [])
    const doubted = doubtful.delete(id) ? it.pages.at(-1) : undefined
    for (const page of it.pages) {
      const was = posted.get(page.key)
      if (state.stopped) return
      if (was?.final) continue
      if (away.has(page)) await store.putPage({ table: id, key: page.key, message: '', hash: '', final: true, postedAt: now() })
      else if (!was || (!page.final && now() - was.postedAt > OLD_MS))
        await poster.post(it.row, await draw(it, page, true), was, now())
      else await poster.edit(it.row, await draw(it, page, false), was, now(), page === doubted)
    }
    closedUntil.delete(id)
  }
  const draw = ({ table, row }: { table: Table; row: TableRow }, page: Page, ping: boolean): Promise<Drawn> =>
    drawPage(store, table, row, page, ping)

  /** A place that is closed may open again; one that is gone takes its table with it. */
  async function refused(id: string, error: unknown): Promise<void> {
    const trouble = troubleOf(error)
    if (trouble !== 'place-gone' && trouble !== 'place-closed') return onFault(error)
    closedUntil.set(id, now() + CLOSED_MS)
    if (trouble === 'place-gone') await tables.abandon(id).catch(onFault)
  }

  async function changed(id: string): Promise<void> {
    if (state.stopped) return
    const sync = syncs.get(id) ?? { busy: undefined, again: false }
    syncs.set(id, sync)
    sync.again = true
    await (sync.busy ??= rounds(id, sync))
  }

  return {
    changed,
    mended(id) {
      doubtful.add(id)
      return changed(id)
    },
    async drawn(id, message) {
      const [it, posted] = [await told(id), await store.pages(id)]
      const key = posted.find((page) => page.message === message)?.key
      const page = it?.pages.find((known) => known.key === key)
      return it && page ? draw(it, page, false) : undefined
    },
    async draft(id, key) {
      const it = await told(id)
      const page = it?.pages.find((known) => known.key === key)
      return it && page ? draw(it, page, false) : undefined
    },
    async adopt(id, { key, hash, final }, message) {
      const was = (await store.pages(id)).find((page) => page.key === key)
      await poster.stands({ table: id, key, message, hash, final, postedAt: was?.message === message ? was.postedAt : now() })
    },
    closed,
    reopened(id) {
      if (closedUntil.has(id)) closedUntil.set(id, 0)
    },
    async stop() {
      state.stopped = true
      await Promise.all([...syncs.values()].map(async ({ busy }) => busy))
    },
  }
}
