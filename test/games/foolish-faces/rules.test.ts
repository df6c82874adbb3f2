import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/foolish-faces/rules.js'
import { closed, REASONS } from '../../../src/games/foolish-faces/trick.js'
import type { Action, Deal, State } from '../../../src/games/foolish-faces/types.js'
import { isJoker, JOKERS, WITH_JOKERS, type Card } from '../../../src/kit/cards.js'
import { rngFor } from '../../../src/kit/rng.js'
import { playout } from '../playout.js'
import { after, dealt, fold, FULL, midTrick, refusal, tokenOf } from './tokens.js'

const zeros = { below: () => 0 }
/** What the next player may do with the first card in hand, as tokens. */
const open = (seats: number, plays: readonly string[], card: string): readonly string[] => {
  const state = midTrick(seats, 0, plays, [card])
  const seat = rules.turn(state)[0]!
  return rules
    .legal(state, seat)
    .filter((it) => it.type === 'play' && it.card === state.hands[seat]![0])
    .map(tokenOf)
}

describe('the last player, row by row of the both-ways table', () => {
  it.each<[why: string, plays: string[], card: string, legal: string[]]>([
    ['no face-up card: any card goes face up', ['_', '_', '_'], '7', ['7']],
    ['no face-up card: a Queen covers any of them', ['_', '_', '_'], 'Q', ['Q>0', 'Q>1', 'Q>2']],
    ['no face-up card: a King names anyone else', ['_', '_', '_'], 'K', ['K>0', 'K>1', 'K>2']],
    ['no face-up card: a Joker shows itself', ['_', '_', '_'], '*', ['*']],
    ['no face-down card counts: any card goes face down', ['5', '6', '7'], '7', ['_7']],
    ['no face-down card counts: a King too', ['5', '6', '7'], 'K', ['_K']],
    ['no face-down card counts, but a Queen may free one', ['5', '_', 'Q>1'], 'Q', ['_Q', 'Q>2']],
    ['no face-down card counts, and this Queen stack lies on a face-up card', ['5', 'Q>0', '7'], 'Q', ['_Q']],
    ['both are there: anything', ['5', '_', '6'], '7', ['_7', '7']],
    ['both are there: a King names anyone else', ['5', '_', '6'], 'K', ['_K', 'K>0', 'K>1', 'K>2']],
    ['both are there: not the Queen on the only face-down card', ['5', '_', '6'], 'Q', ['_Q', 'Q>0', 'Q>2']],
    ['both are there: not the Queen on an even stack on it', ['_', 'Q>0', 'Q>1'], 'Q', ['_Q']],
    ['both are there, two face down: the Queen on either', ['_', '_', '6'], 'Q', ['_Q', 'Q>0', 'Q>1', 'Q>2']],
    ['both are there, one covered: the Queen restores it or covers the 6', ['_', '_', 'Q>0'], 'Q', ['_Q', 'Q>2']],
  ])('%s', (_, plays, card, legal) => {
    expect(open(4, plays, card)).toEqual(legal)
  })

  it('binds nobody else', () => {
    expect(open(5, ['_', '_', '_'], '7')).toEqual(['_7', '7'])
    expect(open(5, ['5', '6', '7'], '7')).toEqual(['_7', '7'])
    expect(open(4, ['_', '5'], 'Q')).toEqual(['_Q', 'Q>0', 'Q>1'])
  })
})

describe('why an action is refused', () => {
  const seven: Action = { type: 'play', card: '7H', face: 'up' }
  const [table, lead] = [midTrick(4, 2, [], ['7', 'Q', 'K']), 2]
  const [mySeven, myQueen, myKing] = table.hands[lead] as [Card, Card, Card]
  const foreign = table.hands[0]![0]!
  const over = playout(rules, 4, { length: 'single-round', partyCrasher: true }, 'over').end

  it.each<[reason: string, state: State, seat: number, action: Action]>([
    ['bad_action', over, 0, { ...seven, cover: 1 }],
    ['bad_action', table, 0, { type: 'play', card: 'KH', face: 'up', cover: 1 }],
    ['game_over', over, 9, seven],
    ['game_over', over, 0, { type: 'crash' }],
    ['not_your_turn', table, 3, { type: 'play', card: foreign, face: 'down' }],
    ['not_your_turn', table, 9, seven],
    ['not_your_turn', table, 1, { type: 'crash' }],
    ['cannot_crash', table, lead, { type: 'crash' }],
    ['card_not_in_hand', table, lead, { type: 'play', card: foreign, face: 'up' }],
    ['must_play_face_up', midTrick(4, 0, ['_', '_', '_'], ['7']), 3, { type: 'play', card: '2S', face: 'down' }],
    ['must_play_face_down', midTrick(4, 0, ['5', '6', '7'], ['7']), 3, { type: 'play', card: '2S', face: 'up' }],
    ['queen_needs_a_card_to_cover', table, lead, { type: 'play', card: myQueen, face: 'up' }],
    ['queen_needs_a_card_to_cover', table, lead, { type: 'play', card: myQueen, face: 'up', cover: 0 }],
    ['king_must_name_another', table, lead, { type: 'play', card: myKing, face: 'up' }],
    ['king_must_name_another', table, lead, { type: 'play', card: myKing, face: 'up', name: lead }],
    ['king_must_name_another', table, lead, { type: 'play', card: myKing, face: 'up', name: 4 }],
  ])('%s', (reason, state, seat, action) => {
    const own =
      state.phase === 'playing' && action.type === 'play' && reason.startsWith('must_')
        ? { ...action, card: state.hands[seat]![0] as Card }
        : action
    expect(refusal(state, seat, own)).toBe(reason)
  })

  it.each<[reason: string, plays: string[], cover: number | undefined]>([
    ['queen_needs_a_card_to_cover', ['5', '_', '6'], undefined],
    ['cannot_cover_that', ['5', '_', '6'], 1], // the only face-down card
    ['cannot_cover_that', ['5', '_', '6'], 3], // her own seat
    ['cannot_cover_that', ['5', '_', '6'], 7], // no seat at all
    ['cannot_cover_that', ['5', '_', 'Q>0'], 0], // a Queen lies there
    ['cannot_cover_that', ['5', '_', 'Q>1'], 0], // would leave no face-down card that counts
    ['must_play_face_down', ['5', '6', '7'], 1],
    ['must_play_face_down', ['5', '6', '7'], undefined],
    ['queen_needs_a_card_to_cover', ['_', 'Q>0', 'Q>1'], 2], // none could be covered
  ])('a Queen: %s after %j', (reason, plays, cover) => {
    const state = midTrick(4, 0, plays, ['Q'])
    const card = state.hands[3]![0] as Card
    expect(refusal(state, 3, { type: 'play', card, face: 'up', ...(cover !== undefined && { cover }) })).toBe(reason)
  })

  it('is found by a view as well as by the table', () => {
    const view = rules.view(table, lead)
    expect(closed(view, lead, { type: 'play', card: myKing, face: 'up' })).toBe('king_must_name_another')
    expect(closed(view, lead, { type: 'play', card: mySeven, face: 'up' })).toBeUndefined()
    expect(closed(rules.view(table, 0), 0, { type: 'play', card: foreign, face: 'up' })).toBe('not_your_turn')
    expect(new Set(REASONS).size).toBe(10)
  })
})

describe('the deal', () => {
  it.each([
    [4, 2, 13],
    [5, 4, 10],
  ])('gives %i players a stock of %i and %i cards each, and starts anywhere', (seats, stock, hand) => {
    const starts = new Set<number>()
    for (let seed = 0; seed < 60; seed++) {
      const table = rules.setup(seats, FULL)
      const state = fold(table, rules.deal(table, rngFor(`${seed}`, 0)))
      expect(state.stock.length).toBe(stock)
      expect(state.hands.map(({ length }) => length)).toEqual(state.hands.map(() => hand))
      expect(state.fools!.length).toBeGreaterThan(0)
      starts.add(state.start)
    }
    expect(starts).toEqual(new Set(Array.from({ length: seats }, (_, seat) => seat)))
  })

  it('is done again, the whole deck shuffled, when both Jokers are in the stock', () => {
    // Fisher and Yates from the end: 53 numbers a shuffle. These bring the Jokers to the top, then change nothing.
    const toTop = [1, 0, ...Array.from({ length: 51 }, (_, i) => 51 - i)]
    const numbers = [0, ...toTop, ...Array.from({ length: 53 }, (_, i) => 53 - i)]
    const rng = { below: (limit: number) => Math.min(limit - 1, numbers.shift() ?? 99) }
    const table = rules.setup(4, FULL)
    const [event] = rules.deal(table, rng)
    expect(numbers).toEqual([])
    expect(event).toMatchObject({ type: 'dealt' })
    expect(fold(table, [event!]).stock.filter(isJoker).length).toBeLessThan(2)
  })
})

describe('the course of a game', () => {
  it('passes the start on each round and deals the next one by itself', () => {
    const { end, steps } = playout(rules, 5, FULL, 'course')
    const { first } = end
    expect(end.rounds.map(({ start }) => start)).toEqual([0, 1, 2, 3, 4].map((round) => (first! + round) % 5))
    const types = steps.map(({ events }) => events.map(({ type }) => type).join(' '))
    expect(new Set(types)).toEqual(new Set(['played', 'played took', 'played took scored dealt', 'played took scored']))
    expect(types.filter((it) => it.endsWith('dealt')).length).toBe(4)
    expect(end).toMatchObject({ phase: 'over', stock: [], hands: [[], [], [], [], []], fools: null, tricks: [], plays: [] })
    expect(end.totals).toEqual(end.rounds.at(-1)!.totals)
  })

  it('is one round long when it is set so', () => {
    const { end } = playout(rules, 4, { length: 'single-round', partyCrasher: false }, 'one')
    expect(end.rounds.length).toBe(1)
    expect(rules.outcome(end)?.scores).toEqual(end.rounds[0]!.scores)
  })

  it('starts a rematch one seat on, also with another number of seats', () => {
    const { end } = playout(rules, 5, FULL, 'rematch')
    for (const seats of [4, 5])
      expect(playout(rules, seats, FULL, 'next', { before: end }).first.start).toBe((end.first! + 1) % seats)
  })

  it('shares the places of equal totals', () => {
    const state: State = { ...rules.setup(4, FULL), phase: 'over', totals: [7, 9, 9, 3] }
    expect(rules.outcome(state)).toMatchObject({ scores: [7, 9, 9, 3], winners: [1, 2], places: [3, 1, 1, 4] })
  })

  it('keeps for the records what each seat was', () => {
    const round = (fools: readonly number[]) => ({ start: 0, stock: [], fools, tricks: [], crash: null, scores: [], totals: [] })
    const state: State = {
      ...rules.setup(4, FULL),
      phase: 'over',
      rounds: [round([1, 2]), round([1]), round([2, 3]), round([1, 2])],
    }
    expect(rules.outcome(state)?.tags).toEqual([['court'], ['fool', 'lone-fool', 'court'], ['fool', 'court'], ['court', 'fool']])
  })

  it('gives back to a restored King the name and the place in order that it had', () => {
    let state = midTrick(5, 0, ['K>2', 'Q>0', 'K>3', 'Q>1'], ['7'])
    state = after(state, 4, { type: 'play', card: state.hands[4]![0] as Card, face: 'down' })
    expect(state.tricks[0]).toMatchObject({ winner: 2, points: 4 })
  })
})

/** Whoever is on turn plays the first card that there is a way for; seat 0 its Joker in the first trick. */
const down = (state: State): State => {
  const seat = rules.turn(state)[0]!
  const [action] = rules
    .legal(state, seat)
    .filter((it) => it.type === 'play' && (seat !== 0 || state.tricks.length > 0 || isJoker(it.card)))
  return after(state, seat, action!)
}

describe('Party Crasher', () => {
  const options = { length: 'full', partyCrasher: true } as const
  const faces: Card[] = ['JS', 'QS', 'KS', 'JH', 'QH', 'KH', 'JD', 'QD', 'KD', 'JC', 'QC', 'KC']
  const rest = WITH_JOKERS.filter((card) => !faces.includes(card) && card !== 'RJ')
  /** Seat 0 holds one Joker and all Jacks, Queens and Kings; the other Joker is in the stock. */
  const deal: Deal = {
    start: 0,
    stock: ['BJ', '2S'],
    hands: [
      ['RJ', ...faces],
      ...[0, 1, 2].map((i) => rest.filter((card) => card !== 'BJ' && card !== '2S').slice(i * 13, i * 13 + 13)),
    ],
  }
  const trickOver = (): State => {
    let state = down(dealt(deal, options))
    while (state.tricks.length === 0) state = down(state)
    return state
  }

  it('cannot come before the Jokers are played', () => {
    expect(refusal(dealt(deal, options), 0, { type: 'crash' })).toBe('cannot_crash')
  })

  it('ends the round in the middle of a trick, which nobody takes', () => {
    let state = trickOver()
    while (rules.turn(state)[0] !== 0 || state.plays.length === 0) {
      if (rules.turn(state)[0] === 0) state = after(state, 0, rules.legal(state, 0)[0]!)
      else state = down(state)
    }
    const { tricks, plays } = state
    expect(rules.legal(state, 0).at(-1)).toEqual({ type: 'crash' })
    const ruling = rules.play(state, 0, { type: 'crash' }, zeros)
    expect(ruling).toMatchObject({
      ok: true,
      events: [
        { type: 'crashed', seat: 0, hand: state.hands[0] },
        { type: 'scored', fools: [0] },
        { type: 'dealt', round: 2, start: 1 },
      ],
    })
    const next = after(state, 0, { type: 'crash' })
    expect(next.rounds[0]).toMatchObject({ tricks, fools: [0], crash: { seat: 0, hand: state.hands[0], plays } })
    expect(rules.view(next, 2).rounds[0]!.crash!.hand).toEqual(state.hands[0])
  })

  it('is the Lone Fool’s alone, on turn, and only where it is set', () => {
    const state = trickOver()
    const others = [1, 2, 3].map((seat) => refusal({ ...state, leader: seat }, seat, { type: 'crash' }))
    expect(others).toEqual(['cannot_crash', 'cannot_crash', 'cannot_crash'])
    expect(refusal({ ...state, leader: 1 }, 0, { type: 'crash' })).toBe('not_your_turn')
    expect(refusal({ ...state, leader: 0 }, 0, { type: 'crash' })).toBeUndefined()
    expect(refusal({ ...state, leader: 0, options: FULL }, 0, { type: 'crash' })).toBe('cannot_crash')
    const partner = { ...state, leader: 0, stock: ['3S', '2S'] as Card[] }
    expect(refusal(partner, 0, { type: 'crash' })).toBe('cannot_crash')
  })
})

describe('what a seat knows', () => {
  const state = dealt({
    start: 0,
    stock: ['2S', '3S'],
    hands: [0, 1, 2, 3].map((seat) => {
      const plain = WITH_JOKERS.filter((card) => !isJoker(card) && card !== '2S' && card !== '3S')
      const size = seat < 2 ? 12 : 13
      const from = seat < 2 ? seat * 12 : 24 + (seat - 2) * 13
      return [...(seat < 2 ? [JOKERS[seat]!] : []), ...plain.slice(from, from + size)]
    }),
  })

  it('is its team, and its partner once a Joker was shown', () => {
    expect(rules.view(state, 0).role).toEqual({ team: 'fool', held: 1, stockJoker: false, partner: null })
    expect(rules.view(state, 2).role).toEqual({ team: 'court', held: 0, stockJoker: false, partner: null })
    expect(rules.view(state, 'onlooker').role).toBeNull()
    const shown = after(state, 0, { type: 'play', card: 'RJ', face: 'up' })
    expect(rules.view(shown, 0)).toMatchObject({ role: { partner: null }, hats: [0] })
    expect(rules.view(shown, 1).role).toEqual({ team: 'fool', held: 1, stockJoker: false, partner: 0 })
    expect(rules.view(shown, 2)).toMatchObject({ role: { team: 'court', partner: null }, hats: [0] })
  })

  it('keeps a face-down card from everybody else for ever', () => {
    const hid = after(state, 0, { type: 'play', card: 'RJ', face: 'down' })
    expect(rules.view(hid, 0)).toMatchObject({ role: { held: 1 }, hats: [], plays: [{ card: 'RJ' }] })
    for (const viewer of [1, 2, 3, 'onlooker'] as const) {
      expect(rules.view(hid, viewer).plays[0]!.card).toBeNull()
      expect(rules.redact({ type: 'played', seat: 0, face: 'down', card: 'RJ' }, viewer)).toEqual({
        type: 'played',
        seat: 0,
        face: 'down',
        card: null,
      })
    }
    const { end } = playout(rules, 4, FULL, 'for ever')
    for (const viewer of [0, 1, 2, 3, 'onlooker'] as const) {
      const plays = rules.view(end, viewer).rounds.flatMap(({ tricks }) => tricks.flatMap((trick) => trick.plays))
      expect(plays.every(({ seat, up, card }) => (card !== null) === (up || seat === viewer))).toBe(true)
    }
  })

  it('says nothing of who the Fools are until the round is scored', () => {
    for (const viewer of [0, 1, 2, 3, 'onlooker'] as const) expect(rules.view(state, viewer).fools).toBeNull()
  })
})

describe('a seat whose time is up', () => {
  it.each<[plays: string[], hand: string[], token: string]>([
    [[], ['9', '3', 'K'], '_3'],
    [['_', '_', '_'], ['9', '3', 'K'], '3'],
    [['5', '6', '7'], ['Q', '*'], '_Q'],
  ])('after %j plays its lowest of %j: %s', (plays, hand, token) => {
    const state = midTrick(4, 0, plays, hand)
    const seat = rules.turn(state)[0]!
    const own = { ...state, hands: state.hands.with(seat, state.hands[seat]!.slice(0, hand.length)) }
    expect(tokenOf(rules.idle(own, seat, zeros))).toBe(token)
  })
})
