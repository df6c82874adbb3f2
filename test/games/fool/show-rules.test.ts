import { describe, expect, it } from 'vitest'
import { fool } from '../../../src/games/fool/index.js'
import { clash, CLASHES, options, type Options } from '../../../src/games/fool/options.js'
import { presets } from '../../../src/games/fool/presets.js'
import { rules } from '../../../src/games/fool/rules.js'
import { show } from '../../../src/games/fool/show.js'
import { REASONS } from '../../../src/games/fool/types.js'
import { plain, read, painted } from '../../screens.js'
import { sketched } from './positions.js'

const en = show('en')
const table = (given: Parameters<typeof options.parse>[0] = {}): Options => options.parse(given)
const lobby = (given: object, seats = 4) => read(en.options(table(given), seats))

describe('the options of a table', () => {
  it('are one line in the lobby: the usual five, and whatever else is not as usual', () => {
    expect(lobby({})).toBe('House rules: throw-in, 36 cards, all throw in, first attack 5, next lead from under the Fool.')
    expect(lobby({ variant: 'simple' })).toBe('House rules: simple, 36 cards, first attack 5, next lead from under the Fool.')
    expect(
      lobby({ variant: 'perevodnoy', transferFirstBout: true, transferShow: 'trumpOncePerBout', throwers: 'neighbours' }),
    ).toBe(
      'House rules: transfer, 36 cards, neighbours throw in, first attack 5, the first attack may be passed on, a shown trump passes on, next lead from under the Fool.',
    )
    expect(lobby({ variant: 'japanese', base: 'single', jokers: 2, rated: true, moveMs: 30_000, nextLead: 'underFool' })).toBe(
      'House rules: Japanese, one card at a time, rated, 30 seconds a move, 36 cards and 2 jokers, a joker beats any card, first attack 5, next lead under the Fool.',
    )
  })

  it('have a phrase each, so that two tables that differ never read the same', () => {
    const changes: readonly object[] = [
      { deck: 52 },
      { deck: 54 },
      { deck: 54, jokerMode: 'any' },
      { jokers: 1 },
      { jokers: 1, jokerMode: 'colour' },
      { hand: 5 },
      { allDealt: true },
      { redealSameSuit: 0 },
      { redealSameSuit: 6 },
      { trumpExchange: 'sixForAce' },
      { trumpExchange: 'lowestForAny' },
      { direction: 'ccw' },
      { firstLead: 'turnedCard' },
      { firstLead: 'chosen' },
      { firstLead: 'chosen', chosenSeat: 2 },
      { nextLead: 'underFool' },
      { nextLead: 'previousWinner' },
      { leadMax: 1 },
      { throwers: 'neighbours' },
      { throwers: 'attacker' },
      { throwProtocol: 'free' },
      { throwBatch: 'one' },
      { throwProtocol: 'free', throwTiming: 'anytime' },
      { maxAttack: 8 },
      { firstLimit: 6 },
      { firstScope: 'discard' },
      { limitByHand: false },
      { throwAfterTake: false },
      { takeLimit: 'six' },
      { drawOrder: 'seatOrder' },
      { finalBeaten: 'attackerWins' },
      { noProgressBouts: 9 },
      { teams: 'pairs' },
      { teams: 'pairs', teamSubstitute: false },
      { epaulettes: 'countPairs' },
      { epaulettes: 'finalPair' },
      { rated: true },
      { moveMs: 9_000 },
      { variant: 'simple' },
      {},
      { variant: 'perevodnoy' },
      { variant: 'perevodnoy', transferFirstBout: true },
      ...['podkidnoy', 'perevodnoy', 'single'].map((base) => ({ variant: 'japanese', base })),
      ...[{ spadeTurned: 'redraw' }, { trump: 'diamonds' }, { queenSpades: 'off' }, { queenSpades: 'beatsAll' }].map((it) => ({
        variant: 'japanese',
        ...it,
      })),
      { variant: 'japanese', lowestSpadeFirst: true },
      { variant: 'perevodnoy', transferShow: 'trumpOncePerBout' },
    ]
    const lines = changes.map((given) => lobby(given))
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
  })

  it('that do not go together have a sentence that says what does', () => {
    const sentence = (given: object, seats: number): string => {
      const code = clash(table(given), seats)
      return code === undefined || !en.clash ? 'all is well' : read(en.clash(code, table(given), seats))
    }
    expect(sentence({}, 7)).toBe('Seven players need 42 cards: choose 52 or 54.')
    expect(sentence({ deck: 36, hand: 7 }, 8)).toBe(
      'Eight players need 56 cards, more than there are: choose fewer cards to a hand.',
    )
    expect(sentence({ deck: 52, hand: 6, jokers: 0 }, 8)).toBe('all is well')
    expect(sentence({ teams: 'pairs' }, 5)).toBe('Pairs are four or six players, not five.')
    const said = CLASHES.map((code) => (en.clash ? read(en.clash(code, table(), 7)) : ''))
    expect(new Set(said).size).toBe(CLASHES.length)
    expect(() => en.clash?.('nonsense', table(), 2)).toThrow('nonsense')
  })
})

describe('the presets', () => {
  const all = presets('en')

  it('have names and go together at a usual table', () => {
    expect(all.map(({ name }) => read(name))).toEqual(['Classic', 'Transfer', 'Pairs', 'Big table', 'Rated', 'The Fool'])
    for (const it of all) {
      expect(clash(it.options, 4), it.id).toBeUndefined()
      expect(read(it.about).length, it.id).toBeGreaterThan(0)
      expect(it.options, it.id).toEqual(table(it.changes))
    }
    expect(new Set(all.map((it) => lobby(it.options))).size).toBe(all.length)
  })

  it('lead to a leaderboard each', () => {
    const boards = all.map((it) => fool.boardOf(it.options))
    expect(boards).toEqual(['podkidnoy', 'perevodnoy', 'pairs', 'podkidnoy', 'rated', 'podkidnoy'])
    for (const board of [...boards, fool.boardOf(table({ variant: 'simple' })), fool.boardOf(table({ variant: 'japanese' }))])
      expect(fool.boards).toContain(board)
    expect(new Set(fool.boards.map((board) => read(en.board(board)))).size).toBe(fool.boards.length)
  })
})

describe('a leaderboard', () => {
  const sums = { games: 14, wins: 12, points: 26, firsts: 5, tags: { fool: 2, draw: 2 } }

  it('has games, Fools and first places, or points and game rubles', () => {
    const { sum, detail } = en.standing(sums, 'podkidnoy')
    expect([read(sum), read(detail)]).toEqual(['14 games', 'Fool twice, 5 first places'])
    const rated = en.standing(sums, 'rated')
    expect([read(rated.sum), read(rated.detail)]).toEqual(['26 points', '100 rubles in 14 games'])
    expect(read(en.standing({ ...sums, games: 1, firsts: 1, tags: {} }).detail)).toBe('Fool never, 1 first place')
  })
})

describe('the rules', () => {
  it('begin with what the table plays, and lead to every other page', () => {
    expect(plain(en.rules('', undefined))[0]).toBe('# Durak, throw-in (podkidnoy)')
    expect(plain(en.rules('', table({ variant: 'perevodnoy' })))[0]).toBe('# Durak, transfer (perevodnoy)')
    expect(plain(en.rules('', table({ teams: 'pairs' })))[0]).toBe('# Durak in pairs')
    const names = ['podkidnoy', 'bout', 'perevodnoy', 'simple', 'japanese', 'pairs', 'more', 'words', 'tips', 'table']
    for (const name of names) {
      const leads = en
        .rules(name, table())
        .rows.flat()
        .map(({ to }) => ('page' in to ? to.page : ''))
      expect(leads).toEqual(names.filter((it) => it !== name).map((it) => `rules:fool:${it}`))
      expect(plain(en.rules(name, table())).length).toBeLessThanOrEqual(14)
    }
    expect(painted(en.rules('table', undefined))).toEqual(painted(en.rules('', undefined)))
    expect(painted(en.rules('nonsense', table()))).toEqual(painted(en.rules('', table())))
  })

  it('tell the options of the table at hand', () => {
    expect(plain(en.rules('table', table())).slice(0, 5)).toEqual([
      '# This table',
      'Game: throw-in.',
      'Cards: 36 cards.',
      'Attack: all throw in, first attack 5.',
      'First attack: next lead from under the Fool.',
    ])
  })
})

describe('a refusal', () => {
  it('has a sentence for every code in every phase', () => {
    for (const phase of ['lead', 'defend', 'throw', 'taking', 'over'] as const) {
      const state = sketched({ hands: [['6C'], ['7C', '8D'], ['9C']], table: phase === 'lead' ? [] : [['10C', 0]], phase })
      for (const code of REASONS) expect(read(en.reason(code, rules.view(state, 2))), code).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('says what is missing or what helps', () => {
    const state = sketched({ hands: [['6C'], ['7C', '8D'], ['9C']], table: [['10C', 0, 'JC']], phase: 'throw', limit: 3 })
    const reason = (code: string, given: object = {}) => read(en.reason(code, rules.view({ ...state, options: table(given) }, 2)))
    expect(reason('not_your_priority')).toBe('Ann decides before you.')
    expect(reason('limit_reached')).toBe('There is room for 2 more cards in this bout.')
    expect(reason('stale')).toBe('A card came in the meantime: 10♣\uFE0E.')
    const full = {
      ...state,
      phase: 'defend' as const,
      bout: { ...state.bout, limit: 1 },
      options: table({ throwProtocol: 'free' }),
    }
    for (const code of ['wrong_phase', 'limit_reached']) {
      expect(read(en.reason(code, rules.view(full, 2)))).toBe("Ann's 10♣\uFE0E took the last place. Yours is still in your hand.")
      expect(read(en.reason(code, rules.view(full, 1)))).not.toContain('last place')
    }
    expect(reason('lead_too_many', { leadMax: 1 })).toBe('A bout is opened with at most 1 card at this table.')
    expect(reason('does_not_beat', { variant: 'japanese' })).toContain('spade')
    expect(reason('no_redeal', { redealSameSuit: 0 })).toBe('Dealing again is switched off at this table.')
    expect(() => reason('nonsense')).toThrow('nonsense')
  })
})
