import { describe, expect, it } from 'vitest'
import { newsOf } from '../../../src/local-discord/page/news.js'
import type { PageComponent, PageMessage } from '../../../src/local-discord/protocol.js'

const message = (content: string, components: readonly PageComponent[] = []): PageMessage => ({
  id: '1',
  channel_id: '1',
  content,
  flags: 0,
  components,
  attachments: [],
  mentions: [],
  timestamp: '2026-01-01T00:00:00.000Z',
  edited_timestamp: null,
  author: { id: '9', username: 'Foolish' },
  names: { '2': 'Bo' },
  pings: false,
})
const news = (now: PageMessage, before?: PageMessage): string =>
  newsOf(now, before, { locale: 'en', now: Date.parse('2026-01-01T00:00:00Z') })

describe('what is told of a message', () => {
  it('is how a new one begins', () => expect(news(message('one\n-# two\n> three\nfour'))).toBe('one\ntwo\nthree'))

  it('is what an edited one did not say before', () => {
    const before = message('Trick 5: **Bo** to play.\n> Ann: 9\n> Bo: to play')
    expect(news(message('Trick 5: **Cleo** to play.\n> Ann: 9\n> Bo: face down'), before)).toBe(
      'Trick 5: Cleo to play.\nBo: face down',
    )
    expect(news(before, before)).toBe('')
  })

  it('is its words without marks, wherever they stand', () => {
    const box = {
      type: 17,
      components: [
        { type: 10, content: '# <@2> leads\n- </rules:1>' },
        { type: 2, label: 'Join' },
      ],
    }
    expect(news(message('', [box]))).toBe('Bo leads\n/rules')
    expect(news(message('[*a* `b`](https://example.org) ||c|| <:face_down:3>'))).toBe('a b … face down')
    expect(news(message('ends <t:1767225900:R>'))).toBe('ends in 5 minutes')
  })
})
