import { describe, expect, it } from 'vitest'
import { isPeriod, since } from '../../commands/periods.js'

const at = (text: string): number => Date.parse(text)

describe('since', () => {
  it('looks back to the beginning for all time', () => {
    expect(since('all', at('2026-01-14T20:00:00Z'))).toBe(0)
  })

  it.each([
    ['2026-01-14T20:00:00Z', '2026-01-12T00:00:00Z'],
    ['2026-01-12T00:00:00.000Z', '2026-01-12T00:00:00Z'],
    ['2026-01-11T23:59:59.999Z', '2026-01-05T00:00:00Z'],
    ['2026-01-01T00:00:00Z', '2025-12-29T00:00:00Z'],
    ['2024-03-03T12:00:00Z', '2024-02-26T00:00:00Z'],
    ['1970-01-05T00:00:00Z', '1970-01-05T00:00:00Z'],
  ])('begins the week of %s on Monday %s', (now, monday) => {
    expect(new Date(since('week', at(now))).toISOString()).toBe(new Date(monday).toISOString())
  })

  it.each([
    ['2026-01-14T20:00:00Z', '2026-01-01T00:00:00Z'],
    ['2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00Z'],
    ['2026-01-31T23:59:59.999Z', '2026-01-01T00:00:00Z'],
    ['2024-02-29T23:00:00Z', '2024-02-01T00:00:00Z'],
    ['2026-12-31T23:59:59Z', '2026-12-01T00:00:00Z'],
  ])('begins the month of %s on %s', (now, first) => {
    expect(new Date(since('month', at(now))).toISOString()).toBe(new Date(first).toISOString())
  })

  it('knows its periods', () => {
    expect(['all', 'month', 'week', 'year', ''].map(isPeriod)).toEqual([true, true, true, false, false])
  })
})
