import type { Bot } from '../kit/bot.js'
import { folded, type Seat } from '../kit/game.js'
import { rngFor } from '../kit/rng.js'
import { happens, refused, type Decision } from './decision.js'
import type { Starting } from './door.js'
import { seatsFor } from './fit.js'
import { housePlayers, notInLobby } from './gather.js'
import { openUntil } from './clock.js'
import { mayQueue } from './queue.js'
import { isAway, seatOf, type Player, type Shelf, type Table, type TableEvent } from './table.js'

/** What a decision needs beside the table itself. */
export interface Ground {
  readonly gameOf: Shelf
  /** The table's secret. */
  readonly seed: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * The cards are dealt. `taken`: names that no house player may bear; `before`: the last state of the game of which this is the
 * rematch. Who was not yet back is not waited for when the host says so.
 */
export function start(
  table: Table,
  person: number,
  how: Starting,
  ground: Ground & { readonly taken: readonly string[]; readonly before: unknown },
): Decision {
  const closed = notInLobby(table, person)
  if (closed) return closed
  if (table.host !== person) return refused('not_host')
  const { rules } = ground.gameOf(table.game)
  const held = table.seats.flatMap(({ held }, seat) => (held === undefined ? [] : [seat]))
  if (held.length && !how.without && !how.fill) return refused('seats_held')
  const here = table.seats.length - held.length
  const seats = seatsFor(rules, table.options).find((count) => count >= here)
  if (seats === undefined) return refused('clash')
  const missing = seats - here
  if (missing && !how.fill) return refused('too_few')
  const bare: unknown = rules.setup(seats, table.options, ground.before)
  return happens(
    ...(held.length ? [{ type: 'released', seats: held } as const] : []),
    ...housePlayers(missing, ground.taken).map((player, i): TableEvent => ({ type: 'sat', seat: here + i, player })),
    { type: 'started', events: rules.deal(bare, rngFor(ground.seed, 0)) },
  )
}

/** A person answers the question put to their seat, or what it will be asked. `stands`: for as long as the game says, again and again. */
export function play(table: Table, person: number, { asked, action, stands }: Said, ground: Ground): Decision {
  if (table.phase === 'over') return refused('over')
  if (table.phase === 'gathering') return refused('not_started')
  const seat = seatOf(table, person)
  if (seat === undefined) return refused('not_seated')
  if (table.asked[seat] !== asked) return refused('stale')
  const { rules } = ground.gameOf(table.game)
  const said = rules.action.safeParse(action)
  if (!said.success || (stands && !rules.against)) return refused('not_allowed')
  const waits: TableEvent = { type: 'queued', seat, action: said.data, stands }
  if (mayQueue(table, seat, ground.gameOf)) return happens(waits)
  const ruling = rule(table, seat, { kind: 'person', person }, said.data, ground)
  if (!ruling.ok) return ruling
  if (isHeld(table, said.data, ground)) return happens(waits)
  if (!stands) return ruling
  return outlives(table, ruling.events, ground) ? happens(...ruling.events, waits) : ruling
}

export interface Said {
  readonly asked: number
  readonly action: unknown
  readonly stands: boolean
}

/** Whether this waits until the others have had their time to speak before it. */
function isHeld(table: Table, action: unknown, { gameOf, now }: Ground): boolean {
  const { opening, against } = gameOf(table.game).rules
  return against !== undefined && now < openUntil(table, gameOf) && (opening?.(table.state)?.holds(action) ?? false)
}

/** Whether what stands from now on still has something to stand for after these events. */
function outlives({ game, state }: Table, events: readonly TableEvent[], { gameOf }: Ground): boolean {
  const { rules } = gameOf(game)
  const next: unknown = folded(
    rules,
    state,
    events.flatMap((event) => (event.type === 'played' ? event.events : [])),
  )
  return !rules.outcome(next) && rules.against?.(next, true) === rules.against?.(state, true)
}

/** What waited is played when its seat is asked, by the same door; what can no longer be played falls away. */
export function queuedPlay(table: Table, seat: Seat, since: number, ground: Ground): Decision {
  const entry = table.queue.find((it) => it.seat === seat && it.since === since)
  const player = table.seats[seat]?.player
  const due = table.phase === 'playing' && ground.gameOf(table.game).rules.turn(table.state).includes(seat)
  if (!entry || !due || player?.kind !== 'person') return happens()
  const ruling = rule(table, seat, player, entry.action, ground)
  if (!ruling.ok) return happens({ type: 'unqueued', seat })
  return happens(...ruling.events.map((event) => (event.type === 'played' ? { ...event, waited: true as const } : event)))
}

/**
 * A house player answers, or the house for somebody who is away. What it thinks of depends on its view, the table's secret and the
 * actions so far alone, so that the same game goes the same way whatever the timing.
 */
export function housePlay(table: Table, seat: Seat, asked: number, ground: Ground): Decision {
  const seated = table.seats[seat]
  const { rules, house } = ground.gameOf(table.game)
  const due = table.phase === 'playing' && table.asked[seat] === asked && rules.turn(table.state).includes(seat)
  if (!due || !seated || (seated.player.kind === 'person' && !isAway(seated))) return happens()
  const think: Bot<unknown, unknown> = house
  const chance = rngFor(`${ground.seed}/house/${seat}`, table.actions)
  const action = think(rules.view(table.state, seat), rules.legal(table.state, seat), chance)
  return rule(table, seat, seated.player, action, ground, seated.player.kind === 'person' ? 'away' : undefined)
}

/** What the rules say to it, as things that happen at the table. */
export function rule(
  table: Table,
  seat: Seat,
  by: Player,
  action: unknown,
  { gameOf, seed }: Ground,
  instead?: Played['instead'],
): Decision {
  const { rules, show } = gameOf(table.game)
  const ruling = rules.play(table.state, seat, action, rngFor(seed, table.actions))
  if (!ruling.ok) return { ok: false, by: 'rules', reason: ruling.reason }
  const played: TableEvent = { type: 'played', seat, by, action, events: ruling.events, ...(instead && { instead }) }
  if (table.nextPace === undefined) return happens(played)
  const dealOf = (state: unknown): string => show('en').deal(rules.view(state, 'onlooker'))
  const dealt = dealOf(table.state) !== dealOf(folded(rules, table.state, ruling.events))
  return dealt ? happens(played, { type: 'paced', pace: table.nextPace, from: 'now' }) : happens(played)
}
type Played = Extract<TableEvent, { type: 'played' }>

/** There is no place left where the table could be shown. */
export const abandon = (table: Table): Decision => (table.phase === 'over' ? happens() : happens({ type: 'closed', why: 'gone' }))
