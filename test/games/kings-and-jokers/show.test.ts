import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/kings-and-jokers/rules.js'
import { show } from '../../../src/games/kings-and-jokers/show.js'
import { CHALLENGES, type State, type Turn } from '../../../src/games/kings-and-jokers/types.js'
import type { Viewer } from '../../../src/kit/game.js'
import { plain, read } from '../../screens.js'
import { dealOf, dealt, FIRST, identities, SOLE, challenges, tools, turnsOf } from './tables.js'

const en = show('en')
const WHO = 'KH RJ KS KC'
const turn = (challenge: string, shown: string, total: number): Turn => ({
  challenge: challenges(challenge)[0]!,
  tools: tools(shown),
  total,
  passed: total > 0,
})
/** Three turns: two hearts passed, one zero. */
const THREE = [turn('2H', '9H 7H 5H 3H AS AC', 22), turn('4H', '9D 7D 5D 3S 3D 5S', 16), turn('6D', '9H 7H AD 9S 7S AC', 0)]
/** Ann, Bo, Cleo and Pip with these turns behind them, and this challenge before them. */
function at(turns: readonly Turn[], challenge: string, options = FIRST, more: Partial<State> = {}): State {
  const hands = [tools('3S 5H'), tools('9D AS'), tools('9S 7C'), tools('3H 3D')]
  const used = [...turns.map((it) => it.challenge), ...challenges(challenge)]
  const start = dealt(dealOf(identities(WHO), hands), options)
  const left = CHALLENGES.filter((it) => !used.includes(it))
  return { ...start, turns, hands, challenge: challenges(challenge)[0]!, challenges: left, ...more }
}
const over = (who: string, turns: readonly Turn[], options = FIRST): State => ({
  ...at(turns, '', options),
  identities: identities(who),
  hands: identities(who).map(() => []),
  choices: identities(who).map(() => null),
  phase: 'over',
  challenge: null,
  extras: [],
})
const pageOf = (state: State, key: string, viewer: Viewer = 'onlooker') =>
  plain(
    en
      .pages(rules.view(state, viewer))
      .find((page) => page.key === key)!
      .screen(),
  )
const watched = (state: State, seat: number) => plain(en.panel(rules.view(state, seat), [], ''))
const panelOf = (state: State, seat: number) => plain(en.panel(rules.view(state, seat), rules.legal(state, seat), ''))
const bare = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\uFE0E', ''))

describe('the story', () => {
  it('of a turn tells how many have chosen, and the piles', () => {
    const state = at(THREE, 'JD', FIRST, { choices: [...tools('3S'), null, ...tools('9S'), null], chosen: 2 })
    expect(bare(pageOf(state, 't4'))).toEqual([
      'Turn 4: 2 of 4 have chosen.',
      'Challenge: Jack of diamonds (red)',
      'Red tools add, black ones subtract, 2 extra tools are mixed in. Over 0 passes.',
      'Passed: ♠ 0, ♥ 2, ♦ 0, ♣ 0',
      'Failed: 1 of 5',
    ])
    expect(en.pages(rules.view(state, 'onlooker')).at(-1)).toMatchObject({ key: 't4', final: false, place: [] })
    expect(pageOf(at(THREE, 'JS'), 't4')[2]).toMatch(/^Red tools subtract, black ones add,/)
  })

  it('calls everybody in the first turn, until somebody has chosen', () => {
    expect(pageOf(at([], 'JD'), 't1')[0]).toBe('@Ann @Bo @Cleo @Pip, choose a tool.')
    expect(pageOf(at([], 'JD', FIRST, { chosen: 1 }), 't1')[0]).toBe('Turn 1: 1 of 4 have chosen.')
    expect(pageOf(at(THREE, 'JD'), 't4')[0]).toBe('Turn 4: 0 of 4 have chosen.')
  })

  it('of a turn that is over has the sum from high to low', () => {
    const state = at([...THREE, turn('JD', 'AD 3C 9H 3S 5H AC', 8)], '2S')
    expect(bare(pageOf(state, 't4'))).toEqual([
      'Turn 4: passed with +8.',
      'Jack of diamonds (red):',
      '+9 +5 +1 −1 −3 −3 = +8',
      'Passed: ♠ 0, ♥ 2, ♦ 1, ♣ 0',
      'Failed: 1 of 5',
    ])
    expect(bare(pageOf(state, 't3')).slice(0, 3)).toEqual([
      'Turn 3: failed with 0.',
      '6 of diamonds (red):',
      '+9 +7 +1 −1 −7 −9 = 0',
    ])
    expect(pageOf(state, 't4')[3]).toContain('♥\uFE0E 2')
  })

  it('says for one player alone that it has one', () => {
    const solo = dealt(dealOf(identities('RJ'), [tools('3S 5H 7C')], [], challenges('QC')))
    expect(pageOf(solo, 't1')[0]).toBe('@Ann, choose a tool.')
    const later = { ...solo, turns: [turn('2H', '9H 7H 5H', 21)] }
    expect(pageOf(later, 't2')[0]).toBe('Turn 2: 0 of 1 has chosen.')
    expect(panelOf(solo, 0)).toContain('Choose a tool:')
  })

  it('is the same whoever looks', () => {
    const state = at(THREE, 'JD', FIRST, { choices: [...tools('3S'), null, null, null], chosen: 1 })
    for (const seat of [0, 1, 2, 3]) expect(pageOf(state, 't4', seat)).toEqual(pageOf(state, 't4'))
  })
})

describe('the end', () => {
  it('of a King', () => {
    const turns = turnsOf({ H: 3, D: 1, S: 1, C: 2 }, 2, 4)
    expect(pageOf(over(WHO, [...turns.slice(0, 2), ...turns.slice(5), ...turns.slice(2, 5)].toSorted(byHeart)), 'end')).toEqual([
      '# Ann wins as King of hearts 👑',
      'The third heart passed on turn 9.',
      'Ann: King of hearts, 3 of 3',
      'Bo: Red Joker, 4 of 5',
      'Cleo: King of spades, 1 of 3',
      'Pip (house): King of clubs, 2 of 3',
      '~ The winning rule is ours.',
    ])
  })

  it('of a Joker, by either rule', () => {
    const five = turnsOf({ H: 1, D: 4 }, 0, 4).toSorted(byHeart)
    expect(pageOf(over(WHO, five), 'end').slice(0, 2)).toEqual([
      '# Bo wins as Red Joker 👑',
      'The fifth red card passed on turn 5.',
    ])
    const each = turnsOf({ H: 2, D: 2 }, 1, 4)
    expect(pageOf(over(WHO, each, SOLE), 'end').slice(0, 4)).toEqual([
      '# Bo wins as Red Joker 👑',
      '2 hearts and 2 diamonds had passed on turn 5.',
      'Ann: King of hearts, 2 of 3',
      'Bo: Red Joker, 4 of 4',
    ])
  })

  it('of two together', () => {
    const turns = turnsOf({ H: 3, D: 2 }, 0, 4).toSorted(byHeart)
    expect(pageOf(over(WHO, turns), 'end').slice(0, 2)).toEqual([
      '# Ann and Bo win together 👑',
      'The third heart was the fifth red card.',
    ])
    expect(panelOf(over(WHO, turns), 3)).toEqual(['Ann and Bo win together.'])
  })

  it('of one who played alone', () => {
    const turns = turnsOf({ H: 3 }, 1, 1)
    expect(pageOf(over('KH', turns), 'end')).toEqual([
      '# Ann wins alone as King of hearts 👑',
      'The third heart passed on turn 4.',
      'Ann: King of hearts, 3 of 3',
      '~ The winning rule is ours.',
    ])
    const lost = [...turnsOf({}, 4, 1), turn('QD', '9S 7S AD', -15)]
    expect(pageOf(over('KH', lost), 'end')[0]).toBe('# Ann loses: five failed')
    expect(panelOf(over('KH', lost), 0)).toEqual(['You lose.'])
  })

  it('of a game that all lost', () => {
    const turns = [...turnsOf({ H: 2, D: 1, S: 1, C: 2 }, 4, 4), turn('4S', '9S 5S AS AC 9H 9D', -2)]
    expect(pageOf(over(WHO, turns), 'end')).toEqual([
      '# Everyone loses: five failed',
      'The fifth was the 4 of spades, −2.',
      'Ann: King of hearts, 2 of 3',
      'Bo: Red Joker, 3 of 5',
      'Cleo: King of spades, 1 of 3',
      'Pip (house): King of clubs, 2 of 3',
      '~ The winning rule is ours.',
    ])
    expect(panelOf(over(WHO, turns), 0)).toEqual(['Everyone loses.'])
  })

  it('of a game without challenges left', () => {
    const turns = [turn('2D', '9H 7H 5H 3H AS AC', 22)]
    expect(pageOf(over(WHO, turns), 'end').slice(0, 2)).toEqual([
      '# Everyone loses: no challenge is left',
      'The last one was the 2 of diamonds, +22.',
    ])
  })
})

describe('the panel', () => {
  it('says who I am and what I need, and has a button for each tool', () => {
    const state = at([...THREE.slice(0, 2), turn('6D', '9H 7H AD 9S 7C AC', 0)], 'JD')
    expect(panelOf(state, 0)).toEqual([
      'You are the King of hearts.',
      'You win with 3 hearts passed: 2 so far.',
      'Challenge: Jack of diamonds (red)',
      '~ Turn 3: 0, failed. Turn 2: +16, passed.',
      '~ This cycle: red 9 7 1, black 9 7 1',
      '~ The other one goes away unseen.',
      'Choose a tool, nobody learns whose:',
      '[Red 5: +5] [Black 3: −3]',
    ])
    expect(panelOf(state, 1).slice(0, 2)).toEqual(['You are the Red Joker.', 'You win with 5 red passed: 2 so far.'])
  })

  it('has the tools in words where nothing may be chosen', () => {
    expect(watched(at(THREE, 'JD'), 0).at(-1)).toBe('Your tools: Red 5, Black 3.')
  })

  it('marks what I chose, which can be changed', () => {
    const state = at(THREE, 'JD', FIRST, { choices: [...tools('3S'), null, null, null], chosen: 1 })
    const lines = panelOf(state, 0)
    expect(lines[0]).toBe('Black 3 is chosen. You may change it until all have chosen.')
    expect(lines.at(-1)).toBe('[Red 5: +5] [[Black 3: chosen]]')
    expect(panelOf(state, 1).join()).not.toContain('chosen')
  })

  it('tells a Joker of a sole winner both suits', () => {
    expect(panelOf(at(THREE, 'JD', SOLE), 1)[1]).toBe('You win with 2 hearts and 2 diamonds passed: 2 and 0 so far.')
  })

  it('begins without a past', () => {
    const state = dealt(dealOf(identities('BJ KC'), [tools('3S 5H 7C'), tools('9D AS')], [], challenges('QC')))
    expect(panelOf(state, 0)).toEqual([
      'You are the Black Joker.',
      'You win with 5 black passed: 0 so far.',
      'Challenge: Queen of clubs (black)',
      'Choose a tool, nobody learns whose:',
      '[Red 5: −5] [Black 7: +7] [Black 3: +3]',
    ])
    expect(plain(en.last(rules.view(state, 0)))).toEqual(['No turn is over yet.'])
  })

  it('is dealt anew with the tools', () => {
    const deals = [0, 1, 2, 3, 4].map((count) => en.deal(rules.view(at(turnsOf({ D: 4 }, 0, 4).slice(0, count), 'QS'), 0)))
    expect(deals).toEqual(['d1', 'd1', 'd2', 'd2', 'd3'])
  })

  it('shows the last turn again', () => {
    expect(plain(en.last(rules.view(at(THREE, 'JD'), 2)))).toEqual(pageOf(at(THREE, 'JD'), 't3'))
  })
})

describe('words', () => {
  it('of the lobby tell the rule, and whose it is', () => {
    expect(read(en.options(FIRST, 3))).toBe('A King wins with 3 of its suit, a Joker with 5 of its colour. Winning rule: ours.')
    expect(read(en.options(SOLE, 3))).toBe(
      'A King wins with 3 of its suit, a Joker with 2 in each suit of its colour. Winning rule: ours.',
    )
  })

  it('of refusals are there for every code, and for no other', () => {
    const view = rules.view(at(THREE, 'JD'), 0)
    expect(read(en.reason('card_not_in_hand', view))).toBe('That tool is not in your hand any more.')
    expect(read(en.reason('game_over', view))).toBe('The game is over.')
    expect(read(en.reason('bad_action', view))).toBe('The table has moved on; nothing was played.')
    expect(() => en.reason('queen', view)).toThrow('queen')
  })

  it('of the rules lead from page to page, and say that the winning rule is ours', () => {
    const first = plain(en.rules('', undefined))
    expect(first[0]).toBe('# Kings and Jokers in a minute')
    expect(first.slice(-2)).toEqual(['[[Tools and turns]] [Winning]', '[Examples] [Tips]'])
    const ours = plain(en.rules('winning', FIRST)).join('\n')
    expect(ours).toContain('# Winning: a house rule of ours')
    expect(ours).toContain('lost their section on winning')
    expect(plain(en.rules('nowhere', undefined))).toEqual(first)
    expect(plain(en.rules('table', undefined))).toEqual(first)
    expect(plain(en.rules('table', SOLE))).toContain('The winning rule is ours: see Winning.')
    for (const page of ['tools', 'examples']) expect(plain(en.rules(page, FIRST)).at(-2)).toMatch(/^\[.*\] \[.*\]$/)
  })

  it('of a leaderboard count wins by identity', () => {
    const { sum, detail } = en.standing({
      games: 20,
      wins: 9,
      points: 9,
      firsts: 9,
      tags: { king: 6, joker: 3, 'lost-by-all': 5 },
    })
    expect([read(sum), read(detail), read(en.board('all'))]).toEqual([
      '9 wins in 20 games',
      '6 as King, 3 as Joker, 5 lost by all',
      'All games',
    ])
  })
})

/** A heart comes last: it ends the game. */
function byHeart(one: Turn, other: Turn): number {
  return Number(one.challenge.endsWith('H')) - Number(other.challenge.endsWith('H'))
}
