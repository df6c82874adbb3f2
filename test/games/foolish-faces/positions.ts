import { rules } from '../../../src/games/foolish-faces/rules.js'
import type { Play, Round, State, Trick, View } from '../../../src/games/foolish-faces/types.js'
import { WITH_JOKERS, type Card } from '../../../src/kit/cards.js'
import type { Viewer } from '../../../src/kit/game.js'

/** A card from its short string; anything else is a slip in the test. */
function card(text: string): Card {
  const found = WITH_JOKERS.find((it) => it === text)
  if (!found) throw new Error(`there is no card ${text}`)
  return found
}

/** "AS 3H": cards. */
export const cards = (text: string): readonly Card[] => (text ? text.split(' ').map(card) : [])

/** Hands of so many cards each, of which nothing is known. */
export const backs = (...counts: readonly number[]): State['hands'] =>
  counts.map((count) => Array.from({ length: count }, () => null))

/** Plays from `leader` on: "9S" face up, "_9S" face down, "QS>0" a Queen on seat 0's card, "KD>1" a King that names seat 1. */
export const plays = (leader: number, text: string, seats = 4): readonly Play[] =>
  (text ? text.split(' ') : []).map((token, i) => {
    const [face, to] = token.replace('_', '').split('>')
    const it = card(face!)
    return {
      seat: (leader + i) % seats,
      up: !token.startsWith('_'),
      card: it,
      cover: to !== undefined && it.startsWith('Q') ? Number(to) : null,
      name: to !== undefined && it.startsWith('K') ? Number(to) : null,
    }
  })

/** A complete trick that `winner` took. */
export function trick(leader: number, text: string, winner: number): Trick {
  const all = plays(leader, text)
  return { plays: all, winner, points: all.filter(({ up }) => up).length }
}

/** Tricks of which only winner and points matter. */
export const taken = (winner: number, points: number, times = 1): readonly Trick[] =>
  Array.from({ length: times }, () => ({ plays: [], winner, points }))

export const round = (it: Pick<Round, 'fools' | 'tricks' | 'scores' | 'totals'> & Partial<Round>): Round => ({
  start: 0,
  stock: cards('7S QS'),
  crash: null,
  ...it,
})

/** Ann, Bo, Cleo and Pip in the first trick of their first round, but for what is given. */
export const at = (it: Partial<State>): State => ({
  options: { length: 'full', partyCrasher: false },
  phase: 'playing',
  first: 0,
  round: 1,
  start: 0,
  stock: cards('7S QS'),
  hands: [[], [], [], []],
  fools: [1, 2],
  tricks: [],
  plays: [],
  leader: 0,
  rounds: [],
  totals: [0, 0, 0, 0],
  ...it,
})

export const seen = (state: State, viewer: Viewer): View => rules.view(state, viewer)
