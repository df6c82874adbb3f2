import { expect } from 'vitest'
import type { Call, Command, Places, Reply, Rooms } from '../../commands/command.js'
import { commands } from '../../commands/index.js'
import { turnTo } from '../../commands/pages.js'
import { press } from '../../commands/verbs.js'
import { gameOf } from '../../src/games/index.js'
import type { Control, Screen, Verb } from '../../src/kit/screen.js'
import type { Text } from '../../src/kit/text.js'
import { openStore } from '../../src/store/sqlite.js'
import type { Store } from '../../src/store/store.js'
import { createTables, seatOf, type Tables } from '../../src/table/tables.js'

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'] as const
export type Name = (typeof NAMES)[number]
/** Wednesday, 14 January 2026, 20:00 UTC. */
export const NOW = Date.UTC(2026, 0, 14, 20)

/** People, a store and tables, and no platform: what they say and press goes straight to the commands. */
export async function evening() {
  const opened = await openStore(':memory:')
  if (!opened.ok) throw new Error(opened.reason)
  const { store } = opened
  const clock = { now: NOW }
  const tables = createTables({ store, now: () => clock.now, seed: () => 'an evening' })
  const threads: Thread[] = []
  const places: Places = {
    thread: async (channel, name, cause) => {
      if (channel === NO_THREADS) return undefined
      const made = threads.find((thread) => thread.cause === cause)
      if (!made) threads.push({ channel, name, cause })
      return made ? `thread ${threads.indexOf(made) + 1}` : `thread ${threads.length}`
    },
  }
  const rooms: Rooms = { store, tables, places }
  const numbers = new Map<Name, number>()
  for (const name of NAMES) numbers.set(name, await store.person(`id of ${name}`, name, 0))
  const person = (name: Name): number => numbers.get(name)!
  let causes = 0

  const call = (name: Name, options: Call['options'] = {}, more: Partial<Call> = {}): Call => ({
    person: person(name),
    cause: `interaction ${++causes}`,
    server: 'the server',
    channel: 'games',
    language: 'en',
    publicLanguage: 'en',
    moderator: false,
    manager: false,
    inThread: false,
    home: more.channel ?? 'games',
    lacks: [],
    lacksApart: [],
    lacksPictures: [],
    now: clock.now,
    options,
    ...more,
  })
  return {
    store,
    tables,
    rooms,
    clock,
    /** What the platform was asked to make. */
    threads,
    person,
    call,
    says: (name: Name, said: string, options: Call['options'] = {}, more: Partial<Call> = {}): Promise<Reply> => {
      const [command = '', sub] = said.slice(1).split(' ')
      const found: Command = commands[command]!
      return found.run(call(name, { ...options, ...(sub === undefined ? {} : { sub }) }, more), rooms)
    },
    presses: (name: Name, table: string, verb: Verb, more: Partial<Call> & { readonly about?: string } = {}): Promise<Reply> =>
      press(call(name, {}, more), rooms, { table, verb, ...(more.about !== undefined && { about: more.about }) }),
    turns: (name: Name, page: string, more: Partial<Call> = {}): Promise<Reply> => turnTo(call(name, {}, more), rooms, page),
    /** Opens a table with these people at it, the first one as host. */
    opens: async (...[host, ...others]: readonly [Name, ...Name[]]): Promise<string> => {
      const table = tableOf(await commands['foolish']!.run(call(host, { length: 'single-round' }), rooms))
      for (const other of others) await press(call(other), rooms, { table, verb: 'join' })
      return table
    },
    /** A reply as its reader sees it. */
    reads: (reply: Reply) => reads(reply, store, tables),
  }
}

interface Thread {
  readonly channel: string
  readonly name: string
  readonly cause: string
}
/** A channel in which no threads may be made. */
export const NO_THREADS = 'no threads'

/** The table that a reply leads to. */
export function tableOf(reply: Reply): string {
  if (reply.to !== 'board' && reply.to !== 'panel') throw new Error(`no table but words, to ${reply.to}`)
  return reply.table
}

export interface Read {
  readonly to: Reply['to']
  readonly lines: readonly string[]
  readonly buttons: readonly string[]
  readonly screen: Screen<unknown>
}

async function reads(reply: Reply, store: Store, tables: Tables): Promise<Read> {
  if (!('screen' in reply)) throw new Error(`no words, but ${reply.to}`)
  const table = reply.table === undefined ? undefined : await tables.get(reply.table)
  const people = await store.people(NAMES.map((_, i) => i + 1))
  const nameOf = (person: number): string => people.get(person)?.name ?? `person ${person}`
  const written = (text: Text): string =>
    text
      .map((part) => {
        if (typeof part === 'string') return part
        if ('bold' in part) return `**${written(part.bold)}**`
        if ('person' in part) return nameOf(part.person)
        if ('at' in part) return 'soon'
        if ('channel' in part) return `#${part.channel}`
        if ('icon' in part) return ''
        if ('table' in part) return `[${written(part.text)}]`
        const player = table?.seats[part.seat]?.player
        return player?.kind === 'person' ? nameOf(player.person) : (player?.name ?? `seat ${part.seat}`)
      })
      .join('')
  const { screen } = reply
  return {
    to: reply.to,
    lines: screen.lines.map(({ text }) => written(text)),
    buttons: screen.rows.flat().map(({ label }) => written(label)),
    screen,
  }
}

/** Where the control with that label leads. */
export function leads(read: Read, label: string): Control<unknown>['to'] {
  const control = read.screen.rows.flat()[read.buttons.indexOf(label)]
  expect(control, `a control "${label}" among ${read.buttons.join(', ')}`).toBeDefined()
  return control!.to
}

/** Plays a table to its end, everybody the first thing that is allowed. */
export async function playsOut(tables: Tables, id: string, people: readonly number[]): Promise<void> {
  for (let cause = 0; ; cause++) {
    const table = await tables.get(id)
    if (table?.phase !== 'playing') return
    const turn = gameOf(table.game).rules.turn(table.state)
    const looks = await Promise.all(
      people
        .filter((it) => turn.includes(seatOf(table, it) ?? -1))
        .map(async (it) => ({ it, look: await tables.lookAs(id, it) })),
    )
    const mover = looks.find(({ look }) => look !== undefined && look.legal.length > 0)
    const answer = await tables.play(
      id,
      { person: mover!.it, cause: `${id} ${cause}` },
      mover!.look!.asked,
      mover!.look!.legal[0],
    )
    expect(answer.ok).toBe(true)
  }
}

/** The same where what is played may wait for its time: the clock moves on until it comes. */
export async function playsOutInTime({ tables, store, clock }: Awaited<ReturnType<typeof evening>>, id: string): Promise<void> {
  for (let cause = 0; ; cause++) {
    const table = await tables.get(id)
    if (table?.phase !== 'playing') return
    const { rules } = gameOf(table.game)
    const seat = rules.turn(table.state)[0]!
    const player = table.seats[seat]!.player
    if (player.kind === 'person' && table.queue.length === 0) {
      const look = (await tables.lookAs(id, player.person))!
      const by = { person: player.person, cause: `${id} in time ${cause}` }
      expect((await tables.play(id, by, look.asked, look.legal[0])).ok).toBe(true)
    }
    clock.now += 30_000
    for (const due of await store.due(clock.now, 9)) await tables.due(due.table, due.key)
  }
}
