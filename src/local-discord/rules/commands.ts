import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10'
import { invalidForm, REFUSALS, type Flaw, type Path, type Refusal } from '../errors.js'
import { LOCALES } from '../locale.js'

const MOST_COMMANDS = 100
const MOST_LETTERS = 8000
const MOST_OPTIONS = 25
const CHAT_INPUT = 1
/** Discord's own pattern for names of slash commands and their options. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u

/** A command or an option of one: what the rules look at. */
export interface Described {
  readonly type?: number | null
  readonly name: string
  readonly description?: string | null
  readonly name_localizations?: Texts
  readonly description_localizations?: Texts
  readonly required?: boolean | null
  readonly autocomplete?: boolean | null
  readonly options?: readonly Described[] | null
  readonly choices?: readonly DescribedChoice[] | null
}

interface DescribedChoice {
  readonly name: string
  readonly value: string | number
  readonly name_localizations?: Texts
}
type Texts = Readonly<Record<string, string>> | null

/** What Discord refuses in a list of commands beyond the published shape. */
export function checkCommands(commands: readonly Described[]): Refusal | undefined {
  if (commands.filter(isChat).length > MOST_COMMANDS) return REFUSALS.tooManyCommands
  const flaws = commands.flatMap((command, index) => commandFlaws(command, [index], commands))
  return invalidForm(flaws)
}

const isChat = ({ type }: Described): boolean => (type ?? CHAT_INPUT) === CHAT_INPUT

function commandFlaws(command: Described, path: Path, all: readonly Described[]): readonly Flaw[] {
  const flaws: Flaw[] = isChat(command) ? [...namedFlaws(command, path)] : []
  if (all.some((other) => other !== command && other.name === command.name && isChat(other) === isChat(command))) {
    flaws.push({ path, code: 'APPLICATION_COMMANDS_DUPLICATE_NAME', message: 'Application command names must be unique' })
  }
  if (letters(command) > MOST_LETTERS) {
    flaws.push({ path, code: 'APPLICATION_COMMAND_TOO_LARGE', message: `Command exceeds maximum size (${MOST_LETTERS})` })
  }
  return flaws
}

function namedFlaws(named: Described, path: Path): readonly Flaw[] {
  const flaws: Flaw[] = []
  const names = [named.name, ...Object.values(named.name_localizations ?? {})]
  if (names.some((name) => !NAME.test(name) || name !== name.toLowerCase())) {
    flaws.push({ path: [...path, 'name'], code: 'APPLICATION_COMMAND_INVALID_NAME', message: 'Command name is invalid' })
  }
  const texts = [named.description ?? '', ...Object.values(named.description_localizations ?? {})]
  if (texts.some(({ length }) => length < 1 || length > 100)) {
    flaws.push({ path: [...path, 'description'], code: 'BASE_TYPE_BAD_LENGTH', message: 'Must be between 1 and 100 in length.' })
  }
  for (const field of ['name_localizations', 'description_localizations'] as const) {
    flaws.push(...localeFlaws(named[field], [...path, field]))
  }
  if ((named.choices?.length ?? 0) > 0 && named.autocomplete) {
    const message = 'An option has choices or autocompletion, not both'
    flaws.push({ path: [...path, 'autocomplete'], code: 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE', message })
  }
  const choices = (named.choices ?? []).flatMap((choice, index) => choiceFlaws(choice, [...path, 'choices', index]))
  return [...flaws, ...choices, ...optionsFlaws(named.options ?? [], [...path, 'options'])]
}

function localeFlaws(texts: Texts | undefined, path: Path): readonly Flaw[] {
  const unknown = Object.keys(texts ?? {}).filter((locale) => !LOCALES.has(locale))
  return unknown.map((locale) => ({
    path: [...path, locale],
    code: 'ENUM_TYPE_COERCE',
    message: `Value "${locale}" is not a valid locale.`,
  }))
}

function choiceFlaws({ name, name_localizations: texts }: DescribedChoice, path: Path): readonly Flaw[] {
  const fits = [name, ...Object.values(texts ?? {})].every(({ length }) => length >= 1 && length <= 100)
  const wrong = { path: [...path, 'name'], code: 'BASE_TYPE_BAD_LENGTH', message: 'Must be between 1 and 100 in length.' }
  return [...(fits ? [] : [wrong]), ...localeFlaws(texts, [...path, 'name_localizations'])]
}

function optionsFlaws(options: readonly Described[], path: Path): readonly Flaw[] {
  const flaws: Flaw[] = []
  if (options.length > MOST_OPTIONS) {
    flaws.push({ path, code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${MOST_OPTIONS} or fewer in length.` })
  }
  const nested = options.filter(({ type }) => type === Kind.Subcommand || type === Kind.SubcommandGroup).length
  if (nested > 0 && nested < options.length) {
    const message = 'Sub-commands and sub-command groups cannot stand beside other options'
    flaws.push({ path, code: 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', message })
  }
  let optional = false
  for (const [index, option] of options.entries()) {
    const at = [...path, index]
    if (option.required && optional) {
      const message = 'Required options must be placed before non-required options'
      flaws.push({ path: at, code: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message })
    }
    optional ||= !option.required
    if (options.findIndex(({ name }) => name === option.name) < index) {
      flaws.push({
        path: [...at, 'name'],
        code: 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        message: 'Option names must be unique',
      })
    }
    flaws.push(...namedFlaws(option, at))
  }
  return flaws
}

const longest = (text: string, others: Readonly<Record<string, string>> | null | undefined): number =>
  Math.max(text.length, ...Object.values(others ?? {}).map(({ length }) => length))

/** Discord counts names, descriptions and choice values, each in its longest language. */
function letters(named: Described): number {
  const own = longest(named.name, named.name_localizations) + longest(named.description ?? '', named.description_localizations)
  const choices = (named.choices ?? []).reduce(
    (sum, { name, name_localizations: texts, value }) => sum + longest(name, texts) + String(value).length,
    0,
  )
  return own + choices + (named.options ?? []).reduce((sum, option) => sum + letters(option), 0)
}
