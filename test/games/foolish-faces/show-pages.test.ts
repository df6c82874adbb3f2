import { describe, expect, it } from 'vitest'
import { show } from '../../../src/games/foolish-faces/show.js'
import type { State } from '../../../src/games/foolish-faces/types.js'
import { plain, read } from '../../screens.js'
import { at, backs, cards, plays, round, seen, taken, trick } from './positions.js'

const en = show('en')
const pages = (state: State) => en.pages(seen(state, 'onlooker'))
const page = (state: State, key: string) =>
  plain(
    pages(state)
      .find((it) => it.key === key)!
      .screen(),
  )
const newest = (state: State) => plain(pages(state).at(-1)!.screen())

const four = [
  trick(0, '3S 2S _4S _5S', 0),
  trick(0, '_3H 4H 6H _5H', 0),
  trick(0, '_3D RJ 6D 5D', 1),
  trick(1, '8H _6C 7C _AC', 1),
]
const fifth = at({ round: 2, tricks: four, totals: [19, 19, 18, 23], leader: 0, hands: backs(9, 9, 9, 9) })

describe('a trick in play', () => {
  it('calls its leader before a card lies', () => {
    const [last] = pages(fifth).slice(-1)
    expect(last).toMatchObject({ key: 'r2.t5', final: false })
    expect(read(last!.place!)).toBe('round 2 of 4')
    expect(newest(fifth)).toEqual([
      '@Ann leads trick 5 of 13.',
      '> Ann: to play',
      '> then Bo, Cleo, Pip',
      'Score, then this round:',
      'Ann 19, 2 tricks, 4 face up',
      'Bo 🃏 Fool, 19, 2 tricks, 5 face up',
      'Cleo 18, no tricks',
      'Pip 23, no tricks',
      'Stock: 7, Queen',
    ])
  })

  it('then shows the cards in the order of play, and who would take it', () => {
    expect(newest({ ...fifth, plays: plays(0, '9S _2H'), hands: backs(8, 8, 9, 9) }).slice(0, 6)).toEqual([
      'Trick 5 of 13: Cleo to play.',
      '> Ann: 9',
      '> Bo: face down',
      '> Cleo: to play',
      '> then Pip',
      'So far Ann takes it.',
    ])
  })

  it('has nobody behind the last player, and names nobody while nobody would take it', () => {
    expect(newest({ ...fifth, plays: plays(0, 'JS 9H 2H'), hands: backs(8, 8, 8, 9) }).slice(0, 6)).toEqual([
      'Trick 5 of 13: Pip to play.',
      '> Ann: Jack',
      '> Bo: 9',
      '> Cleo: 2',
      '> Pip: to play',
      'Score, then this round:',
    ])
  })

  it('says that a Joker in the stock makes a Lone Fool', () => {
    expect(newest({ ...fifth, stock: cards('BJ 4S') }).at(-1)).toBe('Stock: Joker, 4. There is a Lone Fool.')
  })
})

describe('the record of a trick', () => {
  it('tells who took it, what lay there and why', () => {
    const state = at({ tricks: [...taken(0, 0, 4), trick(0, '9S _2H QH>0 3C', 3)], leader: 3 })
    expect(page(state, 'r1.t5')).toEqual([
      'Trick 5: Pip takes 3 points.',
      "Ann 9 (covered), Bo face down, Cleo Queen (covers Ann's 9), Pip 3.",
      'The 3 is the highest card left.',
    ])
    expect(pages(state).at(-2)).toMatchObject({ key: 'r1.t5', final: true })
  })

  it.each([
    ['KS>3 9H _2H 4H', 3, "Ann's King names Pip."],
    ['9S KH>0 _2H KD>2', 0, "Two Kings: Bo's was first and names Ann."],
    ['9S 10H _2H 4H', 1, 'The 10 is highest.'],
    ['9S BJ _2H 4H', 1, 'The Joker is highest.'],
    ['9S QH>0 _2H AH', 3, 'The Ace is the highest card left.'],
    ['9S 9H _2H 4H', 0, "Two 9s: Ann's was first."],
    ['RJ BJ _2H 4H', 0, "Two Jokers: Ann's was first."],
    ['9S JH _2H _4H', 2, "One Jack, so lowest takes it: Cleo's face-down card was first."],
    ['9S JH _2H 4H', 2, "One Jack, so lowest takes it: Cleo's face-down card."],
    ['JS JH _2H 10H', 3, 'Two Jacks cancel out: the 10 is highest.'],
    ['JS JH JD _2H', 3, "Three Jacks, so lowest takes it: Pip's face-down card."],
    ['_9S QH>0 _2H _4H', 2, "No face-up number counts: Cleo's face-down card was first."],
    ['JS JH _2H _10H', 2, "Two Jacks cancel out: no face-up number counts, Cleo's face-down card was first."],
    ['9S _2H QS>0 QH>2', 0, 'The 9 is the highest card left.'],
  ])('says why: %s', (text, winner, why) => {
    expect(page(at({ tricks: [trick(0, text, winner)], leader: winner }), 'r1.t1').at(-1)).toBe(why)
  })

  it('names what a Queen that does not count lies on', () => {
    const state = at({ tricks: [trick(0, '9S _2H QS>0 QH>2', 0), trick(0, 'KS>1 QD>0 9H _4H', 2)] })
    expect(page(state, 'r1.t1')[1]).toBe(
      "Ann 9, Bo face down, Cleo Queen (covers Ann's 9, covered), Pip Queen (covers Cleo's Queen).",
    )
    expect(page(state, 'r1.t2')[1]).toBe("Ann King (names Bo, covered), Bo Queen (covers Ann's King), Cleo 9, Pip face down.")
  })
})

const second = round({
  fools: [1, 2],
  tricks: [...taken(1, 3, 6), ...taken(0, 2, 5), ...taken(3, 3, 2)],
  scores: [16, 20, 30, 16],
  totals: [35, 39, 48, 39],
})
const third = round({
  fools: [1],
  tricks: [...taken(1, 1, 1), ...taken(1, 2, 3), ...taken(0, 3, 3), ...taken(2, 3, 3), ...taken(3, 3, 3), ...taken(3, 2, 1)],
  scores: [29, 18, 29, 29],
  totals: [64, 57, 77, 68],
})

describe('the end of a round', () => {
  it('opens the teams: two Fools', () => {
    const state = at({ round: 3, rounds: [second, second], totals: second.totals })
    expect(page(state, 'r2')).toEqual([
      '# Round 2: Fools 20, Court 16',
      'Fools 🃏: Bo, Cleo. Stock 2, taken 18.',
      'Court: Ann, Pip. Taken 16.',
      'No tricks: Cleo +10.',
      '+30 | 48 | Cleo',
      '+20 | 39 | Bo',
      '+16 | 39 | Pip (house)',
      '+16 | 35 | Ann',
      '~ This round, total',
    ])
  })

  it('opens the teams: a Lone Fool', () => {
    const state = at({ round: 4, rounds: [second, second, third], totals: third.totals })
    expect(page(state, 'r3')).toEqual([
      '# Round 3: Fool 18, Court 29',
      'Lone Fool 🃏: Bo.',
      'Stock 2 and taken 7, times 2: 18.',
      'Court: Ann, Cleo, Pip. Taken 29.',
      '+29 | 77 | Cleo',
      '+29 | 68 | Pip (house)',
      '+29 | 64 | Ann',
      '+18 | 57 | Bo',
      '~ This round, total',
    ])
  })

  it('tells of a party crashed, and that the trick was given up', () => {
    const crash = { seat: 1, hand: cards('JS QS QH'), plays: plays(0, '9S') }
    const state = at({ round: 4, rounds: [second, second, { ...third, tricks: third.tricks.slice(0, 10), crash }] })
    expect(page(state, 'r3')).toContain('Round 3: Bo crashed the party. Shown: Jack, Queen, Queen.')
    expect(page(state, 'r3.t11')).toEqual(['Trick 11 was given up.', 'Ann 9.'])
    expect(page({ ...state, rounds: [{ ...third, crash: { ...crash, plays: [] } }] }, 'r1.t15')).toEqual([
      'Trick 15 was given up.',
    ])
  })
})

describe('the end of the game', () => {
  const fourth = round({
    fools: [1],
    tricks: [...taken(1, 3, 5), ...taken(1, 2, 1), ...taken(0, 3, 6), ...taken(2, 0, 1), ...taken(3, 0, 1)],
    scores: [18, 38, 18, 18],
    totals: [82, 95, 95, 86],
  })
  const over = at({ phase: 'over', round: 4, rounds: [second, second, third, fourth], totals: fourth.totals, stock: [] })

  it('crowns who shares the win, with the last round in short and no page of its own', () => {
    expect(page(over, 'end')).toEqual([
      '# Bo and Cleo share the win',
      'Round 4: Fool 38, Court 18.',
      'Lone Fool 🃏: Bo. Stock 2, taken 17.',
      '1 | 95 | Bo 👑',
      '1 | 95 | Cleo 👑',
      '3 | 86 | Pip (house)',
      '4 | 82 | Ann',
      '~ Place, score after 4 rounds',
    ])
    expect(pages(over).map(({ key }) => key)).not.toContain('r4')
    expect(pages(over).every(({ final }) => final)).toBe(true)
  })

  it('names one winner, the bonus and a crash; a single round is a game too', () => {
    const crash = { seat: 1, hand: cards('KS'), plays: [] }
    const single = { ...second, crash, scores: [16, 20, 25, 16], totals: [16, 20, 25, 16] }
    const state = at({
      phase: 'over',
      rounds: [single],
      totals: single.totals,
      options: { length: 'single-round', partyCrasher: true },
    })
    expect(page(state, 'end')).toEqual([
      '# Cleo wins',
      'Round 1: Fools 20, Court 16.',
      'Fools 🃏: Bo, Cleo. Stock 2, taken 18.',
      'No tricks: Cleo +5.',
      'Round 1: Bo crashed the party. Shown: King.',
      '1 | 25 | Cleo 👑',
      '2 | 20 | Bo',
      '3 | 16 | Ann',
      '3 | 16 | Pip (house)',
      '~ Place, score after 1 round',
    ])
  })
})
