import { z } from 'zod'
import { isJoker, WITH_JOKERS, type Card } from '../../kit/cards.js'
import type { Game } from '../../kit/game.js'
import { SIZES } from './scoring.js'
import { options, type Action, type Deal, type Event, type Options, type State } from './types.js'
import { missing } from './view.js'

const card = z.enum(WITH_JOKERS as [Card, ...Card[]])
const seat = z.number().int().min(0).max(4)
const seatList = z.array(seat).max(5)
const figures = z.array(z.number().int()).max(5)
const play = z.strictObject({ seat, up: z.boolean(), card, cover: seat.nullable(), name: seat.nullable() })
const plays = z.array(play).max(5)
const tricks = z.array(z.strictObject({ plays, winner: seat, points: z.number().int() })).max(13)
const hand = z.array(card).max(13)
const stock = z.array(card).max(4)
const crash = z.strictObject({ seat, hand, plays }).nullable()
const round = z.strictObject({ start: seat, stock, fools: seatList, tricks, crash, scores: figures, totals: figures })

/** A position with all its faces, as the table holds it once cards are dealt. */
const shape = z.strictObject({
  options,
  phase: z.enum(['playing', 'over']),
  first: seat,
  round: z.number().int(),
  start: seat,
  stock,
  hands: z.array(hand).max(5),
  fools: seatList.nullable(),
  tricks,
  plays,
  leader: seat,
  rounds: z.array(round).max(5),
  totals: figures,
})
type Position = z.infer<typeof shape>
type Course = Pick<Game<State, Action, Event, unknown, Options, Deal>, 'setup' | 'apply' | 'play'>

/** Positions that some game of so many seats leads to. A position holds its whole game, so it is simply played again. */
export const position = (seats: number, course: Course): z.ZodType<State> =>
  shape.refine(
    (position) => {
      const again = shape.safeParse(replayed(position, seats, course))
      return again.success && JSON.stringify(again.data) === JSON.stringify(position) // parsing brings the keys into one order
    },
    { error: 'no game leads to this position' },
  )

/** Where the game in a position leads; undefined where it breaks off, because something in it cannot be. */
function replayed(position: Position, seats: number, { setup, apply, play }: Course): State | undefined {
  let state = setup(seats, position.options)
  /** False when it is refused. A next deal is left out: the position has its own. */
  const happens = (seat: number, action: Action): boolean => {
    const ruling = play(state, seat, action, { below: () => 0 })
    if (ruling.ok) for (const event of ruling.events) if (event.type !== 'dealt') state = apply(state, event)
    return ruling.ok
  }
  const past = position.rounds.map((round) => pastRound(round, seats))
  for (const { deal, plays, crash } of position.phase === 'over' ? past : [...past, thisRound(position)]) {
    if (state.phase !== 'dealing' || !fair(deal, seats) || deal.start !== (position.first + state.round) % seats) return undefined
    state = apply(state, { type: 'dealt', round: state.round + 1, ...deal })
    if (!plays.every((play) => happens(play.seat, actionOf(play)))) return undefined
    if (crash && !happens(crash.seat, { type: 'crash' })) return undefined
  }
  return state
}

/** The cards of one round as they were dealt, and what was done with them. */
interface RoundPlayed {
  readonly deal: Deal
  readonly plays: Position['plays']
  readonly crash?: Position['rounds'][number]['crash']
}

function thisRound({ start, stock, hands, tricks, plays }: Position): RoundPlayed {
  const all = [...tricks.flatMap((trick) => trick.plays), ...plays]
  return { deal: { start, stock, hands: hands.map((left, seat) => [...cardsOf(all, seat), ...left]) }, plays: all }
}

function pastRound({ start, stock, tricks, crash }: Position['rounds'][number], seats: number): RoundPlayed {
  const plays = [...tricks.flatMap((trick) => trick.plays), ...(crash?.plays ?? [])]
  const known = Array.from({ length: seats }, (_, seat) => [...cardsOf(plays, seat), ...(seat === crash?.seat ? crash.hand : [])])
  const rest = [...missing([...stock, ...known.flat()])] // after a crash nobody remembers who held these, and nothing depends on it
  const size = SIZES[seats]?.hand ?? 0
  const hands = known.map((hand) => [...hand, ...rest.splice(0, Math.max(0, size - hand.length))])
  return { deal: { start, stock, hands }, plays, crash }
}

const cardsOf = (plays: Position['plays'], seat: number): readonly Card[] =>
  plays.filter((play) => play.seat === seat).map(({ card }) => card)

/** The whole deck, each card once, in a stock and hands of the right size; the stock never has both Jokers. */
function fair({ stock, hands }: Deal, seats: number): boolean {
  const size = SIZES[seats]
  return (
    size !== undefined &&
    stock.length === size.stock &&
    stock.filter(isJoker).length < 2 &&
    hands.length === seats &&
    hands.every((hand) => hand.length === size.hand) &&
    new Set([...stock, ...hands.flat()]).size === WITH_JOKERS.length
  )
}

function actionOf({ card, up, cover, name }: Position['plays'][number]): Action {
  if (!up) return { type: 'play', card, face: 'down' }
  return { type: 'play', card, face: 'up', ...(cover !== null && { cover }), ...(name !== null && { name }) }
}
