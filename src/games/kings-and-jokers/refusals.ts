import type { Text } from '../../kit/text.js'
import { REASONS, type Reason } from './rules.js'
import type { Words } from './words.js'

const isReason = (code: string): code is Reason => REASONS.some((reason) => reason === code)

/** The sentence for a refusal. A code that the rules do not know is a bug. */
export function refusal(code: string, say: Words): Text {
  if (!isReason(code)) throw new Error(`Kings and Jokers refuses nothing with "${code}"`)
  switch (code) {
    case 'bad_action':
      return say('refused.moved-on')
    case 'game_over':
      return say('refused.over')
    case 'card_not_in_hand':
      return say('refused.hand')
  }
}
