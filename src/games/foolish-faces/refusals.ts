import { who, type Text } from '../../kit/text.js'
import { speech } from './speech.js'
import { mover, REASONS, type Reason } from './trick.js'
import type { View } from './types.js'
import type { Words } from './words.js'

const isReason = (code: string): code is Reason => REASONS.some((reason) => reason === code)

/** The sentence for a refusal: what is missing and what helps. A code that the rules do not know is a bug. */
export function refusal(code: string, view: View, say: Words): Text {
  if (!isReason(code)) throw new Error(`Foolish Faces refuses nothing with "${code}"`)
  switch (code) {
    case 'bad_action':
      return say('refused.moved-on')
    case 'game_over':
      return say('refused.over')
    case 'not_your_turn': {
      const own = view.plays.find(({ seat }) => seat === view.viewer)
      if (own?.card) return say('refused.played', { card: speech(say, own.seat).card(own.card) })
      return say('refused.turn', { name: who(mover(view)) })
    }
    case 'cannot_crash':
      return say(view.options.partyCrasher ? 'refused.crash' : 'refused.crash.off')
    case 'card_not_in_hand':
      return say('refused.hand')
    case 'must_play_face_up':
      return say('turn.must-up')
    case 'must_play_face_down':
      return say('refused.must-down')
    case 'queen_needs_a_card_to_cover':
      return say('refused.queen')
    case 'cannot_cover_that':
      return say('refused.cover')
    case 'king_must_name_another':
      return say('refused.king')
  }
}
