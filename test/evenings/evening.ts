import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { commands } from '../../commands/index.js'
import { startDiscord, type Discord } from '../../src/discord/discord.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { Component, Interaction, LocalDiscord, LocalOptions, Message } from '../../src/local-discord/local.js'
import { openStore } from '../../src/store/sqlite.js'
import type { Store } from '../../src/store/store.js'
import { createHouse, type House } from '../../src/table/house.js'
import { createTables, type HouseDoor, type Tables } from '../../src/table/tables.js'

/** People at a Discord of our own, with the real bot on it: the whole program but for its settings and its log. */
export interface Evening {
  readonly local: LocalDiscord
  readonly channel: string
  readonly tables: Tables & HouseDoor
  readonly store: Store
  readonly house: House
  /** Faults that the bot reported, and how many presses it dropped as too late. */
  readonly faults: unknown[]
  readonly shed: number[]
  player(name: string): Player
  /** Texts of the public messages, oldest first. */
  story(): readonly string[]
  /** Until nothing is under way: no request for a while, nothing due. */
  calm(): Promise<void>
  /** Ends the bot as a kill would end its memory, and starts it again on the same file. */
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
  /** The text of the newest private message, and the labels of its open buttons. */
  panel(): string
  buttons(): readonly string[]
  newest(): Message | undefined
}
export interface EveningOptions extends LocalOptions {
  /** Secret seeds of the tables, in the order of opening. */
  readonly seeds?: readonly string[]
  readonly housePauseMs?: number
  /** Keep the data in a file, so that the bot can be started again. */
  readonly onDisk?: boolean
}

const QUICK = { delayMs: 5, gapMs: 20 }

export async function evening(options: EveningOptions = {}): Promise<Evening> {
  const local = await startLocalDiscord({ people: ['Ann', 'Bo', 'Cleo', 'Dan'], limits: false, ...options })
  const folder = options.onDisk ? mkdtempSync(join(tmpdir(), 'foolish-')) : undefined
  const path = folder ? join(folder, 'foolish.sqlite') : ':memory:'
  const faults: unknown[] = []
  const shed: number[] = []
  const seeds = [...(options.seeds ?? [])]
  let bot = await boot()
  await bot.discord.register(undefined)

  async function boot(): Promise<{ store: Store; tables: Tables & HouseDoor; house: House; discord: Discord }> {
    const opened = await openStore(path)
    if (!opened.ok) throw new Error(`the store is refused: ${opened.reason}`)
    const { store } = opened
    const onError = (error: unknown): void => void faults.push(error)
    const pause = options.housePauseMs ?? 0
    const seed = seeds.length ? { seed: () => seeds.shift() ?? 'later' } : {}
    const tables = createTables({ store, now: local.now, onError, pace: { pause, spread: 0 }, ...seed })
    const house = createHouse({ store, tables, now: local.now, onError })
    const reports = { handled: () => {}, shed: (age: number) => void shed.push(age), fault: onError }
    const rooms = { store, tables }
    const discord = await startDiscord({
      token: local.token,
      api: local.api,
      commands,
      rooms,
      reports,
      now: local.now,
      pace: QUICK,
    })
    house.start()
    return { store, tables, house, discord }
  }
  async function down(): Promise<void> {
    await bot.house.stop()
    await bot.discord.stop()
    await bot.store.close()
  }
  async function calm(): Promise<void> {
    for (let quiet = 0, seen = -1; quiet < 6;) {
      await bot.house.settle()
      await new Promise((done) => setTimeout(done, 30))
      quiet = local.requests.length === seen ? quiet + 1 : 0
      seen = local.requests.length
    }
  }

  return {
    local,
    channel: 'games',
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
    player: (name) => player(local, name),
    story: () => local.channel('games').messages.map(textOf),
    calm,
    async restart(meanwhile) {
      await down()
      await meanwhile?.()
      bot = await boot()
    },
    async end() {
      await down()
      await local.stop()
      if (folder) rmSync(folder, { recursive: true })
    },
  }
}

function player(local: LocalDiscord, name: string): Player {
  const person = local.person(name)
  const isPrivate = ({ flags }: Message): boolean => (flags & 64) !== 0
  const newest = (): Message | undefined => person.sees('games').filter(isPrivate).at(-1)
  const answered = async (interaction: Interaction): Promise<Interaction> => {
    const done = await interaction.done
    expect(done.state, `${name} gets an answer`).toBe('answered')
    return done
  }
  return {
    name,
    id: person.id,
    says: (command, options) => answered(person.says('games', command, options)),
    presses(label, on) {
      const button = openButton(
        person.sees('games').filter(({ id }) => on === undefined || id === on),
        label,
      )
      if (!button) throw new Error(`${name} sees no open "${label}"; the panel says: ${textOf(newest())}`)
      return answered(person.presses('games', button.customId, button.message))
    },
    picks: (list, values) => answered(person.picks('games', list, values)),
    panel: () => textOf(newest()),
    buttons: () => openButtons(newest()),
    newest,
  }
}

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
