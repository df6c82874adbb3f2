import type { APIApplicationCommandOption } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { commands, definitions } from '../../commands/index.js'
import { LANGUAGES } from '../../src/kit/show.js'
import { checkCommands, type Described } from '../../src/local-discord/rules/commands.js'

const NAME = /^[\p{Ll}\p{N}_-]{1,32}$/u

/** Every option with its own options, outermost first. */
function all(options: readonly APIApplicationCommandOption[] = []): readonly APIApplicationCommandOption[] {
  return options.flatMap((option) => [option, ...('options' in option ? all(option.options) : [])])
}
type Texts = Readonly<Record<string, string>>
interface Choice {
  readonly name: string
  readonly value: string | number
  readonly name_localizations?: object | null | undefined
}
const choicesOf = (option: object): readonly Choice[] => ('choices' in option ? (option.choices as readonly Choice[]) : [])

/** Texts by locale. */
const texts = (localized: object | null = {}): Texts => ({ ...localized })
const longest = (text: string, others?: object | null): number =>
  Math.max(...[text, ...Object.values(texts(others))].map(({ length }) => length))
/** As Discord counts a command: names, descriptions and values of choices, each in the language in which it is longest. */
const letters = (definition: (typeof definitions)[number]): number =>
  [definition, ...all(definition.options)]
    .flatMap((it) => [
      longest(it.name, it.name_localizations),
      longest(it.description, it.description_localizations),
      ...choicesOf(it).map((choice) => longest(choice.name, choice.name_localizations) + String(choice.value).length),
    ])
    .reduce((sum, length) => sum + length, 0)

describe.each(definitions.map((definition) => [definition.name, definition] as const))('/%s', (name, definition) => {
  it('stands under its own name and only in servers', () => {
    expect(commands[name]?.definition).toBe(definition)
    expect(definition).toMatchObject({ contexts: [0], integration_types: [0] })
  })

  const options = all(definition.options)

  it('has names and descriptions that Discord takes', () => {
    for (const it of [definition, ...options]) {
      expect(it.name).toMatch(NAME)
      expect(it.description.length).toBeGreaterThan(0)
      expect(it.description.length).toBeLessThanOrEqual(100)
    }
  })

  it('has no more options than Discord takes, required ones first', () => {
    for (const list of [definition.options ?? [], ...options.map((it) => ('options' in it ? (it.options ?? []) : []))]) {
      expect(list.length).toBeLessThanOrEqual(25)
      expect(new Set(list.map((it) => it.name)).size).toBe(list.length)
      const required = list.map((it) => it.required ?? false)
      expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)))
    }
  })

  it('has choices that Discord takes', () => {
    for (const choices of options.map(choicesOf)) {
      expect(choices.length).toBeLessThanOrEqual(25)
      for (const choice of choices) expect(Math.max(choice.name.length, String(choice.value).length)).toBeLessThanOrEqual(100)
    }
  })

  it('is not too long as a whole, in whichever language', () => {
    expect(letters(definition)).toBeLessThanOrEqual(8000)
  })

  it('can complete what it says it can', () => {
    const completes = all(definition.options).some((option) => 'autocomplete' in option && option.autocomplete)
    expect(commands[name]?.complete !== undefined).toBe(completes)
  })
})

/** Discord's locales for our languages; in English the menu speaks for itself. */
const LOCALES = LANGUAGES.filter((tag) => tag !== 'en').flatMap((tag) => (tag === 'es' ? ['es-ES', 'es-419'] : [tag]))
const everything = definitions.flatMap((definition) => [definition, ...all(definition.options)])

describe.each(LOCALES)('the menu in %s', (locale) => {
  const nameIn = (it: { readonly name_localizations?: object | null | undefined }): string =>
    texts(it.name_localizations)[locale] ?? ''
  /** Names that stand beside each other, so that people and Discord have to tell them apart. */
  const siblings = [definitions, ...everything.map((it) => ('options' in it ? (it.options ?? []) : []))]

  it('has names and descriptions that Discord takes', () => {
    for (const it of everything) {
      expect(nameIn(it), it.name).toMatch(NAME)
      const about = texts(it.description_localizations)[locale] ?? ''
      expect(about.trim(), it.name).not.toBe('')
      expect(about.length, about).toBeLessThanOrEqual(100)
    }
  })

  it('calls no two things beside each other the same', () => {
    for (const names of siblings.map((list) => list.map((it) => nameIn(it)))) expect(names).toEqual([...new Set(names)])
  })

  it('has choices that Discord takes, each its own', () => {
    for (const it of everything) {
      const names = choicesOf(it).map(nameIn)
      expect(names).toEqual([...new Set(names)])
      for (const name of names) {
        expect(name.trim(), it.name).not.toBe('')
        expect(name.length, name).toBeLessThanOrEqual(100)
      }
    }
  })
})

describe('definitions', () => {
  it('are nothing that Discord refuses, all together', () => {
    expect(checkCommands(definitions as readonly Described[])).toBeUndefined()
  })

  it('come in one order', () => {
    expect(definitions.map(({ name }) => name)).toEqual([
      'fool',
      'foolish',
      'hand',
      'kings',
      'leaderboard',
      'learn',
      'privacy',
      'replay',
      'rules',
      'settings',
      'stats',
      'table',
    ])
  })
})
