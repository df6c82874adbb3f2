import type { StoredCommand } from './commands.js'
import { told } from './locale.js'
import type { SlashCommand, SlashOption } from './protocol.js'

type Values = Readonly<Record<string, string | number | boolean>>

/** A line of the message box in a person's own language: its command with the slash, its options by name. */
interface Line {
  readonly command: string
  readonly options: Values
}

/** Commands as somebody of that language reads and types them. */
export const inLanguage = (commands: readonly StoredCommand[], locale: string): readonly SlashCommand[] =>
  commands.map((command) => ({
    name: told(command.name, command.name_localizations, locale),
    description: told(command.description, command.description_localizations, locale),
    ...(command.options ? { options: optionsIn(command.options, locale) } : {}),
  }))

const optionsIn = (options: readonly SlashOption[], locale: string): readonly SlashOption[] =>
  options.map((option) => ({
    ...option,
    name: told(option.name, option.name_localizations, locale),
    description: told(option.description, option.description_localizations, locale),
    ...(option.choices
      ? { choices: option.choices.map((one) => ({ ...one, name: told(one.name, one.name_localizations, locale) })) }
      : {}),
    ...(option.options ? { options: optionsIn(option.options, locale) } : {}),
  }))

/** The line in the names that the bot knows: Discord tells it of no others. What is not known stays as it is. */
export function asRegistered({ command, options }: Line, commands: readonly StoredCommand[], locale: string): Line {
  let level: readonly Named[] = commands
  const find = (word: string): Named | undefined =>
    level.find(({ name, name_localizations: texts }) => told(name, texts, locale) === word)
  const words = command
    .replace(/^\//, '')
    .split(' ')
    .map((word) => {
      const named = find(word)
      level = named?.options ?? []
      return named?.name ?? word
    })
  const renamed = Object.entries(options).map(([word, value]) => [find(word)?.name ?? word, value] as const)
  return { command: `/${words.join(' ')}`, options: Object.fromEntries(renamed) }
}

interface Named {
  readonly name: string
  readonly name_localizations?: Readonly<Record<string, string>> | null
  readonly options?: readonly SlashOption[]
}
