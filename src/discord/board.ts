import type { REST } from 'discord.js'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '../kit/show.js'
import type { Store } from '../store/store.js'
import { story } from '../table/story.js'
import type { Table } from '../table/table.js'
import type { Tables } from '../table/tables.js'
import { createClosures } from './closures.js'
import type { Icons } from './emojis.js'
import type { Gallery, Shows } from './gallery.js'
import type { Tongues } from './language.js'
import { createPoster, drawPage, standing, type Drawn, type Teller } from './page.js'
import { round } from './round.js'

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
  /** An answer to an interaction shows this page in the channel: from now on the bot edits it, should it lack its picture at once. */
  adopt(table: string, page: Drawn, message: string, shown: Shows): Promise<void>
  /** Posting seems to be allowed there; where it was not, the newest page is shown, and the game goes on. */
  open(table: Table): void
  /** Whether nothing is being shown. */
  isIdle(): boolean
  /** Shows what was changed until `soon`; then nothing new is begun. */
  stop(soon: Promise<unknown>): Promise<void>
}

export interface BoardOptions {
  readonly rest: REST
  readonly store: Store
  readonly tables: Tables
  readonly tongues: Tongues
  readonly gallery: Gallery
  readonly icons: Icons
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** When edits may begin; presses go first. */
  readonly turn: () => Promise<void>
  /** In ms: how long a change waits so that the answer to its press comes first, and the least time between two rounds of edits. */
  readonly delayMs: number
  readonly gapMs: number
}

interface Sync {
  busy: Promise<void> | undefined
  again: boolean
}

/** What is told of a table now. */
interface Told extends Teller {
  readonly pages: readonly Page[]
}

export function createBoard({
  rest,
  store,
  tables,
  tongues,
  gallery,
  icons,
  now,
  onFault,
  turn,
  delayMs,
  gapMs,
}: BoardOptions): Board {
  const syncs = new Map<string, Sync>()
  const closures = createClosures({ tables, now, onFault })
  const poster = createPoster({ rest, store, gallery, onLate: (id) => void changed(id) })
  /** Tables whose newest page is edited even if it seems to stand as it should. */
  const doubtful = new Set<string>()
  const state = { stopped: false }

  async function told(id: string): Promise<Told | undefined> {
    const [table, row] = [await tables.get(id), await tables.row(id)]
    if (!table || !row) return undefined
    const language = await tongues.ofServer(row.server)
    return { table, row, language, icons, pages: story(table, row, language) }
  }
  const draw = (it: Told, page: Page, ping: boolean): Promise<Drawn> => drawPage(store, it, page, ping)

  async function rounds(id: string, sync: Sync): Promise<void> {
    await sleep(delayMs)
    while (sync.again && !state.stopped) {
      await turn()
      sync.again = false
      await show(id).catch(async (error: unknown) => closures.refused(id, error))
      if (sync.again) await sleep(gapMs)
    }
    syncs.delete(id)
  }

  async function show(id: string): Promise<void> {
    const it = await told(id)
    if (!it || closures.closed(it.table)) return
    const behind = closures.behind(it.table)
    const doubted = doubtful.delete(id) || behind // so that a place which refused us is really asked again
    await round(
      { ...it, posted: await store.pages(id) },
      { poster, now, behind, doubted, isStopped: () => state.stopped, draw: (page, ping) => draw(it, page, ping) },
    )
    if (behind && !state.stopped) await closures.shown(it.table)
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
    async adopt(id, page, message, { picture, late }) {
      const { key } = page
      const was = (await store.pages(id)).find((other) => other.key === key)
      const postedAt = was?.message === message ? was.postedAt : now()
      const [hash, final] = [standing(page.hash, picture), page.final && !late]
      await poster.stands({ table: id, key, message, hash, final, postedAt })
    },
    open(table) {
      if (!closures.behind(table)) return
      closures.reopened(table.id)
      void changed(table.id)
    },
    isIdle: () => syncs.size === 0,
    async stop(soon) {
      const settled = async (): Promise<unknown> => Promise.all([...syncs.values()].map(async ({ busy }) => busy))
      await Promise.race([settled(), soon])
      state.stopped = true
      await settled()
    },
  }
}
