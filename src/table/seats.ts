import type { Seat } from '../kit/game.js'
import { isStale } from './clock.js'
import { rule, type Ground } from './decide.js'
import { happens, refused, type Decision } from './decision.js'
import { applyRow } from './fold.js'
import { housePlayers, leaveLobby } from './gather.js'
import { awake, isAway, present, seatOf, type Leaving, type Shelf, type Table, type TableEvent, type Vote } from './table.js'

// Coming and going while the cards are on the table, and what the table decides together.

/** What a decision about seats needs. `taken`: names that no house player may bear. */
export interface Chairs extends Ground {
  readonly taken: readonly string[]
}

/** Getting up: in the lobby the seat is free; in play the house takes it, unless nothing is asked of it any more. */
export function leave(table: Table, person: number, chairs: Chairs): Decision {
  if (table.phase === 'over') return refused('over')
  if (table.phase === 'gathering') return decided(table, leaveLobby(table, person), chairs)
  const seat = seatOf(table, person)
  if (seat === undefined) return refused('not_seated')
  if (isDone(table, seat, chairs.gameOf)) return happens(...passesOn(table, person, chairs))
  return decided(table, happens(...goes(table, person, seat, chairs)), chairs)
}

/** Out of a game that goes on: whoever sat there may go, and keeps what was won or lost. */
export const isDone = ({ game, state }: Table, seat: Seat, gameOf: Shelf): boolean =>
  gameOf(game).rules.done?.(state, seat) ?? false

/**
 * The house takes the seat, hand and all; where nobody may, the game has its own word for leaving. A host's role passes to whoever
 * has sat longest; a table without people ends.
 */
function goes(table: Table, person: number, seat: Seat, chairs: Chairs, why?: Leaving): readonly TableEvent[] {
  const leaving: unknown = chairs.gameOf(table.game).rules.leaving?.(table.state, seat)
  const ruling = leaving === undefined ? undefined : rule(table, seat, { kind: 'person', person }, leaving, chairs)
  if (ruling?.ok) return ruling.events
  const house = table.seats.flatMap(({ player }) => (player.kind === 'house' ? [player.name] : []))
  const [standIn] = housePlayers(1, [...chairs.taken, ...house])
  const left: TableEvent = { type: 'left', seat, ...(standIn && { standIn }), ...(why && { why }) }
  const alone = present(table).every((other) => other === person)
  return alone ? [left, { type: 'closed', why: 'nobody' }] : [left, ...passesOn(table, person, chairs)]
}

/** A host who goes makes room for whoever has sat longest; rather for who is awake and in the game still. */
function passesOn(table: Table, person: number, chairs: Chairs): readonly TableEvent[] {
  const others = [...awake(table), ...present(table)].filter((other) => other !== person)
  const next = others.find((other) => !isOut(table, seatOf(table, other) ?? 0, chairs)) ?? others[0]
  return table.host === person && next !== undefined ? [{ type: 'hosted', host: next }] : []
}

/** Where house players stand in for people who left: anybody who has not seen another hand of this game. */
export function takeSeat(table: Table, person: number, wanted?: Seat): Decision {
  if (table.phase === 'over') return refused('over')
  if (table.phase === 'gathering') return refused('not_started')
  if (seatOf(table, person) !== undefined) return refused('already_seated')
  if (table.barred.includes(person)) return refused('barred')
  const seats = openSeats(table)
  const own = seats.find((seat) => table.tenures.some((it) => it.person === person && it.seat === seat))
  const seat = wanted === undefined ? (own ?? seats[0]) : seats.find((it) => it === wanted)
  if (seat === undefined) return refused('no_seat_to_take')
  if (table.tenures.some((it) => it.person === person && it.seat !== seat)) return refused('seen_a_hand')
  return happens({ type: 'sat', seat, player: { kind: 'person', person } })
}

/** The seats that anybody may take. */
export const openSeats = ({ phase, seats }: Table): readonly Seat[] =>
  phase === 'playing' ? seats.flatMap(({ standsIn }, seat) => (standsIn ? [seat] : [])) : []

/** Whoever was away plays on. */
export function back(table: Table, person: number): Decision {
  if (table.phase === 'over') return refused('over')
  const seat = seatOf(table, person)
  const seated = seat === undefined ? undefined : table.seats[seat]
  if (seat === undefined || !seated) return refused('not_seated')
  return isAway(seated) ? happens({ type: 'back', seat }) : refused('not_away')
}

/** By the host at once, unless it is losing; anybody else wishes it. */
export function remove(table: Table, by: number, person: number, chairs: Chairs): Decision {
  if (table.phase === 'over') return refused('over')
  if (seatOf(table, by) === undefined) return refused('not_seated')
  const seat = seatOf(table, person)
  if (seat === undefined || person === by || isOut(table, seat, chairs)) return refused('nobody_to_remove')
  if (table.host === by && !isStaked(table, seat, chairs))
    return decided(table, happens(...removed(table, person, seat, chairs, 'removed')), chairs)
  return wish(table, { person: by, about: { remove: person } }, chairs)
}

/** Whoever is out of the game keeps what was won or lost, and is not removed. */
const isOut = (table: Table, seat: Seat, { gameOf }: Chairs): boolean => table.phase === 'playing' && isDone(table, seat, gameOf)

/** Where leaving is losing, no host alone may make somebody lose. */
const isStaked = ({ phase, game, state }: Table, seat: Seat, { gameOf }: Chairs): boolean =>
  phase === 'playing' && gameOf(game).rules.leaving?.(state, seat) !== undefined

function removed(table: Table, person: number, seat: Seat, chairs: Chairs, why: Leaving): readonly TableEvent[] {
  if (table.phase === 'playing') return goes(table, person, seat, chairs, why)
  const decision = leaveLobby(table, person, why)
  return decision.ok ? decision.events : []
}

/** That person is no longer in the server. */
export function vanish(table: Table, person: number, chairs: Chairs): Decision {
  const seat = seatOf(table, person)
  if (seat === undefined || table.phase === 'over') return happens()
  if (isOut(table, seat, chairs)) return happens(...passesOn(table, person, chairs))
  return decided(table, happens(...removed(table, person, seat, chairs, 'gone')), chairs)
}

/** By the host or a moderator at once, by anybody where a lobby stood still; anybody else who sits here wishes it. */
export function end(table: Table, person: number, moderator: boolean, chairs: Chairs): Decision {
  if (table.phase === 'over') return refused('over')
  const seated = seatOf(table, person) !== undefined
  if (seated && table.host === person) return happens({ type: 'closed', why: 'host' })
  if (moderator) return happens({ type: 'closed', why: 'moderator' })
  if (isStale(table, chairs.now)) return happens({ type: 'closed', why: 'replaced' })
  return seated ? wish(table, { person, about: 'end' }, chairs) : refused('not_host')
}

/** A wish twice is a wish once. */
function wish(table: Table, vote: Vote, chairs: Chairs): Decision {
  const known = table.votes.some((it) => it.person === vote.person && sameWish(it, vote))
  return known ? happens() : decided(table, happens({ type: 'voted', vote }), chairs)
}

const sameWish = (one: Vote, other: Vote): boolean =>
  one.about === 'end' || other.about === 'end' ? one.about === other.about : one.about.remove === other.about.remove

/**
 * How many of those who may wish it do, and how many must: all who are awake to end the table; to remove somebody most of the
 * others, and two at least, unless that person is late already.
 */
export function tally(table: Table, about: Vote['about']): { readonly wishes: number; readonly needed: number } {
  const target = about === 'end' ? undefined : about.remove
  const voters = awake(table).filter((person) => person !== target)
  const wishes = voters.filter((person) =>
    table.votes.some((it) => it.person === person && sameWish(it, { person, about })),
  ).length
  if (target === undefined) return { wishes, needed: voters.length }
  const seat = seatOf(table, target)
  const late = seat !== undefined && (table.seats[seat]?.missed ?? 0) > 0
  return { wishes, needed: Math.max(Math.floor(voters.length / 2) + 1, late ? 1 : 2) }
}

/** What follows of it: who goes changes how many wishes are enough, and a game that nobody is at ends. */
export function decided(table: Table, decision: Decision, chairs: Chairs): Decision {
  if (!decision.ok || decision.events.length === 0) return decision
  const now = foreseen(table, decision.events, chairs.gameOf)
  const more = next(now, chairs)
  return more.length > 0 ? decided(table, happens(...decision.events, ...more), chairs) : decision
}

function next(table: Table, chairs: Chairs): readonly TableEvent[] {
  if (table.phase === 'over') return []
  if (table.phase === 'playing' && awake(table).length === 0) return [{ type: 'closed', why: 'nobody' }]
  for (const { about } of table.votes) {
    const { wishes, needed } = tally(table, about)
    if (wishes < needed) continue
    if (about === 'end') return [{ type: 'closed', why: 'vote' }]
    const seat = seatOf(table, about.remove)
    if (seat !== undefined && !isOut(table, seat, chairs)) return removed(table, about.remove, seat, chairs, 'outvoted')
  }
  return []
}

/** The table as these events will leave it. */
export function foreseen(table: Table, events: readonly TableEvent[], gameOf: Shelf): Table {
  return events.reduce(
    (now, event) => applyRow(now, { table: now.id, seq: now.seq + 1, at: now.at, cause: null, event }, gameOf),
    table,
  )
}
