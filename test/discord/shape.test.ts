import { describe, expect, it } from 'vitest'
import { shape } from '../../src/discord/shape.js'
import type { Screen } from '../../src/kit/screen.js'
import { pinged, who } from '../../src/kit/text.js'
import { names } from './names.js'

const frame = { names, table: '0123abcd', asked: 12 }

describe('a screen as a message', () => {
  const trick: Screen = {
    form: 'message',
    lines: [
      { as: 'plain', text: [pinged(0), ' leads trick 5 of 13.'] },
      { as: 'small', text: ['round 2 of 4'] },
      { as: 'quote', text: [who(0), ': to play'] },
    ],
    rows: [[{ kind: 'press', label: ['My hand'], tone: 'main', to: { verb: 'hand' } }], []],
  }
  it('is plain content that calls only who is meant, and only when it is new', () => {
    const posted = shape(trick, { ...frame, ping: true })
    expect(posted.content).toBe('<@100000000000000000> leads trick 5 of 13.\n-# round 2 of 4\n> \u2068Ann\u2069: to play')
    expect(posted.allowed_mentions).toEqual({ parse: [], users: ['100000000000000000'] })
    expect(shape(trick, frame).allowed_mentions).toEqual({ parse: [] })
    expect(posted.components).toEqual([
      { type: 1, components: [{ type: 2, style: 1, label: 'My hand', custom_id: '1:0123abcd:hand' }] },
    ])
  })
  it('as a panel is one box with figures in columns of one width', () => {
    const body = shape(
      {
        form: 'panel',
        lines: [
          { as: 'headline', text: ['Round 2'] },
          { as: 'figures', figures: ['+30', '48'], text: [who(0)] },
          { as: 'figures', figures: ['+5', '1048'], text: [who(1)] },
        ],
        rows: [
          [
            { kind: 'press', label: ['7'], to: { path: '7H' } },
            { kind: 'press', label: ['Q'], closed: true, tone: 'danger', to: { path: 'QH', act: { type: 'x' } } },
          ],
          [
            {
              kind: 'pick',
              label: ['When'],
              items: [{ key: 'a', label: ['All time'], chosen: true }],
              count: [1, 1],
              to: { page: 'board' },
            },
          ],
        ],
      },
      frame,
    )
    expect(body.flags).toBe(1 << 15)
    expect(body.components).toEqual([
      {
        type: 17,
        components: [
          {
            type: 10,
            content: '### Round 2\n`+30\u00A0\u00A0\u00A0\u00A048` \u2068Ann\u2069\n`\u00A0+5\u00A0\u00A01048` \u2068Bo\u2069',
          },
          {
            type: 1,
            components: [
              { type: 2, style: 2, label: '7', custom_id: '1:0123abcd:12:7H' },
              { type: 2, style: 4, label: 'Q', custom_id: '1:0123abcd:12:QH', disabled: true },
            ],
          },
          {
            type: 1,
            components: [
              {
                type: 3,
                custom_id: '1::board',
                placeholder: 'When',
                min_values: 1,
                max_values: 1,
                options: [{ label: 'All time', value: 'a', default: true }],
              },
            ],
          },
        ],
      },
    ])
  })
  it('never runs over what Discord takes', () => {
    const long: Screen = {
      form: 'message',
      lines: Array.from({ length: 60 }, () => ({ as: 'plain', text: ['x'.repeat(60)] })),
      rows: [],
    }
    expect(shape(long, frame).content?.length).toBeLessThanOrEqual(2000)
  })
})

describe('a screen with icons', () => {
  const icons = (name: string) => (name === 'card_8' ? undefined : { id: '7', name })
  const screen = (count: number): Screen => ({
    form: 'message',
    lines: Array.from({ length: count }, () => ({
      as: 'plain',
      text: [who(0), ' 🃏 ', { icon: 'card_7' }, '7 ', { icon: 'card_8' }, '8'],
    })),
    rows: [[{ kind: 'press', label: [{ icon: 'card_7' }, '7'], icon: 'card_7', to: { path: '7S' } }]],
  })
  const button = { type: 2, style: 2, label: '7', custom_id: '1:0123abcd:12:7S' }

  it('has them before the words, as far as there are any', () => {
    const { content, components } = shape(screen(1), { ...frame, icons })
    expect(content).toBe('\u2068Ann\u2069 <:fools_hat:7> <:card_7:7>\u00A07 8')
    expect(components).toEqual([{ type: 1, components: [{ ...button, emoji: { id: '7', name: 'card_7' } }] }])
  })
  it('says the same in words without them', () => {
    const { content, components } = shape(screen(1), frame)
    expect(content).toBe('\u2068Ann\u2069 🃏 7 8')
    expect(components).toEqual([{ type: 1, components: [button] }])
  })
  it('lets them go where they find no room', () => {
    const bare = shape(screen(100), frame).content
    expect(bare?.length).toBeLessThan(2000)
    expect(shape(screen(100), { ...frame, icons }).content).toBe(bare)
  })
})
