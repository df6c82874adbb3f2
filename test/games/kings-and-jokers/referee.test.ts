import { describe, expect, it } from 'vitest'
import { CHALLENGES, TOOLS } from '../../../src/games/kings-and-jokers/types.js'
import { answer } from '../../../src/referee/answer.js'
import { ahead, challenges, tools } from './tables.js'

const GAME = 'kings-and-jokers'
const asks = (more: object): Record<string, unknown> =>
  JSON.parse(answer(JSON.stringify({ game: GAME, seats: 3, ...more }))) as Record<string, unknown>
/** Dealt one at a time: seat 0 holds 9H 3S AD, seat 1 7S 5C AH, seat 2 AS 3H 5D; then 9S and 7H lie in the middle. */
const DEAL = {
  identities: ['KS', 'RJ', 'KD'],
  tools: ahead(tools('9H 7S AS 3S 5C 3H AD AH 5D 9S 7H'), TOOLS),
  challenges: ahead(challenges('JD 4S'), CHALLENGES),
}
const choose = (seat: number, tool: string) => [seat, { type: 'choose', tool }] as const

describe('the referee at Kings and Jokers', () => {
  it('deals as it is told, and rules a turn', () => {
    const actions = [choose(2, '3H'), choose(0, '3S'), choose(0, '9H'), choose(1, 'AH')]
    const it = asks({ deal: DEAL, actions })
    expect(it).toMatchObject({ ok: true, turn: [0, 1, 2], outcome: null })
    const [, , , last] = it['events'] as { type: string; tools?: string[] }[][]
    expect(last?.map(({ type }) => type)).toEqual(['chose', 'revealed', 'turned'])
    expect(last?.[1]).toMatchObject({ type: 'revealed', total: 9 + 3 + 1 - 9 + 7, passed: true })
    expect(last?.[1]?.tools?.toSorted()).toEqual(['3H', '7H', '9H', '9S', 'AH'])
    expect(asks({ state: it['state'] })).toMatchObject({ ok: true, state: it['state'] })
  })

  it('waits for who has not chosen, and lets the others choose again', () => {
    const it = asks({ deal: DEAL, actions: [choose(1, 'AH')] })
    expect(it).toMatchObject({ turn: [0, 2] })
    expect(Object.keys(it['legal'] as object)).toEqual(['0', '1', '2'])
  })

  it('tells a viewer of its own turn alone', () => {
    const asked = { deal: DEAL, actions: [choose(1, 'AH')] }
    const views = [0, 1, 2, 'onlooker'].map((view) => asks({ ...asked, view }))
    expect(views.map(({ turn }) => turn)).toEqual([[0], [], [2], []])
    expect(views[0]).toMatchObject({ events: [[{ type: 'chose', seat: null, tool: null }]], view: { chosen: 1 } })
    expect(JSON.stringify([views[0], views[2], views[3]])).not.toContain('AH')
    expect(JSON.stringify(views[3])).not.toMatch(/"(KS|KD|RJ)"/)
  })

  it.each([
    ['card_not_in_hand', [choose(0, '5C')]],
    ['card_not_in_hand', [choose(0, 'KS')]],
    ['card_not_in_hand', [choose(5, '5C')]],
    ['bad_action', [[0, { type: 'choose' }]]],
    ['bad_action', [[0, { type: 'choose', tool: '9H', face: 'down' }]]],
  ])('refuses with %s: %j', (reason, actions) => {
    expect(asks({ deal: DEAL, actions })).toMatchObject({ ok: false, at: 0, reason })
  })

  it('refuses what is no deal', () => {
    const bad = [
      { ...DEAL, identities: ['KS', 'RJ'] },
      { ...DEAL, identities: ['KS', 'RJ', 'KS'] },
      { ...DEAL, tools: DEAL.tools.slice(1) },
      { ...DEAL, tools: DEAL.tools.with(0, DEAL.tools[1]!) },
      { ...DEAL, challenges: [] },
    ]
    for (const deal of bad) expect(asks({ deal })).toMatchObject({ ok: false })
    expect(asks({ deal: { ...DEAL, identities: ['KS', 'RJ', 'KD', 'KH', 'BJ', 'KC'] } })).toMatchObject({
      ok: true,
      state: { identities: ['KS', 'RJ', 'KD'], aside: ['KH', 'BJ', 'KC'] },
    })
  })

  it('deals the same cards from the same seed, for one to six', () => {
    for (const seats of [1, 2, 3, 4, 5, 6]) {
      const it = asks({ seats, seed: 'abc' })
      expect(it).toMatchObject({ ok: true, turn: Array.from({ length: seats }, (_, seat) => seat) })
      expect(asks({ seats, seed: 'abc' })).toEqual(it)
    }
    expect(asks({ seats: 7, seed: 'abc' })).toMatchObject({ ok: false, error: 'seats must be 1 to 6' })
  })
})
