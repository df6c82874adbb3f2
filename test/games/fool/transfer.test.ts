import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/fool/rules.js'
import { after, refused, sketched } from './positions.js'

const options = { variant: 'perevodnoy', transferShow: 'trumpOncePerBout' }

describe('passing on', () => {
  const state = sketched({
    hands: [
      ['8H', 'JD', 'QD'],
      ['8S', 'KC', '8D'],
      ['9D', 'QS', '7H'],
    ],
    options,
    table: [['8C', 0]],
    limit: 3,
  })

  it('offers a card that can both beat and pass on for both', () => {
    expect(rules.legal(state, 1)).toEqual([
      { type: 'beat', attack: '8C', with: '8S' },
      { type: 'beat', attack: '8C', with: 'KC' },
      { type: 'transfer', cards: ['8S'] },
      { type: 'transfer', cards: ['8D'] },
      { type: 'show', card: '8S' },
      { type: 'take' },
    ])
  })

  it('by showing a trump leaves it in hand, known to all, and the count as it was', () => {
    const shown = after(state, [1, 'show', '8S'])
    expect(shown.bout).toMatchObject({ attacker: 1, defender: 2, shown: ['8S'], passedOn: [1], slots: [{ attack: '8C', by: 0 }] })
    expect(rules.view(shown, 0).hands[1]).toEqual(['8S', null, null])
    expect(rules.turn(shown)).toEqual([2])
  })

  it('is refused for other cards, for one that does not lie in the hand, and without the option', () => {
    expect(refused(state, [1, 'show', '8D'])).toBe('show_not_trump')
    expect(refused(state, [1, 'show', 'KC'])).toBe('transfer_rank')
    expect(refused(state, [1, 'transfer', ['8H']])).toBe('card_not_in_hand')
    expect(refused(state, [0, 'transfer', ['8H']])).toBe('not_defender')
    const plain = sketched({ hands: state.hands as string[][], options: { variant: 'perevodnoy' }, table: [['8C', 0]], limit: 3 })
    expect(refused(plain, [1, 'show', '8S'])).toBe('show_not_allowed')
  })

  it('never goes to somebody with too few cards, even where attacks may be larger than a hand', () => {
    const short = sketched({
      hands: [['8H', 'JD', 'QD'], ['8S', 'KC', '8D'], ['9D']],
      options: { ...options, limitByHand: false },
      table: [['8C', 0]],
    })
    expect(refused(short, [1, 'transfer', ['8D']])).toBe('transfer_target_too_few_cards')
    expect(refused(short, [1, 'show', '8S'])).toBeUndefined()
  })

  it('skips who is out', () => {
    const hands = [['8H', 'JD', 'QD'], ['8S', 'KC', '8D'], [], ['9D', '9C']]
    const skipped = after(sketched({ hands, out: [2], options, table: [['8C', 0]], limit: 3 }), [1, 'transfer', ['8D']])
    expect(skipped.bout).toMatchObject({ attacker: 1, defender: 3, limit: 2 })
  })

  it('with the last card makes out at the end of the bout', () => {
    const last = sketched({ hands: [['JD', 'QD'], ['8D'], ['9D', '9C', 'KH']], options, table: [['8C', 0]], limit: 1 })
    const end = after(last, [1, 'transfer', ['8D']], [2, 'take'], [0, 'pass'])
    expect(end.course.out).toEqual([1])
    expect(end.bout).toMatchObject({ attacker: 0, defender: 2 })
  })
})
