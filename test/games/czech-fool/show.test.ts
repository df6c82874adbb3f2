import { describe, expect, it } from 'vitest'
import { house } from '../../../src/games/czech-fool/house.js'
import { REASONS } from '../../../src/games/czech-fool/law.js'
import { rules } from '../../../src/games/czech-fool/rules.js'
import { show } from '../../../src/games/czech-fool/show.js'
import type { State } from '../../../src/games/czech-fool/types.js'
import type { Viewer } from '../../../src/kit/game.js'
import { folded } from '../../../src/kit/game.js'
import { rngFor } from '../../../src/kit/rng.js'
import { plain, read, painted } from '../../screens.js'
import { after, at, cards } from './positions.js'

const en = show('en')
const pagesOf = (state: State) => en.pages(rules.view(state, 'onlooker'))
const newest = (state: State) => bare(plain(pagesOf(state).at(-1)!.screen()))
const seen = (state: State, viewer: Viewer) => rules.view(state, viewer)
const panel = (state: State, seat: number, path = '') =>
  bare(plain(en.panel(rules.view(state, seat), rules.legal(state, seat), path)))
/** Suit signs without the mark that makes them text. */
const bare = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\uFE0E', ''))

const hands = ['8H 9C QD', '7H KD', '6S JC', '7S']
const state = at(hands, { pile: cards('8C'), stock: cards('10D 9D'), moves: 1 })

describe('a round in play', () => {
  it('calls its starter once', () => {
    expect(newest({ ...state, pile: [], moves: 0 })).toEqual([
      '@Ann starts round 1.',
      'Cards: Ann 3, Bo 2, Cleo 2, Pip 1',
      'Stock 2, pile 0.',
      'Points: Ann 0, Bo 0, Cleo 0, Pip 0',
    ])
    expect(newest({ ...state, moves: 0 })[1]).toBe('Round 1: Ann to play on 8♣.')
  })

  it('tells the newest turns: what was drawn, laid, asked for, missed', () => {
    const asked = after(state, 0, { type: 'play', card: 'QD', suit: 'S' })
    const drew = after(after(asked, 1, { type: 'draw' }), 1, { type: 'draw' })
    const passed = after({ ...drew, pile: cards('QD') }, 1, { type: 'pass' })
    const six = after(passed, 2, { type: 'play', card: '6S' })
    expect(newest(six)).toEqual([
      'Round 1: Ann to play on 6♠.',
      '> Ann: Q♦, asks for ♠ (spades)',
      '> Bo: drew 2, passes',
      '> Cleo: 6♠',
      '> Pip: drew 1, misses',
      'Cards: Ann 2, Bo 4, Cleo 1, Pip 2',
      'Stock 0, pile 1.',
      'Points: Ann 0, Bo 0, Cleo 0, Pip 0',
    ])
    expect(newest(asked)[0]).toBe('Round 1: Bo to play on Q♦, ♠ (spades) asked for.')
  })
})

describe('a round that is over', () => {
  it('shows what was counted', () => {
    const next = after(at(['9C', 'QS', 'QC QH'], { pile: cards('8C'), scores: [3, 0, 7], moves: 40 }), 0, {
      type: 'play',
      card: '9C',
    })
    const [play, round] = pagesOf(next)
    expect(bare(plain(play!.screen()))).toEqual(['Round 1: Ann goes out with 9♣ after 41 moves.'])
    expect(bare(plain(round!.screen()))).toEqual([
      '# Round 1: Ann goes out',
      '+0 | 3 | Ann',
      '+6 | 13 | Cleo: Q♣, Q♥',
      '+20 | 20 | Bo: Q♠',
      '~ This round, total, cards left',
    ])
    expect(plain(en.last(seen(next, 0)))).toEqual(plain(round!.screen()))
    expect(plain(en.last(seen(state, 0)))).toEqual(['No round is over yet.'])
    expect(en.deal(seen(next, 0))).toBe('r2')
  })

  it('ends the match at 100', () => {
    const over = after(at(['9C', 'AS', '6D'], { pile: cards('8C'), scores: [40, 89, 12] }), 0, { type: 'play', card: '9C' })
    expect(newest(over)).toEqual([
      '# Cleo wins',
      'Bo is the Fool 🃏 with 100.',
      '+6 | 18 | Cleo: 6♦',
      '+0 | 40 | Ann',
      '+11 | 100 | Bo: A♠',
      '~ This round, total, cards left',
      '1 | 18 | Cleo 👑',
      '2 | 40 | Ann',
      '3 | 100 | Bo',
      '~ Place, points after 1 round',
    ])
    expect(panel(over, 1)).toEqual(['Cleo wins.'])
  })

  it('is given up when somebody resigns', () => {
    const over = after(at(['9C', 'AS', '6D'], { pile: cards('8C'), scores: [40, 12, 40] }), 1, { type: 'resign' })
    expect(pagesOf(over).map(({ key }) => key)).toEqual(['r1.play', 'end'])
    expect(newest(over)).toEqual([
      '# Ann and Cleo share the win',
      'Bo resigned and is the Fool 🃏.',
      '1 | 40 | Ann 👑',
      '1 | 40 | Cleo 👑',
      '3 | 12 | Bo',
      '~ Place, points after 0 rounds',
    ])
  })
})

describe('the private panel', () => {
  it('lays a card at one press, and says why nobody draws', () => {
    expect(panel(state, 0)).toEqual([
      'Your turn on 8♣: lay ♣ (clubs), another 8 or a queen.',
      'With three cards or more that fit, nobody draws.',
      'A press lays the card (a queen asks for a suit):',
      '[9♣] [Q♦] [8♥]',
    ])
  })

  it('asks for the suit of a queen, and only while it is not the last card', () => {
    expect(panel(state, 0, 'QD')).toEqual([
      'Q♦: which suit do you ask for?',
      'You keep 9♣, 8♥.',
      '[[♠ spades]] [[♥ hearts]]',
      '[[♦ diamonds]] [[♣ clubs]]',
      '[Back]',
    ])
    expect(panel(state, 0, '8H')).toEqual(panel(state, 0))
    const last = at(['QD', '7H'], { pile: cards('8C'), stock: cards('9D') })
    expect(panel(last, 0, 'QD')).toEqual([
      'Your turn on 8♣: lay ♣ (clubs), another 8 or a queen.',
      'A press lays the card:',
      '[Q♦]',
      '[[Draw a card]]',
    ])
  })

  it('draws while nothing fits, and passes when nothing can be drawn', () => {
    const none = at(['JD', '7H'], { pile: cards('8C'), stock: cards('9D') })
    expect(panel(none, 0).slice(1)).toEqual([
      'Nothing of yours fits: draw until something does.',
      'Also in hand: J♦.',
      '[[Draw a card]]',
    ])
    expect(panel({ ...none, stock: [] }, 0).slice(1)).toEqual([
      'Nothing of yours fits, and there is nothing to draw.',
      'Also in hand: J♦.',
      '[[Pass]]',
    ])
  })

  it('tells the suit asked for, and starts with any card', () => {
    expect(panel({ ...state, pile: cards('QS'), ordered: 'H' }, 0)[0]).toBe(
      'Your turn on Q♠, ♥ (hearts) asked for: lay ♥ (hearts) or a queen.',
    )
    expect(panel({ ...state, pile: [] }, 0)[0]).toBe('Your turn: you start round 1 and lay any card.')
  })

  it('waits with the hand in words', () => {
    expect(panel(state, 1)).toEqual(['Round 1. Waiting for Ann.', 'On the pile: 8♣.', 'Your 2 cards: K♦, 7♥.'])
  })
})

describe('words', () => {
  it('have a sentence for each refusal', () => {
    const sentences = REASONS.map((code) => read(en.reason(code, seen(state, 1))))
    expect(new Set(sentences).size).toBe(REASONS.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(() => en.reason('nonsense', seen(state, 0))).toThrow('nonsense')
  })

  it('tell the options in a line, and on a page of the rules at a table', () => {
    const options = rules.options.parse({ recycle: 'flip', drawLimit: 'one', maxVoluntaryDraws: 0, exactReset: true })
    expect(read(en.options(options, 4))).toBe(
      '5 cards each, the starter lays any card, the pile is turned over when the stock is empty, one card drawn a turn.',
    )
    const lines = plain(en.rules('table', options))
    expect(lines).toContain('Who can lay a card does not draw.')
    expect(lines).toContain('A total of exactly 101 falls back to 0.')
    expect(painted(en.rules('table', undefined))).toEqual(painted(en.rules('', undefined)))
  })

  it('tell what somebody has on the leaderboard', () => {
    const { sum, detail } = en.standing({ games: 1, wins: 1, points: 18, firsts: 1, tags: {} })
    expect([read(sum), read(detail)]).toEqual(['1 game', 'Never the Fool, 1 first place'])
  })
})

describe('a whole match', () => {
  it('is a story whose pages keep their order, and their words once they are final', () => {
    const start = rules.setup(4, rules.options.parse({}))
    let now = folded(rules, start, rules.deal(start, rngFor('story', 0)))
    const told = new Map<string, readonly string[]>()
    for (let n = 1; ; n++) {
      const pages = pagesOf(now)
      expect([...told.keys()]).toEqual(pages.map(({ key }) => key).slice(0, told.size))
      for (const page of pages.filter(({ final }) => final)) {
        const text = plain(page.screen())
        expect(text).toEqual(told.get(page.key) ?? text)
        told.set(page.key, text)
      }
      if (now.phase === 'over') break
      const rng = rngFor('story', n)
      const ruling = rules.play(now, now.turn, house(seen(now, now.turn), rules.legal(now, now.turn), rng), rng)
      if (!ruling.ok) throw new Error(ruling.reason)
      now = folded(rules, now, ruling.events)
    }
    expect([...told.keys()].at(-1)).toBe('end')
  })
})
