import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10'
import type { StoredCommand } from './commands.js'
import type { SlashOption } from './protocol.js'

export type Values = Readonly<Record<string, string | number | boolean>>
type Option = SlashOption & { readonly min_length?: number; readonly max_length?: number }

/** What an interaction says of a slash command: Discord's `data`. */
export interface SlashData {
  readonly id: string
  readonly name: string
  readonly type: 1
  readonly options: readonly object[]
}

/**
 * `words` are what follows the command's name: a subcommand, or a group and a subcommand, or nothing.
 * Throws, as Discord's client would not send it, when an option is missing, unknown or outside its bounds.
 * With `focused` the person is still typing: nothing is checked, and that option is the one to complete.
 */
export function slashData(command: StoredCommand, words: readonly string[], values: Values, focused?: string): SlashData {
  const options = descend(command.name, command.options ?? [], words, values, focused)
  return { id: command.id, name: command.name, type: 1, options }
}

function descend(
  name: string,
  options: readonly Option[],
  words: readonly string[],
  values: Values,
  focused: string | undefined,
): readonly object[] {
  const [word, ...rest] = words
  const nested = options.some(({ type }) => type === Kind.Subcommand || type === Kind.SubcommandGroup)
  if (word === undefined) {
    if (nested) throw new Error(`/${name} wants a subcommand`)
    return filled(name, options, values, focused)
  }
  const chosen = nested ? options.find((option) => option.name === word) : undefined
  if (!chosen) throw new Error(`/${name} has no subcommand ${word}`)
  return [{ name: word, type: chosen.type, options: descend(`${name} ${word}`, chosen.options ?? [], rest, values, focused) }]
}

function filled(name: string, options: readonly Option[], values: Values, focused: string | undefined): readonly object[] {
  for (const given of Object.keys(values)) {
    if (!options.some((option) => option.name === given)) throw new Error(`/${name} has no option ${given}`)
  }
  return options.flatMap((option) => {
    const value = values[option.name] ?? (option.name === focused ? '' : undefined)
    if (focused === undefined) check(name, option, value)
    if (value === undefined) return []
    return [{ name: option.name, type: option.type, value, ...(option.name === focused ? { focused: true } : {}) }]
  })
}

function check(command: string, option: Option, value: Values[string] | undefined): void {
  const wrong = (why: string): never => {
    throw new Error(`/${command} ${option.name}: ${why}`)
  }
  if (value === undefined) return option.required ? wrong('is required') : undefined
  const kind = KINDS.get(option.type)
  if (!kind) return wrong('people here do not fill in options of this type')
  if (!kind.fits(value)) wrong(`${JSON.stringify(value)} is not ${kind.name}`)
  if (option.choices && option.choices.length > 0 && !option.choices.some((choice) => choice.value === value)) {
    wrong(`${JSON.stringify(value)} is not among the choices`)
  }
  const size = typeof value === 'string' ? value.length : value
  const least = typeof value === 'string' ? option.min_length : option.min_value
  const most = typeof value === 'string' ? option.max_length : option.max_value
  if (least !== undefined && Number(size) < least) wrong(`is below ${least}`)
  if (most !== undefined && Number(size) > most) wrong(`is above ${most}`)
}

const KINDS: ReadonlyMap<number, { readonly name: string; readonly fits: (value: Values[string]) => boolean }> = new Map([
  [Kind.String, { name: 'a text', fits: (value: Values[string]) => typeof value === 'string' && value !== '' }],
  [Kind.Integer, { name: 'a whole number', fits: (value: Values[string]) => Number.isSafeInteger(value) }],
  [Kind.Boolean, { name: 'true or false', fits: (value: Values[string]) => typeof value === 'boolean' }],
  [Kind.Number, { name: 'a number', fits: (value: Values[string]) => Number.isFinite(value) }],
])
