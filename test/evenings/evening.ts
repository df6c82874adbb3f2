import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { commands } from '../../commands/index.js'
import { startDiscord, type Discord } from '../../src/discord/discord.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { Component, Interaction, LocalDiscord, LocalOptions, Message } from '../../src/local-discord/local.js'
import type { Pictures } from '../../src/picture/pictures.js'
import { openStore } from '../../src/store/sqlite.js'
import type { Store } from '../../src/store/store.js'
import { createHouse, type House } from '../../src/table/house.js'
import { createPulse } from '../../src/table/pulse.js'
import { createTables, type HouseDoor, type Tables } from '../../src/table/tables.js'

/** People at a Discord of our own, with the real bot on it: the whole program but for its settings and its log. */
export interface Evening {
  readonly local: LocalDiscord
  readonly channel: string
  /** Where the data lies. */
  readonly path: string
  readonly tables: Tables & HouseDoor
  readonly store: Store
  readonly house: House
  /** Faults that the bot reported, and how many presses it dropped as too late. */
  readonly faults: unknown[]
  readonly shed: number[]
  /** `place`: where they do it, by name or id; 'games' unless told. */
  player(name: string, place?: string): Player
  /** Texts of the public messages, oldest first. */
  story(): readonly string[]
  /** Until nothing is under way: all that is due is done, and all that was done is shown. */
  calm(): Promise<void>
  /** Time goes by (ms), and what it brings is done and shown. */
  later(ms: number): Promise<void>
  /** Stops the bot, which takes all that it had in memory with it, and starts it again on the same file. */
  restart(meanwhile?: () => Promise<unknown>): Promise<void>
  end(): Promise<void>
}
/** Somebody with a phone: does what the client lets them do, waits for the answer, and fails the test when there is none. */
export interface Player {
  readonly name: string
  readonly id: string
  says(command: string, options?: Readonly<Record<string, string | number | boolean>>): Promise<Interaction>
  /** The open button of that label on the newest message that has one. */
  presses(label: string, on?: string): Promise<Interaction>
  picks(list: string, values: readonly string[]): Promise<Interaction>
  /** What is called so in some list of the newest private message. */
  chooses(label: string): Promise<Interaction>
  /** The text of the newest private message, and the labels of its open buttons. */
  panel(): string
  buttons(): readonly string[]
  newest(): Message | undefined
}
export interface EveningOptions extends LocalOptions {
  /** Secret seeds of the tables, in the order of opening. */
  readonly seeds?: readonly string[]
  readonly housePauseMs?: number
  /** Without it all is said in words alone. */
  readonly pictures?: Pictures
  /** Small pictures in texts, too. */
  readonly emojis?: boolean
  /** Keep the data in a file, so that the bot can be started again. */
  readonly onDisk?: boolean
  /** How long the disk takes for each change (ms). */
  readonly diskMs?: number
}

const QUICK = { delayMs: 5, gapMs: 20 }
/** In ms: the clock of an evening jumps, and no jump is to be taken for an outage of ours. */
const BEAT_MS = 10 * 86_400_000
/** In ms: what Discord tells comes by a socket, so that it is under way for a moment without anybody knowing. */
const MOMENT_MS = 8

interface Bot {
  readonly store: Store
  readonly tables: Tables & HouseDoor
  readonly house: House
  readonly discord: Discord
  /** Nothing of it is left afterwards. */
  stop(): Promise<void>
}

export async function evening(options: EveningOptions = {}): Promise<Evening> {
  const local = await startLocalDiscord({ people: ['Ann', 'Bo', 'Cleo', 'Dan'], limits: false, ...options })
  const folder = options.onDisk ? mkdtempSync(join(tmpdir(), 'foolish-')) : undefined
  const path = folder ? join(folder, 'foolish.sqlite') : ':memory:'
  const faults: unknown[] = []
  const shed: number[] = []
  const seeds = [...(options.seeds ?? [])]
  const { now } = local
  let bot = await boot()
  await bot.discord.register(undefined)
  if (options.emojis) await bot.discord.registerEmojis()

  /** As the program starts, and stops. */
  async function boot(): Promise<Bot> {
    const opened = await openStore(path)
    if (!opened.ok) throw new Error(`the store is refused: ${opened.reason}`)
    const store = slow(opened.store, options.diskMs)
    const onError = (error: unknown): void => void faults.push(error)
    const pause = options.housePauseMs ?? 0
    const seed = seeds.length ? { seed: () => seeds.shift() ?? 'later' } : {}
    const tables = createTables({ store, now, onError, tempo: { pause, spread: 0 }, ...seed })
    const house = createHouse({ store, tables, now, onError })
    const pulse = createPulse({ store, tables, house, now, onError, beatMs: BEAT_MS })
    let reached = pulse.start().then(() => pulse.reach(false))
    await reached
    const reports = {
      handled: () => {},
      shed: (age: number) => void shed.push(age),
      fault: onError,
      gateway: (connected: boolean) => void (reached = pulse.reach(connected)),
    }
    const rooms = { store, tables }
    const { token, api } = local
    const discord = await startDiscord({ token, api, commands, rooms, reports, now, pace: QUICK, pictures: options.pictures })
    house.start()
    await reached
    return {
      store,
      tables,
      house,
      discord,
      async stop() {
        await house.stop()
        await discord.stop()
        await pulse.stop()
        await store.close()
      },
    }
  }
  async function calm(): Promise<void> {
    for (let quiet = 0, seen: unknown; quiet < 3;) {
      await bot.house.settle()
      await bot.discord.settled()
      await sleep(MOMENT_MS)
      const last = local.requests.at(-1)
      quiet = last === seen ? quiet + 1 : 0
      seen = last
    }
  }

  return {
    local,
    channel: 'games',
    path,
    get tables() {
      return bot.tables
    },
    get store() {
      return bot.store
    },
    get house() {
      return bot.house
    },
    faults,
    shed,
    player: (name, place = 'games') => player(local, name, place),
    story: () => local.channel('games').messages.map(textOf),
    calm,
    later(ms) {
      local.advance(ms)
      return calm()
    },
    async restart(meanwhile) {
      await bot.stop()
      await meanwhile?.()
      bot = await boot()
    },
    async end() {
      await bot.stop()
      await local.stop()
      if (folder) rmSync(folder, { recursive: true })
    },
  }
}

function player(local: LocalDiscord, name: string, place: string): Player {
  const person = local.person(name)
  const isPrivate = ({ flags }: Message): boolean => (flags & 64) !== 0
  const newest = (): Message | undefined => person.sees(place).filter(isPrivate).at(-1)
  const answered = async (interaction: Interaction): Promise<Interaction> => {
    const done = await interaction.done
    expect(done.state, `${name} gets an answer`).toBe('answered')
    return done
  }
  return {
    name,
    id: person.id,
    says: (command, options) => answered(person.says(place, command, options)),
    presses(label, on) {
      const button = openButton(
        person.sees(place).filter(({ id }) => on === undefined || id === on),
        label,
      )
      if (!button) throw new Error(`${name} sees no open "${label}"; the panel says: ${textOf(newest())}`)
      return answered(person.presses(place, button.customId, button.message))
    },
    picks: (list, values) => answered(person.picks(place, list, values)),
    chooses(label) {
      const lists = every(newest()?.components ?? []).filter(({ type }) => type === 3)
      const list = lists.find(({ options }) => options?.some((it) => it.label === label))
      const value = list?.options?.find((it) => it.label === label)?.value
      if (list?.custom_id === undefined || value === undefined)
        throw new Error(
          `${name} finds no "${label}" in ${JSON.stringify(lists.map(({ options }) => options?.map((it) => it.label)))}`,
        )
      return answered(person.picks(place, list.custom_id, [value], newest()?.id))
    },
    panel: () => textOf(newest()),
    buttons: () => openButtons(newest()),
    newest,
  }
}

const slow = (store: Store, ms = 0): Store => ({
  ...store,
  async append(write) {
    if (ms > 0) await sleep(ms)
    return store.append(write)
  },
})

const every = (components: readonly Component[]): readonly Component[] =>
  components.flatMap((it) => [it, ...every(it.components ?? [])])

/** Names without the characters that only direct them. */
const undirected = (text: string): string => text.replace(/[\u2066-\u2069\u200E]/gu, '')

/** A message as somebody reads it: names without the characters that only direct them, escapes gone. */
export function textOf(message: Message | undefined): string {
  if (!message) return ''
  const texts = [message.content, ...every(message.components).flatMap(({ content }) => (content === undefined ? [] : [content]))]
  return undirected(texts.join('\n'))
    .replace(/\\(?=[!-/:-@[-`{-~])/gu, '')
    .replace(/\u00A0/gu, ' ')
    .trim()
}
/** The open button of that label on the newest message that has one. */
export function openButton(
  messages: readonly Message[],
  label: string,
): { readonly message: string; readonly customId: string } | undefined {
  const message = messages.findLast((it) => openButtons(it).includes(label))
  const button = every(message?.components ?? []).find(
    (it) => it.label !== undefined && undirected(it.label) === label && !it.disabled,
  )
  return message && button?.custom_id !== undefined ? { message: message.id, customId: button.custom_id } : undefined
}
export const openButtons = (message: Message | undefined): readonly string[] =>
  every(message?.components ?? []).flatMap(({ type, label, disabled }) =>
    type === 2 && label !== undefined && !disabled ? [undirected(label)] : [],
  )
