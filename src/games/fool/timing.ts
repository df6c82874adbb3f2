import type { Seat } from '../../kit/game.js'
import type { Action, State } from './types.js'

// What the rules say about time; the table keeps it.

/** Rated: so long the throwers have, and a lapse is a Bito and no fault. */
const THROW_MS = 15_000
/** So long after each deal anybody may ask for another one, before the first card is led: always, since a window for some would tell. */
const REDEAL_MS = 10_000

/** A timed table has its own time for leads and defences; a rated one also for throwing in. */
export function clock({ options, phase }: State, _seat: Seat): { readonly ms: number; readonly forgiven: boolean } | undefined {
  const throwing = phase === 'throw' || phase === 'taking'
  if (throwing) return options.rated ? { ms: THROW_MS, forgiven: true } : undefined
  return options.moveMs === null ? undefined : { ms: options.moveMs, forgiven: false }
}

export function opening({ options, phase, bout, setting }: State) {
  const mayBeRedealt = options.redealSameSuit > 0 && !options.allDealt && setting.redeals < 3
  if (phase !== 'lead' || bout.number > 0 || !mayBeRedealt) return undefined
  return { ms: REDEAL_MS, holds: ({ type }: Action): boolean => type === 'lead' }
}

export const done = ({ course }: State, seat: Seat): boolean => course.out.includes(seat)

/** Nobody takes over at a rated table: whoever gets up resigns. */
export const leaving = (state: State, seat: Seat): Action | undefined =>
  state.options.rated && !done(state, seat) ? { type: 'resign' } : undefined
