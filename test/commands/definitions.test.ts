import type { APIApplicationCommandOption } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { commands, definitions } from '../../commands/index.js'

const NAME = /^[\p{Ll}\p{N}_-]{1,32}$/u

/** Every option with its own options, outermost first. */
function all(options: readonly APIApplicationCommandOption[] = []): readonly APIApplicationCommandOption[] {
  return options.flatMap((option) => [option, ...('options' in option ? all(option.options) : [])])
}
const choicesOf = (option: APIApplicationCommandOption): readonly { readonly name: string; readonly value: string | number }[] =>
  'choices' in option ? (option.choices ?? []) : []

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

  it('is not too long as a whole', () => {
    const words = [definition, ...options].flatMap((it) => [it.name, it.description])
    const choices = options.flatMap(choicesOf).flatMap((it) => [it.name, String(it.value)])
    expect([...words, ...choices].join('').length).toBeLessThanOrEqual(8000)
  })

  it('can complete what it says it can', () => {
    const completes = all(definition.options).some((option) => 'autocomplete' in option && option.autocomplete)
    expect(commands[name]?.complete !== undefined).toBe(completes)
  })
})

describe('definitions', () => {
  it('come in one order', () => {
    expect(definitions.map(({ name }) => name)).toEqual(['fool', 'foolish', 'hand', 'kings', 'leaderboard', 'rules', 'table'])
  })
})
