import {
  Events,
  type ChatInputCommandInteraction,
  type Client,
  type Interaction,
  type MessageComponentInteraction,
} from 'discord.js'
import type { Call, Command, Reply, Rooms } from '../../commands/command.js'
import { turnTo } from '../../commands/pages.js'
import { press } from '../../commands/verbs.js'
import type { Screen } from '../kit/screen.js'
import type { Text } from '../kit/text.js'
import { isStoreError } from '../store/failure.js'
import { callOf, type Answerable } from './call.js'
import { decode } from './custom-id.js'
import type { Give } from './give.js'
import { languageOf, type Tongues } from './language.js'
import { createLateness, MOST_AGE_MS } from './late.js'
import type { PressPath } from './press-path.js'
import type { Respond } from './respond.js'
import { words, type Words } from './words.js'

/** What became of an interaction, for the log: never what was in it. */
export interface Handled {
  readonly kind: 'command' | 'completion' | 'verb' | 'path' | 'page' | 'unknown'
  readonly name: string
  readonly ms: number
}
export interface RouteOptions {
  readonly client: Client
  readonly commands: Readonly<Record<string, Command>>
  readonly rooms: Rooms
  readonly tongues: Tongues
  readonly respond: Respond
  readonly give: Give
  readonly pressPath: PressPath
  readonly now: () => number
  /** Told of each press, until it is answered. */
  readonly press: () => () => void
  readonly onHandled: (handled: Handled) => void
  readonly onShed: (age: number) => void
  /** A bug: tells it to the log and answers with the code under which it stands there. */
  readonly onFault: (error: unknown) => string
}

/** For whoever is answered before we know more of them. */
const saying = ({ locale }: Pick<Interaction, 'locale'>): Words => words(languageOf(locale))
const note = (...texts: readonly Text[]): Screen => ({
  form: 'panel',
  rows: [],
  lines: texts.map((text, i) => ({ as: i ? ('small' as const) : ('plain' as const), text })),
})

/** The one door for everything that people do on Discord. */
export interface Router {
  /** Whether nothing is being answered. */
  isIdle(): boolean
  /** From now on everybody is told that we are restarting; settles when what was under way is answered. */
  drain(): Promise<void>
}

export function route(options: RouteOptions): Router {
  const { client, rooms, tongues, respond, give, now } = options
  const lateness = createLateness()
  const late = new Set<string>()
  const underWay = new Set<Promise<void>>()
  let draining = false

  const listener = (interaction: Interaction): void => {
    const answered = options.press()
    const work = handle(interaction).finally(() => {
      underWay.delete(work)
      answered()
    })
    underWay.add(work)
  }

  async function handle(interaction: Interaction): Promise<void> {
    if (!interaction.isChatInputCommand() && !interaction.isAutocomplete() && !interaction.isMessageComponent()) return
    const started = performance.now()
    const age = lateness.age(interaction.createdTimestamp, now())
    if (age > MOST_AGE_MS) {
      if (late.size < 10_000) late.add(interaction.user.id)
      return options.onShed(age)
    }
    try {
      const done = await answer(interaction)
      options.onHandled({ ...done, ms: performance.now() - started })
    } catch (error) {
      const [code, say] = [options.onFault(error), saying(interaction)]
      if (interaction.isAutocomplete()) return
      const told = isStoreError(error) ? note(say('unsaved')) : note(say('fault'), say('fault_code', { code }))
      await give.note(interaction, told).catch(options.onFault)
    }
  }

  /** The work is on disk by now: should the store fail from here on, it was done all the same. */
  async function reply(
    interaction: ChatInputCommandInteraction | MessageComponentInteraction,
    call: Call,
    it: Reply,
  ): Promise<void> {
    try {
      await give.reply(interaction, call, it)
    } catch (error) {
      if (!isStoreError(error)) throw error
      options.onFault(error)
      await give.note(interaction, note(words(call.language)('soon')))
    }
  }

  async function answer(interaction: Answerable): Promise<Omit<Handled, 'ms'>> {
    if (draining && !interaction.isAutocomplete() && (interaction.isChatInputCommand() || interaction.isMessageComponent())) {
      await give.note(interaction, note(saying(interaction)('restarting')))
      return { kind: 'unknown', name: 'restarting' }
    }
    const call = await callOf(interaction, { store: rooms.store, tongues }, now())
    if (interaction.isAutocomplete()) {
      const choices = call
        ? await options.commands[interaction.commandName]?.complete?.(call, rooms, interaction.options.getFocused(true).name)
        : undefined
      await respond.complete(interaction, choices ?? [])
      return { kind: 'completion', name: interaction.commandName }
    }
    if (!interaction.isChatInputCommand() && !interaction.isMessageComponent()) return { kind: 'unknown', name: 'type' }
    if (!call) {
      await give.note(interaction, note(saying(interaction)('elsewhere')))
      return { kind: 'unknown', name: 'elsewhere' }
    }
    return interaction.isChatInputCommand() ? command(interaction, call) : component(interaction, call)
  }

  async function command(interaction: ChatInputCommandInteraction, call: Call): Promise<Omit<Handled, 'ms'>> {
    const known = options.commands[interaction.commandName]
    if (known) await reply(interaction, call, await known.run(call, rooms))
    else await give.note(interaction, note(words(call.language)('unknown_command')))
    return { kind: 'command', name: interaction.commandName }
  }

  async function component(interaction: MessageComponentInteraction, call: Call): Promise<Omit<Handled, 'ms'>> {
    const say = words(call.language)
    const pointer = decode(interaction.customId)
    const before = late.delete(interaction.user.id) ? [{ as: 'plain' as const, text: say('too_late') }] : []
    if (!pointer) {
      await give.note(interaction, note(say('unknown_button')))
      return { kind: 'unknown', name: 'button' }
    }
    if ('page' in pointer) {
      const page = interaction.isStringSelectMenu() ? (interaction.values[0] ?? pointer.page) : pointer.page
      await reply(interaction, call, await turnTo(call, rooms, page))
      return { kind: 'page', name: page.split(':')[0] ?? '' }
    }
    if ('verb' in pointer) {
      const picked = interaction.isStringSelectMenu() ? interaction.values[0] : undefined
      const about = picked === undefined ? pointer : { ...pointer, about: picked }
      await reply(interaction, call, withNote(await press(call, rooms, about), before))
      return { kind: 'verb', name: pointer.verb }
    }
    const picked = interaction.isStringSelectMenu() ? interaction.values : []
    await reply(interaction, call, withNote(await options.pressPath(call, pointer, picked), before))
    return { kind: 'path', name: 'panel' }
  }

  client.on(Events.InteractionCreate, listener)
  return {
    isIdle: () => underWay.size === 0,
    async drain() {
      draining = true
      await Promise.all(underWay)
    },
  }
}

const withNote = (reply: Reply, before: Screen['lines']): Reply =>
  reply.to === 'panel' && before.length ? { ...reply, note: [...before, ...(reply.note ?? [])] } : reply
