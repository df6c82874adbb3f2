import { describe, expect, it } from 'vitest'
import { catalogue, joined, list } from '../../src/kit/words.js'
import { listed, who } from '../../src/kit/text.js'

const en = {
  plain: "It's plain.",
  takes: '{name} takes {points, plural, one {# point} other {# points}}.',
  owns: "{name}'s {card}",
  tag: 'No <b>markup</b> here',
  way: '{way, select, up {face up} other {face down}}',
} as const
const say = catalogue<typeof en>(() => en)('en')

describe('a catalogue', () => {
  it('says a message, with names as names', () => {
    expect(say('plain')).toEqual(["It's plain."])
    expect(say('takes', { name: who(2), points: 1 })).toEqual([{ seat: 2 }, ' takes 1 point.'])
    expect(say('takes', { name: listed(2), points: 3 })).toEqual([{ seat: 2, as: 'list' }, ' takes 3 points.'])
    expect(say('way', { way: 'up' })).toEqual(['face up'])
  })

  it('puts texts into texts as one, words joined', () => {
    const card = say('way', { way: 'down' })
    expect(say('owns', { name: [who(0)], card })).toEqual([{ seat: 0 }, "'s face down"])
    expect(say('owns', { name: '', card: '' })).toEqual(["'s "])
  })

  it('leaves markup alone', () => {
    expect(say('tag')).toEqual(['No <b>markup</b> here'])
  })

  it('gives the same speaker for the same language', () => {
    const words = catalogue(() => ({ hello: 'Hello' }))
    expect(words('en')).toBe(words('en'))
  })
})

describe('texts in a row', () => {
  it('are joined by what stands between', () => {
    expect(joined([['a'], [who(1)], ['b', 'c']], ', ')).toEqual(['a, ', { seat: 1 }, ', bc'])
    expect(joined([])).toEqual([])
  })

  it('are listed as the language does', () => {
    const names = [[who(0)], [who(1)], [who(2)]]
    expect(list('en', names)).toEqual([{ seat: 0 }, ', ', { seat: 1 }, ' and ', { seat: 2 }])
    expect(list('en', names.slice(0, 2), 'disjunction')).toEqual([{ seat: 0 }, ' or ', { seat: 1 }])
    expect(list('en', names.slice(0, 1))).toEqual([{ seat: 0 }])
  })
})
