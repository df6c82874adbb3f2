import { mkdirSync } from 'node:fs'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pick, rngFor } from '../../src/kit/rng.js'
import { buildPage } from '../../src/local-discord/page/build.js'
import { evening, type Evening } from '../evenings/evening.js'
import { onlyTable, tableOf, waitedFor } from '../evenings/play.js'
import { hasBrowser, isTooWide, launch, sizes, tab } from './browser.js'

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan'] as const
/** Buttons of a panel that play no card. */
const STANDING = new Set(['Refresh', 'Last trick', 'Rules', 'Table', 'Back', 'Dismiss message'])

describe.skipIf(!hasBrowser)('an evening on the page', () => {
  const complaints: string[] = []
  let browser: Browser
  let tonight: Evening
  let tabs: ReadonlyMap<string, Page>

  beforeAll(async () => {
    mkdirSync('screenshots', { recursive: true })
    await buildPage()
    browser = await launch()
    tonight = await evening({ page: true, seeds: ['on the page'] })
    const looks = [{}, { size: 'phone' }, { theme: 'light' }, { size: 'phone', theme: 'light' }] as const
    const open = NAMES.map(async (name, i) => [name, await tab(browser, tonight.local.page, name, complaints, looks[i])] as const)
    tabs = new Map(await Promise.all(open))
  })
  afterAll(async () => {
    await browser?.close()
    await tonight?.end()
  })
  const page = (name: string): Page => tabs.get(name)!
  const photo = async (what: string, ...names: readonly string[]): Promise<void> => {
    for (const name of names) await page(name).screenshot({ path: `screenshots/evening-${what}-${name.toLowerCase()}.png` })
  }

  it('goes from /foolish through a whole round to the leaderboard', async () => {
    await say(page('Ann'), '/foolish length:single-round house-players:1')
    for (const name of ['Bo', 'Cleo', 'Dan']) await press(page(name), 'Join')
    await page('Ann').getByText('table is full').first().waitFor()
    await photo('lobby', ...NAMES)
    await press(page('Ann'), 'Start')
    for (const name of NAMES) await panel(page(name)).waitFor()
    await photo('deal', ...NAMES)

    const id = await onlyTable(tonight)
    const players = NAMES.map((name) => tonight.player(name))
    const chance = rngFor('clicks', 0)
    for (let plays = 0; (await tableOf(tonight, id)).phase === 'playing'; plays++) {
      const [next] = await waitedFor(tonight, id, players)
      if (!next) {
        await tonight.house.settle()
        continue
      }
      const mine = page(next.name)
      const { actions } = await tableOf(tonight, id)
      await press(mine, pick(await offered(panel(mine), 'card'), chance))
      if (plays === 6) await photo('card', next.name)
      await press(mine, pick(await offered(panel(mine), 'way'), chance))
      await expect.poll(async () => (await tableOf(tonight, id)).actions).toBeGreaterThan(actions)
      if (plays === 20) {
        await photo('trick', ...NAMES)
        await page('Ann').mouse.wheel(0, 10_000)
        await photo('table', 'Ann')
        await panel(page('Ann')).scrollIntoViewIfNeeded()
        const { x = 0, y = 0, height = 0 } = (await panel(page('Ann')).boundingBox()) ?? {}
        await page('Ann').screenshot({ path: 'screenshots/evening-hand-ann.png', clip: { x, y, width: 660, height } })
      }
    }
    await page('Ann').getByRole('button', { name: 'Play again' }).waitFor()
    await photo('end', ...NAMES)
    await say(page('Ann'), '/leaderboard')
    await panel(page('Ann')).getByText('Foolish Faces').first().waitFor()
    await say(page('Bo'), '/rules')
    await panel(page('Bo')).getByText('in a minute').first().waitFor()
    await photo('after', 'Ann', 'Bo')
    for (const name of NAMES) expect(await isTooWide(page(name)), `${name} need not scroll sideways`).toBe(false)
    expect(complaints).toEqual([])
    expect(tonight.faults).toEqual([])
  })

  it('shows each person only their own hand', async () => {
    for (const name of NAMES) {
      const text = (await page(name).getByRole('log').textContent()) ?? ''
      const own = text.match(/Only you can see this/g)?.length ?? 0
      expect(own).toBe(
        tonight.local
          .person(name)
          .sees('games')
          .filter(({ flags }) => (flags & 64) !== 0).length,
      )
    }
    expect(sizes.phone.width).toBe(360)
  })
})

/** The newest private message. */
const panel = (page: Page): Locator => page.getByRole('article').filter({ hasText: 'Only you can see this' }).last()

async function say(page: Page, line: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Message #games' })
  await box.fill(line)
  await box.press('Escape')
  await box.press('Enter')
}
/** The newest open button of that name. */
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true, disabled: false }).last().click()

/** What the panel offers to play, once it asks for a card (or, when one is chosen, how): it may still show what was before. */
async function offered(on: Locator, asks: 'card' | 'way'): Promise<readonly string[]> {
  return vi.waitUntil(
    async () => {
      const isCard = ((await on.textContent()) ?? '').includes('Pick a card')
      const names = (await on.getByRole('button', { disabled: false }).allTextContents()).map((name) => name.trim())
      const plays = names.filter((name) => !STANDING.has(name))
      return plays.length > 0 && isCard === (asks === 'card') ? plays : undefined
    },
    { timeout: 10_000 },
  )
}
