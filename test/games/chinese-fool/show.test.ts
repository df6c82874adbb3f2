import { describe, expect, it } from 'vitest'
import { house } from '../../../src/games/chinese-fool/house.js'
import { CLASHES, REASONS } from '../../../src/games/chinese-fool/ring.js'
import { rules } from '../../../src/games/chinese-fool/rules.js'
import { show } from '../../../src/games/chinese-fool/show.js'
import type { State } from '../../../src/games/chinese-fool/types.js'
import type { Viewer } from '../../../src/kit/game.js'
import { folded } from '../../../src/kit/game.js'
import { rngFor } from '../../../src/kit/rng.js'
import { plain, read, painted } from '../../screens.js'
import { after, at, cards } from './positions.js'

const en = show('en')
const pagesOf = (state: State) => en.pages(rules.view(state, 'onlooker'))
const newest = (state: State) => plain(pagesOf(state).at(-1)!.screen())
const panel = (state: State, seat: number, path = '') => plain(en.panel(rules.view(state, seat), rules.legal(state, seat), path))
const seen = (state: State, viewer: Viewer) => rules.view(state, viewer)
/** Suit signs without the mark that makes them text. */
const bare = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\uFE0E', ''))

const pile = at(['7C 9S', '8C', '9D JD', '6H'], { pile: cards('KH 7D'), by: [0, 1], taken: [{ seat: 3, card: '6D' }], turn: 2 })

describe('a pile in play', () => {
  it('calls its leader once, and tells who deals and which card decided the first lead', () => {
    const state = at(['6S 9C', '7C 8C', '9D JD', '6H 7H'], { shown: '6S', known: ['6S'] })
    expect(bare(newest(state))).toEqual([
      '@Ann leads pile 1.',
      'Pip deals and asks the neighbour to take the hat off the Fool (to cut).',
      'Ann leads first with the lowest trump, 6♠.',
      'The pile goes away at 4 cards.',
      'Cards: Ann 2, Bo 2, Cleo 2, Pip 2',
    ])
  })

  it('lies there from bottom to top, with what was taken from below', () => {
    const later = { ...pile, piles: [{ cards: cards('6C'), by: [0], taken: [] }] }
    expect(bare(newest(later))).toEqual([
      'Pile 2: Cleo to beat 7♦.',
      '> Ann: K♥',
      '> Bo: 7♦',
      'Taken from below: Pip 6♦.',
      'The pile goes away at 4 cards.',
      'Cards: Ann 2, Bo 1, Cleo 2, Pip 1',
    ])
    expect(read(pagesOf(later).at(-1)!.place!)).toBe('trump ♠\uFE0E (spades)')
  })

  it('tells the newest takes only, when there were many', () => {
    const taken = Array.from({ length: 9 }, (_, i) => ({ seat: i % 4, card: cards('6D 7S 8S')[i % 3]! }))
    expect(bare(newest({ ...pile, taken }))).toContain(
      'Taken from below: Pip 6♦, Ann 7♠, Bo 8♠, Cleo 6♦, Pip 7♠, Ann 8♠, and 3 cards before.',
    )
  })
})

describe('a pile that is over', () => {
  const gone = (taken: State['taken']) => ({ cards: cards('6D 7D 9D JD'), by: [0, 1, 2, 3], taken })
  const state = at(['7C 9S', '8C', '9H JH', '6H'], { piles: [gone([{ seat: 2, card: '6C' }]), gone([])] })

  it('shows its cards until the next one is over, then their number alone', () => {
    const [first, second] = pagesOf(state)
    expect(bare(plain(second!.screen()))).toEqual(['Pile 2: Pip ends it, 4 cards discarded.', 'Ann 6♦, Bo 7♦, Cleo 9♦, Pip J♦.'])
    expect(plain(first!.screen())).toEqual(['Pile 1: 4 cards discarded, 1 taken.'])
    expect([first!.final, second!.final]).toEqual([true, false])
    expect(plain(en.last(seen(state, 0)))).toEqual(plain(second!.screen()))
    expect(plain(en.last(seen(pile, 0)))).toEqual(['No pile is complete yet.'])
  })
})

describe('the end', () => {
  it('names the Fool, the places, and what was left', () => {
    const over = after(at(['', '8D 6H', '7C'], { pile: cards('6C'), turn: 2 }), 2, { type: 'play', card: '7C' })
    const lines = bare(newest(over))
    expect(lines.slice(0, 2)).toEqual(['# Bo is the Fool 🃏', '1st Ann, 2nd Cleo.'])
    expect(lines[2]).toMatch(/^Bo is left with .*6♥/)
    expect(lines[3]).toBe('~ Next time Bo deals.')
    expect(bare(plain(pagesOf(over).at(-2)!.screen()))[0]).toBe('Pile 1: Cleo goes out and ends the game.')
    expect(panel(over, 0)).toEqual(['Bo is the Fool.'])
  })

  it('tells of a draw, and of somebody who resigned', () => {
    const draw = after(at(['6C 9H', '', '7D', '8C'], { pile: cards('KH 7S'), quiet: 89 }), 0, { type: 'take' })
    expect(newest(draw)).toEqual([
      '# A draw: nobody is the Fool',
      '1st Bo.',
      'Ann, Cleo and Pip were still in.',
      '90 cards in a row were taken and nothing moved.',
    ])
    expect(panel(draw, 0)).toEqual(['A draw: nobody is the Fool.'])
    const left = after(at(['6C 9H', '', '7D', '8C']), 2, { type: 'resign' })
    expect(newest(left)).toEqual([
      '# Cleo is the Fool 🃏',
      '1st Bo.',
      'Cleo resigned.',
      'Ann and Pip were still in.',
      '~ Next time Cleo deals.',
    ])
  })
})

describe('the private panel', () => {
  it('has the cards that beat as buttons, the rest in words, and what is taken', () => {
    expect(bare(panel(pile, 2))).toEqual([
      'Bo laid 7♦: beat it, or take K♥ from below.',
      'Pip is next.',
      'A press lays the card:',
      '[9♦] [J♦]',
      '{Take K♥}',
    ])
    expect(bare(panel({ ...pile, turn: 0, by: [2, 3] }, 0))).toContain('Also in hand: 7♣.')
  })

  it('says what a card would do: send the pile away, or its player out', () => {
    const four = at(['7C', '8C', '9C 6H', 'JD 6S'], { pile: cards('6D 7D 9D'), by: [0, 1, 2], turn: 3 })
    expect(panel(four, 3)[1]).toBe('Your card sends the pile away, and the lead is yours.')
    const last = at(['7C', '8C', '9C 6H', 'JD'], { pile: cards('6D 7D 9D'), by: [0, 1, 2], turn: 3 })
    expect(panel(last, 3)[1]).toBe('With your last card you are out.')
  })

  it('says why one must beat, or cannot', () => {
    const strict = { ...pile, options: rules.options.parse({ mayTakeWhenAble: false }) }
    expect(bare(panel(strict, 2))[0]).toBe('Bo laid 7♦: you can beat it, so you must.')
    expect(bare(panel({ ...pile, turn: 1, by: [3, 0] }, 1)).slice(0, 2)).toEqual([
      'Ann laid 7♦, and nothing of yours beats it: take K♥ from below.',
      'Cleo is next.',
    ])
  })

  it('waits with the hand in words, and without one when somebody is out', () => {
    expect(bare(panel(pile, 0))).toEqual(['Pile 1. Waiting for Cleo.', 'On the pile: you K♥, Bo 7♦.', 'Your 2 cards: 7♣, 9♠.'])
    expect(panel(at(['6C', '', '7D']), 1)).toEqual(['Pile 1. Waiting for Ann.', 'The pile is empty.', 'You are out, 1st.'])
  })

  it('has pages of whole ranks for many cards', () => {
    const hand = 'C D H S'
      .split(' ')
      .flatMap((suit) => ['6', '7', '8', '9', 'J'].map((rank) => `${rank}${suit}`))
      .join(' ')
    const many = at([hand, '10S'])
    expect(panel(many, 0)).toContain('20 cards. A press lays the card:')
    expect(panel(many, 0).at(-1)).toBe('[J to J]')
    expect(bare(panel(many, 0, 'from-J')).slice(-3)).toEqual(['[J♣] [J♦] [J♥]', '[J♠]', '[6 to 9]'])
    expect(panel(many, 0, 'from-A')).toEqual(panel(many, 0))
  })
})

describe('words', () => {
  it('have a sentence for each refusal', () => {
    const sentences = REASONS.map((code) => read(en.reason(code, seen(pile, 1))))
    expect(new Set(sentences).size).toBe(REASONS.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(read(en.reason('must_beat', seen({ ...pile, pile: [] }, 2)))).toBe(
      'The pile is empty: there is nothing to take, so lay a card.',
    )
    expect(() => en.reason('nonsense', seen(pile, 0))).toThrow('nonsense')
  })

  it('have a sentence for options that do not go together', () => {
    const texts = CLASHES.map((code) => read(en.clash!(code, rules.options.parse({ chosenSeat: 4 }), 7)))
    expect(texts).toEqual([
      'Seven players are too many for 36 cards: choose 52.',
      'Seat 5 was chosen to lead, but there are 7 players: choose one of theirs.',
    ])
  })

  it('tell the options in a line, and on a page of the rules at a table', () => {
    const options = rules.options.parse({ deck: 52, mayTakeWhenAble: false })
    expect(read(en.options(options, 4))).toBe('52 cards, the lowest spade leads, who can beat must beat.')
    expect(plain(en.rules('table', options))).toContain('Who can beat must beat.')
    expect(painted(en.rules('table', undefined))).toEqual(painted(en.rules('', undefined)))
    expect(painted(en.rules('nonsense', options))).toEqual(painted(en.rules('', options)))
  })

  it('tell what somebody has on the leaderboard', () => {
    const sums = { games: 14, wins: 12, points: 24, firsts: 5, tags: { fool: 2 } }
    expect([en.standing(sums).sum, en.standing(sums).detail].map((text) => read(text))).toEqual([
      '14 games',
      'Fool twice, 5 first places',
    ])
  })
})

describe('a whole game', () => {
  it('is a story whose pages keep their order, and their words once they are final', () => {
    const start = rules.setup(4, rules.options.parse({}))
    let state = folded(rules, start, rules.deal(start, rngFor('story', 0)))
    const told = new Map<string, readonly string[]>()
    for (let n = 1; ; n++) {
      const pages = pagesOf(state)
      expect([...told.keys()]).toEqual(pages.map(({ key }) => key).slice(0, told.size))
      for (const page of pages.filter(({ final }) => final)) {
        const text = plain(page.screen())
        expect(text).toEqual(told.get(page.key) ?? text)
        told.set(page.key, text)
      }
      if (state.phase === 'over') break
      const rng = rngFor('story', n)
      const ruling = rules.play(state, state.turn, house(seen(state, state.turn), rules.legal(state, state.turn), rng), rng)
      if (!ruling.ok) throw new Error(ruling.reason)
      state = folded(rules, state, ruling.events)
    }
    expect([...told.keys()].at(-1)).toBe('end')
  })
})
