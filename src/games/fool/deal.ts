import { isJoker, type Card, type Suit } from '../../kit/cards.js'
import { cascade, type Seat } from '../../kit/game.js'
import { shuffle, type Rng } from '../../kit/rng.js'
import { deckOf, rankOf, suitOf } from './beats.js'
import { apply } from './fold.js'
import { limitOf, targetOf } from './teams.js'
import type { Deal, Event, Setting, State } from './types.js'

// Dealing: who gets which cards, which suit is trumps, who attacks first.

type First = NonNullable<Setting['first']>

/** Everything up to the first lead. `given` fixes the order of the cards, and who attacks first if it says so. */
export function dealing(state: State, rng: Rng, given?: Deal): readonly Event[] {
  const it = cascade(state, apply)
  const { hands, talon, card, shown } = dealt(state, given ? given.deck : shuffle(deckOf(state.options), rng), rng, given)
  it.happens({ type: 'dealt', previous: state.setting.previous, hands, talon })
  it.happens({ type: 'trump-turned', card, trump: trumpOf(card, state.options), seat: shown })
  const first: First = given?.attacker === undefined ? firstOf(it.state, rng) : { seat: given.attacker, by: 'given', card: null }
  it.happens({ type: 'first-chosen', ...first })
  it.happens(begun(it.state, first.seat, 0))
  return it.events
}

interface Dealt {
  readonly hands: Card[][]
  readonly talon: Card[]
  /** The card that makes trumps. */
  readonly card: Card | null
  /** Who got it before everybody's eyes, where it does not lie under the talon. */
  readonly shown: Seat | null
}

/**
 * One card to each seat in turn. The last card that can makes trumps, and goes to the bottom of the talon. Where all is dealt
 * out to two, it is only looked at, and the cards are mixed again unless their order was given.
 */
function dealt({ options, hands: { length: seats } }: State, deck: readonly Card[], rng: Rng, given?: Deal): Dealt {
  const at = turnedAt(deck, options)
  const card = deck.at(at) ?? null
  const round = (cards: readonly Card[]): Card[][] =>
    Array.from({ length: seats }, (_, seat) => cards.filter((_, i) => i % seats === seat))
  if (options.allDealt) return { hands: round(given ? deck : shuffle(deck, rng)), talon: [], card, shown: null }
  const count = seats * options.hand
  const hands = round(deck.slice(0, count))
  if (deck.length <= count) return { hands, talon: [], card, shown: card === null ? null : deck.indexOf(card) % seats }
  const talon = deck.slice(count)
  const last = deck.at(-1)
  if (at >= count && card !== null && last !== undefined) talon.splice(at - count, 1, last)
  if (at >= count && card !== null) talon.splice(-1, 1, card)
  return { hands, talon, card: talon.at(-1) ?? null, shown: null }
}

/** Where the card lies that makes trumps: the last one of the deck that can; -1, the last one, when none can. */
const turnedAt = (deck: readonly Card[], { variant, spadeTurned }: State['options']): number =>
  deck.findLastIndex((card) => !isJoker(card) && !(variant === 'japanese' && spadeTurned === 'redraw' && suitOf(card) === 'S'))

/** The Japanese game has no trumps when a spade is turned. */
function trumpOf(card: Card | null, { variant, trump }: State['options']): Suit | null {
  if (variant === 'japanese' && trump === 'diamonds') return 'D'
  const suit = card === null ? null : suitOf(card)
  return variant === 'japanese' && suit === 'S' ? null : suit
}

/** After another game its Fool or its winner tells; else a card in some hand, or lots. */
function firstOf(state: State, rng: Rng): First {
  const { firstLead, nextLead, chosenSeat } = state.options
  const { previous } = state.setting
  const seats = state.hands.length
  if (previous && nextLead === 'fromUnderFool') return { seat: (previous.fool + 1) % seats, by: nextLead, card: null }
  if (previous && nextLead === 'underFool') return { seat: (previous.fool + seats - 1) % seats, by: nextLead, card: null }
  if (previous && previous.winner !== null) return { seat: previous.winner, by: 'previousWinner', card: null }
  if (firstLead === 'chosen') return { seat: chosenSeat, by: 'chosen', card: null }
  return byCard(state) ?? { seat: rng.below(seats), by: 'lot', card: null }
}

/** The lowest trump, or the highest where a low card was turned; without trumps the Japanese game asks for the lowest spade. */
function byCard({ options, setting, hands }: State): First | undefined {
  const { trump, turned } = setting
  const spades = options.variant === 'japanese' && (trump === null || options.lowestSpadeFirst)
  const suit = spades ? 'S' : trump
  if (suit === null) return undefined
  const high = !spades && options.firstLead === 'turnedCard' && turned !== null && rankOf(turned) < 10
  const held = hands.flatMap((hand, seat) =>
    hand.flatMap((card) => (card !== null && suitOf(card) === suit ? [{ seat, card }] : [])),
  )
  const order = held.toSorted((a, b) => leadRank(options, a.card) - leadRank(options, b.card))
  const best = order.at(high ? -1 : 0)
  return best && { seat: best.seat, by: spades ? 'lowestSpade' : high ? 'highestTrump' : 'lowestTrump', card: best.card }
}

/** In the Japanese game the queen of spades may be the highest of her suit. */
export const leadRank = ({ variant, queenSpades }: State['options'], card: Card): number =>
  variant === 'japanese' && card === 'QS' && queenSpades === 'highest' ? 15 : rankOf(card)

/** The next bout, led by `attacker`. */
export function begun(state: State, attacker: Seat, bout: number): Event {
  const defender = targetOf(state, attacker)
  return { type: 'bout-begun', bout, attacker, defender, limit: limitOf(state, defender, bout) }
}
