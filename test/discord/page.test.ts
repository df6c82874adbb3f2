import { setEnvironmentData } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGallery } from '../../src/discord/gallery.js'
import { createPoster, type Drawn, type Poster } from '../../src/discord/page.js'
import { restFor } from '../../src/discord/rest.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { LocalDiscord, Message } from '../../src/local-discord/local.js'
import { createPictures, SOON_MS, type Pictures } from '../../src/picture/pictures.js'
import type { PostedPage, Store } from '../../src/store/store.js'
import { bundled } from '../bundled.js'
import { createStillClock } from '../picture/clock.js'
import { openTable, opened, tableRow } from '../store/some.js'

let local: LocalDiscord
let worker: URL
beforeAll(async () => {
  worker = pathToFileURL(await bundled(new URL('../picture/odd-worker.ts', import.meta.url)))
  local = await startLocalDiscord({ limits: false })
})
afterAll(() => local.stop())

let gate: Int32Array
let clock: ReturnType<typeof createStillClock>
let pictures: Pictures
let store: Store
let poster: Poster
let late: string[]
let channel: string
let tables = 0
beforeEach(async () => {
  gate = new Int32Array(new SharedArrayBuffer(4))
  setEnvironmentData('gate', gate.buffer)
  clock = createStillClock()
  pictures = createPictures({ onError: () => {}, after: clock.after, worker })
  store = await opened()
  await openTable(store, 'aaaaaaaa', 1)
  channel = `room${++tables}`
  late = []
  poster = fresh()
})
afterEach(() => pictures.close())

/** A process that knows nothing but what the store says. */
const fresh = (): Poster =>
  createPoster({
    rest: restFor(local.token, local.api),
    store,
    gallery: createGallery(pictures, local.now),
    onLate: (table) => void late.push(table),
  })
const row = () => tableRow('aaaaaaaa', 1, { channel: local.channel(channel).id })
const drawn = (words: string, title: string, final = false): Drawn => ({
  key: 't1',
  final,
  hash: words,
  body: { content: words, flags: 0, components: [], allowed_mentions: { parse: [] } },
  sight: () => ({ scene: { alt: `Alt of ${title}`, title, parts: [] }, options: { colours: 'two' }, name: nameOf(title) }),
})
const nameOf = (title: string): string => `foolish-${Buffer.from(title.padEnd(10)).toString('hex')}.png`
const stored = async (): Promise<PostedPage> => {
  const [page] = await store.pages('aaaaaaaa')
  if (!page) throw new Error('nothing is posted')
  return page
}
const message = (): Message | undefined => local.channel(channel).messages.at(-1)
const files = (): readonly string[] => message()?.attachments.map(({ filename }) => filename) ?? []
const edits = (): number => local.requests.filter(({ method, path }) => method === 'PATCH' && path.includes(row().channel)).length

describe('a page with a picture', () => {
  it('is posted with it, and keeps it until it changes', async () => {
    await poster.post(row(), drawn('One', 'trick'), undefined, 0)
    expect(message()?.attachments).toMatchObject([{ filename: nameOf('trick'), description: 'Alt of trick' }])
    const url = message()?.attachments[0]?.url
    await poster.edit(row(), drawn('One', 'trick'), await stored(), 0)
    expect(edits(), 'nothing is new').toBe(0)
    await fresh().edit(row(), drawn('Two', 'trick'), await stored(), 0)
    expect(message()?.attachments[0]?.url, 'a new process keeps it too').toBe(url)
    await poster.edit(row(), drawn('Two', 'record', true), await stored(), 0)
    expect([files(), edits()]).toEqual([[nameOf('record')], 2])
    expect(await stored()).toMatchObject({ final: true })
  })

  it('lets an edit go that only waits for its picture', async () => {
    await poster.post(row(), drawn('One', 'trick'), undefined, 0)
    const edit = poster.edit(row(), drawn('One', 'stalls'), await stored(), 0)
    await expect.poll(() => clock.waiting).toBeGreaterThan(0)
    clock.pass(SOON_MS)
    await edit
    expect([files(), edits()]).toEqual([[nameOf('trick')], 0])
  })

  it('gets it afterwards where it was late, a record too, and is final only then', async () => {
    const post = poster.post(row(), drawn('One', 'stalls', true), undefined, 0)
    await expect.poll(() => clock.waiting).toBeGreaterThan(0)
    clock.pass(SOON_MS)
    await post
    expect([files(), (await stored()).final, late]).toEqual([[], false, []])
    Atomics.store(gate, 0, 1)
    Atomics.notify(gate, 0)
    await expect.poll(() => late).toEqual(['aaaaaaaa'])
    await poster.edit(row(), drawn('One', 'stalls', true), await stored(), 0)
    expect([files(), (await stored()).final]).toEqual([[nameOf('stalls')], true])
  })

  it('is posted and edited in words where no file may be attached', async () => {
    local.channel(channel).deny('AttachFiles')
    const before = local.requests.length
    await poster.post(row(), drawn('One', 'trick'), undefined, 0)
    await poster.edit(row(), drawn('Two', 'record', true), await stored(), 0)
    expect(local.requests.slice(before).map(({ code }) => code)).toEqual([50013, undefined, undefined])
    expect([message()?.content, files(), (await stored()).final]).toEqual(['Two', [], true])
  })
})
