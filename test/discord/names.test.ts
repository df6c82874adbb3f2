import { describe, expect, it } from 'vitest'
import { namesFor, tidy, visible } from '../../src/discord/names.js'
import type { Screen } from '../../src/kit/screen.js'
import { somebody } from '../../src/kit/text.js'
import { openTable, opened } from '../store/some.js'

describe('a name', () => {
  it.each([
    ['stays as it is', 'Ann', 'Ann'],
    ['loses what turns the direction of a line', '\u202Ennn\u202CBo\u2067', 'nnnBo'],
    ['loses what nobody sees', '\u200BBo\u3164\u115F', 'Bo'],
    ['keeps two marks a letter', 'Z\u0351\u036B\u0343\u036Ao', 'Z\u0351\u036Bo'],
    ['keeps an emoji family whole', '👨‍👩‍👧 Dan', '👨‍👩‍👧 Dan'],
    ['has 12 visible characters at most', 'Abcdefghijklmnop', 'Abcdefghijk…'],
    ['has 24 UTF-16 units at most, cut between graphemes', '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', '👨‍👩‍👧👨‍👩‍👧…'],
    ['keeps its own script', 'محمد علي', 'محمد علي'],
    ['has no line breaks', 'An\nn', 'Ann'],
  ])('%s', (_, name, tidied) => expect(tidy(name)).toBe(tidied))

  it('gives way to the next one when nothing of it is visible', () => {
    expect(visible('\u200B \u2800', null, 'cleo')).toBe('cleo')
    expect(visible('', undefined)).toBe('Somebody')
  })
})

it('finds whom and what a screen speaks of, in its lines and on its buttons', async () => {
  const store = await opened()
  const cleo = await store.person('100000000000000003', 'Cleo', 0)
  const dan = await store.person('100000000000000004', 'Dan', 0)
  for (const [number, id] of ['new', 'old'].entries()) await openTable(store, id, number + 1)
  const page = { table: 'old', hash: '', final: false, postedAt: 1 }
  await store.putPage({ ...page, key: 'lobby', message: '11' })
  await store.putPage({ ...page, key: 'r1', message: '12', postedAt: 2 })
  const way = (table: string) => ({ text: [somebody(dan)], table })
  const screen: Screen = {
    form: 'panel',
    lines: [{ as: 'plain', text: [{ bold: [way('old')] }, way('new'), way('never')] }],
    rows: [[{ kind: 'press', label: [somebody(cleo)], to: { page: 'x' } }]],
  }
  const names = await namesFor(store, undefined, { language: 'en', screen })
  expect([names.person(cleo).name, names.person(dan).name]).toEqual(['Cleo', 'Dan'])
  expect(['old', 'new', 'never'].map(names.link)).toEqual([
    'https://discord.com/channels/s1/c1/12',
    'https://discord.com/channels/s1/c1',
    undefined,
  ])
})
