import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { placing } from './record.js'
import { owner, seatsIn, teamOf } from './teams.js'
import type { FoolOutcome, Result, State } from './types.js'

// How a game ends: who is the Fool, who shares a draw, and which place everybody has.

/** An end before places are given: seats that lost, or seats that share a draw. */
interface End {
  readonly by: Result['by']
  readonly fools: readonly Seat[]
  readonly drawn: readonly Seat[]
  readonly straps: readonly Card[]
}
interface Gone {
  readonly seat: Seat
  readonly place: number
}

/** Everybody of the team, or the seat alone. */
const mates = ({ options, hands }: State, seat: Seat): readonly Seat[] =>
  [...hands.keys()].filter((other) => teamOf(options, other) === teamOf(options, seat))

/**
 * Who goes out at the end of a bout, in the order in which hands became empty, and whether that ends the game. To be asked
 * after all have drawn, with the roles of the bout; `taker` is who took its cards.
 */
export function drawnOut(state: State, taker: Seat | null): { readonly gone: readonly Gone[]; readonly end: End | undefined } {
  if (state.talon.length > 0) return { gone: [], end: undefined }
  const { out } = state.course
  const now = seatsIn(state).filter((seat) => state.hands[seat]!.length === 0)
  const order = now.toSorted((a, b) => state.bout.emptied.indexOf(a) - state.bout.emptied.indexOf(b))
  const end = endOf(state, [...out, ...order], taker)
  const shared = end && state.options.teams === 'none' ? end.drawn : []
  const gone = order.map((seat, i) => ({ seat, place: shared.includes(seat) ? state.hands.length - 1 : out.length + i + 1 }))
  return { gone, end }
}

/** `out`: all who are out by now, the first first. */
function endOf(state: State, out: readonly Seat[], taker: Seat | null): End | undefined {
  const { options, bout } = state
  const left = [...state.hands.keys()].filter((seat) => !out.includes(seat))
  const last = left[0]
  if (last === undefined && options.finalBeaten === 'draw') {
    const drawn = options.teams === 'pairs' ? [...state.hands.keys()] : out.slice(-2).toSorted((a, b) => a - b)
    return { by: 'cards', fools: [], drawn, straps: [] }
  }
  if (left.some((seat) => teamOf(options, seat) !== teamOf(options, last ?? 0))) return undefined
  const fools = mates(state, last ?? owner(state, bout.defender))
  const hung = options.epaulettes === 'finalPair' && taker !== null && fools.includes(taker)
  return { by: 'cards', fools, drawn: [], straps: hung ? bout.straps : [] }
}

/** A draw of all who are still in, when taking could go on for ever; `next` would lead the bout to come. */
export function endless(state: State, next: Seat): Result | undefined {
  const { options, course, hands } = state
  const left = seatsIn(state)
  const tired = course.quiet >= (options.noProgressBouts ?? 20 * left.length)
  const by = tired ? 'no-progress' : standsAgain(course, next) ? 'repetition' : undefined
  const drawn = options.teams === 'pairs' ? [...hands.keys()] : left
  return by && resultOf(state, { by, fools: [], drawn, straps: [] })
}

/** Whether the bout to come would begin for the third time in one position. */
function standsAgain({ moved, stood }: State['course'], next: Seat): boolean {
  if (stood.length < 2) return false
  const here = placing(moved, next)
  return stood.filter((there) => there === here).length >= 2
}

/** Who resigns is the Fool, with all his team. */
export const resignation = (state: State, seat: Seat): Result =>
  resultOf(state, { by: 'resigned', fools: mates(state, seat), drawn: [], straps: [] })

/** The end with places, once all who go out are out. Where pairs are counted, they have the last word about the Fool. */
export function resultOf(state: State, end: End): Result {
  const { fools, drawn } = end.by === 'cards' && state.options.epaulettes === 'countPairs' ? fewestPairs(state, end) : end
  return { by: end.by, fools: [...fools], drawn: [...drawn], places: placesOf(state, fools, drawn), straps: [...end.straps] }
}

/** The fewest pairs lose; among equals it is the Fool, or all of them. All equal without a Fool: it stays a draw. */
function fewestPairs(state: State, { fools, drawn }: End): Pick<End, 'fools' | 'drawn'> {
  const { pairs } = state.course
  const least = pairs.flatMap((count, seat) => (count === Math.min(...pairs) ? [seat] : []))
  const tied = least.filter((seat) => fools.includes(seat))
  if (tied.length > 0) return { fools: tied, drawn: [] }
  return least.length === pairs.length ? { fools, drawn } : { fools: least, drawn: [] }
}

/** By seat. Partners share a place; so do those who draw, and those who were still in when somebody resigned. */
function placesOf({ options, hands, course }: State, fools: readonly Seat[], drawn: readonly Seat[]): number[] {
  const finished = course.out.filter((seat) => !fools.includes(seat) && !drawn.includes(seat))
  return hands.map((_, seat) => {
    if (fools.includes(seat)) return hands.length - fools.length + 1
    if (options.teams === 'pairs') return 1
    const at = finished.indexOf(seat)
    return (at < 0 ? finished.length : at) + 1
  })
}

/** Who is not the Fool has 2, who shares a draw 1. */
export function outcome({ result }: State): FoolOutcome | undefined {
  if (!result) return undefined
  const { by, fools, drawn, places, straps } = result
  const scores = places.map((_, seat) => (fools.includes(seat) ? 0 : drawn.includes(seat) ? 1 : 2))
  const best = Math.max(...scores)
  const tags = places.map((_, seat) => {
    if (drawn.includes(seat)) return ['draw']
    if (!fools.includes(seat)) return []
    return ['fool', ...(by === 'resigned' ? ['resigned'] : []), ...(straps.length > 0 ? ['straps'] : [])]
  })
  return { scores, winners: [...scores.keys()].filter((seat) => scores[seat] === best), places, tags, fools }
}

/** What a rematch remembers of a game: after a draw nothing. Of several Fools the first one met from the last attacker counts. */
export function legacy({ result, hands, bout, course }: State): State['setting']['previous'] {
  const round = hands.map((_, step) => (bout.attacker + 1 + step) % hands.length)
  const fool = round.find((seat) => result?.fools.includes(seat))
  if (fool === undefined) return null
  return { fool, winner: course.out.find((seat) => !result?.fools.includes(seat)) ?? null }
}
