import type { WebSocket } from 'ws'
import type { Interaction, Person } from './local.js'
import type { Member } from './members.js'
import type { StoredMessage } from './message.js'
import { asRegistered, inLanguage } from './page-commands.js'
import { roomsOf } from './page-rooms.js'
import { usable } from './people.js'
import { readFromPage } from './page-words.js'
import type { FromPage, PageComponent, PageMessage, SlashCommand, ToPage } from './protocol.js'
import type { World } from './world.js'

const answers = { choices: 8, modal: 9 } as const
const mostModals = 20

/** One tab of the page: what it asks is done by the person it is for, and it is told what that person sees. */
export function servePerson(ws: WebSocket, world: World): void {
  let person: Person | undefined
  let channel = ''
  const modals = new Map<string, Interaction>()
  const tell = (message: ToPage): void => ws.send(JSON.stringify(message))

  /** A channel that is gone leads to the first. */
  const greet = (to: Person): void => {
    const rooms = roomsOf(world, memberOf(world, to))
    if (!rooms.some(({ id }) => id === channel)) channel = rooms[0]?.id ?? ''
    tell(hello(world, to, channel))
  }

  const stop = world.watch((change) => {
    if (!person) return
    switch (change.kind) {
      case 'message':
        if (change.message.channel_id === channel && (change.viewer ?? person.id) === person.id)
          tell({ type: 'message', message: pageMessage(world, change.message, person) })
        return
      case 'gone':
        return tell({ type: 'gone', message: change.message.id })
      case 'bot':
        return tell({ type: 'bot', online: change.online })
      case 'commands':
        return tell({ type: 'commands', commands: commandsFor(world, person) })
      case 'place':
      case 'member':
      case 'guild':
        // Whoever looks gets the new lists of channels and people.
        return greet(person)
      case 'interaction':
        return
    }
  })
  ws.on('close', stop)
  ws.on('error', () => ws.terminate())
  ws.on('message', (data: Buffer) => {
    const read = readFromPage(data.toString())
    if (!read) return ws.close(1008, 'That is not in the words of this page')
    hear(read)
  })

  const hear = (said: FromPage): void => {
    if (said.type === 'be') {
      const first = world.people()[0]
      person = said.person === '' && first ? first : world.person(said.person)
      person.joins()
      return greet(person)
    }
    if (!person) return ws.close(1008, 'Say first who you are')
    if (said.type === 'in') {
      if (roomsOf(world, memberOf(world, person)).some(({ id }) => id === said.channel)) channel = said.channel
      return greet(person)
    }
    try {
      if (said.type === 'speak') {
        person.locale = said.locale
        return greet(person)
      }
      const interaction = act(world, person, channel, modals, said)
      if (interaction && 'ref' in said) void interaction.done.then((done) => tell(outcome(said.ref, done, modals)))
    } catch (refusal) {
      // A person's hands throw for what Discord's client would not let them do.
      if ('ref' in said && refusal instanceof Error) tell({ type: 'failed', ref: said.ref, text: sentence(refusal.message) })
    }
  }
}

/** Does what was asked, and answers the interaction that came of it, if it was one. */
function act(
  world: World,
  person: Person,
  channel: string,
  modals: ReadonlyMap<string, Interaction>,
  said: Exclude<FromPage, { type: 'be' | 'in' | 'speak' }>,
): Interaction | undefined {
  switch (said.type) {
    case 'say':
      person.writes(channel, said.text)
      return undefined
    case 'slash': {
      const { command, options } = asRegistered(said, world.commands.all(), person.locale)
      return person.says(channel, command, options)
    }
    case 'complete': {
      const { command, options } = asRegistered(said, world.commands.all(), person.locale)
      const named = asRegistered({ ...said, options: { [said.focused]: '' } }, world.commands.all(), person.locale)
      return person.completes(channel, command, Object.keys(named.options)[0] ?? '', options)
    }
    case 'press':
      return said.values
        ? person.picks(channel, said.customId, said.values, said.message)
        : person.presses(channel, said.customId, said.message)
    case 'submit': {
      const shown = modals.get(said.interaction)
      if (!shown) throw new Error('This form is too old')
      return person.submits(shown, said.values)
    }
    case 'dismiss':
      person.dismisses(said.message)
      return undefined
  }
}

/** What a settled interaction means for the page. Keeps the newest modals, since submitting one needs the press that opened it. */
function outcome(ref: number, done: Interaction, modals: Map<string, Interaction>): ToPage {
  if (done.failure !== undefined) return { type: 'failed', ref, text: done.failure }
  const { type, data } = done.answer ?? {}
  if (type === answers.choices) {
    const { choices } = data as { readonly choices: Extract<ToPage, { type: 'choices' }>['choices'] }
    return { type: 'choices', ref, choices }
  }
  if (type === answers.modal) {
    const { title, components } = data as { readonly title: string; readonly components: readonly PageComponent[] }
    modals.set(done.id, done)
    const [oldest] = modals.keys()
    if (modals.size > mostModals && oldest !== undefined) modals.delete(oldest)
    return { type: 'modal', ref, interaction: done.id, title, components }
  }
  return { type: 'answered', ref }
}

function hello(world: World, person: Person, channel: string): ToPage {
  return {
    type: 'hello',
    me: { id: person.id, name: person.name, locale: person.locale },
    locale: world.guild.locale(),
    people: world.people().map(({ id, name }) => ({ id, name })),
    channels: roomsOf(world, memberOf(world, person)),
    channel,
    bot: { name: world.home.bot.username, online: world.botOnline() && world.guild.bot() === 'here' },
    commands: commandsFor(world, person),
    messages: channel === '' ? [] : world.seen(person, channel).map((message) => pageMessage(world, message, person)),
  }
}

const slashCommand = 1
function commandsFor(world: World, person: Person): readonly SlashCommand[] {
  const member = memberOf(world, person)
  const offered = world.commands.all().filter((command) => command.type === slashCommand && usable(command, member))
  return world.guild.bot() === 'here' ? inLanguage(offered, person.locale) : []
}
const memberOf = ({ members }: World, { id }: Person): Member => members.meet(id)

function pageMessage(world: World, message: StoredMessage, person: Person): PageMessage {
  const ids = new Set(
    [...JSON.stringify([message.content, message.components]).matchAll(/<@[!&]?(\d+)>/g)].map((found) => found[1] ?? ''),
  )
  const names = Object.fromEntries(
    [...ids].flatMap((id) => (world.nameOf(id) === undefined ? [] : [[id, world.nameOf(id) ?? '']])),
  )
  return { ...message, names, pings: world.pings(message, person) }
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
