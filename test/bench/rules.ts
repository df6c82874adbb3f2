import { deckOf } from '../../src/games/fool/beats.js'
import { options } from '../../src/games/fool/options.js'
import { rules as fool } from '../../src/games/fool/rules.js'
import type { Action as FoolAction } from '../../src/games/fool/types.js'
import { rules as foolishFaces } from '../../src/games/foolish-faces/rules.js'
import type { Deal } from '../../src/games/foolish-faces/types.js'
import { rngFor, shuffle } from '../../src/kit/rng.js'
import { faces } from './boardgame-faces.js'
import { podkidnoy } from './boardgame-podkidnoy.js'
import type { Move } from './boardgame.js'
import { contest } from './contest.js'
import type { BenchRow } from './row.js'

/** Our rules beside boardgame.io: single rounds of Foolish Faces with four and five, podkidnoy with four and 36 cards. */
export async function rulesBench(): Promise<readonly BenchRow[]> {
  return [
    ...contest({
      name: 'Foolish Faces',
      rules: foolishFaces,
      options: { length: 'single-round', partyCrasher: true },
      there: faces,
      table: (i) => ({ seats: 4 + (i % 2), deal: round(4 + (i % 2), i) }),
      moveOf: (action): Move => ({ move: action.type, args: action.type === 'play' ? [action] : [] }),
      facts: ({ phase, hands, plays, tricks, rounds: [round], totals }) =>
        phase === 'over' ? [round?.tricks, totals] : [tricks, hands, plays],
      factsThere: ({ hands, plays, tricks, totals }) => (totals ? [tricks, totals] : [tricks, hands, plays]),
    }),
    ...contest({
      name: 'podkidnoy',
      rules: fool,
      options: PODKIDNOY,
      there: podkidnoy,
      table: (i) => ({ seats: 4, deal: { deck: shuffle(deckOf(PODKIDNOY), rngFor('bench', i)), attacker: i % 4 } }),
      moveOf: foolMove,
      facts: ({ phase, hands, talon, bout, course, result }) => [
        [phase, hands, talon, bout.slots, course.out],
        course.bouts.map(({ attacker, defender, taker, cards, drew }) => ({ attacker, defender, taker, cards, drew })),
        result && [result.by, result.fools, result.drawn],
      ],
      factsThere: ({ phase, hands, talon, slots, out, bouts, result }) => [
        [phase, hands, talon, slots, out],
        bouts,
        result && [result.by, result.fools, result.drawn],
      ],
    }),
  ]
}

/** To ask for another deal would be asking for chance. */
const PODKIDNOY = options.parse({ variant: 'podkidnoy', deck: 36, redealSameSuit: 0 })

function foolMove(action: FoolAction): Move {
  switch (action.type) {
    case 'lead':
    case 'throw':
    case 'transfer':
      return { move: action.type, args: action.cards }
    case 'beat':
      return { move: 'beat', args: [action.attack, action.with] }
    case 'show':
      return { move: 'show', args: [action.card] }
    case 'take':
    case 'pass':
    case 'redeal':
    case 'exchange':
    case 'resign':
      return { move: action.type, args: [] }
  }
}

/** A round of Foolish Faces as it may be dealt. */
function round(seats: number, i: number): Deal {
  const bare = foolishFaces.setup(seats, { length: 'single-round', partyCrasher: true })
  const [event] = foolishFaces.deal(bare, rngFor('bench', i))
  if (event?.type !== 'dealt') throw new Error('a round begins with a deal')
  return { start: event.start, stock: event.stock, hands: event.hands.map((hand) => hand.filter((card) => card !== null)) }
}
