import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/kings-and-jokers/rules.js'
import { show } from '../../../src/games/kings-and-jokers/show.js'
import { CHALLENGES, IDENTITIES, TOOLS, type Deal, type Event, type State } from '../../../src/games/kings-and-jokers/types.js'
import { shuffle, rngFor } from '../../../src/kit/rng.js'
import type { Seat, Viewer } from '../../../src/kit/game.js'
import { dealOf, dealt, fold } from './tables.js'

const en = show('en')

/** All that one viewer is given, as a platform would send it: to be compared to the byte. */
function given(state: State, events: readonly Event[], viewer: Viewer): string {
  const view = rules.view(state, viewer)
  const legal = viewer === 'onlooker' ? [] : rules.legal(state, viewer)
  return JSON.stringify({
    view,
    legal,
    events: events.map((event) => rules.redact(event, viewer)),
    pages: en.pages(view).map((page) => ({ ...page, screen: page.screen() })),
    panel: viewer === 'onlooker' ? undefined : en.panel(view, legal, ''),
    last: en.last(view),
  })
}

/** Two seats exchange what they were dealt. */
function exchanged<T>(list: readonly T[], a: Seat, b: Seat): readonly T[] {
  return list.with(a, list[b]!).with(b, list[a]!)
}

interface Course {
  /** By action: what each other viewer was given after it, as long as nothing is unmasked. */
  readonly told: readonly string[]
  readonly end: readonly string[]
}

/**
 * A whole game; until the tools are dealt anew a seat plays like the seat that `exchange` names. Choices are by what lies in the
 * hand, and changed now and then.
 */
function course(deal: Deal, seats: number, watching: readonly Viewer[], exchange: (seat: Seat) => Seat): Course {
  let state = dealt(deal)
  const told: string[] = []
  for (let n = 1; state.phase === 'playing'; n++) {
    const chance = rngFor('course', n)
    const before = state
    const as = before.turns.length < 2 ? exchange : (seat: Seat): Seat => seat
    const open = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => before.choices[seat] === null)
    const changing = before.chosen > 0 && n % 5 === 0
    const pool = changing ? [...before.choices.keys()].filter((seat) => before.choices[seat] !== null) : open
    const role = shuffle(
      pool.map(as).toSorted((one, other) => one - other),
      chance,
    )[0]!
    const seat = pool.find((it) => as(it) === role)!
    const hand = TOOLS.filter((tool) => before.hands[seat]!.includes(tool))
    const tool = hand[chance.below(hand.length)]!
    const ruling = rules.play(before, seat, { type: 'choose', tool }, rngFor('secret', n))
    if (!ruling.ok) throw new Error(ruling.reason)
    state = fold(before, ruling.events)
    if (state.phase === 'playing') for (const viewer of watching) told.push(given(state, ruling.events, viewer))
  }
  return { told, end: [JSON.stringify(rules.outcome(state)), JSON.stringify(state.identities)] }
}

describe.each([3, 4, 5, 6])('with %i seats', (seats) => {
  it('two who exchange all their secrets are told apart by nobody else', () => {
    for (let seed = 0; seed < 3; seed++) {
      const chance = rngFor(`swap ${seats}`, seed)
      const who = shuffle(IDENTITIES, chance).slice(0, seats)
      const cards = shuffle(TOOLS, chance)
      const hands = who.map((_, seat) => cards.slice(seat * 3, seat * 3 + 3))
      const rest = cards.slice(seats * 3)
      const [a = 0, b = 1, ...others] = shuffle([...who.keys()], chance)
      const watching = [...others, 'onlooker' as const]
      const turned = shuffle(CHALLENGES, chance)
      const swap = (seat: Seat): Seat => (seat === a ? b : seat === b ? a : seat)

      const one = course(dealOf(who, hands, rest, turned), seats, watching, (seat) => seat)
      const other = course(dealOf(exchanged(who, a, b), exchanged(hands, a, b), rest, turned), seats, watching, swap)
      expect(one.told.length).toBeGreaterThan(10)
      expect(other.told.length).toBe(one.told.length)
      expect(
        other.told.findIndex((it, i) => it !== one.told[i]),
        `seed ${seed}`,
      ).toBe(-1)
      expect(other.end[1]).not.toBe(one.end[1])
    }
  })
})

describe('what a choice shows', () => {
  const state = dealt(dealOf(['KH', 'RJ', 'KS'], [['9H'], ['7S'], ['AS']]))
  const chose: Event = { type: 'chose', seat: 1, tool: '7S', again: false }

  it('to others is that there is one more', () => {
    expect(rules.redact(chose, 0)).toEqual({ type: 'chose', seat: null, tool: null, again: false })
    expect(rules.redact(chose, 'onlooker')).toEqual({ type: 'chose', seat: null, tool: null, again: false })
    expect(rules.redact(chose, 1)).toEqual(chose)
  })

  it('to others is nothing at all when it is changed', () => {
    const again: Event = { ...chose, again: true }
    expect(rules.redact(again, 0)).toBeUndefined()
    expect(rules.redact(again, 1)).toEqual(again)
  })

  it('is the same whoever chose', () => {
    const views = [0, 1].map((seat) =>
      given(fold(state, [{ type: 'chose', seat, tool: seat === 0 ? '9H' : '7S', again: false }]), [], 2),
    )
    expect(views[0]).toBe(views[1])
  })

  it('is never taken for a fact by who imagines', () => {
    const view = rules.view(fold(state, [chose]), 2)
    const worlds = Array.from({ length: 40 }, (_, i) => rules.imagine(view, rngFor('imagine', i)))
    const choosers = worlds.map(({ choices }) => choices.findIndex((tool) => tool !== null))
    expect(new Set(choosers)).toEqual(new Set([0, 1]))
  })
})

describe('the end', () => {
  it('opens the identities that were dealt, and no other card', () => {
    const seats = 4
    const view = (viewer: Viewer) => {
      let state = dealt(dealOf(IDENTITIES.slice(0, seats), [[], [], [], []]))
      for (let n = 1; state.phase === 'playing'; n++) {
        const seat = rules.turn(state)[0]!
        const ruling = rules.play(state, seat, rules.legal(state, seat)[0]!, rngFor('end', n))
        if (ruling.ok) state = fold(state, ruling.events)
      }
      return rules.view(state, viewer)
    }
    const { identities, aside, hands, pile, challenges } = view('onlooker')
    expect(identities).toEqual(IDENTITIES.slice(0, seats))
    expect([...aside, ...hands.flat(), ...pile, ...challenges].every((card) => card === null)).toBe(true)
  })
})
