import type { Cascade, Seat } from '../../kit/game.js'
import { begun } from './deal.js'
import { drawnOut, endless, resultOf } from './ending.js'
import { nextRole, owner } from './teams.js'
import { undecided } from './throwers.js'
import type { Event, State } from './types.js'

// How a bout ends: discard or take, draw in the roles of the bout, go out, and only then new roles.

type Course = Cascade<State, Event>

/** Ends the bout where nobody is left to throw in; it has then been beaten, or is taken. */
export function settle(it: Course): void {
  const { phase, bout, hands, options } = it.state
  const defender = owner(it.state, bout.defender)
  if (phase === 'throw' && (hands[defender]!.length === 0 || undecided(it.state).length === 0)) close(it, null)
  else if (phase === 'taking' && (!options.throwAfterTake || undecided(it.state).length === 0)) close(it, defender)
}

function close(it: Course, taker: Seat | null): void {
  const { number, defender } = it.state.bout
  it.happens(taker === null ? { type: 'bout-beaten' } : { type: 'bout-taken', seat: taker })
  for (const seat of drawers(it.state)) draw(it, seat)
  const last = drawnOut(it.state, taker)
  for (const out of last.gone) it.happens({ type: 'out', ...out })
  // Who has beaten all leads, or who comes next when he is out; who took is left out.
  const stays = taker === null && !it.state.course.out.includes(owner(it.state, defender))
  const next = stays ? defender : nextRole(it.state, defender)
  const end = last.end ? resultOf(it.state, last.end) : endless(it.state, next)
  if (!end) return it.happens(begun(it.state, next, number + 1))
  if (taker !== null && end.straps.length > 0) it.happens({ type: 'epaulettes-hung', seat: taker, cards: end.straps })
  it.happens({ type: 'over', ...end })
}

/** In which order hands are filled up: the attacker first, the defender last or where he sits. */
function drawers({ hands, bout, options }: State): readonly Seat[] {
  const round = hands.map((_, step) => (bout.attacker + step) % hands.length)
  if (options.drawOrder === 'seatOrder') return round
  return [...round.filter((seat) => seat !== bout.defender), bout.defender]
}

function draw(it: Course, seat: Seat): void {
  const { talon, hands, options } = it.state
  const count = Math.min(talon.length, options.hand - hands[seat]!.length)
  if (count > 0) it.happens({ type: 'drew', seat, cards: talon.slice(0, count), turned: count === talon.length })
}
