import type { Viewer } from '../kit/game.js'
import { abandon, end, housePlay, leaveGame, play, queuedPlay, start } from './decide.js'
import { happens, refused, type Decision } from './decision.js'
import type { Answer, By, HouseDoor, Look, Opening, Tables } from './door.js'
import { readKey } from './dues.js'
import { createEngine, noSuchTable, type Engine, type TablesOptions } from './engine.js'
import { changeRules, clashAt, mostAt } from './fit.js'
import { fold } from './fold.js'
import { addHouse, dropHouse, HOLD_MS, housePlayers, join, leaveLobby, release } from './gather.js'
import type { Folded } from './growth.js'
import { queueOf, unqueue } from './queue.js'
import { seatOf, type Player, type Seated, type Table } from './table.js'

export type * from './door.js'
export type { TablesOptions } from './engine.js'
export { seatOf } from './table.js'

/** The door over a store. What was answered with `ok` is on disk; what is not on disk was not answered with `ok`. */
export function createTables(options: TablesOptions): Tables & HouseDoor {
  const engine = createEngine(options)
  const { change, gameOf, peek } = engine
  const most = ({ game, options }: Table): number => mostAt(gameOf(game).rules, options)
  const look = async (id: string, viewerIn: (table: Table) => Viewer): Promise<Look | undefined> => {
    const at = await peek(id)
    return at && lookAt(at, viewerIn(at.table), engine)
  }

  return {
    open: (by, what) => open(engine, by, what),
    join: (id, by) => change(id, by.cause, ({ table }) => join(table, by.person, most(table))),
    leave: (id, by) => change(id, by.cause, ({ table }) => leave(engine, table, by.person)),
    addHouse: (id, by) =>
      change(id, by.cause, async ({ table }) => addHouse(table, by.person, most(table), await names(engine, table.seats))),
    dropHouse: (id, by) => change(id, by.cause, ({ table }) => dropHouse(table, by.person)),
    start: (id, by, how = {}) =>
      change(id, by.cause, async ({ table, row }) => {
        const taken = await names(engine, table.seats)
        const before = table.before === undefined ? undefined : await lastState(engine, table.before)
        return start(table, by.person, how, { gameOf, seed: row.seed, taken, before })
      }),
    change: (id, by, chosen) => change(id, by.cause, ({ table }) => changeRules(table, by.person, chosen, gameOf)),
    play: (id, by, asked, action, stands = false) =>
      change(id, by.cause, ({ table, row }) => play(table, by.person, { asked, action, stands }, { gameOf, seed: row.seed })),
    unqueue: (id, by) => change(id, by.cause, ({ table }) => unqueue(table, by.person)),
    again: (id, by) => again(engine, id, by),
    end: (id, by) => change(id, by.cause, ({ table }) => end(table, by.person, by.moderator)),

    async abandon(id) {
      await change(id, `gone:${id}`, ({ table }) => abandon(table))
    },

    get: async (id) => (await peek(id))?.table,
    row: async (id) => (await peek(id))?.row,
    look: (id, viewer) => look(id, () => viewer),
    lookAs: (id, person) => look(id, (table) => seatOf(table, person) ?? 'onlooker'),
    onChange: engine.onChange,

    async due(id, key) {
      const answer = await change(id, `house:${id}:${key}`, ({ table, row }) => due(engine, table, row.seed, key))
      if (!answer.ok) throw new Error(`what was due at table ${id} is refused: ${answer.reason}`) // else it would be due for ever
    },
  }
}

async function open(engine: Engine, by: By, what: Opening): Promise<Answer> {
  const { rules } = engine.gameOf(what.game)
  const options = rules.options.safeParse(what.options)
  if (!options.success) return { ok: false, by: 'table', reason: 'not_allowed', table: undefined }
  if (clashAt(rules, options.data, 1 + what.house)) return { ok: false, by: 'table', reason: 'clash', table: undefined }
  const since = engine.now()
  const host: Seated = { player: { kind: 'person', person: by.person }, since }
  const house = housePlayers(Math.min(what.house, mostAt(rules, options.data) - 1), await names(engine, [host]))
  return engine.open(by.cause, what, {
    type: 'opened',
    game: what.game,
    version: rules.version,
    options: options.data as unknown,
    host: by.person,
    seats: [host, ...house.map((player): Seated => ({ player, since }))],
  })
}

/** In play the hand must stay in the game, so the house takes it. */
async function leave(engine: Engine, table: Table, person: number): Promise<Decision> {
  switch (table.phase) {
    case 'gathering':
      return leaveLobby(table, person)
    case 'playing':
      return leaveGame(table, person, await names(engine, table.seats))
    case 'over':
      return refused('over')
  }
}

/**
 * Who asks first is host: the old host may never come back. Everybody keeps seat and order; people's seats are held for them,
 * house players stay. Whoever asks later joins the table that is there.
 */
async function again(engine: Engine, id: string, by: By): Promise<Answer> {
  const opened = await engine.alone<Answer | { readonly next: string }>(id, async (room) => {
    const folded = await engine.enter(room, id)
    if (!folded) return noSuchTable
    const { table, row } = folded
    if (table.next !== undefined) return { next: table.next }
    if (table.phase !== 'over') return { ok: false, by: 'table', reason: 'not_over', table }
    if (seatOf(table, by.person) === undefined) return { ok: false, by: 'table', reason: 'not_seated', table }
    const { game, options } = table
    const seats = held(table, by.person, engine.now())
    const { version } = engine.gameOf(game).rules
    const event = { type: 'opened', game, version, options, host: by.person, seats, before: id } as const
    return engine.follow({ room, folded }, by.cause, { game, server: row.server, channel: row.channel }, event)
  })
  if (!('next' in opened)) return opened
  const { next } = opened
  return engine.change(next, by.cause, ({ table }) =>
    join(table, by.person, mostAt(engine.gameOf(table.game).rules, table.options)),
  )
}

const held = (table: Table, asker: number, now: number): readonly Seated[] =>
  table.seats
    .filter(({ held }) => held === undefined)
    .map(({ player }) => ({
      player,
      since: now,
      ...(player.kind === 'person' && player.person !== asker && { held: now + HOLD_MS }),
    }))

/** A thing that is no longer due is nothing to do: the dues are then written afresh. */
function due({ gameOf }: Engine, table: Table, seed: string, key: string): Decision {
  const it = readKey(key)
  switch (it?.what) {
    case 'house':
      return housePlay(table, it.seat, it.asked, { gameOf, seed })
    case 'queued':
      return queuedPlay(table, it.seat, it.since, { gameOf, seed })
    case 'held':
      return table.phase === 'gathering' ? release(table, it.until) : happens()
    case undefined:
      return happens()
  }
}

/** The names borne at a table, as last known. */
async function names({ store }: Engine, seats: readonly { readonly player: Player }[]): Promise<readonly string[]> {
  const people = seats.flatMap(({ player }) => (player.kind === 'person' ? [player.person] : []))
  const known = await store.people(people)
  const house = seats.flatMap(({ player }) => (player.kind === 'house' ? [player.name] : []))
  return [...house, ...people.flatMap((person) => known.get(person)?.name ?? [])]
}

/** The end of the game before; its table is over and is not taken into memory for it. A game that was ended early fixes nothing. */
async function lastState({ store, gameOf }: Engine, id: string): Promise<unknown> {
  const table = fold(await store.read(id), gameOf)
  return table?.outcome && table.state
}

function lookAt({ table, row }: Folded, viewer: Viewer, { gameOf }: Engine): Look {
  if (table.state === undefined) return { table, row, viewer, asked: 0, view: undefined, legal: [] }
  const { rules } = gameOf(table.game)
  const seated = viewer !== 'onlooker' && viewer >= 0 && viewer < table.seats.length
  const view: unknown = rules.view(table.state, seated ? viewer : 'onlooker')
  if (!seated) return { table, row, viewer: 'onlooker', asked: 0, view, legal: [] }
  const legal: readonly unknown[] = table.phase === 'playing' ? rules.legal(table.state, viewer) : []
  const queue = queueOf(table, viewer, gameOf)
  return { table, row, viewer, asked: table.asked[viewer] ?? 0, view, legal, ...(queue && { queue }) }
}
