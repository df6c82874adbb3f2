import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { encode } from '../../src/discord/custom-id.js'
import { syncOwnEmojis } from '../../src/discord/emojis.js'
import { restFor } from '../../src/discord/rest.js'
import { gameOf } from '../../src/games/index.js'
import { rngFor } from '../../src/kit/rng.js'
import type { Verb } from '../../src/kit/screen.js'
import { buildPage } from '../../src/local-discord/page/build.js'
import { createPictures, type Pictures } from '../../src/picture/pictures.js'
import type { Table } from '../../src/table/table.js'
import { evening, type Evening, type Player } from '../evenings/evening.js'
import { onlyTable, pastOpening, tableOf } from '../evenings/play.js'
import { hasBrowser, isTooWide, launch, sizes, tab } from './browser.js'

// What people meet on an evening, for people to look at: in screenshots/shots, by scene, language, size and theme.

const FOLDER = 'screenshots/shots'
const LOCALES = ['en-US', 'ru'] as const
const THEMES = ['dark', 'light'] as const
/** Ann looks; she has seat 0. */
const NAMES = ['Ann', 'Bo', 'Cleo'] as const

interface Shot {
  readonly evening: Evening
  /** What it looks like to Ann at that moment, with this message in sight. */
  photo(what: string, messages?: string): Promise<void>
  readonly people: readonly [Player, Player, Player]
}

describe.skipIf(!hasBrowser)('the screens of an evening', () => {
  let browser: Browser
  let pictures: Pictures
  let tonight: Evening | undefined
  const complaints: string[] = []
  /** Nobody looks at most of a long game, so that most of it need not be drawn. */
  let isLooked = true
  beforeAll(async () => {
    mkdirSync(FOLDER, { recursive: true })
    await buildPage()
    browser = await launch()
    const drawn = createPictures({ onError: ({ message }) => complaints.push(message) })
    pictures = {
      ...drawn,
      draw: (...asked) => (isLooked ? drawn.draw(...asked) : Promise.resolve(undefined)),
      soon: (...asked) => (isLooked ? drawn.soon(...asked) : Promise.resolve(undefined)),
    }
  })
  afterAll(async () => {
    await pictures?.close()
    await browser?.close()
  })
  afterEach(() => tonight?.end())

  it.each(LOCALES)('fit every window, in %s', async (locale) => {
    const shot = await settle(locale)
    const { evening, photo, people } = shot
    const [ann] = people

    await ann.says('/foolish', { 'house-players': 1 })
    const faces = await onlyTable(evening)
    await press(shot, 'join', faces, people.slice(1))
    await photo('lobby')
    await press(shot, 'start', faces, [ann])
    await playUntil(shot, faces, ({ actions }) => actions > 12 && actions % 4 >= 2)
    await photo('trick', 'article:not([data-private])')
    await ann.says('/hand')
    await photo('hand')
    isLooked = false
    await playUntil(shot, faces, ({ actions }) => actions > 4 * 13 * 4 - 8)
    isLooked = true
    await playUntil(shot, faces, () => false)
    await photo('end')

    await ann.says('/fool', { 'house-players': 1 })
    await openWithAll(shot)
    await playUntil(shot, await onlyTable(evening), ({ actions }) => actions > 9)
    await photo('bout', 'article:not([data-private])')
    await evening.tables.abandon(await onlyTable(evening))

    await ann.says('/kings', { 'house-players': 1 })
    await openWithAll(shot)
    await playUntil(shot, await onlyTable(evening), ({ actions }) => actions > 12)
    await ann.says('/hand')
    await photo('king')
    await ann.says('/leaderboard')
    await photo('leaderboard')

    expect(evening.faults).toEqual([])
    expect(complaints).toEqual([])
  })

  /** An evening in that language with pictures and emojis, as Ann sees it. */
  async function settle(locale: string): Promise<Shot> {
    const people = NAMES.map((name) => ({ name, locale }))
    const seeds = ['faces to look at', 'a bout to look at', 'kings to look at']
    const it = (tonight = await evening({ page: true, pictures, people, locale, seeds }))
    await it.restart(() => syncOwnEmojis(restFor(it.local.token, it.local.api)))
    const photo = async (what: string, messages = 'article'): Promise<void> => {
      await it.calm()
      const page = await tab(browser, it.local.page, 'Ann', complaints)
      await takeAll(page, messages, `${FOLDER}/${what}-${locale.slice(0, 2)}`)
      await page.context().close()
    }
    return { evening: it, photo, people: [it.player('Ann'), it.player('Bo'), it.player('Cleo')] }
  }

  async function openWithAll(shot: Shot): Promise<void> {
    const id = await onlyTable(shot.evening)
    await press(shot, 'join', id, shot.people.slice(1))
    await press(shot, 'start', id, [shot.people[0]])
  }
})

/** The button of that verb, whatever it is called. */
async function press({ evening }: { evening: Evening }, verb: Verb, table: string, people: readonly Player[]): Promise<void> {
  for (const { name } of people) {
    const pressed = evening.local.person(name).presses(evening.channel, encode({ verb }, { table, asked: 0 }))
    expect((await pressed.done).state).toBe('answered')
  }
}

/** Everybody plays as the house would, until Ann is asked and `until` says so, or the game is over. */
async function playUntil({ evening, people }: Shot, id: string, until: (table: Table) => boolean): Promise<void> {
  const { store, tables, house } = evening
  const persons = await Promise.all(people.map((player) => store.person(player.id, player.name, 0)))
  for (let n = 0; n < 1_000; n++) {
    if (n % 8 === 0) await evening.calm() // pictures take longer than plays
    await pastOpening(evening, id)
    const table = await tableOf(evening, id)
    if (table.phase !== 'playing') break
    const box = gameOf(table.game)
    const turn = box.rules.turn(table.state)
    if (turn.includes(0) && until(table)) break
    const players = turn.map((seat) => table.seats[seat]?.player)
    const person = persons.find((number) => players.some((it) => it?.kind === 'person' && it.person === number))
    const look = person === undefined ? undefined : await tables.lookAs(id, person)
    if (person === undefined || !look) {
      await house.settle()
      continue
    }
    const action: unknown = box.house(look.view, look.legal, rngFor('shots', n))
    const answer = await tables.play(id, { person, cause: `shot:${id}:${n}` }, look.asked, action)
    expect(answer.ok).toBe(true)
  }
  await evening.calm()
}

/** The page in each size and theme, with the newest of those messages in sight: the window is as high as that takes. */
async function takeAll(page: Page, messages: string, path: string): Promise<void> {
  expect(await page.locator('img:not([alt]), img[alt=""]').count(), 'pictures without words').toBe(0)
  for (const size of ['desk', 'phone'] as const) {
    const { width, height } = sizes[size]
    await page.setViewportSize({ width, height })
    const missing = Number(await page.evaluate(atNewest(messages, 'it.offsetHeight + 40 - it.closest("main").clientHeight')))
    await page.setViewportSize({ width, height: height + Math.max(0, missing) })
    await page.evaluate(atNewest(messages, 'it.scrollIntoView({ block: "end" })'))
    for (const theme of THEMES) {
      await page.screenshot({ path: `${path}-${size}-${theme}.png` })
      await page.getByRole('button', { name: 'Switch to the' }).click()
      await page.mouse.move(0, 0)
    }
    expect(await isTooWide(page)).toBe(false)
  }
}
/** Does that with `it`, the newest of those messages, once all pictures are there and laid out. */
const atNewest = (messages: string, what: string): string => `(async () => {
  await Promise.all([...document.images].map((image) => image.decode()))
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const it = [...document.querySelectorAll('${messages}')].at(-1)
  return ${what}
})()`
