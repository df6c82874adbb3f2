import { isJoker, WITH_JOKERS, type Card } from '../../../src/kit/cards.js'
import { folded, type Seat } from '../../../src/kit/game.js'
import { rules } from '../../../src/games/foolish-faces/rules.js'
import type { Action, Deal, Event, Options, Play, State } from '../../../src/games/foolish-faces/types.js'

// The examples have no suits: `7` face up, `_7` face down, `*` the Joker, `Q>1` covers seat 1's card, `K>2` names seat 2.

/** Hands out cards of one deck for ranks without suits, a new one each time. */
export function dealer() {
  const left = [...WITH_JOKERS]
  return {
    /** Some card of that rank; any number but an Ace where none is given. */
    card(rank: string): Card {
      const at = left.findIndex((card) =>
        rank === '*' ? isJoker(card) : rank === '' ? /^\d/.test(card) : !isJoker(card) && card.slice(0, -1) === rank,
      )
      if (at < 0) throw new Error(`the deck has no more ${rank}`)
      return left.splice(at, 1)[0]!
    },
    rest: (count: number): Card[] => left.splice(0, count),
  }
}
export type Dealer = ReturnType<typeof dealer>

/** The rank in a token: '7' of '_7', 'Q' of 'Q>1'. */
export const rankOf = (token: string): string => token.replace('_', '').split('>')[0]!

/** What a token does with this card. */
export function actionOf(token: string, card: Card): Action {
  if (token.startsWith('_')) return { type: 'play', card, face: 'down' }
  const [rank, seat] = token.split('>')
  if (seat === undefined) return { type: 'play', card, face: 'up' }
  return { type: 'play', card, face: 'up', [rank === 'Q' ? 'cover' : 'name']: Number(seat) }
}

/** The token of an action: the other way round. */
export function tokenOf(action: Action): string {
  if (action.type === 'crash') return 'crash'
  const rank = isJoker(action.card) ? '*' : action.card.slice(0, -1)
  if (action.face === 'down') return `_${rank}`
  const seat = action.cover ?? action.name
  return seat === undefined ? rank : `${rank}>${seat}`
}

/** The plays of a trick that seat `leader` led. */
export const playsOf = (tokens: readonly string[], leader: Seat, seats: number, cards = dealer()): readonly Play[] =>
  tokens.map((token, i) => {
    const action = actionOf(token, cards.card(rankOf(token)))
    if (action.type === 'crash') throw new Error('a crash is no card')
    const { cover, name } = { cover: undefined, name: undefined, ...action }
    return { seat: (leader + i) % seats, up: action.face === 'up', card: action.card, cover: cover ?? null, name: name ?? null }
  })

export const fold = (state: State, events: readonly Event[]): State => folded(rules, state, events)

/** No chance is asked for. */
const noChance = {
  below(): number {
    throw new Error('chance is asked for where there is none')
  },
}

export const FULL: Options = { length: 'full', partyCrasher: false }

/** A table with these cards dealt. */
export const dealt = (given: Deal, options: Options = FULL): State => {
  const table = rules.setup(given.hands.length, options)
  return fold(table, rules.deal(table, noChance, given))
}

/** The state after an action that must be accepted; the next round is dealt from zeros. */
export function after(state: State, seat: Seat, action: Action): State {
  const ruling = rules.play(state, seat, action, { below: () => 0 })
  if (!ruling.ok) throw new Error(`${ruling.reason}: seat ${seat} plays ${tokenOf(action)}`)
  return fold(state, ruling.events)
}

/** Why an action is refused; undefined when it is accepted. */
export function refusal(state: State, seat: Seat, action: Action): string | undefined {
  const ruling = rules.play(state, seat, action, { below: () => 0 })
  return ruling.ok ? undefined : ruling.reason
}

/** A game in the middle of its first trick, of these plays; `hand` is what the next player still has, as ranks. */
export function midTrick(seats: number, leader: Seat, tokens: readonly string[], hand: readonly string[], options = FULL): State {
  const cards = dealer()
  const plays = playsOf(tokens, leader, seats, cards)
  const mine = hand.map((rank) => cards.card(rank))
  const size = seats === 4 ? 13 : 10
  const next = (leader + tokens.length) % seats
  const stock = cards.rest(seats === 4 ? 2 : 4)
  const hands = Array.from({ length: seats }, (_, seat) => {
    const known = seat === next ? mine : plays.flatMap((play) => (play.seat === seat && play.card ? [play.card] : []))
    return [...known, ...cards.rest(size - known.length)]
  })
  const start = dealt({ start: leader, stock, hands }, options)
  return plays.reduce((state, { seat, up, card, cover, name }) => {
    if (card === null) throw new Error('the examples know every card')
    const action: Action = up
      ? { type: 'play', card, face: 'up', ...(cover !== null && { cover }), ...(name !== null && { name }) }
      : { type: 'play', card, face: 'down' }
    return after(state, seat, action)
  }, start)
}
