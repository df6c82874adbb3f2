import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/foolish-faces/rules.js'
import { scores, teams } from '../../../src/games/foolish-faces/scoring.js'
import { covered, verdict } from '../../../src/games/foolish-faces/trick.js'
import type { Options, State } from '../../../src/games/foolish-faces/types.js'
import { isJoker } from '../../../src/kit/cards.js'
import examples from './examples.json' with { type: 'json' }
import { actionOf, after, dealer, dealt, fold, FULL, midTrick, playsOf, rankOf, refusal, tokenOf } from './tokens.js'

describe('tricks', () => {
  it.each(examples.tricks)('$id $why', ({ n, leader, plays: tokens, winner, points, covered: under }) => {
    const plays = playsOf(tokens, leader, n)
    const out = covered(plays)
    expect(verdict(plays)?.winner).toBe(winner)
    expect(plays.filter((_, i) => out[i]).map(({ seat }) => seat)).toEqual(under)

    const last = (leader + n - 1) % n
    const before = midTrick(n, leader, tokens.slice(0, -1), [rankOf(tokens.at(-1)!)])
    const state = after(before, last, actionOf(tokens.at(-1)!, before.hands[last]![0]!))
    expect(state.tricks).toMatchObject([{ winner, points }])
    expect(state.leader).toBe(winner)
  })
})

describe('legality', () => {
  it.each(examples.legality)('$id $why', ({ n, leader, plays, card, legal }) => {
    const state = midTrick(n, leader, plays, [card])
    const seat = rules.turn(state)[0]!
    const own = state.hands[seat]![0]
    const open = rules.legal(state, seat).filter((action) => action.type === 'play' && action.card === own)
    expect(new Set(open.map(tokenOf))).toEqual(new Set(legal))
    expect(open.length).toBe(legal.length)
  })
})

describe('teams', () => {
  it.each(examples.teams)('$id', ({ n, stock, jokers, redeal, fools, lone }) => {
    const cards = dealer()
    const open = stock.map((rank) => cards.card(rank))
    const known = jokers.map((count) => Array.from({ length: count }, () => cards.card('*')))
    const hands = known.map((hand) => [...hand, ...cards.rest((n === 4 ? 13 : 10) - hand.length)])
    const state = dealt({ start: 0, stock: open, hands })
    expect(rules.position!(n).safeParse(state).success).toBe(!redeal)
    if (redeal) return
    expect(state.fools).toEqual(fools)
    const roles = hands.map((_, seat) => rules.view(state, seat).role?.team)
    expect(roles).toEqual(hands.map((_, seat) => (!fools?.includes(seat) ? 'court' : lone ? 'lone-fool' : 'fool')))
  })
})

describe('rounds', () => {
  it.each(examples.rounds)('$id $why', ({ n, round, fools, faceUp, tricksWon, foolsTotal, courtTotal, scores: expected }) => {
    const tally = { round, fools, stock: n === 4 ? 2 : 4, points: faceUp, tricks: tricksWon }
    expect(teams(tally)).toMatchObject({ fools: { total: foolsTotal }, court: { total: courtTotal } })
    expect(scores(tally)).toEqual(expected)
  })
})

/** A round whose first trick is over, in which each Fool's Jokers lie face down, save one in this hand; so the position is made by hand. */
function later(hand: readonly string[], seat: number, fools: readonly number[], options: Options, onTurn: boolean): State {
  const cards = dealer()
  const left = hand.map((rank) => cards.card(rank))
  const plain = dealt({ start: 0, stock: [], hands: [[], [], [], []] }, options)
  const plays = [0, 1, 2, 3].flatMap((it) => {
    const holds = fools.includes(it) ? (fools.length === 1 && !left.some(isJoker) ? 2 : 1) : 0
    return Array.from({ length: holds }, () => ({
      seat: it,
      up: false,
      card: cards.card('*'),
      cover: null,
      name: null,
    }))
  })
  const hands = [0, 1, 2, 3].map((it) => (it === seat ? left : cards.rest(left.length)))
  return { ...plain, hands, fools, tricks: [{ plays, winner: 0, points: 0 }], leader: onTurn ? seat : (seat + 1) % 4 }
}

describe('Party Crasher', () => {
  it.each(examples.crasher)('$id: $hand, Fools $fools', ({ hand, seat, fools, onTurn, optionOn, may }) => {
    const state = later(hand, seat, fools, { ...FULL, partyCrasher: optionOn }, onTurn)
    expect(refusal(state, seat, { type: 'crash' }) === undefined).toBe(may)
    expect(rules.legal(state, seat).some(({ type }) => type === 'crash')).toBe(may)
  })
})

describe('matches', () => {
  it.each(examples.matches)('$id', ({ n, firstStart, roundScores, starts, totals, winners, playAgainStart }) => {
    const options: Options = { length: roundScores.length === 1 ? 'single-round' : 'full', partyCrasher: false }
    let state: State = { ...rules.setup(n, options), first: firstStart }
    const begun: number[] = []
    for (const scores of roundScores) {
      expect(rules.outcome(state)).toBeUndefined()
      state = fold(state, rules.deal(state, { below: (limit) => limit - 1 }))
      begun.push(state.start)
      const none = state.hands.map(() => [])
      state = rules.apply({ ...state, hands: none }, { type: 'scored', round: state.round, fools: [0], scores })
    }
    expect(begun).toEqual(starts)
    expect(rules.outcome(state)).toMatchObject({ scores: totals, winners })
    const again = rules.setup(n, options, state)
    expect(fold(again, rules.deal(again, { below: (limit) => limit - 1 })).start).toBe(playAgainStart)
  })
})

describe('replays', () => {
  it.each(examples.replays)('$id', ({ n, round, start, stock, hands, fools, tricks, crash, faceUp, tricksWon, ...totals }) => {
    const cards = dealer()
    const open = stock.map((rank) => cards.card(rank))
    const full = hands.map((hand) => hand.map((rank) => cards.card(rank)))
    const table = rules.setup(n, { length: 'full', partyCrasher: crash !== undefined })
    let state = rules.apply({ ...table, first: 0, round: round - 1 }, { type: 'dealt', round, start, stock: open, hands: full })
    expect(state.fools).toEqual(fools)

    /** Seat plays some card of the rank in the token. */
    const plays = (seat: number, token: string): void => {
      const card = state.hands[seat]!.find((it) => it !== null && (isJoker(it) ? '*' : it.slice(0, -1)) === rankOf(token))
      if (!card) throw new Error(`seat ${seat} has no ${token}`)
      state = after(state, seat, actionOf(token, card))
    }
    for (const { leader, plays: tokens, winner, points } of tricks) {
      expect(state.leader).toBe(leader)
      tokens.forEach((token, i) => plays((leader + i) % n, token))
      const trick = state.round === round ? state.tricks.at(-1) : state.rounds.at(-1)!.tricks.at(-1)
      expect(trick).toMatchObject({ winner, points })
    }
    if (crash) {
      crash.inPlay.forEach((token) => plays(rules.turn(state)[0]!, token))
      state = after(state, crash.seat, { type: 'crash' })
    }
    const over = state.rounds.at(-1)!
    const taken = hands.map((_, seat) => over.tricks.filter(({ winner }) => winner === seat))
    expect(taken.map((mine) => mine.length)).toEqual(tricksWon)
    expect(taken.map((mine) => mine.reduce((sum, { points }) => sum + points, 0))).toEqual(faceUp)
    expect(over).toMatchObject({ fools, scores: totals.scores, totals: totals.scores })
    const tally = { round, fools, stock: stock.length, points: faceUp, tricks: tricksWon }
    expect(teams(tally)).toMatchObject({ fools: { total: totals.foolsTotal }, court: { total: totals.courtTotal } })
  })
})
