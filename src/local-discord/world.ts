import { createChannels, type Channels } from './channels.js'
import { createClock, type Clock } from './clock.js'
import { createCommands, type Commands } from './commands.js'
import { createFiles, type Files } from './files.js'
import { createGuild, type Guild } from './guild.js'
import { createHome, type Home } from './home.js'
import { createIds } from './ids.js'
import { createInteractions, type Interactions } from './interactions.js'
import type { Message, NewPerson, Person } from './local.js'
import { createMembers, type Members } from './members.js'
import type { StoredMessage } from './message.js'
import { createMessages, type Messages } from './messages.js'
import { createNews, type Listener, type News } from './news.js'
import { createPerson } from './people.js'
import { createPings } from './pings.js'
import { createWriting, type Writing } from './writing.js'

/** All that this Discord holds. REST and the gateway are the bot's doors to it, `Person` is the people's. */
export interface World {
  readonly home: Home
  readonly guild: Guild
  readonly clock: Clock
  readonly nextId: () => string
  readonly news: News
  readonly members: Members
  readonly channels: Channels
  readonly messages: Messages
  readonly files: Files
  readonly commands: Commands
  readonly interactions: Interactions
  readonly writing: Writing
  /** Listens to every change until the returned function is called; the change has happened. See `news.ts` for the kinds. */
  watch(listener: Listener): () => void
  /** The people of the server, in the order in which they came. */
  people(): readonly Person[]
  /** By name, made at first sight, or by id. Somebody who has left stays away. */
  person(nameOrId: string): Person
  /** Text channels of the server, in the order in which they were made. */
  textChannels(): readonly { readonly id: string; readonly name: string }[]
  /** What a person sees in a channel (by name or id), oldest first: each message with who wrote it and which command led to it. */
  seen(person: Person, channel: string): readonly StoredMessage[]
  /** A plain message by a person. */
  say(person: Person, channel: string, text: string): Message
  /** The name behind an id that a text mentions. */
  nameOf(id: string): string | undefined
  /** Whether the message, when it was new, called this person. Edits call nobody. */
  pings(message: StoredMessage, person: { readonly id: string }): boolean
  botOnline(): boolean
  setBotOnline(online: boolean): void
  advance(ms: number): void
}

/** Discord's own wait for a first answer. */
const ACK_MS = 3000
const PUBLIC_PER_CHANNEL = 1_000

export interface WorldOptions {
  readonly token: string
  readonly people?: readonly (string | NewPerson)[] | undefined
  /** Of the server. */
  readonly locale?: string | undefined
  readonly ackMs?: number | undefined
  /** Public messages kept of each channel. */
  readonly keep?: number | undefined
  /** 'http://127.0.0.1:port', asked for once the server listens. */
  readonly origin: () => string
}

export function createWorld(options: WorldOptions): World {
  const home = createHome(options.token, options.origin)
  const clock = createClock()
  const nextId = createIds(clock)
  const news = createNews()
  const members = createMembers(news)
  const guild = createGuild(news, options.locale ?? 'en-US')
  const channels = createChannels(news, clock, home.bot)
  const files = createFiles()
  const messages = createMessages(news, options.keep ?? PUBLIC_PER_CHANNEL, ({ attachments }) =>
    attachments.forEach(({ id }) => files.drop(id)),
  )
  const commands = createCommands(news, nextId, home)
  const botOnline = (): boolean => online
  const ackMs = options.ackMs ?? ACK_MS
  const interactions = createInteractions({ clock, nextId, news, messages, home, guild, botOnline, ackMs })
  const writing = createWriting({ clock, nextId, home, channels, members, messages, files })
  const pings = createPings(news, members)
  const hands = { guild, channels, members, messages, commands, interactions, writing, pings, nextId }
  const persons = new Map<string, Person>()
  let online = false

  const person = (nameOrId: string): Person => {
    const member = members.meet(nameOrId)
    let known = persons.get(member.id)
    if (!known) persons.set(member.id, (known = createPerson(member, hands)))
    return known
  }
  const placeOf = (channel: string) => {
    const place = channels.find(channel)
    if (!place) throw new Error(`there is no channel ${channel}`)
    return place
  }

  channels.open('games')
  for (const one of options.people ?? []) {
    const { name, locale, permissions = [] } = typeof one === 'string' ? { name: one } : one
    const came = person(name)
    came.locale = locale ?? came.locale
    for (const permission of permissions) came.permissions.add(permission)
  }
  news.watch((change) => {
    if (change.kind === 'place' && change.now === 'gone') messages.forget(change.place.id)
  })

  return {
    home,
    guild,
    clock,
    nextId,
    news,
    members,
    channels,
    messages,
    files,
    commands,
    interactions,
    writing,
    person,
    watch: news.watch,
    people: () => members.all().map(({ id }) => person(id)),
    textChannels: () => channels.all().flatMap(({ kind, id, name }) => (kind === 'text' ? [{ id, name }] : [])),
    seen: ({ id }, channel) => messages.seenBy(id, placeOf(channel).id),
    say: ({ id }, channel, text) => writing.say(members.meet(id), placeOf(channel), text),
    nameOf: (id) => (id === home.bot.id ? home.bot.username : members.get(id)?.name),
    pings: ({ mentions, mention_everyone }, { id }) => mention_everyone || mentions.some((user) => user.id === id),
    botOnline,
    setBotOnline(next) {
      if (next === online) return
      online = next
      news.tell({ kind: 'bot', online })
    },
    advance(ms) {
      clock.advance(ms)
      interactions.expire()
      channels.archiveIdle()
    },
  }
}
