import { DiscordAPIError } from 'discord.js'
import { setEnvironmentData } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGallery, hungAfter, type Gallery } from '../../src/discord/gallery.js'
import { SOME } from '../../src/discord/hung.js'
import { shape } from '../../src/discord/shape.js'
import { sightOf, type Shaped } from '../../src/discord/sight.js'
import type { Scene } from '../../src/kit/scene.js'
import type { Screen } from '../../src/kit/screen.js'
import { who, type Text } from '../../src/kit/text.js'
import { createPictures, SOON_MS, type Pictures } from '../../src/picture/pictures.js'
import { bundled } from '../bundled.js'
import { createStillClock } from '../picture/clock.js'
import { names } from './names.js'

let worker: URL
let gate: Int32Array
let now = 0
let clock: ReturnType<typeof createStillClock>
let pictures: Pictures
let gallery: Gallery
beforeAll(async () => {
  worker = pathToFileURL(await bundled(new URL('../picture/odd-worker.ts', import.meta.url)))
})
beforeEach(() => {
  gate = new Int32Array(new SharedArrayBuffer(4))
  setEnvironmentData('gate', gate.buffer)
  clock = createStillClock()
  pictures = createPictures({ onError: () => {}, after: clock.after, worker })
  gallery = createGallery(pictures, () => now)
})
afterEach(() => pictures.close())
function open(): void {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}

const scene = (title: string): Scene<Text> => ({ alt: [who(0), ' holds ', title], title: [title], parts: [] })
const TOO_HIGH: Scene<Text> = {
  ...scene('all'),
  parts: Array.from({ length: 60 }, () => ({ as: 'marks' as const, marks: [{ text: ['x'] }] })),
}
function shaped(picture: Scene<Text> | undefined, form: Screen['form'] = 'panel'): Shaped {
  const screen: Screen = { form, lines: [{ as: 'plain', text: ['Words'] }], rows: [], ...(picture && { picture: () => picture }) }
  return {
    body: shape(screen, { names, table: 't', asked: 0 }),
    sight: () => sightOf(screen, names, { colours: 'two' }),
  }
}
const channel = '100000000000000001'
const text = { type: 10, content: 'Words' }

describe('a message with a picture', () => {
  it('brings it under its words, with what it says for whoever hears it', async () => {
    const { body, files, shows } = await gallery.pack(shaped(scene('a hand')), { channel })
    expect(shows).toMatch(/^foolish-[0-9a-f]{20}\.png$/)
    expect(files).toMatchObject([{ name: shows, contentType: 'image/png' }])
    expect(body.attachments).toEqual([{ id: '0', filename: shows, description: 'Ann holds a hand' }])
    const gallerySeen = { type: 12, items: [{ media: { url: `attachment://${shows}` }, description: 'Ann holds a hand' }] }
    expect(body.components).toEqual([{ type: 17, components: [text, gallerySeen] }])
  })

  it('has it where Discord puts it when there is no box', async () => {
    const { body, files, shows } = await gallery.pack(shaped(scene('a hand'), 'message'), { channel })
    expect(files).toHaveLength(1)
    expect(body).toMatchObject({ content: 'Words', components: [], attachments: [{ id: '0', filename: shows }] })
  })

  it('does not bring again what is there', async () => {
    const { shows = '' } = await gallery.pack(shaped(scene('a hand')), { channel })
    const had = { name: shows, id: '7' }
    const { body, files } = await gallery.pack(shaped({ ...scene('a hand'), alt: ['Other words'] }), { channel, had })
    expect(files).toBeUndefined()
    expect(body.attachments).toEqual([{ id: '7', filename: shows, description: 'Other words' }])
    expect((await gallery.pack(shaped(scene('a trick')), { channel, had })).files).toHaveLength(1)
    expect((await gallery.pack(shaped(undefined), { channel, had })).body.attachments).toEqual([])
    expect((await gallery.pack(shaped(scene('a hand')), { channel, had: SOME })).files).toHaveLength(1)
  })

  it('goes without what is not drawn in time, and knows when it is', async () => {
    const had = { name: 'another', id: '7' }
    const packed = gallery.pack(shaped(scene('stalls')), { channel, had })
    await vi.waitFor(() => expect(clock.waiting).toBeGreaterThan(1)) // the answer's patience and the worker's
    clock.pass(SOON_MS)
    const { body, files, shows, late } = await packed
    expect([files, shows]).toEqual([undefined, undefined])
    expect(body, 'what shows something else is taken away').toMatchObject({
      attachments: [],
      components: [{ components: [text] }],
    })
    expect(gallery.isIdle()).toBe(false)
    open()
    await late
    expect(gallery.isIdle()).toBe(true)
    expect((await gallery.pack(shaped(scene('stalls')), { channel })).files).toHaveLength(1)
  })

  it('is words alone where it cannot be drawn, and is not tried again at once', async () => {
    await (
      await gallery.pack(shaped(TOO_HIGH), { channel })
    ).late
    const again = await gallery.pack(shaped(TOO_HIGH), { channel })
    expect(again).toMatchObject({ shows: undefined, body: { components: [{ components: [text] }] } })
    expect(again.late).toBeUndefined()
  })

  it('is words alone without anything that draws', async () => {
    const bare = createGallery(undefined, () => now)
    expect(await bare.pack(shaped(scene('a hand')), { channel })).toMatchObject({ shows: undefined, body: { flags: 1 << 15 } })
  })
})

describe('a place that takes no file', () => {
  const refused = new DiscordAPIError({ code: 50013, message: 'Missing Permissions' }, 50013, 403, 'POST', '', {})
  const sendTo = async (channel: string) => {
    const tried: boolean[] = []
    const packed = await gallery.pack(shaped(scene('a hand')), { channel })
    const [sent, came] = await gallery.send(channel, packed, async ({ files }) => {
      tried.push(files !== undefined)
      if (files) throw refused
      return 'there'
    })
    return { tried, sent, came }
  }

  it('gets the words, and is not asked again for a while', async () => {
    const first = await sendTo(channel)
    expect(first).toMatchObject({ tried: [true, false], sent: { shows: undefined }, came: 'there' })
    expect(hungAfter(first.sent, {})).toBeUndefined()
    expect((await sendTo(channel)).tried).toEqual([false])
    expect((await sendTo('100000000000000002')).tried).toEqual([true, false])
    now += 10 * 60_000
    expect((await sendTo(channel)).tried).toEqual([true, false])
  })

  it('is asked again as soon as Discord says that it would take one, and not while it says no', async () => {
    await sendTo(channel)
    gallery.permitted(channel, true)
    expect((await sendTo(channel)).tried).toEqual([true, false])
    gallery.permitted('100000000000000003', false)
    expect((await sendTo('100000000000000003')).tried).toEqual([false])
  })

  it('that refuses the words too is refused', async () => {
    const packed = await gallery.pack(shaped(scene('a hand')), { channel: '1' })
    await expect(gallery.send('1', packed, () => Promise.reject(refused))).rejects.toBe(refused)
  })
})
