import type { Lesson } from '../../kit/box.js'
import type { Deal, Options } from './types.js'

/**
 * A round of five tricks for somebody at seat 0. Played as the teacher says, it shows each way to play a card once: a trick that
 * must have a face-down card, a Joker taken by a King, a Queen on a Queen, a Jack, and a King for the partner who has shown.
 */
export const lesson: Lesson<Options, Deal> = {
  seats: 4,
  options: { length: 'single-round', partyCrasher: false },
  deal: {
    start: 1,
    stock: ['4S', '4D'],
    hands: [
      ['BJ', '4H', 'JS', 'QS', 'KS'],
      ['10D', '5D', '6D', 'KD', '9C'],
      ['RJ', '7D', 'KC', '3C', '6C'],
      ['7C', 'QC', '7H', '3S', '10S'],
    ],
  },
}
