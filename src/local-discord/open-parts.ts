import { ComponentType } from 'discord-api-types/v10'
import type { Place } from './channels.js'
import type { Member } from './members.js'
import { walk, type Part, type StoredMessage } from './message.js'
import type { Messages } from './messages.js'

export const isButton = ({ type, custom_id, label }: Part, name: string): boolean =>
  type === ComponentType.Button && custom_id !== undefined && (custom_id === name || label === name)
export const isSelect = ({ type, custom_id, placeholder }: Part, name: string): boolean =>
  type === ComponentType.StringSelect && (custom_id === name || placeholder === name)

/** The open component of that name: on the message `on`, or on the newest message that has one. */
export function openPart(
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

/** Throws for picks that the menu would not take. */
export function checkPicked(part: Part, values: readonly string[]): void {
  const most = part.max_values ?? 1
  const least = part.min_values ?? 1
  if (values.length < least || values.length > most) throw new Error(`${part.custom_id} takes ${least} to ${most} values`)
  const unknown = values.find((value) => !part.options?.some((option) => option.value === value))
  if (unknown !== undefined) throw new Error(`${part.custom_id} has no option ${unknown}`)
}
