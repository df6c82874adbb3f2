import { Routes, type REST } from 'discord.js'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Store, TableRow } from '../store/store.js'
import { isLesson } from '../table/lesson.js'
import type { Tongues } from './language.js'
import { namesFor } from './names.js'
import { nonceOf } from './page.js'
import { FAREWELL } from './round.js'
import { shape, type Body } from './shape.js'
import { troubleOf } from './trouble.js'
import { words } from './words.js'

export interface FarewellOptions {
  readonly rest: REST
  readonly store: Store
  readonly tongues: Tongues
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** No word is begun after this, and those under way are given up. */
  readonly over: AbortSignal
}

/** Tables silent for longer than this need no word. */
export const LATEST_MS = 24 * 3_600_000
/** Discord lets a bot do 50 things a second (topics/rate-limits). */
const PAUSE_MS = 20

/**
 * Tells every channel with a live table that we are back soon, one message each, where somebody did something last first. Kept as a
 * page of the channel's latest table, so that it is taken away after the start.
 */
export async function sayFarewell({ rest, store, tongues, now, onFault, over }: FarewellOptions): Promise<void> {
  const channels = new Map<string, TableRow>()
  for (const row of await store.latest(LATEST_MS))
    if (!isLesson(row) && !channels.has(row.channel)) channels.set(row.channel, row)
  const said: Promise<void>[] = []
  for (const row of channels.values()) {
    if (over.aborted) break
    said.push(say(row).catch(given))
    await sleep(PAUSE_MS)
  }
  await Promise.all(said)

  async function say(row: TableRow): Promise<void> {
    if ((await store.pages(row.id)).some(({ key }) => key === FAREWELL)) return // since a start that came to nothing
    const body = { ...(await word(row)), nonce: nonceOf(row.id, FAREWELL, String(now())), enforce_nonce: true }
    const made = (await rest.post(Routes.channelMessages(row.channel), { body, signal: over })) as { readonly id: string }
    await store.putPage({ table: row.id, key: FAREWELL, message: made.id, hash: '', final: false, postedAt: now() })
  }
  async function word({ server }: TableRow): Promise<Body> {
    const language = await tongues.ofServer(server)
    const text = words(language)('back_soon')
    const screen = { form: 'message', lines: [{ as: 'plain', text }], rows: [] } as const
    return shape(screen, { names: await namesFor(store, undefined, { language }), table: '', asked: 0 })
  }
  function given(error: unknown): void {
    if (!over.aborted && troubleOf(error) === undefined) onFault(error)
  }
}
