import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { labelsOf, longLabel } from './labels.js'
import { shapeOf, type Plural, type Shape } from './messages.js'

const folder = resolve('src/words')
const namesIn = (path: string): readonly string[] => readdirSync(path, { withFileTypes: true }).map(({ name }) => name)
const roomsOf = (language: string): readonly string[] =>
  namesIn(`${folder}/${language}`)
    .filter((file) => file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
const languages = namesIn(folder).filter((name) => !name.endsWith('.ts'))

/** A room's file: one export, its messages by key. */
const roomFile = z.record(z.string(), z.record(z.string(), z.string()))
async function read(language: string, room: string) {
  const [only, ...more] = Object.entries(roomFile.parse(await import(`${folder}/${language}/${room}.ts`)))
  if (!only || more.length > 0) throw new Error(`${language}/${room} has to export its catalogue and nothing else`)
  return { name: only[0], messages: only[1] }
}

/** Ranks that English prints as the letters they are; a language may choose its own for them by a select. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  'fool rank': ['rank'],
  'chinese-fool turn.pages': ['first', 'last'],
}

/** The kinds of a message's arguments, letters as texts. */
const kindsOf = ({ kinds }: Shape, id: string) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, LETTERS[id]?.includes(name) ? 'text' : kind]))

const categories = (language: string, type: Plural['type']): readonly string[] =>
  new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
const NUMBERS = [...Array(1_001).keys(), 1_000_000]
/** The numbers that a language counts by this form. */
const counted = (language: string, type: Plural['type'], form: string) => {
  const rules = new Intl.PluralRules(language, { type })
  return NUMBERS.filter((number) => rules.select(number) === form)
}

/** The forms of the language that a message lacks. A form for 1 alone may lack where `=1` says it, or where English never counts 1. */
function lacking(language: string, { argument, type, forms }: Plural, english: Shape): readonly string[] {
  const one = english.plurals.some((it) => it.argument === argument && (it.forms.includes('one') || it.forms.includes('=1')))
  return categories(language, type).filter((form) => {
    if (forms.includes(form)) return false
    const numbers = counted(language, type, form)
    const alone = numbers.length === 1 && numbers[0] === 1
    return !alone || (one && !forms.includes('=1'))
  })
}

describe.each(languages)('the words in the folder %s', (language) => {
  it('lie in files by room, named as in English', () => {
    expect(roomsOf('en')).toEqual(expect.arrayContaining([...roomsOf(language)]))
    expect(() => new Intl.PluralRules(language)).not.toThrow()
  })

  describe.each(roomsOf(language))('%s', async (room) => {
    const english = await read('en', room)
    const own = await read(language, room)
    const each = Object.entries(own.messages).map(([key, message]) => ({
      key,
      shape: shapeOf(message),
      wanted: shapeOf(english.messages[key] ?? ''),
    }))

    it('has the keys of English in its order', () => {
      expect(own.name).toBe(english.name)
      expect(Object.keys(own.messages)).toEqual(Object.keys(english.messages))
    })

    it('uses the arguments of English, chosen by the same keys', () => {
      for (const { key, shape, wanted } of each) {
        expect(kindsOf(shape, `${room} ${key}`), key).toEqual(kindsOf(wanted, `${room} ${key}`))
        for (const [name, keys] of Object.entries(wanted.keys))
          expect(shape.keys[name], key).toEqual(expect.arrayContaining([...keys]))
      }
    })

    it('has every plural form of the language', () => {
      for (const { key, shape, wanted } of each)
        for (const plural of shape.plurals) expect(lacking(language, plural, wanted), `${key}, ${plural.argument}`).toEqual([])
    })

    it('has labels that fit on the buttons of a phone', () => {
      for (const key of labelsOf(room, Object.keys(own.messages)))
        expect(longLabel(language, own.messages, key).length, key).toBeLessThanOrEqual(34)
    })

    it('says nothing empty or loud, and quotes nothing by accident', () => {
      for (const [key, message] of Object.entries(own.messages)) {
        expect(message, key).toMatch(/\S/)
        expect(message, key).not.toMatch(/[!¡]|[’‘]/)
        // A single apostrophe before these would make them words instead of signs.
        expect(message.replaceAll("''", ''), key).not.toMatch(/'[{}#<>|]/)
      }
    })
  })
})
