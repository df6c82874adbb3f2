import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/fool/rules.js'
import { rngFor } from '../../../src/kit/rng.js'
import { after, dealt, sketched, type Move } from './positions.js'

describe('what others see', () => {
  const round: readonly Move[] = [
    [0, 'lead', ['9H']],
    [1, 'take'],
    [0, 'pass'],
  ]
  const start = sketched({
    hands: [
      ['9H', 'KC'],
      ['6C', '6D'],
      ['7C', '7D'],
    ],
  })
  const taken = after(start, ...round, [2, 'pass'])

  it('is a card that was taken, until it is played, and never where in the hand it is', () => {
    expect(taken.hands[1]).toEqual(['6C', '6D', '9H'])
    expect(rules.view(taken, 0).hands[1]).toEqual(['9H', null, null])
    expect(rules.view(taken, 1).hands[1]).toEqual(['6C', '6D', '9H'])
    expect(rules.view(taken, 'onlooker').hands).toEqual([[null], ['9H', null, null], [null, null]])
    const gone = after(taken, [2, 'lead', ['7C']], [0, 'take'], [1, 'lead', ['9H']])
    expect(rules.view(gone, 0).hands[1]).toEqual([null, null])
  })

  it('is what was beaten until the next bout is over, and then its number', () => {
    const hands = [
      ['9H', 'KC', '8C'],
      ['10H', '6D', 'JC'],
      ['7C', '7D', 'QC'],
    ]
    const beaten = after(sketched({ hands }), [0, 'lead', ['9H']], [1, 'beat', '9H', '10H'], [0, 'pass'], [2, 'pass'])
    const [past] = rules.view(beaten, 2).course.bouts
    expect(past).toMatchObject({ taker: null, cards: 2, slots: [{ attack: '9H', by: 0, defence: '10H' }] })
    const later = after(beaten, [1, 'lead', ['JC']], [2, 'take'], [1, 'pass'], [0, 'pass'])
    expect(later.course.bouts.map(({ slots, cards }) => [slots?.length, cards])).toEqual([
      [undefined, 2],
      [1, 1],
    ])
    expect(later.course.discarded).toBe(2)
  })

  it('is the turned card when it is drawn', () => {
    const state = sketched({
      hands: [
        ['9H', 'KC', '8C', 'QD', 'JD', '6H'],
        ['10H', '6D', 'JC', 'QH', 'KH', 'AH'],
      ],
      talon: ['7C', '8S'],
    })
    const drawn = after(state, [0, 'lead', ['9H']], [1, 'beat', '9H', '10H'], [0, 'pass'])
    expect(rules.view(drawn, 0).hands[1]).toEqual(['8S', null, null, null, null, null])
    expect(drawn.course.bouts.at(-1)?.drew).toEqual([
      { seat: 0, count: 1 },
      { seat: 1, count: 1 },
    ])
  })

  it('in the first bout is that nobody has a lower trump than the one shown', () => {
    const state = dealt(3, {}, 'imagined')
    const { first, trump } = state.setting
    expect(first?.by).toBe('lowestTrump')
    const rank = (card: string | null): number => ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].indexOf(card?.slice(0, -1) ?? '')
    for (let i = 0; i < 50; i++) {
      const world = rules.imagine(rules.view(state, 'onlooker'), rngFor('worlds', i))
      const low = world.hands.flat().filter((card) => card?.endsWith(trump!) && rank(card) < rank(first?.card ?? null))
      expect(low).toEqual([])
    }
  })
})
