import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { inline } from '../../../src/local-discord/page/inline.js'
import { markdown } from '../../../src/local-discord/page/markdown.js'

const text = (value: string) => ({ kind: 'text', text: value })
const wrapped = (kind: string, ...inside: readonly object[]) => ({ kind, inside })
const paragraph = (...inside: readonly object[]) => ({ kind: 'paragraph', inside })

describe('a line', () => {
  it.each([
    ['plain words', [text('plain words')]],
    ['**Send Messages**.', [wrapped('strong', text('Send Messages')), text('.')]],
    ['*a* and _b_', [wrapped('em', text('a')), text(' and '), wrapped('em', text('b'))]],
    ['***both***', [wrapped('strong', wrapped('em', text('both')))]],
    [
      '__under__ ~~gone~~ ||hidden||',
      [
        wrapped('underline', text('under')),
        text(' '),
        wrapped('strike', text('gone')),
        text(' '),
        wrapped('spoiler', text('hidden')),
      ],
    ],
    [
      '**bold *and* `code`**',
      [wrapped('strong', text('bold '), wrapped('em', text('and')), text(' '), { kind: 'code', text: 'code' })],
    ],
    ['two\nlines', [text('two'), { kind: 'break' }, text('lines')]],
  ])('reads %j', (line, pieces) => expect(inline(line)).toEqual(pieces))

  it.each([
    '2 * 3 * 4',
    'snake_case_name',
    '**open',
    '`open',
    '* a',
    'a ** b',
    '<@Ann>',
    '[Ann](javascript:alert)',
    '<t:soon>',
    'x_y_',
  ])('leaves %j as it is', (line) => expect(inline(line)).toEqual([text(line)]))

  it.each([
    ['\\*Ann\\*', '*Ann*'],
    ['\\_\\_', '__'],
    ['\\<@1>', '<@1>'],
    ['\\`a\\`', '`a`'],
    ['\\\\', '\\'],
    ['¯\\_(ツ)', '¯_(ツ)'],
    ['C:\\temp', 'C:\\temp'],
    ['\\[Ann]', '[Ann]'],
  ])('a backslash takes the meaning from the sign after it: %j', (line, shown) => expect(inline(line)).toEqual([text(shown)]))

  it('keeps every space of inline code and reads no markup there', () => {
    expect(inline('` +30   48` Cleo')).toEqual([{ kind: 'code', text: ' +30   48' }, text(' Cleo')])
    expect(inline('` \u00a0+9` **x**')[0]).toEqual({ kind: 'code', text: ' \u00a0+9' })
    expect(inline('`**x**`')).toEqual([{ kind: 'code', text: '**x**' }])
    expect(inline('`` a`b ``')).toEqual([{ kind: 'code', text: ' a`b ' }])
    expect(inline('`` ` ``')).toEqual([{ kind: 'code', text: '`' }])
  })

  it('knows mentions, times, commands and emoji', () => {
    expect(inline('<@1> <@!2> <#3> <@&4> @everyone')).toEqual([
      { kind: 'mention', of: 'person', id: '1' },
      text(' '),
      { kind: 'mention', of: 'person', id: '2' },
      text(' '),
      { kind: 'mention', of: 'channel', id: '3' },
      text(' '),
      { kind: 'mention', of: 'role', id: '4' },
      text(' '),
      { kind: 'mention', of: 'everybody', id: 'everyone' },
    ])
    expect(inline('<t:60:R><t:60>')).toEqual([
      { kind: 'time', seconds: 60, style: 'R' },
      { kind: 'time', seconds: 60, style: 'f' },
    ])
    expect(inline('</table join:12><:card_7:34><a:hat:5>')).toEqual([
      { kind: 'command', name: 'table join' },
      { kind: 'emoji', name: 'card_7', id: '34' },
      { kind: 'emoji', name: 'hat', id: '5' },
    ])
  })

  it('makes links of web addresses alone', () => {
    expect(inline('see https://example.org/a_b_c.')).toEqual([
      text('see '),
      { kind: 'link', url: 'https://example.org/a_b_c', inside: [text('https://example.org/a_b_c')] },
      text('.'),
    ])
    expect(inline('[**rules**](https://example.org)')).toEqual([
      { kind: 'link', url: 'https://example.org', inside: [wrapped('strong', text('rules'))] },
    ])
    expect(inline('<https://example.org>')).toEqual([
      { kind: 'link', url: 'https://example.org', inside: [text('https://example.org')] },
    ])
  })

  it('leaves long rows of signs that open nothing', () => {
    for (const sign of ['<', '<@', '<t:', '[', '[a](', '#', '> '])
      expect(inline(sign.repeat(500))).toEqual([text(sign.repeat(500))])
  })

  test.prop([fc.string({ unit: 'grapheme', minLength: 1 })])('shows any name as it is once it is escaped', (name) => {
    const shown = name.replace(/\s/g, ' ')
    expect(inline(shown.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'))).toEqual([text(shown)])
  })
})

describe('a message', () => {
  it('reads headlines, small text and quotes by line', () => {
    expect(markdown('### Foolish Faces 12\nAnn opened a table.\n-# small\n> Ann: 9\n> Bo\nSo far Ann takes it.')).toEqual([
      { kind: 'heading', level: 3, inside: [text('Foolish Faces 12')] },
      paragraph(text('Ann opened a table.')),
      { kind: 'small', inside: [text('small')] },
      { kind: 'quote', blocks: [paragraph(text('Ann: 9'), { kind: 'break' }, text('Bo'))] },
      paragraph(text('So far Ann takes it.')),
    ])
  })

  it.each(['#games', '####', '#### deep', '-#tight', '>tight', '-5', '3.5', '1.'])('leaves %j as it is', (line) =>
    expect(markdown(line)).toEqual([paragraph(text(line))]),
  )

  it('quotes the rest after three signs', () => {
    expect(markdown('a\n>>> b\n# c')).toEqual([
      paragraph(text('a')),
      { kind: 'quote', blocks: [paragraph(text('b')), { kind: 'heading', level: 1, inside: [text('c')] }] },
    ])
  })

  it('reads lists', () => {
    expect(markdown('- a\n- **b**\n3. c\n4. d')).toEqual([
      { kind: 'list', start: undefined, items: [[text('a')], [wrapped('strong', text('b'))]] },
      { kind: 'list', start: 3, items: [[text('c')], [text('d')]] },
    ])
  })

  it('cuts out blocks of code, in which nothing is markup', () => {
    expect(markdown('before\n```ts\nconst a = `b`\n# no\n```\nafter')).toEqual([
      paragraph(text('before')),
      { kind: 'code', text: 'const a = `b`\n# no' },
      paragraph(text('after')),
    ])
    expect(markdown('```one line```')).toEqual([{ kind: 'code', text: 'one line' }])
  })

  it('keeps empty lines inside a text, and an empty message empty', () => {
    expect(markdown('a\n\nb')).toEqual([paragraph(text('a'), { kind: 'break' }, { kind: 'break' }, text('b'))])
    expect(markdown('')).toEqual([])
  })
})
