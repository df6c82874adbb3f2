import { expect, it } from 'vitest'
import { timeText } from '../../../src/local-discord/page/time.js'

const at = Date.UTC(2026, 5, 1, 12) / 1000

it.each([
  [0, 'in 0 seconds'],
  [1, 'in 1 second'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [299, 'in 4 minutes'],
  [3600, 'in 1 hour'],
  [-1, '1 second ago'],
  [-90, '1 minute ago'],
  [-172_800, '2 days ago'],
])('%j seconds away reads %j', (away, shown) => expect(timeText(at + away, 'R', at * 1000, 'en')).toBe(shown))

it('reads clock times in the locale', () => {
  expect(timeText(at, 't', 0, 'en-GB')).toMatch(/^\d\d:00$/)
  expect(timeText(at, 'D', 0, 'en-GB')).toContain('June 2026')
  expect(timeText(at, 'f', 0, 'en-GB')).toContain('June 2026')
})

it('survives times that no calendar has', () => expect(timeText(9e12, 'f', 0, 'en')).toBe('Invalid date'))
