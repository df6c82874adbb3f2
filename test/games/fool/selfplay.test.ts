import { describe, expect, it } from 'vitest'
import { BOUND, selfplay, tableOf, taking, VARIANTS } from './selfplay.js'

describe('games played at random', () => {
  it.each(Object.keys(VARIANTS))('of %s end, with each card in one place', (variant) => {
    for (let i = 0; i < 200; i++) {
      const { seats, options } = tableOf(variant, i)
      const { commands, end } = selfplay(seats, options, `${variant} ${i}`)
      expect(commands).toBeLessThan(BOUND)
      expect(end.result?.places.length).toBe(seats)
    }
  })
})

describe('games in which everybody always takes', () => {
  it.each([2, 3, 4, 5, 6])('end with %d', (seats) => {
    const ends = Array.from({ length: 5 }, (_, i) => selfplay(seats, {}, `taking ${i}`, taking).end.result?.by)
    expect(ends.every((by) => by !== undefined)).toBe(true)
    if (seats === 3 || seats > 4) expect(ends.some((by) => by === 'no-progress' || by === 'repetition')).toBe(true)
  })
})
