import { describe, expect, it } from 'vitest'
import { EMOJI_SIZE, paintEmoji, type Emoji } from '../../src/picture/emoji.js'
import { joker, plain, suited } from './some.js'

const TWO = { colours: 'two' } as const
const EMOJI: readonly Emoji[] = [
  'back',
  'hat',
  ...[plain('7'), plain('10'), plain('Q'), suited('10H'), suited('QS'), joker('red'), joker('black')].map(
    ({ face = { rank: '?' } }) => ({ face }),
  ),
]

describe('an emoji', () => {
  it('is as large as Discord wants it, and looks like no other', () => {
    const drawn = EMOJI.map((it) => Buffer.from(paintEmoji(it, TWO)))
    for (const png of drawn) {
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([EMOJI_SIZE, EMOJI_SIZE])
      expect(png.byteLength).toBeLessThan(256 * 1024)
    }
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(EMOJI.length)
  })

  it('is the same byte for byte each time, so that only what changed need be sent', () => {
    for (const it of EMOJI) expect(paintEmoji(it, TWO)).toEqual(paintEmoji(it, TWO))
  })
})
