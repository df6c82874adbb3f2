import { describe, expect, it } from 'vitest'
import type { Names } from '../../src/discord/names.js'
import { label, line } from '../../src/discord/write.js'
import { games, gameOf, isGame, type GameId } from '../../src/games/index.js'
import type { Game, Viewer } from '../../src/kit/game.js'
import type { Screen } from '../../src/kit/screen.js'
import { LANGUAGES, type Language } from '../../src/kit/show.js'
import { playout } from '../games/playout.js'
import { reached, tooMuch } from '../games/reach.js'

// Discord's limits with the longest names that we let through, in every language: a game of each kind, looked at all along the way.

/** Our own for a button, so that three stand side by side on a phone; Discord's are 80, and 100 for an item of a list. */
const MOST_LABEL = 34
const MOST_ITEM = 100
const MOST_PLACEHOLDER = 150
/** Discord's for a box and for plain content, less what a table writes above and below the game's own lines. */
const MOST_TEXT = { panel: 4_000 - 600, message: 2_000 - 400 } as const
/** In steps. */
const LOOKS = 7

/** As many players as a game takes, and options by which so many can play. */
const TABLES = {
  'foolish-faces': {},
  'kings-and-jokers': {},
  fool: { variant: 'perevodnoy', deck: 54, jokers: 0 },
  'chinese-fool': { deck: 52 },
  'czech-fool': {},
} as const satisfies Record<GameId, object>

/** Twelve wide letters each, every second one of the house; the signs of direction around them count as well. */
const named = (language: Language): Names => ({
  language,
  seat: (seat) => ({ name: `W${String(seat).repeat(11)}`, id: undefined, house: seat % 2 === 1 }),
  person: () => ({ name: 'W'.repeat(12), id: undefined, house: false }),
  link: () => undefined,
})
const visible = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '')

/** What about a screen is too long; empty when all is well. */
function overruns(screen: Screen<unknown>, language: Language): readonly string[] {
  const names = named(language)
  const said = screen.lines.map(({ text }) => line(text, { names, ping: false })).join('\n')
  const longer = (texts: readonly string[], most: number): readonly string[] =>
    texts.filter((text) => text.length > most || text.trim() === '').map((text) => `"${text}" has ${text.length} of ${most}`)
  const controls = screen.rows.flat()
  const presses = controls.filter(({ kind }) => kind === 'press')
  const picks = controls.filter((control) => control.kind === 'pick')
  const labelled = (it: readonly { readonly label: Screen['lines'][number]['text'] }[]): readonly string[] =>
    it.map((one) => label(one.label, names))
  const items = picks.flatMap((pick) => pick.items)
  return [
    ...tooMuch(screen),
    ...longer([said], MOST_TEXT[screen.form]),
    ...longer(labelled(presses).map(visible), MOST_LABEL),
    ...longer(labelled(picks), MOST_PLACEHOLDER),
    ...longer(labelled(items), MOST_ITEM),
  ]
}

type Shelved = Game<unknown, unknown, { readonly type: string }, unknown, unknown, unknown>

describe.each(Object.keys(games).filter(isGame))('%s', (id) => {
  const { rules: shelved, show } = gameOf(id)
  const rules = shelved as Shelved
  const [, seats] = rules.seats
  const options = rules.options.parse(TABLES[id])
  const { steps, end } = playout(rules, seats, options, 'limits')
  const every = Math.ceil(steps.length / LOOKS)
  const states = [...steps.filter((_, at) => at % every === 0).map(({ state }) => state), end]

  it.each(LANGUAGES)('fits in %s', (language) => {
    expect(rules.clash?.(options, seats)).toBeUndefined()
    const speaks = show(language)
    const check = (screen: Screen<unknown>, where: string): void => expect(overruns(screen, language), where).toEqual([])
    for (const [at, state] of states.entries()) {
      const pages = speaks.pages(rules.view(state, 'onlooker'))
      for (const page of state === end ? pages : pages.slice(-2)) check(page.screen(), `look ${at}, page ${page.key}`)
      const viewers: readonly Viewer[] = [0, ...rules.turn(state).slice(0, 1)]
      for (const viewer of viewers) {
        const view = rules.view(state, viewer)
        const legal = viewer === 'onlooker' ? [] : rules.legal(state, viewer)
        reached(speaks, view, legal, (screen, path) => check(screen, `look ${at}, seat ${viewer}, path "${path}"`))
        check(speaks.last(view), `look ${at}, last`)
      }
    }
    for (const path of ['', ...rulesPages(speaks.rules('', options))]) check(speaks.rules(path, options), `rules ${path}`)
  })
})

/** The pages to which the first screen of the rules leads. */
const rulesPages = ({ rows }: Screen<unknown>): readonly string[] =>
  rows.flat().flatMap(({ to }) => ('page' in to ? [to.page.split(':')[2] ?? ''] : []))
