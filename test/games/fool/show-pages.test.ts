import { describe, expect, it } from 'vitest'
import type { Card } from '../../../src/kit/cards.js'
import type { Past, Result, State } from '../../../src/games/fool/types.js'
import { rules } from '../../../src/games/fool/rules.js'
import { show } from '../../../src/games/fool/show.js'
import { plain } from '../../screens.js'
import { sketched, type Sketch } from './positions.js'

const en = show('en')
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan']
/** Without the sign that makes of a suit a text. */
const bare = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\uFE0E', ''))
const pages = (state: State) => en.pages(rules.view(state, 'onlooker'))
const page = (state: State, key: string) =>
  bare(
    plain(
      pages(state)
        .find((it) => it.key === key)!
        .screen(),
      NAMES,
    ),
  )
const cards = (text: string) => text.split(' ') as Card[]

/** Ann attacks Bo with hearts as trumps, nine cards in stock and the jack under it. */
const fourth = (it: Partial<Sketch>) =>
  sketched({
    hands: [cards('JC KD AH 8H'), cards('9S 10S 6D 6H'), cards('9D QH 8C 10C AD KH'), cards('6C 6S 7D 8D 8S JS')],
    talon: cards('9H 10H JD QD QC KC AC AS JH'),
    trump: 'H',
    ...it,
  })
const result = (it: Partial<Result>): Result => ({ by: 'cards', fools: [], drawn: [], places: [1, 3, 4, 2], straps: [], ...it })
const over = (it: Partial<Result>, sketch: Partial<Sketch> = {}): State => ({
  ...fourth(sketch),
  phase: 'over',
  result: result(it),
})
const past = (it: Partial<Past>): Past => ({
  number: 3,
  attacker: 0,
  defender: 1,
  passedOn: [],
  taker: null,
  cards: 6,
  slots: [
    { attack: '7C', by: 0, defence: '9C' },
    { attack: '7S', by: 0, defence: 'QS' },
    { attack: '9D', by: 2, defence: '6H' },
  ],
  drew: [
    { seat: 0, count: 2 },
    { seat: 2, count: 1 },
    { seat: 1, count: 4 },
  ],
  out: [],
  ...it,
})
/** The fifth bout begins, or another one. */
const after = (bouts: readonly Past[], bout = 4, sketch: Partial<Sketch> = {}): State => {
  const state = fourth({ bout, attacker: 1, ...sketch })
  return { ...state, course: { ...state.course, bouts } }
}

describe('a bout in play', () => {
  it('calls the attacker before a card lies', () => {
    expect(page(fourth({}), 'b4')).toEqual([
      '@Ann attacks Bo. Bout 4.',
      'Trump ♥ (hearts), stock 9 with J♥ last.',
      'Cards: Ann 4, Bo 4, Cleo 6, Dan 6',
    ])
    expect(pages(fourth({})).at(-1)).toMatchObject({ key: 'b4', final: false, place: [] })
  })

  it('shows what lies there, and what is open', () => {
    const state = fourth({
      table: [
        ['7C', 0, '9C'],
        ['7S', 0],
      ],
    })
    expect(page(state, 'b4')).toEqual([
      'Bout 4: Bo to beat 1 card.',
      'Trump ♥ (hearts), stock 9 with J♥ last.',
      '> Ann: 7♣, beaten by 9♣',
      '> Ann: 7♠, open',
      'Cards: Ann 4, Bo 4, Cleo 6, Dan 6',
    ])
  })

  it('says who may throw in, after who is done', () => {
    const table = [
      ['7C', 0, '9C'],
      ['7S', 0, 'QS'],
    ] as const
    const state = fourth({ phase: 'throw', table, passed: [0], limit: 5 })
    expect(page(state, 'b4').slice(-2)).toEqual([
      'Throwing in: Ann: Bito. Cleo decides, then Dan. Room for 3.',
      'Cards: Ann 4, Bo 4, Cleo 6, Dan 6',
    ])
    expect(page(state, 'b4')[0]).toBe('Bout 4: Bo beat 2 of 2.')
    const taking = fourth({
      phase: 'taking',
      table: [
        ['7C', 0],
        ['7S', 0],
      ],
      limit: 5,
    })
    expect(page(taking, 'b4')[0]).toBe('Bout 4: Bo takes.')
    expect(page(taking, 'b4').at(-2)).toBe('Throwing in: Ann decides, then Cleo, Dan. Room for 3.')
    const free = fourth({ phase: 'throw', table, limit: 5, options: { throwProtocol: 'free' } })
    expect(page(free, 'b4').at(-2)).toBe('May throw in: Ann, Cleo, Dan. Room for 3.')
  })

  it('has who is out among the cards, and says so when no stock or no trump is left', () => {
    const state = after([past({ out: [{ seat: 3, place: 1 }] })], 4, { out: [3], talon: [], trump: null })
    expect(page(state, 'b5')).toEqual([
      '@Bo attacks Cleo. Bout 5.',
      'No trump, no stock left.',
      'Cards: Ann 4, Bo 4, Cleo 6, Dan out, 1st',
    ])
  })

  it('tells of the deal in the first bout', () => {
    const state = fourth({ bout: 0 })
    const first = { seat: 0, by: 'lowestTrump', card: '8H' } as const
    const dealt = (it: Partial<State['setting']>): State => ({ ...state, setting: { ...state.setting, first, ...it } })
    expect(page(dealt({}), 'b1').slice(2, 4)).toEqual([
      'Dan takes the hat off the Fool (cuts).',
      'Ann attacks first with the lowest trump, 8♥.',
    ])
    const again = dealt({ redeals: 1, previous: { fool: 2, winner: 0 }, first: { ...first, by: 'fromUnderFool', card: null } })
    expect(page(again, 'b1').slice(2, 5)).toEqual([
      'Bo takes the hat off the Fool (cuts).',
      'The cards were dealt again: somebody held 5 of one suit.',
      'Ann attacks first, from under the Fool.',
    ])
    const pairs = fourth({ bout: 0, options: { teams: 'pairs' } })
    expect(page(pairs, 'b1')).toContain('Ann and Cleo against Bo and Dan.')
    const stockless = { ...dealt({ turned: 'JH' }), talon: [] }
    expect(page(stockless, 'b1')).toContain('J♥ was dealt last and makes trumps.')
  })
})

describe('the record of a bout', () => {
  it('shows what was beaten until the next bout is over, then its number', () => {
    const state = after([past({})])
    expect(page(state, 'b4')).toEqual([
      'Bout 4: Bo beat all. Bo attacks next.',
      "7♣ by 9♣, 7♠ by Q♠, Cleo's 9♦ by 6♥.",
      'Drew: Ann 2, Cleo 1, Bo 4.',
    ])
    expect(pages(state)[0]).toMatchObject({ key: 'b4', final: false })
    const later = after([past({ slots: null }), past({ number: 4, drew: [] })], 5)
    expect(page(later, 'b4')).toEqual(['Bout 4: Bo beat all.', '6 cards discarded.', 'Drew: Ann 2, Cleo 1, Bo 4.'])
    expect(pages(later)[0]).toMatchObject({ key: 'b4', final: true })
  })

  it('names the cards that were taken, which are no secret', () => {
    const taken = past({
      taker: 1,
      cards: 3,
      slots: [
        { attack: '7C', by: 0, defence: '9C' },
        { attack: '7S', by: 0, defence: null },
      ],
      drew: [],
      out: [{ seat: 0, place: 1 }],
    })
    const state = after([taken], 4, { attacker: 2 })
    expect(page(state, 'b4')).toEqual(['Bout 4: Bo takes 7♣ 7♠ 9♣. Cleo attacks Dan next.', 'Ann is out, 1st.'])
    expect(pages(state)[0]).toMatchObject({ key: 'b4', final: true })
  })

  it('tells who passed it on', () => {
    expect(page(after([past({ passedOn: [1, 2], defender: 3 })]), 'b4')).toContain('Bo and Cleo passed it on.')
  })
})

describe('the end', () => {
  const end = (state: State) => page(state, 'end')

  it('names the Fool and the places, and who attacks first next time', () => {
    const state = over({ fools: [2] })
    const last = past({ taker: 2, cards: 2, slots: [] })
    expect(end({ ...state, course: { ...state.course, bouts: [last] } })).toEqual([
      '# Cleo is the Fool 🃏',
      '1st Ann, 2nd Dan, 3rd Bo.',
      'In the last bout Cleo took 2 cards.',
      '~ Next time Dan attacks first, from under the Fool.',
    ])
  })

  it('has points and game rubles at a rated table, in a draw too', () => {
    expect(end(over({ drawn: [1, 2], places: [1, 3, 3, 2] }, { options: { rated: true } }))).toEqual([
      '# A draw: nobody is the Fool',
      '1st Ann, 2nd Dan.',
      'Bo and Cleo went out together.',
      '+2 | +10 rubles | Ann',
      '+2 | +10 rubles | Dan',
      '+1 | +0 rubles | Bo',
      '+1 | +0 rubles | Cleo',
      '~ Points, game rubles',
    ])
  })

  it('knows teams, shoulder straps, counted pairs, resigning and going round', () => {
    const sides = over({ fools: [1, 3], places: [1, 3, 1, 3] }, { options: { teams: 'pairs', nextLead: 'underFool' } })
    expect(end(sides)).toEqual([
      '# Bo and Dan are the Fools 🃏',
      '1st Ann and Cleo.',
      '~ Next time Ann attacks first, so that the Fool is attacked.',
    ])
    expect(end(over({ fools: [2], straps: ['6C', '6S'] }))).toContain("Two sixes hang on Cleo's shoulders.")
    const counted = over({ fools: [2] }, { options: { epaulettes: 'countPairs' } })
    expect(end({ ...counted, course: { ...counted.course, pairs: [3, 1, 0, 1] } })).toContain(
      'Pairs laid: Ann 3, Bo 1, Cleo 0, Dan 1. The fewest lose.',
    )
    expect(end(over({ fools: [1], by: 'resigned', places: [1, 4, 1, 1] }))).toEqual([
      '# Bo is the Fool 🃏',
      '1st Ann, Cleo and Dan.',
      'Bo resigned and is the Fool.',
      '~ Next time Cleo attacks first, from under the Fool.',
    ])
    expect(page(over({ fools: [1], by: 'resigned' }), 'b4')).toEqual(['Bout 4 was not finished.'])
    expect(end(over({ drawn: [0, 1, 2], by: 'repetition', places: [2, 2, 2, 1] }))).toContain(
      'Cards only went round, so Ann, Bo and Cleo share a draw.',
    )
  })
})
