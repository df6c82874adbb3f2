import { setEnvironmentData } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import type { Component, Message } from '../../src/local-discord/local.js'
import { createPictures, SOON_MS, type Pictures } from '../../src/picture/pictures.js'
import { bundled } from '../bundled.js'
import { createStillClock } from '../picture/clock.js'
import { evening, textOf, type Evening, type EveningOptions, type Player } from './evening.js'
import { onlyTable, playCard, waitedFor } from './play.js'

let tonight: Evening | undefined
let pictures: Pictures | undefined
let worker: URL
let gate: Int32Array
beforeAll(async () => {
  worker = pathToFileURL(await bundled(new URL('./stalled-worker.ts', import.meta.url)))
})
afterEach(async () => {
  const faults = tonight?.faults ?? []
  open()
  await pictures?.close()
  await tonight?.end()
  tonight = undefined
  expect(faults.map(String)).toEqual([])
})

/** The thread draws nothing while the gate is shut. */
const shut = (): void => void Atomics.store(gate, 0, 1)
function open(): void {
  Atomics.store(gate, 0, 0)
  Atomics.notify(gate, 0)
}

interface Set {
  readonly evening: Evening
  readonly clock: ReturnType<typeof createStillClock>
  readonly players: readonly [Player, Player, Player, Player]
  readonly table: string
}

/** Four at a table of Foolish Faces, with pictures on a clock that stands still. */
async function setOut(options?: Pick<EveningOptions, 'emojis'>): Promise<Set> {
  gate = new Int32Array(new SharedArrayBuffer(4))
  setEnvironmentData('gate', gate.buffer)
  const clock = createStillClock()
  pictures = createPictures({ onError: ({ message }) => expect.unreachable(message), after: clock.after, worker })
  tonight = await evening({ seeds: ['an evening with pictures'], pictures, ...options })
  const players = [tonight.player('Ann'), tonight.player('Bo'), tonight.player('Cleo'), tonight.player('Dan')] as const
  await players[0].says('/foolish', { length: 'single-round' })
  for (const player of players.slice(1)) await player.presses('Join')
  const table = await onlyTable(tonight)
  await players[0].presses('Start')
  await tonight.calm()
  return { evening: tonight, clock, players, table }
}

const every = (components: readonly Component[]): readonly Part[] =>
  components.flatMap((it) => [it, ...every(it.components ?? [])])
interface Part extends Component {
  readonly emoji?: { readonly name: string }
  readonly items?: readonly { readonly media: { readonly url: string }; readonly description?: string }[]
}
/** Pictures of a message: where they are, and what is said instead of them. */
function seen(message: Message | undefined): readonly { readonly url: string; readonly alt: string | undefined }[] {
  const hung = every(message?.components ?? []).flatMap(({ items = [] }) => items)
  if (hung.length > 0) return hung.map(({ media, description }) => ({ url: media.url, alt: description }))
  return (message?.attachments ?? []).map(({ url, description }) => ({ url, alt: description }))
}
const fileIn = (url: string | undefined): string | undefined => url?.split('/').at(-1)
const isPng = (bytes: Uint8Array | undefined): boolean =>
  Buffer.from(bytes ?? [])
    .subarray(1, 4)
    .toString() === 'PNG'

const newest = ({ local }: Evening): Message | undefined => local.channel('games').messages.at(-1)
async function onTurn({ evening, players, table }: Set): Promise<Player> {
  const [player] = await waitedFor(evening, table, players)
  if (!player) throw new Error('nobody is waited for')
  return player
}

describe('an evening with pictures', () => {
  it('shows the trick to everybody and to each person their hand, and says what is to be seen', async () => {
    const set = await setOut({ emojis: true })
    const { evening, players } = set
    const { local } = evening
    const [trick] = seen(newest(evening))
    expect(isPng(local.file(trick?.url ?? ''))).toBe(true)
    expect(trick?.alt).toMatch(/trick 1/i)
    const hands = players.map((player) => seen(player.newest())[0])
    for (const hand of hands) {
      expect(isPng(local.file(hand?.url ?? ''))).toBe(true)
      expect(hand?.alt).toMatch(/13 cards/)
    }
    expect(new Set(hands.map((hand) => hand?.alt)).size).toBe(4)

    const buttons = every((await onTurn(set)).newest()?.components ?? []).filter(({ type }) => type === 2)
    expect(buttons.filter(({ emoji }) => emoji?.name.startsWith('card_'))).toHaveLength(13)
    for (let plays = 0; plays < 4; plays++) {
      await playCard(await onTurn(set), rngFor('pictures', plays))
      await evening.calm()
    }
    const told = local.channel('games').messages
    const record = told.find((message) => textOf(message).startsWith('Trick 1:'))
    expect(record?.content).toMatch(/<:(card_\w+|face_down):\d+>/)
    expect(seen(record)).toHaveLength(1)
    expect(seen(record)[0]?.url).not.toBe(trick?.url)
    expect(local.file(trick?.url ?? ''), 'the picture before it is gone').toBeUndefined()
    expect(seen(told.at(-1))).toHaveLength(1)
  })

  it('answers at once while pictures cannot be drawn, and brings them afterwards', async () => {
    const set = await setOut()
    const { evening, clock } = set
    const player = await onTurn(set)
    shut()
    const [card = ''] = player.buttons()
    const press = player.presses(card)
    await expect.poll(() => clock.waiting).toBeGreaterThan(0)
    clock.pass(SOON_MS)
    await press
    expect(player.panel()).toContain('how do you play it?')
    expect(seen(player.newest())).toEqual([])
    open()
    await evening.calm()
    expect(seen(player.newest())).toHaveLength(1)
    expect(player.panel()).toContain('how do you play it?')

    await player.presses('Back')
    const [hand] = seen(player.newest())
    shut()
    const lost = player.presses(player.buttons().find((label) => label !== card) ?? '')
    await expect.poll(() => clock.waiting).toBeGreaterThan(0)
    clock.pass(SOON_MS)
    await lost
    await player.presses('Back')
    open()
    await evening.calm()
    const [now] = seen(player.newest())
    expect(now?.alt).toBe(hand?.alt)
    expect(fileIn(now?.url), 'a picture that comes too late for its screen does not come').toBe(fileIn(hand?.url))
  })

  it('goes on in words where no file may be attached', async () => {
    const set = await setOut()
    const { evening } = set
    const games = evening.local.channel('games')
    games.deny('AttachFiles')
    const player = await onTurn(set)
    await playCard(player, rngFor('denied', 0))
    await evening.calm()
    expect(seen(player.newest())).toEqual([])
    expect(seen(newest(evening))).toEqual([])
    expect(evening.story().at(-1)).toContain('Trick 1 of 13')
    games.allow('AttachFiles')
    await playCard(await onTurn(set), rngFor('denied', 1))
    await evening.calm()
    expect(seen(newest(evening))).toHaveLength(1)
  })
})
