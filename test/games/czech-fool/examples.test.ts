import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/czech-fool/rules.js'
import { result } from '../../../src/games/czech-fool/scoring.js'
import type { Action, State } from '../../../src/games/czech-fool/types.js'
import type { Suit } from '../../../src/kit/cards.js'
import type { Seat } from '../../../src/kit/game.js'
import type { Suited } from '../../../src/kit/suits.js'
import examples from './examples.json' with { type: 'json' }
import { after, at, refusal } from './positions.js'

/** The examples turn the pile over, so that the next card is known. */
const options = (given: object) => rules.options.parse({ recycle: 'flip', ...given })

describe('turns', () => {
  it.each(examples.turns)('$name', ({ options: given, position, action: [seat, did], expected: { legal, code, facts } }) => {
    const { hands, stock, pile, turn, ordered, scores } = position
    const state = at(
      hands.map((hand) => hand.join(' ')),
      {
        options: options(given),
        stock: stock as Suited[],
        pile: pile as Suited[],
        turn,
        ordered: (ordered ?? null) as Suit | null,
        scores: scores ?? hands.map(() => 0),
      },
    )
    const action = actionOf(did as readonly string[])
    expect(refusal(state, seat as Seat, action)).toBe(legal ? undefined : code?.toLowerCase())
    if (legal) expect(told(after(state, seat as Seat, action), state)).toMatchObject(facts ?? {})
  })
})

function actionOf([kind, card, suit]: readonly string[]): Action {
  if (kind !== 'play') return { type: kind === 'draw' ? 'draw' : 'pass' }
  return { type: 'play', card: card as Suited, ...(suit === undefined ? {} : { suit: suit as Suit }) }
}

/** A position in the words of the examples; once the round is over, with how it was counted. */
function told(state: State, before: State) {
  const { turn, pile, ordered, hands, stock, scores } = state
  const round = state.rounds.length > before.rounds.length ? state.rounds.at(-1) : undefined
  const { winners, losers } = result(state)
  const over = state.phase === 'over'
  return {
    turn,
    top: pile.at(-1),
    ordered,
    hands,
    handCounts: hands.map((hand) => hand.length),
    stockCount: stock.length,
    scores,
    result: round && {
      roundWinner: round.winner,
      points: round.points,
      scores: round.scores,
      matchOver: over,
      ...(over ? { winners, losers } : {}),
    },
  }
}
