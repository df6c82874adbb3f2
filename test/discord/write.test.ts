import { describe, expect, it } from 'vitest'
import type { Names } from '../../src/discord/names.js'
import { bare, label, line, pinged } from '../../src/discord/write.js'
import { listed, pinged as calling, who, type Text } from '../../src/kit/text.js'

const named = (...all: readonly string[]): Names => ({
  language: 'en',
  seat: (seat) => ({
    name: all[seat] ?? '?',
    id: all[seat] === 'Pip' ? undefined : `10000000000000000${seat}`,
    house: all[seat] === 'Pip',
  }),
  person: (person) => ({ name: `Number ${person}`, id: undefined, house: false }),
  link: (table) => (table === 'gone' ? undefined : `https://discord.com/channels/1/2/${table}`),
})
const write = (text: Text, names: Names, ping = false): string => line(text, { names, ping })

describe('a line', () => {
  it.each(['||A||', '```B', '@everyone', '<@&1>', '[x](http://y.z)', '_a_', '# big', '> q', '- list', '1. one', '\\'])(
    'holds the name %s as mere letters',
    (name) => {
      const written = write([who(0), ' leads.'], named(name))
      const read = written.replace(/[\u2066-\u2069\u200E]/gu, '')
      expect(read.replace(/\\(?=[!-/:-@[-`{-~])/gu, '')).toBe(`${name} leads.`)
      expect(read).not.toMatch(/(?<!\\)[*_~`|<>[\]()@#]/u)
    },
  )
  it('keeps a name and its direction to itself, and itself from left to right', () => {
    expect(write([who(0), ' leads.'], named('محمد'))).toBe('\u200E\u2068محمد\u2069 leads.')
    expect(write(['Trick 5: ', who(0)], named('محمد'))).toBe('Trick 5: \u2068محمد\u2069')
  })
  it('calls a person once, in a new message, and writes the name in bold afterwards', () => {
    const text = [calling(0), ' leads trick 5.']
    expect(write(text, named('Ann'), true)).toBe('<@100000000000000000> leads trick 5.')
    expect(write(text, named('Ann'))).toBe('**\u2068Ann\u2069** leads trick 5.')
    expect(write(text, named('Pip'), true)).toBe('**\u2068Pip\u2069** leads trick 5.')
    expect(pinged(text, named('Ann'))).toEqual(['100000000000000000'])
    expect(pinged(text, named('Pip'))).toEqual([])
  })
  it('marks house players in lists', () => expect(write([listed(0)], named('Pip'))).toBe('\u2068Pip\u2069 (house)'))
  it('begins no list, quote or headline by itself', () => {
    expect(write(['- 3'], named())).toBe('\\- 3')
    expect(write(['# 3'], named())).toBe('\\# 3')
    expect(write(['1. a'], named())).toBe('1\\. a')
    expect(write(['+5 +3'], named())).toBe('\\+5 +3')
  })
  it('leads to a table, where there is one', () => {
    const way = (table: string): Text => ['This way to ', { text: ['[12] of ', who(0)], table }, '.']
    expect(write(way('t'), named('A]b'))).toBe('This way to [\\[12\\] of \u2068A\\]b\u2069](https://discord.com/channels/1/2/t).')
    expect(write(way('gone'), named('Ann'))).toBe('This way to \\[12\\] of \u2068Ann\u2069.')
    expect(label(way('t'), named('Ann'))).toBe('This way to [12] of \u2068Ann\u2069.')
  })
  it('names a channel as the reader knows it', () => expect(write([{ channel: '3' }], named())).toBe('<#3>'))
  it('shows moments as Discord does', () => {
    expect(write([{ at: 1_700_000_000_500, as: 'relative' }], named())).toBe('<t:1700000000:R>')
    expect(write([{ at: 1_700_000_000_500, as: 'clock' }], named())).toBe('<t:1700000000:t>')
  })
})

it('a label takes a name as it is, since nothing is read as markup there', () => {
  expect(label(['Name ', who(0)], named('||A||'))).toBe('Name \u2068||A||\u2069')
})

describe('words on a picture', () => {
  it('have names without escapes and directions, and no times', () => {
    const text = [who(0), ' and ', { bold: [who(1)] }, ', ', { person: 3 }, ' ', { at: 0, as: 'clock' }] as const
    expect(bare(text, named('_محمد_', 'Bo'))).toBe('_محمد_ and Bo, Number 3 ')
    expect(bare([listed(0), ', ', calling(0)], named('Pip'))).toBe('Pip (house), Pip')
  })
})
