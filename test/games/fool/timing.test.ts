import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/fool/rules.js'
import type { Action } from '../../../src/games/fool/types.js'
import { after, dealt, sketched, type Sketch } from './positions.js'

const bout: Sketch = {
  hands: [
    ['6C', '9S', 'KD'],
    ['7C', '8D', 'AH'],
    ['6D', 'QH', 'JC'],
  ],
  talon: ['TC', 'TD'],
}
const timed = (options: object, sketch: Partial<Sketch> = {}) => sketched({ ...bout, ...sketch, options })
/** Seat 0 has led, seat 1 has beaten: may there be more? */
const thrown = { table: [['6C', 0, '7C']], phase: 'throw' } as const

describe('the time of a move', () => {
  it('is what the table says for leads and defences, and a fault where it runs out', () => {
    for (const rated of [false, true]) {
      const lead = timed({ rated, moveMs: 30_000 })
      expect(rules.clock?.(lead, 0)).toEqual({ ms: 30_000, forgiven: false })
      expect(rules.clock?.(after(lead, [0, 'lead', ['6C']]), 1)).toEqual({ ms: 30_000, forgiven: false })
    }
  })
  it("is not the game's own where the table says nothing", () => {
    for (const rated of [false, true]) expect(rules.clock?.(timed({ rated }), 0)).toBeUndefined()
  })
  it('is a quarter of a minute for throwing in at rated tables, and then it is Bito by no fault', () => {
    for (const moveMs of [null, 30_000]) {
      const state = timed({ rated: true, moveMs }, thrown)
      const [seat] = rules.turn(state)
      expect(rules.clock?.(state, seat!)).toEqual({ ms: 15_000, forgiven: true })
      expect(rules.idle(state, seat!, { below: () => 0 })).toMatchObject({ type: 'pass' })
      expect(rules.clock?.(timed({ moveMs }, thrown), seat!)).toBeUndefined()
    }
  })
})

describe('after a deal', () => {
  const lead: Action = { type: 'lead', cards: ['6C'] }
  it('a lead waits ten seconds, so that somebody may ask for another deal; nothing else does', () => {
    const state = dealt(4, {}, 'timing')
    expect(rules.opening?.(state)?.ms).toBe(10_000)
    expect(rules.opening?.(state)?.holds(lead)).toBe(true)
    for (const type of ['redeal', 'exchange', 'resign'] as const) expect(rules.opening?.(state)?.holds({ type })).toBe(false)
  })
  it('nothing waits once a card was led, or where nobody may ask for another deal', () => {
    const state = dealt(4, {}, 'timing')
    const [seat] = rules.turn(state)
    expect(rules.opening?.(after(state, [seat!, 'lead', [state.hands[seat!]![0]]]))).toBeUndefined()
    expect(rules.opening?.(timed({}))).toBeUndefined()
    expect(rules.opening?.(dealt(4, { redealSameSuit: 0 }, 'timing'))).toBeUndefined()
    expect(rules.opening?.(dealt(2, { allDealt: true }, 'timing'))).toBeUndefined()
    expect(rules.opening?.({ ...state, setting: { ...state.setting, redeals: 3 } })).toBeUndefined()
  })
  it('tells nothing of hands: it is the same whatever they are', () => {
    const state = dealt(4, {}, 'timing')
    const world = rules.imagine(rules.view(state, 'onlooker'), { below: () => 0 })
    expect(rules.opening?.(world)?.ms).toBe(rules.opening?.(state)?.ms)
  })
  it('what waited for the deal before falls away', () => {
    const state = dealt(4, {}, 'timing')
    const again = { ...state, setting: { ...state.setting, redeals: 1 } }
    for (const stands of [true, false]) expect(rules.against?.(again, stands)).not.toBe(rules.against?.(state, stands))
  })
})

describe('leaving', () => {
  it('is resigning at a rated table, for all who are in it', () => {
    const state = timed({ rated: true }, { hands: [['6C'], [], ['6D']], out: [1], talon: [], attacker: 0, defender: 2 })
    expect([0, 1, 2].map((seat) => rules.leaving?.(state, seat))).toEqual([{ type: 'resign' }, undefined, { type: 'resign' }])
    expect([0, 1, 2].map((seat) => rules.done?.(state, seat))).toEqual([false, true, false])
  })
  it('is nothing to the rules elsewhere', () => {
    expect(rules.leaving?.(timed({}), 0)).toBeUndefined()
  })
})
