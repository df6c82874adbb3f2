import { describe, expect, it } from 'vitest'
import { ending, failuresOf, passedOf, winnersOf } from '../../../src/games/kings-and-jokers/goals.js'
import { rules } from '../../../src/games/kings-and-jokers/rules.js'
import { CHALLENGES, TOOLS, type Event, type State, type Tool } from '../../../src/games/kings-and-jokers/types.js'
import { rngFor } from '../../../src/kit/rng.js'
import examples from './examples.json' with { type: 'json' }
import { after, ahead, challenges, chooses, dealOf, dealt, FIRST, fold, identities, tools, turnOf, turnsOf } from './tables.js'

/** The examples write the Jokers JR and JB. */
const identitiesOf = (list: readonly string[]) => identities(list.join(' ').replaceAll('JR', 'RJ').replaceAll('JB', 'BJ'))
const toolsOf = (list: readonly string[]) => tools(list.join(' '))
const challengeOf = (text: string) => challenges(text)[0]!
const WHO = identities('KS KH KD KC RJ BJ')

describe('turns', () => {
  it.each(examples.turns)('$id $why', ({ n, challenge, tools: shown, total, pass }) => {
    const all = toolsOf(shown)
    const mine = all.slice(0, n)
    const deal = dealOf(
      WHO.slice(0, n),
      mine.map((tool) => [tool]),
      all.slice(n),
      challenges(challenge),
    )
    const revealed = turnOf(dealt(deal), mine).find(({ type }) => type === 'revealed')
    expect(revealed).toMatchObject({ total, passed: pass })
    expect(revealed?.type === 'revealed' ? revealed.tools.toSorted() : []).toEqual([...all].toSorted())
  })
})

describe('wins', () => {
  it.each(examples.wins)('$id $why', ({ identities: who, passed, failed, status, winners }) => {
    const held = identitiesOf(who)
    const turns = turnsOf(passed, failed, held.length)
    expect(passedOf(turns)).toEqual(passed)
    expect(ending({ identities: held, options: FIRST }, turns, CHALLENGES.length - turns.length) ?? 'playing').toBe(status)
    expect(winnersOf(held, passedOf(turns), FIRST)).toEqual(winners)
  })
})

describe('the flow of tools', () => {
  it.each(examples.toolsFlow)('$id', ({ n, pileAfterDealTurn1Turn2, discardBeforeReset, earlyReshuffle }) => {
    const bare = rules.setup(n, FIRST)
    const [deal, ...turned] = rules.deal(bare, rngFor('flow', 0))
    const dealtOnly = fold(bare, [deal!])
    const first = fold(dealtOnly, turned)
    const firstTools = first.hands.map((hand) => hand[0]!)
    const events = turnOf(first, firstTools)
    const second = fold(
      firstTools.slice(0, -1).reduce((now, tool, seat) => after(now, seat, tool), first),
      events,
    )
    expect([dealtOnly, first, second].map(({ pile }) => pile.length)).toEqual(pileAfterDealTurn1Turn2)
    expect(events.some(({ type }) => type === 'reshuffled')).toBe(earlyReshuffle)

    const secondTools = second.hands.map((hand) => hand[0]!)
    const last = turnOf(second, secondTools)
    const reset = last.findIndex(({ type }) => type === 'redealt')
    const before = secondTools.slice(0, -1).reduce((now, tool, seat) => after(now, seat, tool), second)
    expect(reset).toBeGreaterThan(0)
    expect(fold(before, last.slice(0, reset)).discard.length).toBe(discardBeforeReset)
  })
})

describe('replays', () => {
  it.each(examples.replays)('$id', ({ identities: who, turns, result, winners }) => {
    const order = turns.map(({ challenge }) => challengeOf(challenge))
    const handsAt = (at: number) => (turns[at]?.hands ?? []).map(toolsOf)
    const extras = (at: number): readonly Tool[] => toolsOf(turns[at]?.extra ?? [])
    /** Tools on top of the pile for the cycle that begins there; those that are reshuffled come later. */
    const pileFrom = (at: number): readonly Tool[] => {
      const next = turns[at + 1]
      return [...extras(at), ...(next && 'earlyReshuffle' in next ? [] : extras(at + 1))]
    }

    /** The same event with the cards of the example in the place of those that chance brought. */
    const asTold = (state: State, event: Event, at: number): Event => {
      if (event.type === 'reshuffled') return { ...event, pile: ahead(extras(at), toolsOf(state.discard)) }
      if (event.type !== 'redealt') return event
      const hands = handsAt(at)
      const pile = ahead(
        pileFrom(at),
        TOOLS.filter((tool) => !hands.flat().includes(tool)),
      )
      return { ...event, hands: hands.map((hand) => [...hand]), pile }
    }

    let state = dealt(dealOf(identitiesOf(who), handsAt(0), pileFrom(0), order))
    turns.forEach(({ challenge, plays, total, pass, passed, failed }, at) => {
      expect(state.challenge).toBe(challenge)
      expect(state.extras).toEqual(extras(at))
      toolsOf(plays).forEach((tool, seat) => {
        for (const event of chooses(state, seat, tool)) state = fold(state, [asTold(state, event, at + 1)])
      })
      expect(state.turns.at(-1)).toMatchObject({ total, passed: pass })
      const { S, C, H, D } = passedOf(state.turns)
      expect([S, C, H, D]).toEqual(passed)
      expect(failuresOf(state.turns)).toBe(failed)
    })
    expect(rules.outcome(state)).toMatchObject({ winners })
    expect(rules.outcome(state)?.tags?.flat().includes('lost-by-all')).toBe(result === 'lost')
  })
})
