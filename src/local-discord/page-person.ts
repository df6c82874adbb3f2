import type { WebSocket } from 'ws'
import type { Interaction, Person } from './local.js'
import type { StoredMessage } from './message.js'
import { readFromPage } from './page-words.js'
import type { FromPage, PageComponent, PageMessage, ToPage } from './protocol.js'
import type { World } from './world.js'

const answers = { choices: 8, modal: 9 } as const
const late = 'This interaction failed'
const mostModals = 20

/** One tab of the page: what it asks is done by the person it is for, and it is told what that person sees. */
export function servePerson(ws: WebSocket, world: World): void {
  let person: Person | undefined
  let channel = ''
  const modals = new Map<string, Interaction>()
  const tell = (message: ToPage): void => ws.send(JSON.stringify(message))

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
        return tell({ type: 'commands', commands: commandsOf(world) })
      case 'place':
      case 'member':
        // Whoever looks gets the new lists of channels and people; a channel that is gone leads to the first.
        if (!world.textChannels().some(({ id }) => id === channel)) channel = world.textChannels()[0]?.id ?? ''
        return tell(hello(world, person, channel))
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
      channel ||= world.textChannels()[0]?.id ?? ''
      return tell(hello(world, person, channel))
    }
    if (!person) return ws.close(1008, 'Say first who you are')
    if (said.type === 'in') {
      if (world.textChannels().some(({ id }) => id === said.channel)) channel = said.channel
      return tell(hello(world, person, channel))
    }
    try {
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
  said: Exclude<FromPage, { type: 'be' | 'in' }>,
): Interaction | undefined {
  switch (said.type) {
    case 'say':
      world.say(person, channel, said.text)
      return undefined
    case 'slash':
      return person.says(channel, said.command, said.options)
    case 'complete':
      return person.completes(channel, said.command, said.focused, said.options)
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
  if (done.state !== 'answered') return { type: 'failed', ref, text: late }
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
    me: { id: person.id, name: person.name },
    people: world.people().map(({ id, name }) => ({ id, name })),
    channels: world.textChannels(),
    channel,
    bot: { name: world.home.bot.username, online: world.botOnline() },
    commands: commandsOf(world),
    messages: channel === '' ? [] : world.seen(person, channel).map((message) => pageMessage(world, message, person)),
  }
}

const slashCommand = 1
const commandsOf = (world: World) => world.commands.all().filter(({ type }) => type === slashCommand)

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
