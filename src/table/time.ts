import type { Seat } from '../kit/game.js'
import { rngFor } from '../kit/rng.js'
import { clockOf, clocks, expiresAt, isWaitedFor, stillMs } from './clock.js'
import { rule, type Ground } from './decide.js'
import { happens, refused, type Decision } from './decision.js'
import { foreseen } from './seats.js'
import { seatOf, type Pace, type Pausing, type Table, type TableEvent } from './table.js'

// What time does at a table, and what a host says about it.

/** A clock has come to its reminder, or to its end. Not yet, or not any more: nothing is left to be done. */
export function clockRang(table: Table, seat: Seat, asked: number, ground: Ground): Decision {
  const clock = table.asked[seat] === asked ? clockOf(table, seat, ground.gameOf) : undefined
  if (!clock) return happens()
  if (clock.until <= ground.now) return outOfTime(table, ground)
  if (clock.remindAt === undefined || clock.remindAt > ground.now) return happens()
  return happens({ type: 'reminded', seats: remindable(table, ground) })
}

/** Everybody whose reminder has come: where several are asked at once, they share one. */
const remindable = (table: Table, { gameOf, now }: Ground): readonly Seat[] =>
  clocks(table, gameOf).flatMap(({ seat, clock: { remindAt } }) => (remindAt !== undefined && remindAt <= now ? [seat] : []))

/** All whose time is over, together: else whoever is late first could be the one for whom the others had waited. */
function outOfTime(table: Table, ground: Ground): Decision {
  const late = clocks(table, ground.gameOf).filter(({ clock: { until } }) => until <= ground.now)
  let [now, events]: [Table, readonly TableEvent[]] = [table, []]
  for (const { seat, clock } of late) {
    if (now.asked[seat] !== table.asked[seat] || !isWaitedFor(now, seat, ground.gameOf)) continue
    const decision = idlePlay(now, seat, clock.forgiven, ground)
    if (!decision.ok) return decision
    now = foreseen(now, decision.events, ground.gameOf)
    events = [...events, ...decision.events]
  }
  return happens(...events)
}

function idlePlay(table: Table, seat: Seat, forgiven: boolean, ground: Ground): Decision {
  const { rules } = ground.gameOf(table.game)
  const player = table.seats[seat]!.player
  const action: unknown = rules.idle(table.state, seat, rngFor(`${ground.seed}/idle/${seat}`, table.actions))
  return rule(table, seat, player, action, ground, forgiven ? 'forgiven' : 'late')
}

/** The host's affair: at once while the table gathers, else from the next deal on. */
export function setPace(table: Table, person: number, pace: Pace): Decision {
  if (table.phase === 'over') return refused('over')
  if (seatOf(table, person) === undefined) return refused('not_seated')
  if (table.host !== person) return refused('not_host')
  if ((table.nextPace ?? table.pace) === pace) return happens()
  return happens({ type: 'paced', pace, from: table.phase === 'gathering' || table.pace === pace ? 'now' : 'next-deal' })
}

export const pause = (table: Table, why: Pausing): Decision =>
  table.phase === 'over' || table.paused ? happens() : happens({ type: 'paused', why })
export const resume = (table: Table, now: number): Decision =>
  table.paused && table.phase !== 'over' ? happens({ type: 'resumed', from: table.paused.since, to: now }) : happens()

/** A lobby in which nobody has pressed anything for long. */
export const expire = (table: Table, now: number): Decision =>
  table.phase === 'gathering' && expiresAt(table) <= now ? happens({ type: 'closed', why: 'expired' }) : happens()

/** A game at which nothing has happened for longer than any turn. */
export const tooStill = (table: Table, now: number): Decision =>
  table.phase === 'playing' && table.at + stillMs(table) <= now ? happens({ type: 'closed', why: 'nobody' }) : happens()
