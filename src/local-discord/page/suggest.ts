import type { SlashOption } from '../protocol.js'
import { check, readLine } from './slash.js'
import type { Given, Line, Picked, Usable } from './slash.js'

/** A completion: what it says, and the whole line once it is taken. `value` is what a choice of the bot's stands for. */
export interface Suggestion {
  readonly label: string
  readonly detail: string
  readonly line: string
  readonly picked?: { readonly option: string; readonly name: string; readonly value: string }
}
/** `focused` names the option whose choices the bot must be asked for. `ready`: the line can be sent as it stands. */
export interface Suggestions {
  readonly list: readonly Suggestion[]
  readonly focused: string | undefined
  readonly ready: boolean
}
export interface Choice {
  readonly name: string
  readonly value: string
}

export interface Told {
  readonly for: { readonly command: string; readonly focused: string }
  readonly list: readonly Choice[]
}

const most = 25

/** What may come next at the end of `text`. `told` are the bot's newest completions, and for which option. */
export function suggest(text: string, commands: readonly Usable[], told: Told | undefined, picked: Picked = {}): Suggestions {
  if (!text.startsWith('/')) return { list: [], focused: undefined, ready: text.trim() !== '' }
  const line = readLine(text, commands)
  const ready = line !== undefined && check(line, picked).ok
  if (!line || text === line.command.path) return { list: commandsLike(text, commands), focused: undefined, ready }
  const last = line.given.at(-1)
  if (!last) return { list: optionsLeft(line, text), focused: undefined, ready }
  const fromBot = last.option.autocomplete === true
  const done = isKnown(
    last,
    fromBot ? Object.keys(picked[last.option.name] ?? {}) : fixed(last.option).flatMap(({ name, value }) => [name, value]),
  )
  const fresh = told?.for.command === line.command.path && told.for.focused === last.option.name ? told.list : []
  const values = done ? [] : valuesFor(last, text, fromBot ? fresh : fixed(last.option), fromBot)
  const more = /\S\s/.test(text.slice(last.from)) ? optionsLeft(line, text) : []
  return { list: [...values, ...more], focused: fromBot && !done ? last.option.name : undefined, ready }
}

const isKnown = ({ text }: Given, known: readonly string[]): boolean =>
  known.some((one) => one.toLowerCase() === text.toLowerCase())

function commandsLike(text: string, commands: readonly Usable[]): readonly Suggestion[] {
  const asked = text.slice(1).toLowerCase()
  const begins = commands.filter(({ path }) => path.slice(1).startsWith(asked))
  const holds = commands.filter((command) => !begins.includes(command) && command.path.slice(1).includes(asked))
  return [...begins, ...holds]
    .slice(0, most)
    .map(({ path, description }) => ({ label: path, detail: description, line: `${path} ` }))
}

function fixed(option: SlashOption): readonly Choice[] {
  if (option.type === 5)
    return [
      { name: 'True', value: 'true' },
      { name: 'False', value: 'false' },
    ]
  return option.choices?.map(({ name, value }) => ({ name, value: String(value) })) ?? []
}

function valuesFor(given: Given, text: string, choices: readonly Choice[], fromBot: boolean): readonly Suggestion[] {
  const asked = given.text.toLowerCase()
  const fits = ({ name, value }: Choice): boolean =>
    fromBot || name.toLowerCase().includes(asked) || value.toLowerCase().includes(asked)
  return choices
    .filter(fits)
    .slice(0, most)
    .map(({ name, value }) => {
      const line = `${text.slice(0, given.from)}${fromBot ? name : value} `
      const shown = { label: name, detail: fromBot || name === value ? '' : value, line }
      return fromBot ? { ...shown, picked: { option: given.option.name, name, value } } : shown
    })
}

/** Options not on the line yet, required ones first, that fit the word being written. */
function optionsLeft(line: Line, text: string): readonly Suggestion[] {
  const word = /(?:^|\s)([\p{L}\p{N}_-]*)$/u.exec(text)?.[1]
  if (word === undefined) return []
  const left = line.command.options.filter(
    (option) => !line.given.some((given) => given.option === option) && option.name.startsWith(word.toLowerCase()),
  )
  return left
    .toSorted((a, b) => Number(b.required === true) - Number(a.required === true))
    .map((option) => ({
      label: option.name,
      detail: option.required === true ? `${option.description} (required)` : option.description,
      line: `${text.slice(0, text.length - word.length)}${option.name}:`,
    }))
}
