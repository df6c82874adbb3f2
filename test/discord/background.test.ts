import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBackground } from '../../src/discord/background.js'

it('begins at once while nobody presses', async () => {
  const { turn } = createBackground()
  let begun = 0
  for (let i = 0; i < 100; i++) void turn().then(() => begun++)
  await sleep(0)
  expect(begun).toBe(100)
})

it('lets presses go first, loses nothing and keeps the order', async () => {
  const { turn, press } = createBackground()
  const order: number[] = []
  const answered = press()
  for (let i = 0; i < 40; i++) void turn().then(() => order.push(i))
  await Promise.resolve()
  expect(order).toEqual([])
  await expect.poll(() => order.length, { interval: 1 }).toBeGreaterThan(0)
  expect(order.length, 'a trickle').toBeLessThan(40)
  answered()
  await expect.poll(() => order.length).toBe(40)
  expect(order).toEqual(Array.from({ length: 40 }, (_, i) => i))
})

it('lets everything begin when the program stops', async () => {
  const { turn, press, stop } = createBackground()
  press()
  const all = Promise.all([turn(), turn(), turn()])
  stop()
  await all
})
