import { expect, it } from 'vitest'
import { createLateness, MOST_AGE_MS } from '../../src/discord/late.js'

it('tells how old a press is', () => {
  const lateness = createLateness()
  lateness.age(0, 50)
  expect(lateness.age(1000, 1050 + 3000)).toBe(3000)
})
it('is not misled by a clock that runs ahead or behind', () => {
  for (const skew of [-5000, 5000]) {
    const lateness = createLateness()
    expect(lateness.age(0, skew + 40)).toBeLessThan(MOST_AGE_MS)
    expect(lateness.age(1000, 1000 + skew + 60)).toBeLessThan(MOST_AGE_MS)
    expect(lateness.age(2000, 2000 + skew + 40 + 2600)).toBeGreaterThan(MOST_AGE_MS)
  }
})
it('follows a clock that is set while the program runs', () => {
  const lateness = createLateness()
  for (let at = 0; at < 40 * 60_000; at += 30_000) lateness.age(at, at + 40)
  let age = 0
  for (let at = 40 * 60_000; at < 80 * 60_000; at += 30_000) age = lateness.age(at, at + 60_000)
  expect(age).toBeLessThan(MOST_AGE_MS)
})
