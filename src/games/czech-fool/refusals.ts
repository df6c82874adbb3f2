import { who, type Text } from '../../kit/text.js'
import { REASONS, type Reason } from './law.js'
import { speech } from './speech.js'
import type { View } from './types.js'
import type { Words } from './words.js'

const isReason = (code: string): code is Reason => REASONS.some((reason) => reason === code)

/** The sentence for a refusal: what is missing and what helps. A code that the rules do not know is a bug. */
export function refusal(code: string, view: View, say: Words): Text {
  if (!isReason(code)) throw new Error(`the Czech Fool refuses nothing with "${code}"`)
  switch (code) {
    case 'game_over':
      return say('refused.over')
    case 'not_your_turn':
      return say('refused.turn', { name: who(view.turn) })
    case 'card_not_in_hand':
      return say('refused.hand')
    case 'does_not_match':
      return say('refused.match', { top: speech(say, view.viewer).top(view) ?? [] })
    case 'suit_order_required':
      return say('refused.order')
    case 'suit_order_not_allowed':
      return say('refused.no-order')
    case 'too_many_playable':
      return say('refused.enough')
    case 'nothing_to_draw':
      return say('refused.nothing')
    case 'cannot_pass':
      return say('refused.pass')
  }
}
