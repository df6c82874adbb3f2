import { describe, expect, it } from 'vitest'
import { show } from '../../../src/games/foolish-faces/show.js'
import { REASONS, verdict } from '../../../src/games/foolish-faces/trick.js'
import { plain, read, painted } from '../../screens.js'
import { at, cards, plays, seen } from './positions.js'

const en = show('en')
const page = (name: string) => `rules:foolish-faces:${name}`
const full = { length: 'full', partyCrasher: false } as const
const single = { length: 'single-round', partyCrasher: true } as const

describe('the rules, a screen at a time', () => {
  it('fit on one screen in a minute', () => {
    expect(plain(en.rules('', full))).toEqual([
      '# Foolish Faces in a minute',
      'Each face-up card in a trick you take is 1 point for your team.',
      'Dealt a Joker: Fool. Otherwise: Court.',
      'Play any card, face up or face down.',
      'The highest face-up card takes all: Ace low, 10 high, Joker on top.',
      'Jack: the lowest takes it.',
      'Queen: covers a card played before.',
      'King: names who takes it.',
      'Each trick needs a face-up card and a face-down one that no Queen covers.',
      '~ Foolish Faces is a game by J Simmons. These are our own words.',
      '[[Jack, Queen, King]] [Scoring]',
      '[Examples] [Tips]',
      '[This table]',
    ])
  })

  it('lead from each page to all others, and to the table only where there is one', () => {
    const all = ['', 'cards', 'scoring', 'examples', 'tips', 'table']
    const leads = (name: string, options?: typeof full) =>
      en
        .rules(name, options)
        .rows.flat()
        .map(({ to }) => to)
    for (const here of all) {
      expect(leads(here, full)).toEqual(all.filter((it) => it !== here).map((it) => ({ page: page(it) })))
    }
    expect(leads('')).toEqual(['cards', 'scoring', 'examples', 'tips'].map((it) => ({ page: page(it) })))
    expect(painted(en.rules('table', undefined))).toEqual(painted(en.rules('', undefined)))
    expect(painted(en.rules('nonsense', full))).toEqual(painted(en.rules('', full)))
  })

  it('tell the options of the table at hand', () => {
    expect(plain(en.rules('table', full)).slice(0, 3)).toEqual([
      '# This table',
      'Full game: a round for each player.',
      'Party Crasher is off.',
    ])
    expect(plain(en.rules('table', single)).slice(1, 3)).toEqual([
      'Single round: the round is the game.',
      'Party Crasher is on: a Lone Fool with nothing but Jacks, Queens and Kings left may show them and end the round. What is taken counts, the rest does not.',
    ])
  })

  it.each([
    ['4S _2H 9D 7C', '4, face down, 9, 7: the 9 takes it, for 3 points.', 2],
    ['9S JH _2D _7C', '9, Jack, face down, face down: one Jack, so the first face-down card takes it, for 2 points.', 2],
    ['JS 6H JD _7C', 'Jack, 6, Jack, face down: two Jacks cancel out, so the 6 takes it, for 3 points.', 1],
    ['10S QH>0 6D _7C', '10, Queen on the 10, 6, face down: the 10 is covered, so the 6 takes it, for 3 points.', 2],
    [
      '10S QH>0 QD>1 _7C',
      '10, Queen on the 10, Queen on that Queen, face down: the 10 counts again and takes it, for 3 points.',
      0,
    ],
    ['KS>3 BJ 10D _7C', 'King naming the last player, Joker, 10, face down: the last player takes it, for 3 points.', 3],
    [
      '8S AH JD _7C',
      '8, Ace, Jack, and you play last: all are face up, so yours goes face down and, with one Jack, takes it.',
      3,
    ],
  ])('give an example that holds: %s', (table, text, winner) => {
    expect(plain(en.rules('examples', undefined))).toContain(text)
    expect(verdict(plays(0, table))?.winner).toBe(winner)
    const points = /for (\d) points/.exec(text)?.[1]
    if (points !== undefined) expect(plays(0, table).filter(({ up }) => up)).toHaveLength(Number(points))
  })
})

describe('options', () => {
  it('are one line; how many rounds is known once enough are seated', () => {
    expect(read(en.options(full, 3))).toBe('Full game, Party Crasher off.')
    expect(read(en.options(full, 4))).toBe('Full game (4 rounds), Party Crasher off.')
    expect(read(en.options(full, 5))).toBe('Full game (5 rounds), Party Crasher off.')
    expect(read(en.options(single, 5))).toBe('Single round, Party Crasher on.')
  })

  it('name the leaderboards', () => {
    expect(read(en.board('full'))).toBe('Full games')
    expect(read(en.board('single-round'))).toBe('Single rounds')
  })
})

describe('refusals', () => {
  const view = seen(at({ plays: plays(0, '_7S'), hands: [[], cards('2S'), [], []] }), 0)
  const reason = (code: string, of = view) => read(en.reason(code, of))

  it('have a sentence each', () => {
    const sentences = REASONS.map((code) => reason(code))
    expect(new Set(sentences).size).toBe(REASONS.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(() => reason('nonsense')).toThrow('nonsense')
  })

  it('tell who is to play, and what I have played', () => {
    expect(reason('not_your_turn')).toBe('Your 7 is on the table.')
    expect(reason('not_your_turn', seen(at({ plays: plays(0, '_7S') }), 2))).toBe('Bo is to play.')
  })

  it('tell what is missing', () => {
    expect(reason('must_play_face_up')).toBe('This trick has no face-up card yet, so the last card must be face up.')
    expect(reason('cannot_crash')).toBe('Crashing the party is switched off at this table.')
    const on = seen(at({ options: { length: 'full', partyCrasher: true } }), 0)
    expect(reason('cannot_crash', on)).toBe(
      'Only the Lone Fool can crash the party, with nothing but Jacks, Queens and Kings left in hand.',
    )
  })
})

describe('deals', () => {
  it('are told apart by their round', () => {
    expect(en.deal(seen(at({ round: 2 }), 0))).toBe('r2')
  })
})
