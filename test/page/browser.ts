import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'

const executablePath = '/usr/bin/chromium'
const quiet =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** Where there is no browser the tests are skipped and say so; on CI its absence is a failure. */
export const hasBrowser = existsSync(executablePath) || process.env['CI'] !== undefined
if (!hasBrowser) console.log(`There is no ${executablePath}: the tests of the page are skipped.`)

export const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: quiet.split(' ') })

export const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const

export interface Look {
  readonly size?: keyof typeof sizes
  readonly theme?: 'dark' | 'light'
}

/** A tab of its own for that person. Whatever the page complains about is kept in `complaints`. */
export async function tab(
  browser: Browser,
  address: string,
  person: string,
  complaints: string[],
  look: Look = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes[look.size ?? 'desk'],
    colorScheme: look.theme ?? 'dark',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(8_000)
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().includes('WebSocket connection')) complaints.push(said.text())
  })
  await page.goto(`${address}?as=${person}`)
  await page.getByRole('combobox', { name: 'Message #games' }).waitFor()
  return page
}

/** Whether something on the page is wider than its window, or makes the page itself scroll: only its messages do. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(
    'document.documentElement.scrollWidth > window.innerWidth || document.documentElement.scrollHeight > window.innerHeight',
  )
