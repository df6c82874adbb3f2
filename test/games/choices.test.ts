import { describe, expect, it } from 'vitest'
import { games, gameOf, isGame } from '../../src/games/index.js'
import type { Choices } from '../../src/kit/show.js'
import { read } from '../screens.js'

const chosen = Object.keys(games)
  .filter(isGame)
  .flatMap((id) => {
    const { rules, show } = gameOf(id)
    const options: unknown = rules.options.parse({})
    const choices: Choices<unknown> | undefined = show('en').choices?.(options)
    return choices ? [{ id, rules, show: show('en'), options, choices }] : []
  })

describe.each(chosen)('the house rules of $id', ({ rules, show, options, choices: { lists, presets } }) => {
  it('begin with the defaults, one item of each list', () => {
    for (const { key, items } of lists) expect(items.filter((item) => item.chosen).length, key).toBe(1)
    for (const { items } of lists) expect(items.find((item) => item.chosen)?.options).toEqual(options)
  })
  it('lead to options of the game, in which that item is the one chosen', () => {
    for (const { key, items } of lists)
      for (const item of items) {
        expect(rules.options.parse(item.options)).toEqual(item.options)
        const then: Choices<unknown> | undefined = show.choices?.(item.options)
        const list = then?.lists.find((it) => it.key === key)
        if (list) expect(list.items.filter((it) => it.chosen).map((it) => it.key)).toEqual([item.key])
      }
  })
  it('fit into lists and buttons', () => {
    for (const { key, items } of [...lists, { key: 'presets', items: presets }])
      for (const item of items) {
        expect(`9.${key}.${item.key}`.length).toBeLessThanOrEqual(80)
        expect(read(item.label).length).toBeLessThanOrEqual(60)
      }
  })
})
