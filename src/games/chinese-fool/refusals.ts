import { who, type Text } from '../../kit/text.js'
import { CLASHES, REASONS, type Clash, type Reason } from './ring.js'
import { speech } from './speech.js'
import type { Options, View } from './types.js'
import type { Words } from './words.js'

const isReason = (code: string): code is Reason => REASONS.some((reason) => reason === code)

/** The sentence for a refusal: what is missing and what helps. A code that the rules do not know is a bug. */
export function refusal(code: string, view: View, say: Words): Text {
  if (!isReason(code)) throw new Error(`the Chinese Fool refuses nothing with "${code}"`)
  const top = view.pile.at(-1)
  switch (code) {
    case 'game_over':
      return say('refused.over')
    case 'not_your_turn':
      return view.turn === view.viewer ? say('refused.out') : say('refused.turn', { name: who(view.turn) })
    case 'card_not_in_hand':
      return say('refused.hand')
    case 'does_not_beat':
      return top ? say('refused.beat', { card: speech(say, view.viewer).card(top) }) : say('refused.hand')
    case 'must_beat':
      return top ? say('refused.must', { card: speech(say, view.viewer).card(top) }) : say('refused.nothing')
  }
}

const isClash = (code: string): code is Clash => CLASHES.some((clash) => clash === code)

/** Why these options do not go together at a table of so many seats, and what helps. */
export function clashText(code: string, { chosenSeat }: Options, seats: number, say: Words): Text {
  if (!isClash(code)) throw new Error(`no options clash with "${code}"`)
  switch (code) {
    case 'deck_too_small':
      return say('clash.deck', { seats })
    case 'no_such_seat':
      return say('clash.seat', { seat: chosenSeat + 1, seats })
  }
}
