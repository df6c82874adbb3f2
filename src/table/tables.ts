import type { Viewer } from '../kit/game.js'
import { again, lastState } from './again.js'
import { STILL_MS } from './clock.js'
import { abandon, housePlay, play, queuedPlay, start, type Ground } from './decide.js'
import { happens, type Decision } from './decision.js'
import type { Answer, By, HouseDoor, Limits, Look, Opening, Refused, Tables } from './door.js'
import { readKey } from './dues.js'
import { createEngine, type Engine, type TablesOptions } from './engine.js'
import { changeRules, clashAt, mostAt } from './fit.js'
import { addHouse, dropHouse, housePlayers, join, release } from './gather.js'
import type { Folded } from './growth.js'
import { elsewhere, enough, hasRoom, leaveLobbies, NO_LIMITS } from './limits.js'
import { teach } from './lesson.js'
import { queueOf, unqueue } from './queue.js'
import { back, decided, end, leave, remove, takeSeat, vanish, type Chairs } from './seats.js'
import { seatView } from './seat-view.js'
import { seatOf, type Player, type Seated, type Table } from './table.js'
import { clockRang, expire, pause, resume, setPace, tooStill } from './time.js'

export type * from './door.js'
export type { TablesOptions } from './engine.js'
export { seatOf } from './table.js'

/** The door over a store. What was answered with `ok` is on disk; what is not on disk was not answered with `ok`. */
export function createTables(options: TablesOptions): Tables & HouseDoor {
  const engine = createEngine(options)
  const { change, gameOf, peek, now, store } = engine
  const most = ({ game, options }: Table): number => mostAt(gameOf(game).rules, options)
  const ground = ({ row }: Folded): Ground => ({ gameOf, seed: row.seed, now: now() })
  const chairs = async (at: Folded): Promise<Chairs> => ({ ...ground(at), taken: await names(engine, at.table.seats) })
  const look = async (id: string, viewerIn: (table: Table) => Viewer): Promise<Look | undefined> => {
    const at = await peek(id)
    return at && lookAt(at, viewerIn(at.table), engine)
  }
  /** One table after the other for each person, so that what the server allows is counted rightly. */
  const sitDown = (id: string, by: By, limits: Limits, sit: () => Promise<Answer>): Promise<Answer> =>
    engine.alonePerson(by.person, async () => {
      const at = await peek(id)
      const refusal = at && (await refusedThere(engine, by, { server: at.row.server, pace: at.table.pace }, limits))
      const answer = refusal ?? (await sit())
      if (answer.ok && at) await leaveLobbies(engine, by, at.row.server, answer.table.id)
      return answer
    })

  return {
    open: (by, what, limits = NO_LIMITS) => engine.alonePerson(by.person, () => open(engine, by, what, limits)),
    teach: (by, what) => engine.alonePerson(by.person, () => teach(engine, by, what)),
    unopened: (by, where, limits) => unopened(engine, by, where, limits),
    join: (id, by, limits = NO_LIMITS) =>
      sitDown(id, by, limits, () => change(id, by.cause, ({ table }) => join(table, by.person, most(table)))),
    leave: (id, by) => change(id, by.cause, async (at) => leave(at.table, by.person, await chairs(at))),
    takeSeat: (id, by, seat, limits = NO_LIMITS) =>
      sitDown(id, by, limits, () => change(id, by.cause, ({ table }) => takeSeat(table, by.person, seat))),
    back: (id, by) => change(id, by.cause, ({ table }) => back(table, by.person)),
    remove: (id, by, person) => change(id, by.cause, async (at) => remove(at.table, by.person, person, await chairs(at))),
    addHouse: (id, by) =>
      change(id, by.cause, async ({ table }) => addHouse(table, by.person, most(table), await names(engine, table.seats))),
    dropHouse: (id, by) => change(id, by.cause, ({ table }) => dropHouse(table, by.person)),
    start: (id, by, how = {}) =>
      change(id, by.cause, async (at) => {
        const before = at.table.before === undefined ? undefined : await lastState(engine, at.table.before)
        return start(at.table, by.person, how, { ...(await chairs(at)), before })
      }),
    change: (id, by, chosen) => change(id, by.cause, ({ table }) => changeRules(table, by.person, chosen, gameOf)),
    pace: (id, by, pace) => change(id, by.cause, ({ table }) => setPace(table, by.person, pace)),
    play: (id, by, asked, action, stands = false) =>
      change(id, by.cause, (at) => play(at.table, by.person, { asked, action, stands }, ground(at))),
    unqueue: (id, by) => change(id, by.cause, ({ table }) => unqueue(table, by.person)),
    again: (id, by, limits = NO_LIMITS) => sitDown(id, by, limits, () => again(engine, id, by)),
    end: (id, by) => change(id, by.cause, async (at) => end(at.table, by.person, by.moderator, await chairs(at))),

    async abandon(id) {
      await change(id, `gone:${id}`, ({ table }) => abandon(table))
    },
    async vanish(id, person) {
      await change(id, null, async (at) => vanish(at.table, person, await chairs(at)))
    },
    async pause(id, why) {
      await change(id, null, ({ table }) => pause(table, why))
    },
    async resume(id) {
      await change(id, null, ({ table }) => resume(table, now()))
    },

    get: async (id) => (await peek(id))?.table,
    row: async (id) => (await peek(id))?.row,
    look: (id, viewer) => look(id, () => viewer),
    async lookAs(id, person) {
      const it = await look(id, (table) => seatOf(table, person) ?? 'onlooker')
      return it && { ...it, person }
    },
    onChange: engine.onChange,

    async due(id, key) {
      const answer = await change(id, `house:${id}:${key}`, (at) => due(at, key, ground(at), () => chairs(at)))
      if (!answer.ok) throw new Error(`what was due at table ${id} is refused: ${answer.reason}`) // else it would be due for ever
    },
    async giveBack(from, to) {
      const tables = await store.giveBack({ type: 'resumed', from, to }, to, to - from)
      engine.forget()
      return tables
    },
    async sweep() {
      for (const { id } of await store.silent(now() - Math.min(...Object.values(STILL_MS))))
        await change(id, null, ({ table }) => (table.phase === 'gathering' ? expire : tooStill)(table, now()))
    },
  }
}

type Where = Pick<Opening, 'server' | 'pace'>

/** Another table is in the way; not where nobody is hurried, and what arrives twice is not held against itself. */
const refusedThere = async (engine: Engine, by: By, where: Where, limits: Limits): Promise<Refused | undefined> =>
  where.pace !== 'live' || (await engine.store.seen(by.cause)) ? undefined : elsewhere(engine, by, where.server, limits)

async function unopened(engine: Engine, by: By, where: Where, limits: Limits): Promise<Refused | undefined> {
  const refusal = await refusedThere(engine, by, where, limits)
  if (refusal || (await hasRoom(engine, where.server, limits)) || (await engine.store.seen(by.cause))) return refusal
  return enough(engine, where.server)
}

async function open(engine: Engine, by: By, what: Opening, limits: Limits): Promise<Answer> {
  const { rules } = engine.gameOf(what.game)
  const options = rules.options.safeParse(what.options)
  if (!options.success) return { ok: false, by: 'table', reason: 'not_allowed', table: undefined }
  if (clashAt(rules, options.data, 1 + what.house)) return { ok: false, by: 'table', reason: 'clash', table: undefined }
  const refusal = await refusedThere(engine, by, what, limits)
  if (refusal) return refusal
  const since = engine.now()
  const host: Seated = { player: { kind: 'person', person: by.person }, since }
  const house = housePlayers(Math.min(what.house, mostAt(rules, options.data) - 1), await names(engine, [host]))
  const opened = {
    type: 'opened',
    game: what.game,
    version: rules.version,
    options: options.data as unknown,
    host: by.person,
    pace: what.pace,
    ...(what.practice && { practice: 'practice' as const }),
    seats: [host, ...house.map((player): Seated => ({ player, since }))],
  } as const
  const answer = await engine.open(by.cause, what, opened, () => hasRoom(engine, what.server, limits))
  if (answer.ok) await leaveLobbies(engine, by, what.server, answer.table.id)
  return !answer.ok && answer.reason === 'enough_tables' ? enough(engine, what.server) : answer
}

/** A thing that is no longer due is nothing to do: the dues are then written afresh. */
async function due({ table }: Folded, key: string, ground: Ground, chairs: () => Promise<Chairs>): Promise<Decision> {
  if (table.paused) return happens()
  const it = readKey(key)
  switch (it?.what) {
    case 'house':
      return housePlay(table, it.seat, it.asked, ground)
    case 'clock':
      return decided(table, clockRang(table, it.seat, it.asked, ground), await chairs())
    case 'queued':
      return queuedPlay(table, it.seat, it.since, ground)
    case 'held':
      return table.phase === 'gathering' ? release(table, it.until) : happens()
    case 'lobby':
      return expire(table, ground.now)
    case undefined:
      return happens()
  }
}

function lookAt({ table, row }: Folded, viewer: Viewer, { gameOf }: Engine): Look {
  if (table.state === undefined) return { table, row, viewer, asked: 0, view: undefined, legal: [] }
  const { rules } = gameOf(table.game)
  const seated = viewer !== 'onlooker' && viewer >= 0 && viewer < table.seats.length
  const view: unknown = seated ? seatView(table, viewer, gameOf) : rules.view(table.state, 'onlooker')
  if (!seated) return { table, row, viewer: 'onlooker', asked: 0, view, legal: [] }
  const legal: readonly unknown[] = table.phase === 'playing' ? rules.legal(table.state, viewer) : []
  const queue = queueOf(table, viewer, gameOf)
  return { table, row, viewer, asked: table.asked[viewer] ?? 0, view, legal, ...(queue && { queue }) }
}

/** The names borne at a table, as last known. */
async function names({ store }: Engine, seats: readonly { readonly player: Player }[]): Promise<readonly string[]> {
  const people = seats.flatMap(({ player }) => (player.kind === 'person' ? [player.person] : []))
  const known = await store.people(people)
  const house = seats.flatMap(({ player }) => (player.kind === 'house' ? [player.name] : []))
  return [...house, ...people.flatMap((person) => known.get(person)?.name ?? [])]
}
