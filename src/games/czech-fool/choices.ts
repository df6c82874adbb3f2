import { choiceList } from '../../kit/choices.js'
import type { Choices } from '../../kit/show.js'
import type { Options } from './types.js'
import type { Words } from './words.js'

/** What the host may choose: a list for each option. */
export function choices(options: Options, say: Words): Choices<Options> {
  return {
    presets: [],
    lists: [
      choiceList(options, 'hand', (value) => say('choice.hand', { value }), { '4': { hand: 4 }, '5': { hand: 5 } }),
      choiceList(options, 'opening', (value) => say('choice.opening', { value }), {
        anyCard: { opening: 'anyCard' },
        turnUp: { opening: 'turnUp' },
      }),
      choiceList(options, 'starter', (value) => say('choice.starter', { value }), {
        winner: { starter: 'winner' },
        dealerLeft: { starter: 'dealerLeft' },
      }),
      choiceList(options, 'recycle', (value) => say('choice.recycle', { value }), {
        shuffle: { recycle: 'shuffle' },
        flip: { recycle: 'flip' },
      }),
      choiceList(options, 'draw', (value) => say('choice.draw', { value }), {
        none: { drawLimit: 'none' },
        one: { drawLimit: 'one' },
      }),
      choiceList(options, 'last', (value) => say('choice.last', { value }), {
        yes: { penaltyOnLast: true },
        no: { penaltyOnLast: false },
      }),
      choiceList(options, 'reset', (value) => say('choice.reset', { value }), {
        yes: { exactReset: true },
        no: { exactReset: false },
      }),
    ],
  }
}
