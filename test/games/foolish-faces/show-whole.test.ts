import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/foolish-faces/rules.js'
import { show } from '../../../src/games/foolish-faces/show.js'
import type { State, View } from '../../../src/games/foolish-faces/types.js'
import type { Screen } from '../../../src/kit/screen.js'
import { pick, rngFor } from '../../../src/kit/rng.js'
import { plain, painted } from '../../screens.js'
import { reached } from '../reach.js'

const en = show('en')
/** 24 characters, each of them escaped. */
const LONGEST = Array.from({ length: 5 }, () => '\\*'.repeat(24))
const GAMES = [
  { seats: 4, options: { length: 'full', partyCrasher: false } },
  { seats: 5, options: { length: 'single-round', partyCrasher: true } },
] as const

/** All positions of one game in which everybody plays anything legal. */
function positions(seats: number, options: State['options'], seed: string): readonly State[] {
  let state = rules.setup(seats, options)
  for (const event of rules.deal(state, rngFor(seed, 0))) state = rules.apply(state, event)
  const all = [state]
  for (let n = 1; state.phase !== 'over'; n++) {
    const seat = rules.turn(state)[0]!
    const rng = rngFor(seed, n)
    const ruling = rules.play(state, seat, pick(rules.legal(state, seat), rng), rng)
    if (!ruling.ok) throw new Error(ruling.reason)
    for (const event of ruling.events) state = rules.apply(state, event)
    all.push(state)
  }
  return all
}

const pagesOf = (state: State) => en.pages(rules.view(state, 'onlooker'))
const textOf = (screen: Screen<unknown>) => plain(screen, LONGEST).join('\n')

describe.each(GAMES)('a whole game of $seats, $options', ({ seats, options }) => {
  const all = positions(seats, options, 'whole')

  it('is a story whose pages keep their order, and their words once they are final', () => {
    const told = new Map<string, string>()
    for (const state of all) {
      const pages = pagesOf(state)
      const keys = pages.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect([...told.keys()]).toEqual(keys.slice(0, told.size))
      expect(pages.filter(({ final }) => !final).length).toBe(state.phase === 'over' ? 0 : 1)
      // what is old is read once more when all is over
      for (const page of state.phase === 'over' ? pages : pages.slice(-4)) {
        if (!page.final) continue
        const text = textOf(page.screen())
        if (told.has(page.key)) expect(text).toBe(told.get(page.key))
        told.set(page.key, text)
      }
    }
    expect([...told.keys()].at(-1)).toBe('end')
  })

  it('fits a message even with the longest names, and never speaks of suits', () => {
    for (const state of all) {
      const texts = pagesOf(state)
        .slice(-3)
        .map((page) => textOf(page.screen()))
      for (let seat = 0; seat < seats; seat++) {
        const view = rules.view(state, seat)
        reached(en, view, rules.legal(state, seat), (screen) => texts.push(textOf(screen)))
        texts.push(textOf(en.last(view)))
      }
      for (const text of texts) {
        expect(text.length).toBeLessThanOrEqual(2_000)
        expect(text).not.toMatch(/[♠♥♦♣]|spade|heart|diamond|club|\b(?:10|[2-9AJQK])[SHDC]\b|\bRJ\b|\bBJ\b/)
      }
    }
  })

  it('tells everybody the same, whoever looks', () => {
    for (const state of all) {
      const newest = (view: View) =>
        en
          .pages(view)
          .slice(-3)
          .map((page) => ({ key: page.key, screen: painted(page.screen()) }))
      const story = newest(rules.view(state, 'onlooker'))
      for (let seat = 0; seat < seats; seat++) expect(newest(rules.view(state, seat))).toEqual(story)
    }
  })
})
