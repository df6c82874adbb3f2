import { describe, expect, it } from 'vitest'
import { games, gameOf, isGame, type GameId } from '../../src/games/index.js'
import { folded, type AnyGame } from '../../src/kit/game.js'
import { rngFor } from '../../src/kit/rng.js'
import type { Control, Screen } from '../../src/kit/screen.js'
import type { Show } from '../../src/kit/show.js'
import { read } from '../screens.js'
import { steps } from './playout.js'

type AnyShow = Show<unknown, unknown, unknown>

/** Tables at which something is closed now and then; the others have nothing that could be. */
const TABLES: readonly { readonly id: GameId; readonly seats: number; readonly options: object }[] = [
  { id: 'foolish-faces', seats: 4, options: { length: 'single-round', partyCrasher: true } },
  { id: 'fool', seats: 2, options: { deck: 52, hand: 8 } },
  { id: 'chinese-fool', seats: 3, options: { deck: 52 } },
  { id: 'czech-fool', seats: 3, options: {} },
  { id: 'kings-and-jokers', seats: 4, options: {} },
]

/** So many actions of a game are looked at. */
const MOST = 80

const isClosed = (control: Control<unknown>): boolean => control.kind === 'press' && control.closed === true

/** Every screen that a seat can turn to, from the first one on. */
function screensOf(show: AnyShow, view: unknown, legal: readonly unknown[]): readonly Screen<unknown>[] {
  const seen = new Set<string>()
  const screens: Screen<unknown>[] = []
  const open = ['']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const screen = show.panel(view, legal, path)
    screens.push(screen)
    for (const { to } of screen.rows.flat()) if ('path' in to && !('act' in to && to.act !== undefined)) open.push(to.path)
  }
  return screens
}

/** Taking what could be beaten makes big hands, which have pages. */
const greedy = (legal: readonly { readonly type?: string }[], rng: { below(n: number): number }) =>
  (rng.below(10) < 8 ? legal.find(({ type }) => type === 'take') : undefined) ?? legal[rng.below(legal.length)]!

describe.each(TABLES)('at $id of $seats with $options', ({ id, seats, options }) => {
  it('each choice that is closed says why', () => {
    const { rules, show }: { readonly rules: AnyGame; readonly show: (language: 'en') => AnyShow } = gameOf(id)
    const shows = show('en')
    let closed = 0
    const bare: unknown = rules.setup(seats, rules.options.parse(options))
    const first: unknown = folded(rules, bare, rules.deal(bare, rngFor('why not', 0)))
    for (const { where, seq, state, seat } of steps(rules, id, 'why not', first, greedy)) {
      if (seq >= MOST) break
      const view: unknown = rules.view(state, seat)
      for (const screen of screensOf(shows, view, rules.legal(state, seat))) {
        const lines = screen.lines.map(({ text }) => read(text))
        const shut = screen.rows.flat().filter(isClosed)
        closed += shut.length
        if (shut.length > 0)
          expect(
            lines.some((line) => /^(Closed|Here): /u.test(line)),
            `${where}: ${lines.join(' / ')}`,
          ).toBe(true)
        for (const control of shut)
          if (lines.some((line) => line.startsWith('Here: '))) expect(lines).toContain(`Here: ${read(control.label)}.`)
      }
    }
    expect(closed > 0).toBe(id === 'foolish-faces' || id === 'fool')
  })
})

it('covers every game on the shelf', () => {
  expect([...new Set(TABLES.map(({ id }) => id))].toSorted()).toEqual(Object.keys(games).filter(isGame).toSorted())
})
