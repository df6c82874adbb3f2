import { rules } from '../../../src/games/czech-fool/rules.js'
import type { Action, State } from '../../../src/games/czech-fool/types.js'
import { folded, type Seat } from '../../../src/kit/game.js'
import type { Suited } from '../../../src/kit/suits.js'

export const cards = (text: string): readonly Suited[] => text.split(' ').filter(Boolean) as Suited[]

/** A first round in play with these hands, and whatever else is said. */
export const at = (hands: readonly string[], rest: Partial<State> = {}): State => ({
  ...rules.setup(hands.length, rules.options.parse({})),
  phase: 'playing',
  round: 1,
  hands: hands.map(cards),
  ...rest,
})

/** Chance that always says the least; a new deal by it is good enough where only the round before matters. */
const ruled = (state: State, seat: Seat, action: Action) => rules.play(state, seat, action, { below: () => 0 })

export function after(state: State, seat: Seat, action: Action): State {
  const ruling = ruled(state, seat, action)
  if (!ruling.ok) throw new Error(`refused: ${ruling.reason}`)
  return folded(rules, state, ruling.events)
}

export function refusal(state: State, seat: Seat, action: Action): string | undefined {
  const ruling = ruled(state, seat, action)
  return ruling.ok ? undefined : ruling.reason
}
