import { describe, expect, it } from 'vitest'
import { beats } from '../../../src/games/chinese-fool/ring.js'
import { rules } from '../../../src/games/chinese-fool/rules.js'
import type { Action, State } from '../../../src/games/chinese-fool/types.js'
import type { Seat } from '../../../src/kit/game.js'
import type { Suited } from '../../../src/kit/suits.js'
import examples from './examples.json' with { type: 'json' }
import { after, at, refusal } from './positions.js'

const [beating, turns] = [examples.beats, examples.turns]

describe('beating', () => {
  it.each(beating)('$name', ({ top, card, legal }) => {
    expect(beats(top as Suited, card as Suited)).toBe(legal)
  })
})

describe('turns', () => {
  it.each(turns)('$name', ({ options, position, action: [seat, did], expected: { legal, code, facts } }) => {
    const state = at(
      position.hands.map((hand) => hand.join(' ')),
      { options: rules.options.parse(options), pile: position.pile as Suited[], turn: position.turn },
    )
    const action = actionOf(did as readonly string[])
    expect(refusal(state, seat as Seat, action)).toBe(legal ? undefined : code?.toLowerCase())
    if (legal) expect(told(after(state, seat as Seat, action))).toMatchObject(facts ?? {})
  })
})

const actionOf = ([kind, card]: readonly string[]): Action =>
  kind === 'play' ? { type: 'play', card: card as Suited } : { type: 'take' }

/** A position in the words of the examples. */
const told = ({ turn, pile, hands, out, fool }: State) => ({
  turn,
  pile,
  handCounts: hands.map((hand) => hand.length),
  out,
  result: { fool },
})
