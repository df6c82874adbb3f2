import { describe, expect, it } from 'vitest'
import type { Card } from '../../../src/kit/cards.js'
import { beats } from '../../../src/games/fool/beats.js'
import { cardsOn } from '../../../src/games/fool/throwers.js'
import { rules } from '../../../src/games/fool/rules.js'
import type { State } from '../../../src/games/fool/types.js'
import examples from './examples.json' with { type: 'json' }
import { after, dealt, eventsOf, refused, sketched, type Move, type Sketch } from './positions.js'

type Vector = (typeof examples.vectors)[number]
const ours = examples.vectors.filter(({ game }) => ['durak', 'beats', 'property'].includes(game))
const named = (game: string) => ours.filter((vector) => vector.game === game).map((vector) => [vector.name, vector] as const)

/** Options as the examples spell them, where that differs. */
function optionsOf({ options, variant }: Vector): unknown {
  const { spadesOnlySpades, transferShow, teams, ...rest } = options as Record<string, unknown>
  return {
    ...rest,
    ...(variant === 'japanese' || spadesOnlySpades === true ? { variant: 'japanese' } : {}),
    ...(transferShow === true ? { transferShow: 'trumpOncePerBout' } : {}),
    ...(teams === undefined ? {} : { teams: 'pairs' }),
  }
}

const moves = (list: unknown): readonly Move[] =>
  ((list ?? []) as readonly (readonly [number, readonly [string, ...unknown[]]])[]).map(([seat, what]) => [seat, ...what])

function positionOf(vector: Vector): State {
  const { deck, discards, ...rest } = vector.position as Sketch & { deck?: readonly string[]; discards?: number }
  return sketched({
    ...rest,
    options: optionsOf(vector),
    ...(deck ? { talon: deck } : {}),
    ...(discards === undefined ? {} : { beaten: discards }),
  })
}

/** Hands as heaps: their order says nothing. */
const handsOf = (hands: unknown): unknown => (hands as readonly (readonly string[])[]).map((hand) => hand.toSorted())

/** A position in the words of the examples' facts. */
function factsOf(state: State): Record<string, unknown> {
  const { result, bout, course } = state
  const drawn = result && result.drawn.length > 0
  return {
    phase: state.phase,
    attacker: bout.attacker,
    defender: bout.defender,
    limit: bout.limit,
    discards: course.beaten,
    out: course.out,
    hands: handsOf(state.hands),
    handCounts: state.hands.map((hand) => hand.length),
    deckCount: state.talon.length,
    table: bout.slots.map(({ attack, defence }) => [attack, defence]),
    toAct: rules.turn(state),
    result: result && {
      ...(drawn ? { draw: result.drawn } : result.fools.length > 1 ? { losers: result.fools } : { fool: result.fools[0] }),
      ...(result.by === 'no-progress' ? { stalemate: true } : {}),
    },
  }
}

describe('the examples of the rules', () => {
  it('are all here: those of the Chinese and Czech games stand with their games', () => {
    expect(examples.vectors.length).toBe(103)
    expect(ours.length).toBe(72)
  })

  it.each(named('durak'))('%s', (_, vector) => {
    const before = after(positionOf(vector), ...moves(vector.pre))
    const [move] = moves([vector.action])
    const { legal, code, facts } = vector.expected as { legal: boolean; code?: string; facts?: Record<string, unknown> }
    expect(refused(before, move!)).toBe(legal ? undefined : code?.toLowerCase())
    if (!legal) return
    const state = after(before, move!, ...moves(vector.post))
    expect(factsOf(state)).toMatchObject({ ...facts, ...(facts?.['hands'] ? { hands: handsOf(facts['hands']) } : {}) })
    if (facts?.['result']) expect(rules.outcome(state)?.scores.length).toBe(state.hands.length)
  })

  it.each(named('beats'))('%s', (_, vector) => {
    const { beat, with: card } = vector.action as { beat: Card; with: Card }
    const { trump } = vector.position as { trump: 'S' | 'H' | 'D' | 'C' | null }
    expect(beats(rules.options.parse(optionsOf(vector)), trump, card, beat)).toBe(vector.expected.legal)
  })

  const properties: Readonly<Record<string, () => void>> = {
    'nobody holds a trump: every seat can become first attacker'() {
      const suits = ['H', 'D', 'C'].flatMap((suit) =>
        ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => `${rank}${suit}`),
      )
      const spades = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => `${rank}S`)
      const deck = [...suits, ...spades] as Card[]
      const first = (seed: number) => dealt(4, {}, `${seed}`, { deck }).bout.attacker
      const seats = Array.from({ length: 60 }, (_, seed) => first(seed))
      expect(new Set(seats)).toEqual(new Set([0, 1, 2, 3]))
      expect(Array.from({ length: 60 }, (_, seed) => first(seed))).toEqual(seats)
      expect(dealt(4, {}, '0', { deck }).setting.first).toMatchObject({ by: 'lot', card: null })
    },
    'replay: the log alone rebuilds every hand (no RNG after the deal)'() {
      const start = dealt(2, {}, 'replay', undefined)
      let state = start
      const log = []
      for (let i = 0; i < 40 && state.phase !== 'over'; i++) {
        const seat = rules.turn(state)[0]!
        const [action] = rules.legal(state, seat)
        const ruling = rules.play(state, seat, action!, {
          below() {
            throw new Error('nothing is left to chance once cards are dealt')
          },
        })
        if (!ruling.ok) throw new Error(ruling.reason)
        log.push(...ruling.events)
        state = ruling.events.reduce((now, event) => rules.apply(now, event), state)
      }
      const again = log.reduce((now, event) => rules.apply(now, event), start)
      expect(log.length).toBeGreaterThan(40)
      expect(again).toEqual(state)
    },
    'joker turned for trump: the next card up the talon that is not a joker decides and is swapped to the bottom'() {
      const options = rules.options.parse({ deck: 54 })
      const bare = rules.setup(2, options)
      const all = rules
        .deal(bare, { below: () => 0 })
        .flatMap((event) => (event.type === 'dealt' ? [...event.hands.flat(), ...event.talon] : []))
      const rest = all.filter((card) => card !== null && !['RJ', 'BJ', '9D'].includes(card)) as Card[]
      const state = dealt(2, { deck: 54 }, 'jokers', { deck: [...rest, '9D', 'BJ', 'RJ'] })
      expect(state.setting).toMatchObject({ trump: 'D', turned: '9D' })
      expect(state.talon.slice(-3)).toEqual(['RJ', 'BJ', '9D'])
    },
  }
  it.each(named('property'))('%s', (name) => {
    const property = properties[name]
    expect(property, 'every property is tried').toBeDefined()
    property?.()
  })
})

describe('what the examples assume', () => {
  it('an attack card and the card that beat it are two cards on the table', () => {
    const state = sketched({
      hands: [['6C'], ['8C', '9C']],
      table: [
        ['7H', 0, '8H'],
        ['7C', 0],
      ],
    })
    expect(cardsOn(state.bout.slots)).toBe(3)
    expect(eventsOf(state, [1, 'take'])[0]).toEqual({ type: 'take-declared', seat: 1 })
  })
})
