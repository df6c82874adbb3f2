import { describe, expect, it } from 'vitest'
import { createTongues, languageOf, nearest } from '../../src/discord/language.js'
import { opened } from '../store/some.js'

describe("a language of ours for one of Discord's", () => {
  it.each([
    ['en-GB', ['de', 'en'], 'en'],
    ['es-419', ['en', 'es'], 'es'],
    ['pt-BR', ['en', 'pt', 'pt-BR'], 'pt-BR'],
    ['zh-TW', ['zh-CN', 'zh-TW'], 'zh-TW'],
    ['th', ['en', 'de'], undefined],
  ])('%s of %j is %s', (locale, tags, found) => expect(nearest(locale, tags)).toBe(found))

  it('is English where we speak none like it, or know none', () => {
    expect(languageOf('th')).toBe('en')
    expect(languageOf(undefined)).toBe('en')
  })
})

it('asks the server only where nothing was chosen with us', async () => {
  const store = await opened()
  const asked: string[] = []
  const localeOf = (server: string): string => {
    asked.push(server)
    return 'en-GB'
  }
  const faults: unknown[] = []
  const tongues = createTongues(store, localeOf, (error) => faults.push(error))
  const ann = await store.person('100000000000000001', 'Ann', 0)
  expect(await tongues.ofPerson(ann, 'th')).toBe('en')
  expect(await tongues.ofPerson(ann)).toBe('en')
  expect(await tongues.ofServer('s1')).toBe('en')
  expect(await tongues.ofServer('s1', 'th')).toBe('en')
  expect(asked).toEqual(['s1'])
  expect(faults).toEqual([])
})
