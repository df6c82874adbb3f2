import { mkdirSync } from 'node:fs'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pick, rngFor, type Rng } from '../../src/kit/rng.js'
import { buildPage } from '../../src/local-discord/page/build.js'
import { evening, type Evening } from '../evenings/evening.js'
import { onlyTable, pastOpening, tableOf } from '../evenings/play.js'
import { hasBrowser, isTooWide, launch, tab } from './browser.js'

/** Games that one person plays on the page with house players: what opens them, and what stands at their end. */
const GAMES = [
  ['kings', '/kings house-players:0', 'desk', /King|Joker|Everyone loses/],
  ['kings-four', '/kings house-players:3', 'phone', /King|Joker|Everyone loses/],
  ['podkidnoy', '/fool variant:podkidnoy house-players:2', 'phone', /is the Fool|nobody is the Fool/],
  ['perevodnoy', '/fool variant:perevodnoy house-players:1', 'desk', /is the Fool|nobody is the Fool/],
] as const
/** Buttons of a panel that play nothing. */
const STANDING = /^(Refresh|Last .*|Rules|Table|Back|Dismiss message|My hand|Bito for this bout|Take it back|\(.*)$/

describe.skipIf(!hasBrowser)('alone on the page', () => {
  let browser: Browser
  let tonight: Evening
  const complaints: string[] = []
  beforeAll(async () => {
    mkdirSync('screenshots', { recursive: true })
    await buildPage()
    browser = await launch()
  })
  afterAll(() => browser?.close())
  beforeEach(async () => {
    tonight = await evening({ page: true, seeds: ['alone on the page'] })
  })
  afterEach(() => tonight?.end())

  it.each(GAMES)('somebody plays %s from its command to its end', async (name, command, size, end) => {
    const page = await tab(browser, tonight.local.page, 'Ann', complaints, { size })
    const photo = (what: string): Promise<unknown> => page.screenshot({ path: `screenshots/game-${name}-${what}.png` })
    await say(page, command)
    await page.getByRole('button', { name: 'Start', exact: true }).last().click()
    const id = await onlyTable(tonight)
    await panel(page).waitFor()
    const chance = rngFor('clicks', 0)
    let stuck = 0
    for (let presses = 0; (await tableOf(tonight, id)).phase === 'playing'; presses++) {
      await pastOpening(tonight, id)
      if (presses === 5) await photo('hand')
      const { seq } = await tableOf(tonight, id)
      const moved = async (): Promise<boolean> => (await tableOf(tonight, id)).seq > seq || (await isAsked(page))
      if (await pressAny(page, chance)) await vi.waitUntil(moved, { timeout: 3_000 }).catch(() => undefined)
      else await tonight.calm()
      stuck = (await moved()) ? 0 : stuck + 1 // the panel may have changed under the finger
      expect(stuck, `the panel says: ${await panel(page).textContent()}`).toBeLessThan(10)
      if (presses === 6) {
        await page.mouse.wheel(0, 10_000)
        await photo('table')
      }
      expect(presses, 'the game ends').toBeLessThan(1_000)
    }
    await page.getByRole('button', { name: 'Play again' }).last().waitFor()
    await photo('end')
    expect(await page.getByRole('article').filter({ hasText: end }).count()).toBeGreaterThan(0)
    expect(await isTooWide(page)).toBe(false)
    expect(complaints).toEqual([])
    expect(tonight.faults).toEqual([])
  })
})

/** The newest private message. */
const panel = (page: Page): Locator => page.getByRole('article').filter({ hasText: 'Only you can see this' }).last()
/** A card was chosen that asks how. */
const isAsked = async (page: Page): Promise<boolean> =>
  (await panel(page).getByRole('button', { name: 'Back', exact: true }).count()) > 0

/** Presses one open button that plays something; false when there is none. */
async function pressAny(page: Page, chance: Rng): Promise<boolean> {
  const open = panel(page).getByRole('button', { disabled: false })
  const names = (await open.allTextContents()).map((name) => name.trim()).filter((name) => !STANDING.test(name))
  if (names.length === 0) return false
  await panel(page)
    .getByRole('button', { name: pick(names, chance), exact: true, disabled: false })
    .first()
    .click({ timeout: 2_000 })
    .catch(() => {})
  return true
}

async function say(page: Page, line: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Message #games' })
  await box.fill(line)
  await box.press('Escape')
  await box.press('Enter')
}
