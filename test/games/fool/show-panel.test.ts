import { describe, expect, it } from 'vitest'
import type { Card } from '../../../src/kit/cards.js'
import type { Seat } from '../../../src/kit/game.js'
import { found } from '../../../src/kit/screen.js'
import { rules } from '../../../src/games/fool/rules.js'
import { show } from '../../../src/games/fool/show.js'
import type { Action, State } from '../../../src/games/fool/types.js'
import { rngFor } from '../../../src/kit/rng.js'
import { plain, read } from '../../screens.js'
import { sketched, type Sketch } from './positions.js'

const en = show('en')
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan']
const bare = (text: string) => text.replaceAll('\uFE0E', '')
const screenOf = (state: State, seat: Seat, path = '') => en.panel(rules.view(state, seat), rules.legal(state, seat), path)
const panel = (state: State, seat: Seat, path = '') => plain(screenOf(state, seat, path), NAMES).map(bare)
const queue = (state: State, seat: Seat, queued: readonly Action[] = []) =>
  en.panel(rules.view(state, seat), rules.legal(state, seat), '', { ahead: rules.ahead?.(state, seat) ?? [], queued })
/** What a press at `path` plays, or a list with these cards picked. */
function act(state: State, seat: Seat, path: string, picked: readonly string[] = []): Action | undefined {
  const parent = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : ''
  const control = found(screenOf(state, seat, parent), path)
  if (!control || !('path' in control.to)) return undefined
  return control.kind === 'pick' && 'act' in control.to && control.to.act
    ? control.to.act(picked)
    : control.kind === 'press'
      ? control.to.act
      : undefined
}

const cards = (text: string) => text.split(' ') as Card[]
const at = (it: Partial<Sketch>) =>
  sketched({
    hands: [cards('AH'), cards('AS KS QS JS 10S 9S'), cards('AD'), cards('AC')],
    talon: cards('6C JH'),
    trump: 'H',
    ...it,
  })

describe('the attacker', () => {
  const state = at({ hands: [cards('AH KD 7S JC 7C 10D'), cards('8S 9S 10S JS QS'), cards('AD'), cards('AC')] })

  it('lays a card with one press', () => {
    expect(panel(state, 0)).toEqual([
      'You attack Bo. Room for 5. Trump ♥.',
      'A press lays the card:',
      '[7♣] [J♣] [7♠]',
      '[10♦] [K♦] [A♥]',
      '▼ Lay several of one rank',
    ])
    expect(act(state, 0, '10D')).toEqual({ type: 'lead', cards: ['10D'] })
  })

  it('lays several of one rank from a list of those that have an equal', () => {
    const list = found(screenOf(state, 0), 'lead')
    expect(list?.kind === 'pick' ? [list.items.map(({ key }) => key), list.count] : undefined).toEqual([
      ['7C', '7S'],
      [2, 2],
    ])
    expect(act(state, 0, 'lead', ['7C', '7S'])).toEqual({ type: 'lead', cards: ['7C', '7S'] })
    expect(panel(at({ hands: [cards('7C 8S'), cards('8C 9C'), [], []] }), 0).at(-1)).toBe('[7♣] [8♠]')
  })

  it('has a big hand in pages of whole ranks', () => {
    const hand = cards('6C 6D 7S 7D 7H 8C 8S 8H 9C 9S 9D 10C 10D 10H JS JD QC QS QD KC KD AC AS AD')
    const big = at({ hands: [hand, cards('KS KH AH QH'), cards('6S'), cards('9H')], talon: [] })
    expect(panel(big, 0)).toEqual([
      'You attack Bo. Room for 4. Trump ♥.',
      'Here: 6 to J.',
      '24 cards. A press lays the card:',
      '[6♣] [6♦] [7♠]',
      '[7♦] [7♥] [8♣]',
      '[8♠] [8♥] [9♣]',
      '[9♠] [9♦] [10♣]',
      '[10♦] [10♥] [J♠]',
      '[J♦]',
      '(6 to J) [Q to A]',
      '▼ Lay several of one rank',
    ])
    expect(panel(big, 0, 'p2').slice(1)).toEqual([
      'Here: Q to A.',
      '24 cards. A press lays the card:',
      '[Q♣] [Q♠] [Q♦]',
      '[K♣] [K♦] [A♣]',
      '[A♠] [A♦]',
      '[6 to J] (Q to A)',
      '▼ Lay several of one rank',
    ])
    expect(act(big, 0, 'p2.KD')).toEqual({ type: 'lead', cards: ['KD'] })
    expect(panel(big, 0, 'p7')).toEqual(panel(big, 0))
  })

  it('may swap for the open trump, or have the cards dealt again, which is asked once more', () => {
    const swap = at({
      hands: [cards('6H 7C'), cards('8C'), [], []],
      talon: cards('6C AH'),
      options: { trumpExchange: 'sixForAce' },
    })
    expect(panel(swap, 0).at(-1)).toBe('[Swap 6♥ for A♥]')
    expect(act(swap, 0, 'exchange')).toEqual({ type: 'exchange' })
    const five = at({ hands: [cards('6C 7C 8C 9C 10C JD'), cards('8D'), cards('QC'), []], bout: 0 })
    expect(panel(five, 0).at(-1)).toBe('[New deal]')
    expect(panel(five, 0, 'redeal')).toEqual([
      'Have the cards dealt again?',
      'You hold 5 or more of one suit. Everyone gets new cards.',
      '{Deal again}',
      '[Back]',
    ])
    expect(act(five, 0, 'redeal.yes')).toEqual({ type: 'redeal' })
  })
})

describe('the defender', () => {
  const transfer = { variant: 'perevodnoy', transferShow: 'none' }
  const hand = cards('KC 8C 7D 7H QS 9S')
  const state = at({ hands: [cards('AH'), hand, cards('6S 6D 6C'), cards('AC')], table: [['7S', 0]], options: transfer })

  it('beats with one press, and is told which card asks', () => {
    expect(panel(state, 1)).toEqual([
      'Ann attacks you: 7♠. Trump ♥.',
      'Also in hand: 8♣, K♣.',
      'Beat it with (7♥ asks, it can do both):',
      '[9♠] [Q♠] [7♥]',
      '▼ Pass on with several',
      '[Pass on 7♦] {Take 1 card}',
    ])
    expect(act(state, 1, '9S')).toEqual({ type: 'beat', attack: '7S', with: '9S' })
    expect(act(state, 1, '7D')).toEqual({ type: 'transfer', cards: ['7D'] })
    expect(act(state, 1, 'transfer', ['7D', '7H'])).toEqual({ type: 'transfer', cards: ['7D', '7H'] })
  })

  it('is asked what a card does that can do both', () => {
    expect(panel(state, 1, '7H')).toEqual(['7♥: beat with it, or pass on?', '[[Beat 7♠]]', '[[Pass on to Cleo]]', '[Back]'])
    expect(act(state, 1, '7H.beat-7S')).toEqual({ type: 'beat', attack: '7S', with: '7H' })
    expect(act(state, 1, '7H.pass')).toEqual({ type: 'transfer', cards: ['7H'] })
    const shown = at({ ...sketchOf(state), options: { ...transfer, transferShow: 'trumpOncePerBout' } })
    expect(panel(shown, 1, '7H')).toEqual([
      '7♥: beat with it, or pass on?',
      'A trump that is shown passes on and stays in your hand, once in a bout.',
      '[[Beat 7♠]]',
      '[[Pass on to Cleo]]',
      '[[Show it to Cleo]]',
      '[Back]',
    ])
  })

  it('is asked which card to beat where several fit', () => {
    const two = at({
      hands: [cards('AH'), cards('9S QS 6H 8D'), [], []],
      table: [
        ['7S', 0],
        ['7D', 0],
      ],
    })
    expect(panel(two, 1)).toEqual([
      'Ann attacks you: 7♠, 7♦. Trump ♥.',
      'Beat 7♠ and 7♦ with:',
      '[9♠] [Q♠] [8♦]',
      '[6♥]',
      '{Take 2 cards}',
    ])
    expect(panel(two, 1, '6H')).toEqual(['6♥: which card does it beat?', '[[Beat 7♠]]', '[[Beat 7♦]]', '[Back]'])
    expect(act(two, 1, '6H.beat-7D')).toEqual({ type: 'beat', attack: '7D', with: '6H' })
  })

  it('takes only after being asked', () => {
    expect(act(state, 1, 'take')).toBeUndefined()
    expect(panel(state, 1, 'take')).toEqual([
      'Take 7♠ into your hand?',
      'Before you pick up, others may throw in more.',
      '{Take it}',
      '[Back]',
    ])
    expect(act(state, 1, 'take.yes')).toEqual({ type: 'take' })
    const none = at({ hands: [cards('AH'), cards('6C'), [], []], table: [['7S', 0]] })
    expect(panel(none, 1)).toEqual([
      'Ann attacks you: 7♠. Trump ♥.',
      'Your last card: 6♣.',
      'No card of yours beats it.',
      '{Take 1 card}',
    ])
  })
})

describe('throwing in', () => {
  const table = [
    ['7C', 0, '9C'],
    ['7S', 0, 'QS'],
  ] as const
  const hands = [cards('AH 10H'), cards('6D 6S 8S'), cards('KH AD 10C 8C QH 9D'), cards('AC JD')]
  const state = at({ hands, table, phase: 'throw', limit: 5 })

  it('is a press on a card, a list, or Bito to the table as it was seen', () => {
    expect(panel({ ...state, bout: { ...state.bout, passed: [0] } }, 2)).toEqual([
      'Bo beat 2 of 2. Room for 3. Trump ♥.',
      'Also in hand: 8♣, 10♣, A♦, K♥.',
      'Throw in:',
      '[9♦] [Q♥]',
      '▼ Throw several',
      '[[Bito]]',
    ])
    const second = { ...state, bout: { ...state.bout, passed: [0] } }
    expect(act(second, 2, 'throw', ['9D', 'QH'])).toEqual({ type: 'throw', cards: ['9D', 'QH'] })
    expect(act(second, 2, 'bito-4')).toEqual({ type: 'pass', saw: 4 })
    expect(act(second, 2, 'bito-3')).toBeUndefined()
    const single = at({ hands, table, phase: 'throw', limit: 5, passed: [0], options: { throwBatch: 'one' } })
    expect(panel(single, 2)).not.toContain('▼ Throw several')
  })

  it('can be queued where the table keeps it', () => {
    expect(plain(queue(state, 2), NAMES).map(bare)).toEqual([
      'Bo beat 2 of 2. Ann decides first.',
      'Also in hand: 8♣, 10♣, A♦, K♥.',
      'When your turn comes, throw in:',
      '[9♦] [Q♥]',
      '▼ Throw several',
      '[[Bito]] [Bito for this bout]',
    ])
    expect(plain(queue(state, 2, [{ type: 'throw', cards: ['9D'] }]), NAMES).map(bare)).toEqual([
      'Bout 4. Bo beat 2 of 2.',
      'Waiting for Ann.',
      'Trump ♥.',
      'Your 6 cards: 8♣, 10♣, 9♦, A♦, Q♥, K♥.',
      'Queued: 9♦. A new card on the table drops it.',
    ])
    expect(plain(queue(state, 2, [{ type: 'pass', saw: 4 }]), NAMES).at(-1)).toBe(
      'Queued: Bito. A new card on the table drops it.',
    )
    const standing = found(queue(state, 2), 'bito-bout-4')
    expect(standing?.to).toEqual({ path: 'bito-bout-4', act: { type: 'pass' }, stands: true })
  })

  it('to somebody who takes goes on as long as there is room', () => {
    const taking = at({ hands, table: [['9C', 0]], phase: 'taking', limit: 3, passed: [0] })
    expect(panel(taking, 2)).toEqual([
      'Bo takes. Room for 2. Trump ♥.',
      'Also in hand: 8♣, 10♣, A♦, Q♥, K♥.',
      'Throw in:',
      '[9♦]',
      '[[Bito]]',
    ])
    expect(panel(taking, 1).slice(0, 2)).toEqual(['Bout 4. You take.', 'Waiting for Cleo.'])
  })
})

describe('waiting', () => {
  it('has the hand in words and nothing to press', () => {
    const state = at({ hands: [cards('AH'), cards('6C'), cards('KH AD 10C'), []], table: [['7S', 0]] })
    expect(panel(state, 2)).toEqual(['Bout 4. Waiting for Bo to beat 7♠.', 'Trump ♥.', 'Your 3 cards: 10♣, A♦, K♥.'])
    expect(panel(at({ hands: [cards('AH'), cards('6C'), [], []] }), 1)).toEqual([
      'Bout 4. Ann attacks you.',
      'Trump ♥.',
      'Your last card: 6♣.',
    ])
  })

  it('knows partners, who is out, and how it ended', () => {
    const pairs = at({ options: { teams: 'pairs' }, trump: null })
    expect(panel(pairs, 2).slice(0, 3)).toEqual(['Bout 4. Ann attacks Bo.', 'No trump.', 'You play with Ann.'])
    const out = at({ out: [3] })
    const gone = { number: 2, attacker: 3, defender: 0, passedOn: [], taker: null, cards: 2, slots: null, drew: [] }
    const past = { ...out, course: { ...out.course, bouts: [{ ...gone, out: [{ seat: 3, place: 1 }] }] } }
    expect(panel(past, 3).at(-1)).toBe('You are out, 1st.')
    const over: State = {
      ...out,
      phase: 'over',
      result: { by: 'cards', fools: [2], drawn: [], places: [1, 2, 4, 3], straps: [] },
    }
    expect(panel(over, 0)).toEqual(['Cleo is the Fool 🃏.'])
  })

  it('shows the last bout on request', () => {
    const state = at({})
    const last = (it: State) => plain(en.last(rules.view(it, 0)), NAMES).map(bare)
    expect(read(en.lastLabel!)).toBe('Last bout')
    expect(last(state)).toEqual(['No bout is over yet.'])
    const bout = { number: 2, attacker: 3, defender: 0, passedOn: [], taker: 0, cards: 1, drew: [], out: [] }
    const slots = [{ attack: '7C' as const, by: 3, defence: null }]
    expect(last({ ...state, course: { ...state.course, bouts: [{ ...bout, slots }] } })).toEqual([
      'Bout 3: Ann takes 7♣. Bo attacks Cleo next.',
    ])
  })
})

describe('the panels of a game that is played', () => {
  it('play what they say', () => {
    const state = at({ hands: [cards('7C 7S AH'), cards('8S 9S 10S'), cards('AD'), cards('AC')] })
    const both = act(state, 0, 'lead', ['7C', '7S'])
    expect(both && rules.play(state, 0, both, rngFor('lead', 0)).ok).toBe(true)
  })
})

/** The same position, to be made with other options. */
const sketchOf = ({ hands, bout }: State): Partial<Sketch> => ({
  hands: hands.map((hand) => hand.filter((card) => card !== null)),
  table: bout.slots.map(({ attack, by }) => [attack, by] as const),
})
