import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/foolish-faces/rules.js'
import { show } from '../../../src/games/foolish-faces/show.js'
import type { State } from '../../../src/games/foolish-faces/types.js'
import type { Seat } from '../../../src/kit/game.js'
import { plain } from '../../screens.js'
import { at, cards, plays, round, taken, trick } from './positions.js'

const en = show('en')
const panel = (state: State, seat: Seat, path = '') => plain(en.panel(rules.view(state, seat), rules.legal(state, seat), path))
const hands = (seat: Seat, text: string) => [0, 1, 2, 3].map((it) => (it === seat ? cards(text) : []))

/** Four tricks in which Cleo played two cards face down, and Bo showed a Joker. */
const before = [trick(2, '_4S 5S 6S RJ', 1), ...taken(0, 0, 1), trick(2, '_2S 5H 6H 8H', 1), trick(2, '3C 5D 6D _8D', 0)]

describe('waiting', () => {
  it('shows the hand as words, and nothing to press', () => {
    const state = at({ tricks: before, plays: plays(0, '9S'), hands: hands(2, 'KS AS 3S QS 7S JS 3H 10S BJ') })
    expect(panel(state, 2)).toEqual([
      'Trick 5 of 13. Waiting for Bo.',
      'Ann 9, then Bo, you, Pip.',
      'You are a Fool 🃏. Bo is the other one.',
      'Your 9 cards: Ace, 3, 3, 7, 10, Joker, Jack, Queen, King.',
      'You played face down: 4 (trick 1), 2 (trick 3).',
    ])
  })

  it('keeps what I played face down until the game ends, and tells nobody else', () => {
    const over = { fools: [1, 2], scores: [1, 1, 1, 1], totals: [1, 1, 1, 1] }
    const rounds = [
      round({ ...over, tricks: before }),
      round({ ...over, tricks: [trick(2, '3S 4S _KS 5S', 2)] }),
      round({ ...over, tricks: before.slice(0, 1) }),
    ]
    const state = at({ rounds, round: 4, plays: plays(0, '9S'), hands: hands(2, 'KS') })
    expect(panel(state, 2).at(-1)).toBe('Face down before: round 1: 4, 2; round 3: 4.')
    expect(panel(state, 0).at(-1)).toBe('Face down before: round 2: King.')
    expect(panel({ ...state, hands: hands(3, 'KS') }, 3).join(' ')).not.toContain('before')
  })

  it('confirms the card just played', () => {
    const state = at({ plays: plays(2, '_7S'), leader: 2, hands: hands(2, 'KS') })
    expect(panel(state, 2).slice(0, 2)).toEqual(['You played 7 face down. Waiting for Pip.', 'You face down, then Pip, Ann, Bo.'])
    const queen = at({ plays: plays(0, '9S QS>0'), hands: hands(1, 'KS 2S') })
    expect(panel(queen, 1)).toEqual([
      "You played Queen (covers Ann's 9). Waiting for Cleo.",
      "Ann 9 (covered), you Queen (covers Ann's 9), then Cleo, Pip.",
      'You are Court.',
      'Your 2 cards: 2, King.',
    ])
  })

  it('confirms the last card of a trick in the next one, before a card lies there', () => {
    const state = at({ tricks: [trick(0, '9S _2H QS>0 _KC', 1)], leader: 1, hands: hands(3, '8S') })
    expect(panel(state, 3).slice(0, 3)).toEqual([
      'You played King face down.',
      'Trick 2 of 2. Waiting for Bo.',
      'Bo leads, then Cleo, you, Ann.',
    ])
    expect(panel(state, 0)[0]).toBe('Trick 2 of 2. Waiting for Bo.')
  })

  it('is short when the hand is empty', () => {
    expect(panel(at({ plays: plays(0, '9S') }), 0)).toContain('No cards left in this round.')
    expect(panel(at({ plays: plays(0, '9S'), hands: hands(0, '8H') }), 0)).toContain('Your last card: 8.')
  })
})

describe('my turn', () => {
  it('has a button for each card, numbers first', () => {
    const state = at({ hands: hands(0, 'KS AS 2S 3S QS 5S 7S JS 3H 8S 10S BJ QH') })
    expect(panel(state, 0)).toEqual([
      'Your turn: you lead trick 1 of 13.',
      'You are a Fool 🃏: you hold a Joker, one other player holds the second. You two score together, and the stock is yours.',
      'Pick a card:',
      '[Ace] [2] [3]',
      '[3] [5] [7]',
      '[8] [10] [Joker]',
      '[Jack] [Queen] [Queen]',
      '[King]',
    ])
  })

  it('says what lies there, and what I played face down', () => {
    const state = at({ tricks: before, plays: plays(0, '9S _4H'), hands: hands(2, '7S BJ') })
    expect(panel(state, 2).slice(0, 6)).toEqual([
      'Your turn: trick 5 of 6, you are third.',
      'Ann 9, Bo face down, you, then Pip.',
      'So far Ann takes it.',
      'You are a Fool 🃏. Bo is the other one.',
      'You played face down: 4 (trick 1), 2 (trick 3).',
      'Pick a card:',
    ])
    expect(panel({ ...state, plays: plays(0, 'KS>2 _4H') }, 2).slice(1, 3)).toEqual([
      'Ann King (names you), Bo face down, you, then Pip.',
      'So far you take it.',
    ])
  })

  it.each([
    ['9S 4H 5H', '7S QH', 'You play last and all cards are face up, so yours goes face down.'],
    ['9S _4H QS>1', '7S 8H', 'You play last and no face-down card counts, so yours goes face down.'],
    ['_9S QS>0 4H', '7S QH', 'You play last and no face-down card counts: play face down, or let a Queen free one.'],
    ['_9S _4H _5H', '7S QH', 'This trick has no face-up card yet, so the last card must be face up.'],
    ['9S _4H 5H', '7S QH', 'Ann 9, Bo face down, Cleo 5. You play last.'],
  ])('tells the last player after %s, holding %s, what that forces', (table, hand, line) => {
    expect(panel(at({ plays: plays(0, table), hands: hands(3, hand) }), 3)[1]).toBe(line)
  })

  it.each([
    ['BJ RJ', '7S QS', 'You are the Lone Fool 🃏: you hold both Jokers. You score alone, times 2, and the stock is yours.'],
    [
      'BJ 2S',
      '7S RJ',
      'You are the Lone Fool 🃏: you hold one Joker, the other lies in the stock. You score alone, times 2, and the stock is yours.',
    ],
    ['3S 2S', '7S QS', 'You are Court: no Joker came to you. You score with all who have none.'],
    ['3S 2S', '7S RJ', 'You are Court: no Joker came to you. You score with all who have none. There is only one Fool.'],
  ])('explains the role of %s (stock %s) at length, and in short once I played', (hand, stock, long) => {
    const fresh = at({ hands: hands(0, hand), stock: cards(stock) })
    expect(panel(fresh, 0)[1]).toBe(long)
    const later = { ...fresh, tricks: [trick(0, '4S _5H _6H _8H', 0)] }
    expect(panel(later, 0)[1]).toBe(`${long.split(':')[0]!}.${long.endsWith('one Fool.') ? ' There is only one Fool.' : ''}`)
  })

  it('goes back to the first screen from a path that leads nowhere', () => {
    const state = at({ hands: hands(0, '3S 4S') })
    for (const path of ['9D', 'crash', 'crash.yes', 'nonsense']) expect(panel(state, 0, path)).toEqual(panel(state, 0))
  })
})

/** The first card of `hand`, chosen by `seat` when `table` lies there. */
const chosen = (table: string, hand: string, seat: Seat, more: Partial<State> = {}) => {
  const leader = (seat + 4 - plays(0, table).length) % 4
  return panel(at({ plays: plays(leader, table), leader, hands: hands(seat, hand), ...more }), seat, hand.split(' ')[0])
}

describe('a card chosen', () => {
  it('asks how', () => {
    expect(chosen('9S _2H', '7S 4S', 2)).toEqual([
      '7: how do you play it?',
      'Ann 9, Bo face down, you, then Pip.',
      'So far Ann takes it.',
      '[[Play face down]]',
      '[[Play face up]]',
      '[Back]',
    ])
    expect(chosen('', '7S 4S', 2)[1]).toBe('You lead, then Pip, Ann, Bo.')
  })

  it('says which card a Queen may cover, and what that frees', () => {
    expect(chosen('9S QS>3 _2H', 'QH 4S', 2)).toEqual([
      'Queen: face down, or cover a card?',
      "Pip 9 (covered), Ann Queen (covers Pip's 9), Bo face down. So far Bo.",
      "Covering Ann's Queen frees Pip's 9.",
      "Closed: Pip's 9 has a Queen on it.",
      "Closed: Bo's card is the only face-down one that counts, and you play last.",
      '[[Play face down]]',
      "[[Cover Ann's Queen]]",
      "(Cover Pip's 9)",
      "(Cover Bo's card)",
      '[Back]',
    ])
    expect(chosen('9S _2H', 'QH 4S', 2)[1]).toBe('Ann 9, Bo face down, you, then Pip. So far Ann.')
  })

  it('leaves the one cover open that frees a face-down card', () => {
    expect(chosen('_9S QS>3 5H', 'QH 4S', 2)).toEqual([
      'Queen: face down, or cover a card?',
      "Pip face down (covered), Ann Queen (covers Pip's face-down card), Bo 5. So far Bo.",
      "Covering Ann's Queen frees Pip's face-down card.",
      "Closed: Pip's card has a Queen on it.",
      'Closed: a trick needs a face-down card that counts, and there is none yet.',
      '[[Play face down]]',
      "[[Cover Ann's Queen]]",
      "(Cover Pip's card)",
      "(Cover Bo's 5)",
      '[Back]',
    ])
  })

  it('closes a Queen that may cover nothing', () => {
    expect(chosen('', 'QH 4S', 2)).toEqual([
      'Queen: it goes face down.',
      'You lead, then Pip, Ann, Bo.',
      'Closed: there is no card to cover yet.',
      '[[Play face down]]',
      '(Play face up)',
      '[Back]',
    ])
    expect(chosen('_9S QS>3 QD>0', 'QH 4S', 2).slice(2, -3)).toEqual([
      "Closed: Pip's card has a Queen on it.",
      "Closed: Ann's Queen has a Queen on it.",
      "Closed: on Bo's Queen it covers the only face-down card that counts, and you play last.",
    ])
    expect(chosen('9S 4H 5H', 'QH 4S', 2)).toContain('Closed: a trick needs a face-down card that counts, and there is none yet.')
  })

  it('lets a King name the others', () => {
    expect(chosen('9S _2H', 'KH 4S', 2)).toEqual([
      'King: who takes this trick?',
      'Ann 9, Bo face down, you, then Pip.',
      'The first King that counts decides.',
      '[[Play face down]]',
      '[[Name Ann]] [[Name Bo]]',
      '[[Name Pip]]',
      '[Back]',
    ])
  })

  it('says what a Joker and a Jack do face up', () => {
    expect(chosen('9S _2H', 'BJ 4S', 2)).toContain('Face up shows that you are a Fool.')
    expect(chosen('9S _2H', 'BJ 4S', 2, { tricks: [trick(2, 'RJ 5S _6S _8S', 2)] })).not.toContain(
      'Face up shows that you are a Fool.',
    )
    expect(chosen('9S _2H', 'JH 4S', 2)).toContain('Face up: the lowest takes the trick.')
    expect(chosen('JS _2H', 'JH 4S', 2)).toContain('Face up: the highest takes the trick again.')
    expect(chosen('JS QS>3', 'JH 4S', 1, {})).toContain('Face up: the lowest takes the trick.')
    expect(chosen('KS>1 _2H', 'JH 4S', 2)).toContain("Face up: Ann's King still decides.")
  })

  it('closes face up, or face down, with the reason', () => {
    expect(chosen('9S 4H JH', '7S 4S', 2)).toEqual([
      '7: it goes face down.',
      'Pip 9, Ann 4, Bo Jack. You play last.',
      'Closed: a trick needs a face-down card that counts, and there is none yet.',
      '[[Play face down]]',
      '(Play face up)',
      '[Back]',
    ])
    expect(chosen('_9S _4H _JH', '7S 4S', 2)).toEqual([
      '7: it goes face up.',
      'Pip face down, Ann face down, Bo face down. You play last.',
      'So far Pip takes it.',
      'Closed: a trick needs a face-up card, and there is none yet.',
      '(Play face down)',
      '[[Play face up]]',
      '[Back]',
    ])
    expect(chosen('_9S _4H _JH', 'QS 4S', 2)[0]).toBe('Queen: which card does it cover?')
  })
})

describe('Party Crasher', () => {
  const state = at({
    round: 3,
    options: { length: 'full', partyCrasher: true },
    stock: cards('RJ 4S'),
    tricks: [trick(0, 'BJ _2H 3H _4H', 0), ...taken(1, 2, 9)],
    hands: hands(0, 'QS JS QH'),
  })

  it('stands alone under the cards and asks once more', () => {
    expect(panel(state, 0).slice(-2)).toEqual(['[Jack] [Queen] [Queen]', '[Crash the party]'])
    expect(panel(state, 0, 'crash')).toEqual([
      'End round 3 now?',
      'Everyone sees your Jack, Queen, Queen.',
      'Cards in hand and this trick score nothing. The 10 tricks taken count.',
      '{End the round}',
      '[Keep playing]',
    ])
  })

  it('is not offered where it is switched off', () => {
    const off = { ...state, options: { ...state.options, partyCrasher: false } }
    expect(panel(off, 0).at(-1)).toBe('[Jack] [Queen] [Queen]')
    expect(panel(off, 0, 'crash')).toEqual(panel(off, 0))
  })
})

describe('after the game', () => {
  it('says who has won', () => {
    expect(panel(at({ phase: 'over', totals: [82, 95, 95, 86] }), 0)).toEqual(['Bo and Cleo share the win with 95.'])
    expect(panel(at({ phase: 'over', totals: [82, 95, 90, 86] }), 0)).toEqual(['Bo wins with 95.'])
  })
})

const last = (state: State, seat: Seat) => plain(en.last(rules.view(state, seat)))

describe('the last trick', () => {
  const state = at({ tricks: [trick(0, '9S _4H QS>0 3C', 3)], leader: 3 })

  it('is its record, and to who played face down what that was', () => {
    const record = [
      'Trick 1: Pip takes 3 points.',
      "Ann 9 (covered), Bo face down, Cleo Queen (covers Ann's 9), Pip 3.",
      'The 3 is the highest card left.',
    ]
    expect(last(state, 1)).toEqual([...record, 'You played 4 face down.'])
    expect(last(state, 3)).toEqual(record)
  })

  it('may be one of the round before, or none', () => {
    const next = at({
      round: 2,
      rounds: [
        {
          start: 0,
          stock: cards('7S QS'),
          fools: [1, 2],
          tricks: state.tricks,
          crash: null,
          scores: [0, 0, 0, 0],
          totals: [0, 0, 0, 0],
        },
      ],
    })
    expect(last(next, 1)).toEqual(last(state, 1))
    expect(last(at({}), 1)).toEqual(['No trick is complete yet.'])
  })
})
