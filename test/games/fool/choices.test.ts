import { describe, expect, it } from 'vitest'
import { options as parse, type Options } from '../../../src/games/fool/options.js'
import { show } from '../../../src/games/fool/show.js'

const en = show('en')
const of = (options: object = {}) => en.choices!(parse.parse(options))
const listOf = (options: object, key: string) => of(options).lists.find((list) => list.key === key)
/** The options once that item is chosen. */
function choosing(options: object, key: string, item: string): Options {
  const chosen = listOf(options, key)?.items.find((it) => it.key === item)?.options
  if (!chosen) throw new Error(`no ${item} in ${key}`)
  return chosen
}

describe('the house rules to choose from', () => {
  it.each([{ variant: 'perevodnoy' }, { variant: 'simple' }, { variant: 'japanese' }, { deck: 54 }, { jokers: 1, deck: 52 }])(
    'have one item chosen in each list: %o',
    (options) => {
      for (const { key, items } of of(options).lists) expect(items.filter(({ chosen }) => chosen).length, key).toBe(1)
    },
  )
  it('change what they say and what hangs on it, and nothing else', () => {
    expect(choosing({}, 'deck', '54')).toEqual(parse.parse({ deck: 54 }))
    expect(choosing({ jokers: 2 }, 'deck', '54')).toEqual(parse.parse({ deck: 54 }))
    expect(choosing({}, 'variant', 'simple')).toEqual(parse.parse({ variant: 'simple' }))
    expect(choosing({ leadMax: 3 }, 'variant', 'simple')).toEqual(parse.parse({ variant: 'simple', leadMax: 3 }))
    expect(choosing({}, 'throwing', 'anytime')).toEqual(parse.parse({ throwProtocol: 'free', throwTiming: 'anytime' }))
    expect(choosing({ throwProtocol: 'free', throwTiming: 'anytime' }, 'throwing', 'priority')).toEqual(parse.parse({}))
    expect(choosing({ variant: 'perevodnoy' }, 'transferShow', 'yes').transferShow).toBe('trumpOncePerBout')
  })
  it('are those that say something at this table', () => {
    expect(listOf({ variant: 'simple' }, 'throwers')).toBeUndefined()
    expect(listOf({}, 'transferShow')).toBeUndefined()
    expect(listOf({ deck: 54 }, 'jokers')).toBeUndefined()
    expect(listOf({}, 'jokerMode')).toBeUndefined()
    expect(listOf({ variant: 'japanese' }, 'queen')).toBeDefined()
  })
  it('name the preset that is played', () => {
    const chosen = (options: object) =>
      of(options)
        .presets.filter((it) => it.chosen)
        .map(({ key }) => key)
    expect(chosen({})).toEqual(['classic'])
    expect(chosen({ teams: 'pairs' })).toEqual(['pairs'])
    expect(chosen({ deck: 52 })).toEqual([])
  })
})
