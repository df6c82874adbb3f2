import { describe, expect, it } from 'vitest'
import { tidy, visible } from '../../src/discord/names.js'

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
