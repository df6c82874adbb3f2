import type { SlashCommand, SlashOption } from '../protocol.js'

/** A command that can be said, with its subcommands folded into the path: '/table join'. */
export interface Usable {
  readonly path: string
  readonly description: string
  readonly options: readonly SlashOption[]
}
/** One `name:value` of a line; `from` and `to` are where the value stands in it. */
export interface Given {
  readonly option: SlashOption
  readonly text: string
  readonly from: number
  readonly to: number
}
/** A line that begins with a known command. `stray` is what belongs to no option; `end` is where the path ends. */
export interface Line {
  readonly command: Usable
  readonly given: readonly Given[]
  readonly stray: string
  readonly end: number
}
export type Values = Readonly<Record<string, string | number | boolean>>
/** Values picked from the bot's completions, by option and the name shown: '/hand' shows the name and sends the value. */
export type Picked = Readonly<Record<string, Readonly<Record<string, string>>>>
export type Checked =
  | { readonly ok: true; readonly command: string; readonly options: Values }
  | { readonly ok: false; readonly text: string }

const kinds = { subcommand: 1, group: 2, integer: 4, boolean: 5, number: 10 } as const

export function usable(commands: readonly SlashCommand[]): readonly Usable[] {
  return commands.flatMap((command) => unfold(`/${command.name}`, command.description, command.options ?? []))
}

function unfold(path: string, description: string, options: readonly SlashOption[]): readonly Usable[] {
  const inner = options.filter((option) => option.type === kinds.subcommand || option.type === kinds.group)
  if (inner.length === 0) return [{ path, description, options }]
  return inner.flatMap((option) => unfold(`${path} ${option.name}`, option.description, option.options ?? []))
}

/** Reads `/path name:value name:value`; a value runs on until the next option's name. Undefined where no command begins the line. */
export function readLine(text: string, commands: readonly Usable[]): Line | undefined {
  const command = commands
    .filter(({ path }) => text === path || text.startsWith(`${path} `))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
  if (!command) return undefined
  const end = command.path.length
  const marks = [...text.slice(end).matchAll(/ ([\p{L}\p{N}_-]+):/gu)]
    .map((found) => ({
      option: command.options.find(({ name }) => name === found[1]),
      at: end + found.index,
      from: end + found.index + found[0].length,
    }))
    .filter((mark): mark is { option: SlashOption; at: number; from: number } => mark.option !== undefined)
  const given = marks.map(({ option, from }, n) => {
    const to = marks[n + 1]?.at ?? text.length
    return { option, text: text.slice(from, to).trim(), from, to }
  })
  return { command, given, stray: text.slice(end, marks[0]?.at ?? text.length).trim(), end }
}

/** The line as Discord would send it, or the first thing that does not fit, in words. */
export function check(line: Line, picked: Picked = {}): Checked {
  const { command, given, stray } = line
  const names = command.options.map(({ name }) => name)
  if (stray !== '') {
    const known = names.length > 0 ? `has these options: ${names.join(', ')}.` : 'has no options.'
    return { ok: false, text: `“${stray}” is no option. ${command.path} ${known}` }
  }
  const options: Record<string, string | number | boolean> = {}
  for (const { option, text } of given) {
    if (option.name in options) return { ok: false, text: `${option.name} is there twice.` }
    const value = text === '' ? problem(`${option.name} has no value yet.`) : valueOf(option, picked[option.name]?.[text] ?? text)
    if (typeof value === 'object') return { ok: false, text: value.problem }
    options[option.name] = value
  }
  const missing = command.options.find((option) => option.required === true && !(option.name in options))
  if (missing) return { ok: false, text: `${command.path} needs ${missing.name}: ${missing.description}` }
  return { ok: true, command: command.path, options }
}

const problem = (text: string): { readonly problem: string } => ({ problem: text })

function valueOf(option: SlashOption, text: string): string | number | boolean | { readonly problem: string } {
  if (option.choices) {
    const choice = option.choices.find(({ name, value }) => String(value) === text || name.toLowerCase() === text.toLowerCase())
    if (choice) return choice.value
    return problem(`${option.name} must be one of: ${option.choices.map(({ name }) => name).join(', ')}.`)
  }
  if (option.type === kinds.boolean) {
    const known = { true: true, yes: true, false: false, no: false }[text.toLowerCase()]
    return known ?? problem(`${option.name} must be True or False.`)
  }
  if (option.type !== kinds.integer && option.type !== kinds.number) return text
  const value = Number(text.replace('−', '-'))
  if (!Number.isFinite(value)) return problem(`${option.name} must be a number.`)
  if (option.type === kinds.integer && !Number.isInteger(value)) return problem(`${option.name} must be a whole number.`)
  if (option.min_value !== undefined && value < option.min_value)
    return problem(`${option.name} must be at least ${option.min_value}.`)
  if (option.max_value !== undefined && value > option.max_value)
    return problem(`${option.name} must be at most ${option.max_value}.`)
  return value
}
