import { choiceList } from '../../kit/choices.js'
import type { Choices } from '../../kit/show.js'
import type { Options } from './types.js'
import type { Words } from './words.js'

/** What the host may choose: a list for each option. */
export function choices(options: Options, say: Words): Choices<Options> {
  return {
    presets: [],
    lists: [
      choiceList(options, 'deck', (value) => say('choice.deck', { value }), { '36': { deck: 36 }, '52': { deck: 52 } }),
      choiceList(options, 'lead', (value) => say('choice.lead', { value }), {
        lowestTrump: { firstLead: 'lowestTrump' },
        nineDiamonds: { firstLead: 'nineDiamonds' },
        chosen: { firstLead: 'chosen', chosenSeat: 0 },
      }),
      choiceList(options, 'take', (value) => say('choice.take', { value }), {
        yes: { mayTakeWhenAble: true },
        no: { mayTakeWhenAble: false },
      }),
    ],
  }
}
