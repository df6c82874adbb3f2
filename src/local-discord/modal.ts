import { ComponentType } from 'discord-api-types/v10'
import type { Part } from './message.js'

/** A modal as its callback opened it. */
export interface Modal {
  readonly custom_id: string
  readonly title: string
  readonly components: readonly Part[]
}

/**
 * What an interaction says of a filled-in modal: Discord's `data`. `values` by custom id; in a group or a select that takes
 * several, the values stand with commas between. Throws for what the client would not send.
 */
export function modalData(modal: Modal, values: Readonly<Record<string, string>>): object {
  let id = 0
  const filled = (part: Part): object => {
    const head = { type: part.type, id: part.id ?? ++id }
    if (part.component) return { ...head, component: filled(part.component) }
    if (part.components) return { ...head, components: part.components.map(filled) }
    return part.custom_id === undefined ? head : { ...head, custom_id: part.custom_id, ...entered(part, values[part.custom_id]) }
  }
  return { custom_id: modal.custom_id, components: modal.components.map(filled) }
}

function entered(part: Part, given: string | undefined): object {
  const value = given ?? part.value ?? ''
  const required = part.required ?? true
  const wrong = (why: string): never => {
    throw new Error(`${part.custom_id}: ${why}`)
  }
  if (required && value === '' && part.type !== ComponentType.Checkbox) wrong('is required')
  switch (part.type) {
    case ComponentType.TextInput:
      if (value !== '' && value.length < (part.min_length ?? 0)) wrong(`is shorter than ${part.min_length}`)
      if (value.length > (part.max_length ?? 4000)) wrong(`is longer than ${part.max_length ?? 4000}`)
      return { value }
    case ComponentType.Checkbox:
      return { value: value === 'true' }
    case ComponentType.RadioGroup:
      return { value: value === '' ? null : oneOf(part, value) }
    case ComponentType.StringSelect:
    case ComponentType.CheckboxGroup:
      return { values: value === '' ? [] : value.split(',').map((one) => oneOf(part, one)) }
    default:
      return wrong('people here do not fill in components of this type')
  }
}

function oneOf(part: Part, value: string): string {
  if (!part.options?.some((option) => option.value === value)) throw new Error(`${part.custom_id} has no option ${value}`)
  return value
}
