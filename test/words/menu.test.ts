import { describe, expect, it } from 'vitest'
import { definitions } from '../../commands/index.js'
import { LANGUAGES } from '../../src/kit/show.js'
import { languages } from '../../src/words/index.js'
import { menu as en } from '../../src/words/en/menu.js'

const names = Object.keys(en) as readonly (keyof typeof en)[]

/** What a command is called, and all that is in it. */
function named({ name, options = [] }: Called): readonly string[] {
  return [name, ...options.flatMap(named)]
}
interface Called {
  readonly name: string
  readonly options?: readonly Called[]
}

it('has the names of the program itself in English', () => {
  for (const name of names) expect(en[name]).toBe(name)
})

it('has a name for everything that the program calls by one, and for nothing else', () => {
  expect(new Set(definitions.flatMap((it) => named(it as Called)))).toEqual(new Set(names))
})

describe.each(LANGUAGES)('texts in %s', (language) => {
  const { menu, table, commands, discord } = languages[language]
  const known = (name: string): string => (names.find((it) => it === name) ? menu[name as keyof typeof en] : '')
  const messages = [table, commands, discord].flatMap((room) => Object.values(room))

  it('name commands as the menu does', () => {
    const called = messages.flatMap((message) => message.match(/(?<![\p{L}<>])\/[\p{L}-]+/gu) ?? [])
    expect(called.length).toBeGreaterThan(10)
    expect(definitions.map(({ name }) => `/${known(name)}`)).toEqual(expect.arrayContaining(called))
  })

  it('name parts of commands as the menu does', () => {
    const of = new RegExp(`/${menu.table} ([\\p{L}-]+)`, 'u')
    const parts = messages.flatMap((message) => of.exec(message)?.[1] ?? [])
    expect(new Set(parts)).toEqual(new Set([menu.show]))
  })
})
