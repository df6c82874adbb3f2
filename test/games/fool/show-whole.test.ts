import { describe, expect, it } from 'vitest'
import { options } from '../../../src/games/fool/options.js'
import { rules } from '../../../src/games/fool/rules.js'
import { show } from '../../../src/games/fool/show.js'
import type { Action, State } from '../../../src/games/fool/types.js'
import type { Seat } from '../../../src/kit/game.js'
import { pick, rngFor, type Rng } from '../../../src/kit/rng.js'
import type { Control, Screen } from '../../../src/kit/screen.js'
import { plain } from '../../screens.js'
import { reached, tooMuch } from '../reach.js'

const en = show('en')
/** 24 characters, each of them escaped. */
const LONGEST = Array.from({ length: 8 }, () => '\\*'.repeat(24))
const GAMES = [
  { seats: 2, given: { allDealt: true } },
  {
    seats: 3,
    given: { variant: 'perevodnoy', transferFirstBout: true, transferShow: 'trumpOncePerBout', trumpExchange: 'lowestForAny' },
  },
  { seats: 4, given: { teams: 'pairs' } },
  { seats: 4, given: { throwProtocol: 'free', throwTiming: 'anytime', rated: true } },
  { seats: 5, given: { variant: 'japanese', deck: 52, jokers: 1 } },
  { seats: 6, given: {} },
  { seats: 8, given: { deck: 54, epaulettes: 'countPairs' } },
] as const

/** Hands grow big where most people take, and many may throw then. */
function greedy(legal: readonly Action[], rng: Rng): Action {
  const take = legal.find(({ type }) => type === 'take')
  const rest = legal.filter(({ type }) => type !== 'pass')
  if (take && rng.below(5) > 0) return take
  return pick(rest.length > 0 && rng.below(5) > 0 ? rest : legal, rng)
}

/** All positions of one game. */
function positions(seats: number, given: object, seed: string): readonly State[] {
  let state = rules.setup(seats, options.parse(given))
  for (const event of rules.deal(state, rngFor(seed, 0))) state = rules.apply(state, event)
  const all = [state]
  for (let n = 1; state.phase !== 'over'; n++) {
    const rng = rngFor(seed, n)
    const seat = pick(rules.turn(state), rng)
    const ruling = rules.play(state, seat, greedy(rules.legal(state, seat), rng), rng)
    if (!ruling.ok) throw new Error(ruling.reason)
    for (const event of ruling.events) state = rules.apply(state, event)
    all.push(state)
  }
  return all
}

const pagesOf = (state: State) => en.pages(rules.view(state, 'onlooker'))
const textOf = (screen: Screen<unknown>) => plain(screen, LONGEST).join('\n')
const listsOf = (screen: Screen<Action>): readonly Extract<Control<Action>, { kind: 'pick' }>[] =>
  screen.rows.flat().filter((control) => control.kind === 'pick')

/** What a list of several cards plays when its first items are picked, as many as go together at least. */
function severally(screen: Screen<Action>, state: State, seat: Seat): readonly string[] {
  return listsOf(screen).flatMap(({ to, items, count: [min, max] }) => {
    const keys = items.map(({ key }) => key)
    const sets = keys.flatMap((_, i) => (i + min <= keys.length ? [keys.slice(i, i + min)] : []))
    return [...sets, keys.slice(0, max)].flatMap((picked) => {
      if (!('path' in to)) return ['a list that plays nothing']
      const ruling = rules.play(state, seat, to.act(picked), rngFor('several', 0))
      return ruling.ok || ruling.reason === 'lead_mixed_ranks' ? [] : [ruling.reason]
    })
  })
}

describe.each(GAMES)('a whole game of $seats, $given', ({ seats, given }) => {
  const all = positions(seats, given, 'whole')
  const some = all.filter((_, i) => i % Math.ceil(all.length / 150) === 0 || i > all.length - 3)

  it('is a story whose pages keep their order, and their words once they are final', () => {
    const told = new Map<string, string>()
    for (const state of all) {
      const pages = pagesOf(state)
      const keys = pages.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect([...told.keys()]).toEqual(keys.slice(0, told.size))
      expect(pages.filter(({ final }) => !final).length).toBeLessThanOrEqual(state.phase === 'over' ? 0 : 2)
      for (const page of state.phase === 'over' ? pages : pages.slice(-4)) {
        if (!page.final) continue
        const text = textOf(page.screen())
        if (told.has(page.key)) expect(text).toBe(told.get(page.key))
        told.set(page.key, text)
      }
    }
    expect([...told.keys()].at(-1)).toBe('end')
  })

  it('offers each choice once and nothing else, on screens that fit', () => {
    for (const state of some) {
      for (let seat = 0; seat < seats; seat++) {
        const view = rules.view(state, seat)
        const legal = rules.legal(state, seat)
        const acts = reached(en, view, legal, (screen, path) => {
          expect(tooMuch(screen), path).toEqual([])
          expect(screen.rows.flat().length + screen.rows.length).toBeLessThanOrEqual(34) // the table adds a row of three
          expect(severally(screen, state, seat)).toEqual([])
        }).map(({ action }) => JSON.stringify(action))
        expect(acts.toSorted()).toEqual(legal.map((action) => JSON.stringify(action)).toSorted())
      }
    }
  })

  it('offers what can be queued, where the table can keep it', () => {
    for (const state of some) {
      for (let seat = 0; seat < seats; seat++) {
        const ahead = rules.ahead?.(state, seat) ?? []
        if (ahead.length === 0) continue
        const screen = en.panel(rules.view(state, seat), [], '', { ahead, queued: [] })
        const acts = screen.rows
          .flat()
          .flatMap(({ to }) => ('path' in to && 'act' in to && typeof to.act === 'object' ? [to] : []))
        const once = acts.filter((to) => !('stands' in to)).map(({ act }) => JSON.stringify(act))
        expect(once.toSorted()).toEqual(ahead.map((action) => JSON.stringify(action)).toSorted())
        expect(en.panel(rules.view(state, seat), [], '').rows).toEqual([])
      }
    }
  })

  it('fits a message even with the longest names, and tells everybody the same', () => {
    for (const state of some) {
      const story = (viewer: Seat | 'onlooker') =>
        en
          .pages(rules.view(state, viewer))
          .slice(-3)
          .map((page) => textOf(page.screen()))
      const open = story('onlooker')
      for (const text of open) {
        expect(text.length).toBeLessThanOrEqual(2_000)
        expect(text).not.toMatch(/[♠♥♦♣](?!\uFE0E)|\b(?:10|[2-9AJQK])[SHDC]\b|\bRJ\b|\bBJ\b/)
      }
      for (let seat = 0; seat < seats; seat++) expect(story(seat)).toEqual(open)
    }
  })
})
