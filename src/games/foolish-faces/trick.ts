import { isJack, isJoker, isKing, isQueen, WITH_JOKERS, type Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { surplus, type Action, type Play, type State } from './types.js'

// The law of one trick: which cards count, who takes it and why, what may still be played to it. All of it reads plays in
// play order and looks at no face-down card, so it serves the table and a seat's own view alike.

/** Ace 1, numbers, Joker 11; 0 for Jack, Queen and King, which have an ability instead. */
export const strength = (card: Card): number => STRENGTH[card.charCodeAt(0)]!

/** By the code of a card's first letter, which tells it all: bots ask all the time. */
const STRENGTH: number[] = []
for (const card of WITH_JOKERS)
  STRENGTH[card.charCodeAt(0)] = isJoker(card) ? 11 : card.startsWith('A') ? 1 : Number.parseInt(card, 10) || 0

/**
 * By play: whether it does not count because a Queen lies on it that counts herself. Only later plays lie on a play, so
 * from the last to the first each is settled when it is reached; a Queen on a Queen thereby restores what is below.
 */
export function covered(plays: readonly Play[]): readonly boolean[] {
  const out = plays.map(() => false)
  for (let i = plays.length - 1; i >= 0; i--) {
    const { cover } = plays[i]!
    if (cover !== null && !out[i]) out[plays.findIndex((play) => play.seat === cover)] = true
  }
  return out
}

/** Who takes the trick as it lies, and why. `jacks` is how many count. */
export type Verdict =
  /** The first King that counts, played by `king`, names the winner. */
  | { readonly by: 'king'; readonly winner: Seat; readonly king: Seat; readonly kings: number }
  /** An odd number of Jacks: lowest takes it, and the first face-down card is lowest. */
  | { readonly by: 'jacks'; readonly winner: Seat; readonly jacks: number }
  /** The highest number or Joker; of several equal ones (`equals`, in play order) the first. */
  | { readonly by: 'high'; readonly winner: Seat; readonly card: Card; readonly equals: readonly Seat[]; readonly jacks: number }
  /** No face-up number counts: the first face-down card takes it. */
  | { readonly by: 'face-down'; readonly winner: Seat; readonly jacks: number }

/** The verdict over the cards that count; undefined while nothing on the table would take the trick. */
export function verdict(plays: readonly Play[]): Verdict | undefined {
  const out = covered(plays)
  let king: { readonly seat: Seat; readonly name: Seat } | undefined
  let kings = 0
  let jacks = 0
  let high: { readonly card: Card; readonly equals: Seat[] } | undefined
  let down: Seat | undefined
  for (let i = 0; i < plays.length; i++) {
    if (out[i]) continue
    const { seat, up, card, name } = plays[i]!
    if (!up) down ??= seat
    else if (name !== null) {
      kings++
      king ??= { seat, name }
    } else if (card !== null && isJack(card)) jacks++
    else if (card !== null) {
      const more = strength(card) - (high ? strength(high.card) : 0)
      if (more > 0) high = { card, equals: [seat] }
      else if (more === 0) high?.equals.push(seat)
    }
  }
  if (king) return { by: 'king', winner: king.name, king: king.seat, kings }
  if (high && jacks % 2 === 0) return { by: 'high', winner: high.equals[0]!, card: high.card, equals: high.equals, jacks }
  return down === undefined ? undefined : { by: jacks % 2 === 0 ? 'face-down' : 'jacks', winner: down, jacks }
}

/** What a trick allows its next player, whatever the card. */
export interface Ways {
  readonly down: boolean
  /** For every card but a Queen. */
  readonly up: boolean
  /** Whose cards a face-up Queen may cover, in play order; where there is none she cannot be face up. */
  readonly covers: readonly Seat[]
}

/**
 * A Queen may cover any card with no Queen on it. The complete trick needs a face-up card, and a face-down card that counts:
 * that binds the last player alone.
 */
export function ways(plays: readonly Play[], seats: number): Ways {
  const last = plays.length === seats - 1
  const out = last ? covered(plays) : []
  let up = 0
  let counting = 0
  for (let i = 0; i < plays.length; i++) {
    if (plays[i]!.up) up++
    else if (!out[i]) counting++
  }
  const covers: Seat[] = []
  for (const play of plays)
    if (isTop(plays, play) && (!last || counting + turned(base(plays, play), plays, out) > 0)) covers.push(play.seat)
  return { down: !last || up > 0, up: !last || counting > 0, covers }
}

function isTop(plays: readonly Play[], { seat }: Play): boolean {
  for (const { cover } of plays) if (cover === seat) return false
  return true
}

/** The card at the bottom of the stack of Queens that ends in `top`. */
function base(plays: readonly Play[], top: Play): Play {
  const below = top.cover === null ? undefined : plays.find(({ seat }) => seat === top.cover)
  return below ? base(plays, below) : top
}

/** How many more face-down cards count when one more Queen comes upon the stack on `bottom`. */
const turned = (bottom: Play, plays: readonly Play[], out: readonly boolean[]): number =>
  bottom.up ? 0 : out[plays.indexOf(bottom)] ? 1 : -1

/** Whose turn it is in a round that is being played. */
export const mover = ({ leader, plays, hands }: State): Seat => (leader + plays.length) % hands.length

/** Why an action is refused, in the order in which it is looked for. */
export const REASONS = [
  'bad_action',
  'game_over',
  'not_your_turn',
  'cannot_crash',
  'card_not_in_hand',
  'must_play_face_up',
  'must_play_face_down',
  'queen_needs_a_card_to_cover',
  'cannot_cover_that',
  'king_must_name_another',
] as const
export type Reason = (typeof REASONS)[number]

/** Why `action` is closed to `seat`, undefined when it may be played. Looks only at what that seat may see: a view will do. */
export function closed(state: State, seat: Seat, action: Action): Reason | undefined {
  if (surplus(action)) return 'bad_action'
  if (state.phase !== 'playing') return 'game_over'
  if (seat !== mover(state)) return 'not_your_turn'
  if (action.type === 'crash') return mayCrash(state, seat) ? undefined : 'cannot_crash'
  if (!state.hands[seat]!.includes(action.card)) return 'card_not_in_hand'

  const { down, up, covers } = ways(state.plays, state.hands.length)
  if (action.face === 'down') return down ? undefined : 'must_play_face_up'
  if (isQueen(action.card)) {
    if (covers.length === 0) return up ? 'queen_needs_a_card_to_cover' : 'must_play_face_down'
    if (action.cover === undefined) return 'queen_needs_a_card_to_cover'
    return covers.includes(action.cover) ? undefined : 'cannot_cover_that'
  }
  if (!up) return 'must_play_face_down'
  if (!isKing(action.card)) return undefined
  const { name } = action
  return name !== undefined && name !== seat && name < state.hands.length ? undefined : 'king_must_name_another'
}

/** Party Crasher: the Lone Fool, on turn, with nothing but Jacks, Queens and Kings in hand. */
export function mayCrash(state: State, seat: Seat): boolean {
  const hand = state.hands[seat]!
  return (
    state.options.partyCrasher &&
    hand.length > 0 &&
    hand.every((card) => card !== null && strength(card) === 0) &&
    jokersOf(state, seat) + state.stock.filter(isJoker).length === 2
  )
}

/** Jokers dealt to a seat this round, as far as the seat itself knows: in hand, or played either way up. */
export function jokersOf({ hands, tricks, plays }: State, seat: Seat): number {
  let jokers = jokersAmong(plays, seat)
  for (const trick of tricks) jokers += jokersAmong(trick.plays, seat)
  for (const card of hands[seat]!) if (card !== null && isJoker(card)) jokers++
  return jokers
}

function jokersAmong(plays: readonly Play[], seat: Seat): number {
  let jokers = 0
  for (const play of plays) if (play.seat === seat && play.card !== null && isJoker(play.card)) jokers++
  return jokers
}
