import { ComponentType, InteractionType } from 'discord-api-types/v10'
import type { Channels, Place } from './channels.js'
import type { Commands, StoredCommand } from './commands.js'
import type { Guild } from './guild.js'
import type { Deed } from './cases.js'
import type { Interactions } from './interactions.js'
import { known } from './locale.js'
import type { Interaction, Person } from './local.js'
import { permissionsOf, type Member, type Members } from './members.js'
import type { Part, StoredMessage } from './message.js'
import type { Messages } from './messages.js'
import { checkPicked, isButton, isSelect, openPart } from './open-parts.js'
import { modalData, type Modal } from './modal.js'
import { has } from './permissions.js'
import type { Pings } from './pings.js'
import { slashData, type Values } from './slash.js'
import { closedTo } from './closed-threads.js'
import type { Writing } from './writing.js'

interface Parts {
  readonly guild: Guild
  readonly channels: Channels
  readonly members: Members
  readonly messages: Messages
  readonly commands: Commands
  readonly interactions: Interactions
  readonly writing: Writing
  readonly pings: Pings
  readonly nextId: () => string
}

/** The hands of one person. They throw for what Discord's client would not let them do. */
export function createPerson(member: Member, parts: Parts): Person {
  const { channels, members, messages, interactions, guild, writing } = parts
  const go = (channel: string): Place => {
    const place = channels.find(channel)
    if (!member.here) throw new Error(`${member.name} is not in the server`)
    if (guild.bot() === 'outage') throw new Error('the server is not available')
    if (!place || (place.kind === 'direct' && place.recipient !== member))
      throw new Error(`${member.name} sees no channel ${channel}`)
    return place
  }
  const enter = (channel: string, deed: 'send' | 'use'): Place => {
    const place = go(channel)
    const closed = closedTo(place, permissionsOf(member), deed)
    if (closed !== undefined) throw new Error(closed)
    return place
  }
  const begin = (deed: Omit<Deed, 'member'>): Interaction => interactions.begin({ ...deed, member })
  const use = (place: Place, source: StoredMessage, part: Part, values?: readonly string[]): Interaction => {
    const data = { component_type: part.type, custom_id: part.custom_id, id: part.id, ...(values ? { values } : {}) }
    return begin({ type: InteractionType.MessageComponent, place, data, source, userInstalled: isUserInstalled(source) })
  }
  const slash = (type: Deed['type'], channel: string, text: string, values: Values, focused?: string): Interaction => {
    const place = enter(channel, 'use')
    const [name = '', ...words] = text.replace(/^\//, '').split(' ')
    const command = guild.bot() === 'here' ? usable(parts.commands.find(name), member) : undefined
    if (!command) throw new Error(`${member.name} sees no command /${name}`)
    const data = slashData(command, words, values, focused)
    return begin({
      type,
      place,
      data,
      command: [name, ...words].join(' '),
      userInstalled: command.integration_types?.join() === '1',
    })
  }

  return {
    id: member.id,
    permissions: member.permissions,
    get name() {
      return member.name
    },
    set name(name) {
      member.name = name
    },
    get locale() {
      return member.locale
    },
    set locale(locale) {
      member.locale = known(locale)
    },
    says: (channel, command, options = {}) => slash(InteractionType.ApplicationCommand, channel, command, options),
    completes: (channel, command, focused, options) =>
      slash(InteractionType.ApplicationCommandAutocomplete, channel, command, options, focused),
    writes: (channel, text) => writing.say(member, enter(channel, 'send'), text),
    startsThread(channel, name) {
      const parent = go(channel)
      if (parent.kind !== 'text' || !has(permissionsOf(member), 'CreatePublicThreads'))
        throw new Error(`${member.name} can start no thread in ${channel}`)
      const start = { id: parts.nextId(), name, hidden: false, autoArchiveMinutes: 1440, ownerId: member.id }
      return channels.startThread(parent, start).id
    },
    presses(channel, button, on) {
      const place = enter(channel, 'use')
      const { message, part } = openPart(member, place, messages, on, button, isButton)
      return use(place, message, part)
    },
    picks(channel, select, values, on) {
      const place = enter(channel, 'use')
      const { message, part } = openPart(member, place, messages, on, select, isSelect)
      checkPicked(part, values)
      return use(place, message, part, values)
    },
    forges(channel, customId, on) {
      const found = messages.find(on)?.message
      if (!found) throw new Error(`there is no message ${on}`)
      return use(enter(channel, 'use'), found, { type: ComponentType.Button, custom_id: customId })
    },
    submits(shown, values) {
      const asked = interactions.find(shown.id)
      if (!asked || asked.member !== member || shown.answer?.type !== 9) throw new Error(`${member.name} has no such modal open`)
      const source = asked.source === undefined ? undefined : messages.find(asked.source)?.message
      const { userInstalled } = asked
      const place = enter(asked.place.id, 'use')
      return begin({
        type: InteractionType.ModalSubmit,
        place,
        data: modalData(shown.answer.data as Modal, values),
        source,
        userInstalled,
      })
    },
    sees: (channel) => messages.seenBy(member.id, go(channel).id),
    dismisses(message) {
      if (messages.find(message)?.viewer !== member.id) throw new Error(`${member.name} has no private message ${message}`)
      messages.remove(message)
    },
    pings: (channel) => parts.pings.of(member.id, channel === undefined ? undefined : channels.find(channel)?.id),
    leaves: () => members.leave(member),
    joins: () => members.join(member),
  }
}

/** The command, if this member's client offers it. */
export function usable(command: StoredCommand | undefined, member: Member): StoredCommand | undefined {
  const needed = command?.default_member_permissions
  if (needed === null || needed === undefined) return command
  const permissions = permissionsOf(member)
  if (has(permissions, 'Administrator')) return command
  return needed !== '0' && (permissions & BigInt(needed)) === BigInt(needed) ? command : undefined
}

const isUserInstalled = ({ interaction_metadata: metadata }: StoredMessage): boolean =>
  metadata !== undefined && !('0' in metadata.authorizing_integration_owners)
