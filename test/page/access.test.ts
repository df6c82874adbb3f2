import { AxeBuilder } from '@axe-core/playwright'
import type { Client } from 'discord.js'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { LocalDiscord } from '../../src/local-discord/local.js'
import { buildPage } from '../../src/local-discord/page/build.js'
import { evening, type Evening } from '../evenings/evening.js'
import { onlyTable, playOn, tableOf } from '../evenings/play.js'
import { startBot } from './bot.js'
import { hasBrowser, isTooWide, launch, tab } from './browser.js'

const PROMISES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe-core finds wrong, each with the places where it is. */
async function wrongs(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
/** Dark and light differ in their colours alone. */
async function expectNothingWrong(page: Page): Promise<void> {
  await page.evaluate("document.documentElement.dataset.theme = 'dark'")
  expect(await wrongs(new AxeBuilder({ page }).withTags(PROMISES))).toEqual([])
  await page.evaluate("document.documentElement.dataset.theme = 'light'")
  expect(await wrongs(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))).toEqual([])
}

/** What stands out of the window, what is too long for its own place, and which controls lie on each other. */
const MISPLACED = `(() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((it) => it.getClientRects().length > 0 && !it.closest('.unseen'))
  const box = (it) => it.getBoundingClientRect()
  const called = (it) => it.tagName + ' ' + (it.getAttribute('aria-label') ?? it.textContent).slice(0, 40)
  const out = all('#page *').filter((it) => box(it).left < -1 || box(it).right > innerWidth + 1)
  const cut = all('button, a.button, h1, h2, h3, p, li, label, dialog').filter((it) => it.scrollWidth > it.clientWidth + 1)
    .filter((it) => getComputedStyle(it).display !== 'inline')
  const controls = all('button, select, input, a').filter((it) => !it.closest('.jump'))
  const rooms = (it) => it.closest('header, main, footer, dialog')
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const onEachOther = controls.filter((it, n) => controls.slice(n + 1).some((other) => rooms(it) === rooms(other) && overlap(box(it), box(other))))
  return [['out', out], ['cut', cut], ['overlaps', onEachOther]].flatMap(([why, list]) => list.map((it) => why + ': ' + called(it)))
})()`
async function expectAllInPlace(page: Page): Promise<void> {
  expect(await page.evaluate(MISPLACED)).toEqual([])
  expect(await isTooWide(page)).toBe(false)
}

/** What has the keyboard, by what it is called. */
const held = (page: Page): Promise<string> =>
  page.evaluate(`(({ activeElement: it }) => it === document.body ? 'nothing'
    : (it.getAttribute('aria-label') ?? it.labels?.[0]?.firstChild.textContent ?? it.textContent).trim())(document)`)
/** In which message the keyboard is, counted from the newest, which is 1. */
const heldFromEnd = (page: Page): Promise<number> =>
  page.evaluate(`(() => { const all = [...document.querySelectorAll('article')]
    return all.length - all.findIndex((it) => it.contains(document.activeElement)) })()`)
/** What was told aloud, oldest first. */
const told = (page: Page): Promise<readonly string[]> => page.locator('[aria-live=polite] p').allTextContents()

const box = (page: Page) => page.getByRole('combobox', { name: 'Message #games' })
const newest = (page: Page) => page.getByRole('article').last()

describe.skipIf(!hasBrowser)('whoever hears the page or has no mouse', () => {
  let browser: Browser
  let discord: LocalDiscord
  let bot: Client
  let complaints: string[] = []

  beforeAll(async () => {
    await buildPage()
    browser = await launch()
    discord = await startLocalDiscord({ page: true, people: ['Ann', 'Bo'] })
    bot = await startBot(discord)
  })
  afterAll(async () => {
    await browser?.close()
    await bot?.destroy()
    await discord?.stop()
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(complaints).toEqual([])
    complaints = []
  })

  /** Ann's page with a table and her hand below it. */
  async function atTable(): Promise<Page> {
    const page = await tab(browser, discord.page, 'Ann', complaints)
    const before = await page.getByText('Only yours.').count()
    await discord.person('Ann').says('games', '/foolish').done
    await discord.person('Ann').presses('games', 'My hand').done
    await page.getByText('Only yours.').nth(before).waitFor()
    return page
  }

  it('finds nothing in the way: lists, forms, completions', async () => {
    const page = await atTable()
    await newest(page).getByRole('combobox', { name: 'Throw several' }).press('Enter')
    await box(page).fill('/')
    await page.getByRole('option', { name: '/foolish' }).waitFor()
    await expectNothingWrong(page)
    await page.getByRole('button', { name: 'Say something' }).last().press('Enter')
    await page.getByRole('dialog').waitFor()
    await expectNothingWrong(page)
  })

  it('walks through all of it in the order of reading', async () => {
    const page = await atTable()
    await box(page).focus()
    const back = []
    for (let n = 0; n < 4; n++) {
      await page.keyboard.press('Shift+Tab')
      back.push(await held(page))
    }
    expect(back).toEqual(['Dismiss message', 'Crash the party', 'Throw several', 'King'])
    await page.getByLabel('You are').focus()
    const walked = []
    for (let n = 0; n < 5; n++, await page.keyboard.press('Tab')) walked.push(await held(page))
    expect(walked).toEqual(['You are', 'Language', 'Switch to the light theme', 'Messages', 'My hand'])
  })

  it('presses with Enter and Space, and keeps the keyboard where it was', async () => {
    const page = await atTable()
    await newest(page).getByRole('button', { name: 'Joker' }).focus()
    await page.keyboard.press(' ')
    await newest(page).getByText('You pressed card-8.').waitFor()
    expect(await held(page)).toBe('Joker')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await newest(page).getByText('You pressed card-7.').waitFor()
    expect(await held(page)).toBe('10')
  })

  it('leaves a form by Escape, back where it was opened', async () => {
    const page = await atTable()
    await page.getByRole('button', { name: 'Say something' }).last().press('Enter')
    await page.getByRole('dialog').waitFor()
    expect(await held(page)).toContain('Your words')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await held(page)).toBe('Say something')
  })

  it('is at the neighbour of a message that is gone', async () => {
    const page = await atTable()
    await newest(page).getByRole('button', { name: 'Dismiss message' }).press('Enter')
    await expect.poll(() => newest(page).textContent()).toContain('leads trick 5')
    expect(await heldFromEnd(page)).toBe(1)
  })

  it('is told what is new, and no more', async () => {
    const page = await atTable()
    const [, hand] = (await told(page)).slice(-2)
    expect((await told(page)).at(-2)).toMatch(
      /^\S+: Ann leads trick 5 of 13\.\nFoolish Faces 12, round 2 of 4\nAnn: 9 \(covered\)$/,
    )
    expect(hand).toMatch(/^\S+, to you alone: Your turn: you lead trick 1 of 13\.\nOnly yours\.\nYou are a Fool/)
    await newest(page).getByRole('button', { name: 'Joker' }).press('Enter')
    await expect.poll(async () => (await told(page)).at(-1)).toMatch(/^\S+, to you alone: You pressed card-8\.$/)
    expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off')
  })

  it.each([
    ['letters twice as large on a desk', { width: 1280, height: 800 }, '200%'],
    ['a desk seen at 200 %', { width: 640, height: 400 }, '100%'],
    ['letters twice as large on a phone', { width: 360, height: 740 }, '200%'],
    ['the narrowest window', { width: 320, height: 256 }, '100%'],
  ] as const)('has all in its place with %s', async (_, size, letters) => {
    const page = await atTable()
    await page.setViewportSize(size)
    await page.evaluate(`document.documentElement.style.fontSize = '${letters}'`)
    await newest(page).getByRole('combobox', { name: 'Throw several' }).press('Enter')
    await expectAllInPlace(page)
    expect(await page.evaluate("document.querySelector('main').clientHeight"), 'room to read').toBeGreaterThan(80)
    await page.getByRole('button', { name: 'Say something' }).last().press('Enter')
    await page.getByRole('dialog').waitFor()
    await expectAllInPlace(page)
  })
})

describe.skipIf(!hasBrowser)('whoever plays without eyes or mouse', () => {
  let browser: Browser
  let tonight: Evening
  const complaints: string[] = []
  beforeAll(async () => {
    await buildPage()
    browser = await launch()
    tonight = await evening({ page: true, seeds: ['heard', 'by keyboard'] })
  })
  afterAll(async () => {
    await browser?.close()
    await tonight?.end()
  })

  it('finds nothing in the way from the lobby to the leaderboard', async () => {
    const ann = tonight.player('Ann')
    const chance = rngFor('access', 0)
    const page = await tab(browser, tonight.local.page, 'Ann', complaints)
    await ann.says('/foolish', { length: 'single-round', 'house-players': 3 })
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    await expectNothingWrong(page)
    await ann.presses('Start')
    await playOn(tonight, await onlyTable(tonight), [ann], chance)
    await tonight.calm()
    await ann.says('/foolish', { length: 'single-round', 'house-players': 3 })
    await ann.presses('Start')
    const table = await onlyTable(tonight)
    await playOn(tonight, table, [ann], chance, ({ actions }) => actions > 6)
    await tonight.calm()
    await ann.says('/leaderboard')
    await ann.says('/rules')
    await ann.says('/hand')
    await page.getByText('Pick a card').last().waitFor()
    await expectNothingWrong(page)

    const before = await newest(page).getByRole('button').first().textContent()
    await newest(page).getByRole('button').first().press('Enter')
    await newest(page).getByRole('button', { name: 'Back', exact: true }).waitFor()
    expect(await held(page), 'a button of the same message, which asks how').not.toBe(before)
    expect(await heldFromEnd(page)).toBe(1)
    await newest(page).getByRole('button', { name: 'Back', exact: true }).focus()
    await ann.says('/hand')
    await expect.poll(() => held(page), { message: 'the panel is replaced' }).not.toBe('Back')
    await expect.poll(() => heldFromEnd(page)).toBe(1)
    expect((await tableOf(tonight, table)).phase).toBe('playing')
    expect(tonight.faults).toEqual([])
    expect(complaints).toEqual([])
  })
})
