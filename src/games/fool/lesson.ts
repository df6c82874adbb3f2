import type { Lesson } from '../../kit/box.js'
import { options, type Options } from './options.js'
import type { Deal } from './types.js'

/**
 * Sixteen cards for three, with hearts as trumps. Played as the teacher says, whoever sits at seat 0 attacks, throws in, says Bito,
 * beats with a higher card and with a trump, takes, and goes out second.
 */
export const lesson: Lesson<Options, Deal> = {
  seats: 3,
  options: options.parse({ hand: 4, redealSameSuit: 0, firstLimit: 6 }),
  deal: {
    attacker: 0,
    deck: ['8S', 'AS', 'QS', 'AC', '8C', 'KH', '6H', '7S', '10C', '9D', '9S', 'JS', 'QC', '9C', '7H', 'AH'],
  },
}
