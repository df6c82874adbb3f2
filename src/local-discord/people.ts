import { ComponentType, InteractionType } from 'discord-api-types/v10'
import type { Channels, Place } from './channels.js'
import type { Commands, StoredCommand } from './commands.js'
import type { Home } from './home.js'
import type { Deed, Interactions } from './interactions.js'
import type { Interaction, Person } from './local.js'
import { permissionsOf, type Member, type Members } from './members.js'
import { walk, type Part, type StoredMessage } from './message.js'
import type { Messages } from './messages.js'
import { modalData, type Modal } from './modal.js'
import { has } from './permissions.js'
import { slashData, type Values } from './slash.js'

interface Parts {
  readonly home: Home
  readonly channels: Channels
  readonly members: Members
  readonly messages: Messages
  readonly commands: Commands
  readonly interactions: Interactions
}

/** The hands of one person. They throw for what Discord's client would not let them do. */
export function createPerson(member: Member, parts: Parts): Person {
  const { channels, members, messages, interactions } = parts
  const go = (channel: string): Place => {
    const place = channels.find(channel)
    if (!member.here) throw new Error(`${member.name} is not in the server`)
    if (!place || (place.kind === 'direct' && place.recipient !== member))
      throw new Error(`${member.name} sees no channel ${channel}`)
    return place
  }
  const begin = (deed: Omit<Deed, 'member'>): Interaction => interactions.begin({ ...deed, member })
  const use = (place: Place, source: StoredMessage, part: Part, values?: readonly string[]): Interaction => {
    if (place.thread?.archived) throw new Error(`the thread ${place.name} is archived`)
    const data = { component_type: part.type, custom_id: part.custom_id, id: part.id, ...(values ? { values } : {}) }
    return begin({ type: InteractionType.MessageComponent, place, data, source, userInstalled: isUserInstalled(source) })
  }
  const slash = (type: Deed['type'], channel: string, text: string, values: Values, focused?: string): Interaction => {
    const place = go(channel)
    const [name = '', ...words] = text.replace(/^\//, '').split(' ')
    const command = usable(parts.commands.find(name), member)
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
      member.locale = locale
    },
    says: (channel, command, options = {}) => slash(InteractionType.ApplicationCommand, channel, command, options),
    completes: (channel, command, focused, options) =>
      slash(InteractionType.ApplicationCommandAutocomplete, channel, command, options, focused),
    presses(channel, button, on) {
      const place = go(channel)
      const { message, part } = openPart(member, place, messages, on, button, isButton)
      return use(place, message, part)
    },
    picks(channel, select, values, on) {
      const place = go(channel)
      const { message, part } = openPart(member, place, messages, on, select, isSelect)
      checkPicked(part, values)
      return use(place, message, part, values)
    },
    forges(channel, customId, on) {
      const found = messages.find(on)?.message
      if (!found) throw new Error(`there is no message ${on}`)
      return use(go(channel), found, { type: ComponentType.Button, custom_id: customId })
    },
    submits(shown, values) {
      const asked = interactions.find(shown.id)
      if (!asked || asked.member !== member || shown.answer?.type !== 9) throw new Error(`${member.name} has no such modal open`)
      const source = asked.source === undefined ? undefined : messages.find(asked.source)?.message
      const { place, userInstalled } = asked
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
    leaves: () => members.leave(member),
  }
}

/** The command, if this member's client offers it. */
function usable(command: StoredCommand | undefined, member: Member): StoredCommand | undefined {
  const needed = command?.default_member_permissions
  if (needed === null || needed === undefined) return command
  const permissions = permissionsOf(member)
  if (has(permissions, 'Administrator')) return command
  return needed !== '0' && (permissions & BigInt(needed)) === BigInt(needed) ? command : undefined
}

const isUserInstalled = ({ interaction_metadata: metadata }: StoredMessage): boolean =>
  metadata !== undefined && !('0' in metadata.authorizing_integration_owners)

const isButton = ({ type, custom_id, label }: Part, name: string): boolean =>
  type === ComponentType.Button && custom_id !== undefined && (custom_id === name || label === name)
const isSelect = ({ type, custom_id, placeholder }: Part, name: string): boolean =>
  type === ComponentType.StringSelect && (custom_id === name || placeholder === name)

/** The open component of that name: on the message `on`, or on the newest message that has one. */
function openPart(
  member: Member,
  place: Place,
  messages: Messages,
  on: string | undefined,
  name: string,
  fits: (part: Part, name: string) => boolean,
): { readonly message: StoredMessage; readonly part: Part } {
  const seen = on === undefined ? messages.seenBy(member.id, place.id).toReversed() : visible(messages, member, place, on)
  let closed = false
  for (const message of seen) {
    for (const { part } of walk(message.components)) {
      if (!fits(part, name)) continue
      if (!part.disabled) return { message, part }
      closed = true
    }
  }
  throw new Error(`${member.name} sees ${closed ? 'only a disabled' : 'no'} "${name}" in ${place.name}`)
}

function visible(messages: Messages, member: Member, place: Place, id: string): readonly StoredMessage[] {
  const entry = messages.find(id)
  const sees = entry && entry.message.channel_id === place.id && (entry.viewer ?? member.id) === member.id
  if (!sees) throw new Error(`${member.name} sees no message ${id} in ${place.name}`)
  return [entry.message]
}

function checkPicked(part: Part, values: readonly string[]): void {
  const most = part.max_values ?? 1
  const least = part.min_values ?? 1
  if (values.length < least || values.length > most) throw new Error(`${part.custom_id} takes ${least} to ${most} values`)
  const unknown = values.find((value) => !part.options?.some((option) => option.value === value))
  if (unknown !== undefined) throw new Error(`${part.custom_id} has no option ${unknown}`)
}
