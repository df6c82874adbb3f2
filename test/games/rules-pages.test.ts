import { describe, expect, it } from 'vitest'
import { games, gameOf, isGame } from '../../src/games/index.js'
import type { Screen } from '../../src/kit/screen.js'
import type { Choices, Show } from '../../src/kit/show.js'
import { read } from '../screens.js'

// A page of rules is read on a phone: what a table needs first stands on one screen, and no page is endless.

/** A phone of 360 px shows so many characters in a line, and so many lines without scrolling. */
const WIDTH = 40
const HEIGHT = 14
/** Of a page with all its lines; Discord takes 4,000. */
const MOST = 2_000

const lengthOf = ({ lines }: Screen): number => lines.reduce((sum, { text }) => sum + read(text).length + 1, 0)

/** How many lines of a phone a text takes, broken between words. */
function linesOf(text: string): number {
  let [lines, at] = [1, 0]
  for (const word of text.split(' ')) {
    if (at > 0 && at + 1 + word.length > WIDTH) [lines, at] = [lines + 1, word.length]
    else at += (at > 0 ? 1 : 0) + word.length
  }
  return lines
}

/** The pages to which the buttons of a page lead, from the first one on. */
function pagesOf(show: Show<unknown, unknown, unknown>, options: unknown): ReadonlyMap<string, Screen> {
  const pages = new Map<string, Screen>()
  const open = ['']
  for (let page = open.pop(); page !== undefined; page = open.pop()) {
    if (pages.has(page)) continue
    const screen = show.rules(page, options)
    pages.set(page, screen)
    for (const { to } of screen.rows.flat()) if ('page' in to) open.push(to.page.split(':')[2] ?? '')
  }
  return pages
}

describe.each(Object.keys(games).filter(isGame))('the rules of %s', (id) => {
  const { rules, show } = gameOf(id)
  const shows: Show<unknown, unknown, unknown> = show('en')
  const usual: unknown = rules.options.parse({})
  const choices: Choices<unknown> | undefined = shows.choices?.(usual)
  const tables = [undefined, usual, ...(choices?.presets ?? []).map(({ options }) => options)]

  it('say the essentials on the first screen of a phone', () => {
    for (const options of tables) {
      const lines = shows
        .rules('', options)
        .lines.filter(({ as }) => as !== 'small')
        .map(({ text }) => read(text))
      expect(
        lines.reduce((sum, line) => sum + linesOf(line), 0),
        lines.join('\n'),
      ).toBeLessThanOrEqual(HEIGHT)
    }
  })

  it('have no page that is endless', () => {
    for (const options of tables)
      for (const [page, screen] of pagesOf(shows, options)) expect(lengthOf(screen), page).toBeLessThanOrEqual(MOST)
  })

  it('have tips on good play, and at a table its own options', () => {
    for (const options of tables) {
      const pages = pagesOf(shows, options)
      expect(pages.get('tips')?.lines.length).toBeGreaterThan(4)
      expect(pages.has('table')).toBe(options !== undefined)
    }
  })
})
