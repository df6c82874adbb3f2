import type { Client } from 'discord.js'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { LocalDiscord } from '../../src/local-discord/local.js'
import { buildPage } from '../../src/local-discord/page/build.js'
import { script, startBot } from './bot.js'
import { hasBrowser, isTooWide, launch, tab } from './browser.js'
import type { Look } from './browser.js'

const options = { page: true, people: ['Ann', 'Bo', 'Cleo', 'Dan'] } as const

/** How many pixels of the messages lie below the view. */
const belowTheView =
  "(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(document.querySelector('main'))"

const box = (page: Page) => page.getByRole('combobox', { name: 'Message #games' })
const newest = (page: Page) => page.getByRole('article').last()
const push = (page: Page, name: string) => newest(page).getByRole('button', { name, exact: true }).click()

async function openTable(page: Page): Promise<void> {
  const before = await page.getByText('leads trick 5').count()
  await box(page).fill('/foolish')
  await box(page).press('Enter')
  await page.getByText('leads trick 5').nth(before).waitFor()
}

describe.skipIf(!hasBrowser)('the page', () => {
  let browser: Browser
  let discord: LocalDiscord
  let bot: Client
  let complaints: string[] = []

  beforeAll(async () => {
    await buildPage()
    browser = await launch()
    discord = await startLocalDiscord(options)
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

  const open = (person: string, look?: Look): Promise<Page> => tab(browser, discord.page, person, complaints, look)
  it('completes commands, options and values by keyboard', async () => {
    const page = await open('Ann')
    await box(page).pressSequentially('/foo')
    await page.getByRole('option', { name: '/foolish' }).waitFor()
    await box(page).press('Tab')
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    expect(await box(page).inputValue()).toBe('/foolish length:')
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await box(page).pressSequentially('hou')
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await box(page).pressSequentially('9')
    await box(page).press('Enter')
    await page.getByText('house-players must be at most 4.').waitFor()
    await box(page).press('Backspace')
    await box(page).pressSequentially('3')
    await box(page).press('Enter')
    await newest(page).getByText('Options: length single-round, house players 3.').waitFor()
    expect(await newest(page).textContent()).toContain('Ann used /foolish')
    expect(await box(page).inputValue()).toBe('')
  })

  it('asks the bot for completions, and wants what is required', async () => {
    const page = await open('Ann')
    await box(page).fill('/table join')
    await box(page).press('Enter')
    await box(page).press('Escape')
    await box(page).press('Enter')
    await page.getByText('/table join needs table: Which table').waitFor()
    await box(page).fill('/table join table:13')
    await page.getByRole('option', { name: 'Faces 13: Cleo' }).click()
    expect(await box(page).inputValue()).toBe('/table join table:Faces 13: Cleo ')
    await box(page).press('Enter')
    await newest(page).getByText('Joined Faces 13.').waitFor()
  })

  it('shows a private panel to its owner alone, and lets it go', async () => {
    const [ann, bo] = [await open('Ann'), await open('Bo')]
    await openTable(ann)
    await push(ann, 'My hand')
    await newest(ann).getByText('Only yours.').waitFor()
    await newest(ann).getByText('Only you can see this').last().waitFor()
    await newest(ann).getByRole('button', { name: 'Joker' }).click()
    await newest(ann).getByText('You pressed card-8.').waitFor()
    expect(await bo.getByText('Only yours.').count()).toBe(0)
    expect(await bo.getByText('You pressed card-8.').count()).toBe(0)
    expect(await newest(ann).getByRole('button', { name: 'Cover Ann’s 9' }).isDisabled()).toBe(true)
    await push(ann, 'Dismiss message')
    await expect.poll(() => ann.getByText('You pressed card-8.').count()).toBe(0)
  })

  it('highlights a message that calls its reader, and no other', async () => {
    const [ann, bo] = [await open('Ann'), await open('Bo')]
    await openTable(ann)
    await newest(bo).getByText('leads trick 5').waitFor()
    expect(await ann.locator('.message').last().getAttribute('class')).toContain('pings')
    expect(await bo.locator('.message').last().getAttribute('class')).not.toContain('pings')
    expect(await ann.evaluate(`document.querySelector('img[alt="Ann 9, Bo face down"]').naturalWidth`)).toBe(8)
  })

  it('picks several from a select by keyboard', async () => {
    const page = await open('Ann')
    await openTable(page)
    await push(page, 'My hand')
    const select = newest(page).getByRole('combobox', { name: 'Throw several' })
    await select.focus()
    await select.press('Enter')
    await select.press('Enter')
    await select.press('j')
    await select.press(' ')
    await select.press('Escape')
    await newest(page).getByText('You threw Ace and Joker.').waitFor()
    expect(await select.textContent()).toContain('Ace, Joker')
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Throw several')
  })

  it('fills in a form, and shows what was written as text', async () => {
    const page = await open('Ann')
    await openTable(page)
    await push(page, 'Say something')
    const form = page.getByRole('dialog', { name: 'Say something' })
    await form.getByLabel('Your words').fill(script)
    await page.keyboard.press('Enter')
    await newest(page).getByText('Said: <img src=x onerror="document.title = 1"> bold').waitFor()
    expect(await form.count()).toBe(0)
    expect(await page.title()).toBe('Ann in #games')
    await page.getByRole('button', { name: 'Say something' }).last().click()
    await form.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => form.count()).toBe(0)
  })

  it('shows a press that waits, and one that came to nothing', async () => {
    const page = await open('Ann')
    await openTable(page)
    await push(page, 'Late')
    const late = newest(page).getByRole('button', { name: 'Late' })
    await expect.poll(() => late.getAttribute('aria-busy')).toBe('true')
    await newest(page).getByRole('alert').getByText('This interaction failed').waitFor()
    expect(await late.getAttribute('aria-busy')).toBe('false')
  })

  it('changes people, and says plain words as them', async () => {
    const page = await open('Ann')
    await openTable(page)
    await push(page, 'My hand')
    await newest(page).getByText('Only yours.').waitFor()
    await page.getByLabel('You are').selectOption('Dan')
    await expect.poll(() => page.title()).toBe('Dan in #games')
    expect(await page.getByText('Only yours.').count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('as')).toBe('Dan')
    await box(page).fill('Hello **everybody**')
    await box(page).press('Enter')
    await newest(page).getByText('Hello everybody').waitFor()
    expect(await newest(page).textContent()).toMatch(/^D.*Dan/)
  })

  it('stays where its reader has scrolled to, and leads back to the present', async () => {
    const [ann, bo] = [await open('Ann', { size: 'phone' }), await open('Bo')]
    for (let n = 0; n < 3; n++) await openTable(bo)
    const told = await bo.getByText('leads trick 5').count()
    await expect.poll(() => ann.getByText('leads trick 5').count()).toBe(told)
    await ann.evaluate("document.querySelector('main').scrollTo(0, 0)")
    await ann.getByRole('button', { name: 'Jump to present' }).waitFor()
    await openTable(bo)
    await ann.getByRole('button', { name: '1 new message' }).click()
    await expect.poll(() => ann.evaluate(belowTheView)).toBeLessThan(2)
    expect(await ann.getByRole('button', { name: 'Jump to present' }).count()).toBe(0)
  })

  it.each([
    ['desk', 'dark'],
    ['desk', 'light'],
    ['phone', 'dark'],
    ['phone', 'light'],
  ] as const)('fits %s, %s', async (size, theme) => {
    const page = await open('Ann', { size, theme })
    await openTable(page)
    await page.screenshot({ path: `screenshots/page-${size}-${theme}-table.png` })
    await push(page, 'My hand')
    await newest(page).getByText('Only yours.').waitFor()
    await newest(page).getByRole('combobox', { name: 'Throw several' }).click()
    await page.screenshot({ path: `screenshots/page-${size}-${theme}-panel.png` })
    expect(await isTooWide(page)).toBe(false)
    await box(page).fill('/foolish ')
    await page.getByRole('option', { name: 'length' }).waitFor()
    await page.screenshot({ path: `screenshots/page-${size}-${theme}-completion.png` })
    await box(page).fill('')
    await page.getByRole('button', { name: 'Say something' }).last().click()
    await page.getByRole('dialog').waitFor()
    await page.screenshot({ path: `screenshots/page-${size}-${theme}-form.png` })
    await page.keyboard.press('Escape')
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await page.screenshot({ path: `screenshots/page-${size}-${theme}-large.png` })
    expect(await isTooWide(page)).toBe(false)
  })

  it('comes under a policy that runs nothing but its own files', async () => {
    const response = await fetch(discord.page)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/)
    expect(await response.text()).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/)
  })

  it('says when the bot is away', async () => {
    const other = await startLocalDiscord(options)
    const page = await tab(browser, other.page, 'Ann', complaints)
    await page.getByText('is offline').waitFor()
    const late = await startBot(other)
    await expect.poll(() => page.getByText('is offline').count()).toBe(0)
    await late.destroy()
    await page.getByText('is offline').waitFor()
    await other.stop()
  })

  it('leads into a thread and back by keyboard, says how it stands, and asks who reads in which language', async () => {
    const other = await startLocalDiscord(options)
    const [ann, bo] = [other.person('Ann'), other.person('Bo')]
    const thread = other.channel(bo.startsThread('games', 'Table 12'))
    bo.writes('games', `Over there: <#${thread.id}>`)
    bo.writes(thread.id, 'Welcome')
    const page = await tab(browser, other.page, 'Ann', complaints)
    await page.getByRole('button', { name: '#Table 12' }).press('Enter')
    await page.getByText('Welcome').waitFor()
    thread.archive()
    await page.getByText('This thread is archived. A message opens it again.').waitFor()
    await page.getByRole('combobox', { name: 'Message #Table 12' }).fill('Good morning')
    await page.keyboard.press('Enter')
    await expect.poll(() => thread.archived).toBe(false)
    thread.lock()
    await page.getByText('This thread is locked. Only moderators can write here.').waitFor()
    expect(await page.getByLabel('Channel').locator('option').allTextContents()).toEqual(['games', '↳ Table 12 (locked)'])
    await page.getByLabel('Channel').selectOption('games')
    await page.getByText('Over there').waitFor()
    await page.getByLabel('Language').selectOption('Deutsch')
    await expect.poll(() => ann.locale).toBe('de')
    ann.leaves()
    await page.getByText('Ann sees no server here.').waitFor()
    await other.stop()
  })

  it('comes back when the server does', async () => {
    const first = await startLocalDiscord(options)
    const page = await tab(browser, first.page, 'Cleo', complaints)
    await first.stop()
    await page.getByText('The connection is lost').waitFor()
    const second = await startLocalDiscord({ ...options, port: Number(new URL(first.page).port) })
    const again = await startBot(second)
    await expect.poll(() => page.getByText(/is lost|is offline/).count(), { timeout: 8_000 }).toBe(0)
    await openTable(page)
    expect(await page.getByLabel('You are').inputValue()).toBe(second.person('Cleo').id)
    await again.destroy()
    await second.stop()
  })
})
