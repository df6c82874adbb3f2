import type { Page } from '../kit/show.js'
import type { PostedPage, TableRow } from '../store/store.js'
import { isReminder } from '../table/reminders.js'
import type { Drawn, Poster } from './page.js'

/** A table's story beside what stands of it in the channel. */
export interface Shown {
  readonly row: TableRow
  readonly pages: readonly Page[]
  readonly posted: readonly PostedPage[]
}
export interface RoundOptions {
  readonly poster: Poster
  readonly now: () => number
  /** `ping`: for a new message. */
  draw(page: Page, ping: boolean): Promise<Drawn>
  /** The place refused us for a while: of what is new only the newest page is posted. */
  readonly behind: boolean
  /** Nobody knows what happened to the newest page: it is edited even if it seems to stand as it should. */
  readonly doubted: boolean
  readonly isStopped: () => boolean
}

/** The word of farewell before a restart; no story has it, so the next round takes it away. */
export const FAREWELL = 'back-soon'

/** Discord limits edits of messages older than an hour; well before that, a page still in play moves to a new message. */
const OLD_MS = 45 * 60_000
/** More new pages at once: we were away long; only the newest is posted. */
const MOST_NEW = 30

/** Takes away what is over, posts what is new, edits what looks different; records come before what follows them. */
export async function round({ row, pages, posted }: Shown, options: RoundOptions): Promise<void> {
  const { poster, now, draw, isStopped } = options
  const standing = new Map(posted.map((page) => [page.key, page]))
  const over = posted.filter(({ key, final }) => !final && !pages.some((page) => page.key === key))
  for (const page of over) {
    if (isStopped()) return
    await poster.withdraw(row, page)
  }
  const lasting = pages.filter((page) => !isReminder(page))
  const newest = lasting.at(-1)
  const fresh = lasting.filter(({ key }) => !standing.has(key))
  const away = new Set(fresh.length > (options.behind ? 1 : MOST_NEW) ? fresh.slice(0, -1) : [])
  const afresh = over.some(({ key }) => key === FAREWELL) ? newest : undefined
  for (const page of pages) {
    const was = standing.get(page.key)
    if (isStopped()) return
    if (was?.final) continue
    if (away.has(page)) await poster.stands({ table: row.id, key: page.key, message: '', hash: '', final: true, postedAt: now() })
    else if (isReminder(page)) await remind(page, was)
    else if (was && page === afresh) await poster.post(row, await draw(page, false), was, now())
    else if (!was || (!page.final && now() - was.postedAt > OLD_MS)) await poster.post(row, await draw(page, true), was, now())
    else await poster.edit(row, await draw(page, false), was, now(), options.doubted && page === newest)
  }

  async function remind(page: Page, was: PostedPage | undefined): Promise<void> {
    if (was) return poster.edit(row, await draw(page, false), was, now())
    const drawn = await draw(page, true)
    if (drawn.body.allowed_mentions.users !== undefined) await poster.post(row, drawn, undefined, now())
  }
}
