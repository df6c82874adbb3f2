import { Mutex } from 'async-mutex'
import { createHash, randomBytes } from 'node:crypto'
import { gameOf as shelf } from '../games/index.js'
import type { Store, TableRow } from '../store/store.js'
import type { Decision } from './decision.js'
import type { Answer, Change, Opening, Refused } from './door.js'
import { TEMPO, type Tempo } from './dues.js'
import { fold } from './fold.js'
import { grow, writeOf, type Folded, type Growth } from './growth.js'
import { createRooms, type Room } from './rooms.js'
import type { Shelf, TableEvent } from './table.js'

export interface TablesOptions {
  readonly store: Store
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly gameOf?: Shelf
  /** A new table's secret; fixed in tests alone. */
  readonly seed?: () => string
  readonly tempo?: Tempo
  /** Told of bugs that must not break an answer, such as a listener that throws. */
  readonly onError?: (error: unknown) => void
  /** How many tables stay folded in memory. */
  readonly most?: number
}

/** Another writer on the same log can be quicker; this often in a row would be a bug. */
const TRIES = 8

/** How a table's log grows: decide, fold, write, and only then remember, tell and answer; one change of a table at a time. */
export function createEngine(options: TablesOptions) {
  const { store, now = Date.now, gameOf = shelf, seed = newSeed, tempo = TEMPO, onError = unheard, most = 2_000 } = options
  const rooms = createRooms(most)
  const desks = createRooms(most) // one for each person
  const listeners = new Set<Change>()
  const numbering = new Mutex() // from a running number's being read to its being written

  /** Folds the log, unless the room knows the table already. */
  async function enter(room: Room, id: string): Promise<Folded | undefined> {
    if (room.folded) return room.folded
    const row = await store.table(id)
    const table = row && fold(await store.read(id), gameOf)
    if (table) room.folded = { table, row, busy: undefined }
    return room.folded
  }

  /** What arrived before acts once and is answered as success. Somebody else may have written it, so the log is read again. */
  async function seenBefore(room: Room, id: string): Promise<Answer> {
    room.folded = undefined
    const at = await enter(room, id)
    return at ? { ok: true, table: at.table } : noSuchTable
  }

  function tell({ table, row, events }: Growth): void {
    for (const event of events) {
      for (const listen of listeners) {
        try {
          listen(table, event, row)
        } catch (error) {
          onError(error)
        }
      }
    }
  }

  async function attempt(room: Room, id: string, cause: string | null, decide: Decide): Promise<Answer | 'taken'> {
    const at = await enter(room, id)
    if (!at) return noSuchTable
    const decision = await decide(at)
    if (!decision.ok) return cause !== null && (await store.seen(cause)) ? seenBefore(room, id) : { ...decision, table: at.table }
    if (cause === null && decision.events.length === 0) return { ok: true, table: at.table }
    const growth = grow(at, decision.events, { at: now(), cause }, gameOf)
    const written = await store.append(writeOf([growth], gameOf, tempo))
    if (written === 'seen') return seenBefore(room, id)
    if (written === 'taken') return 'taken'
    remember(room, growth)
    tell(growth)
    return { ok: true, table: growth.table }
  }

  /** Tries again, after a fresh look at the log, when somebody else has written there. */
  const alone = <T>(id: string, act: (room: Room) => Promise<T | 'taken'>): Promise<T> =>
    rooms.alone(id, async (room) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const answer = await act(room)
        if (answer !== 'taken') return answer
        room.folded = undefined
      }
      throw new Error(`others wrote to table ${id} ${TRIES} times in a row`)
    })

  /** A new table, whose id follows from its cause, so that what arrives twice finds it. */
  async function attemptOpen(
    room: Room,
    cause: string,
    where: Place,
    events: readonly TableEvent[],
    how: { readonly older?: Older; readonly allowed?: Allowed; readonly seed?: string } = {},
  ): Promise<Answer | 'taken'> {
    const { older } = how
    const id = idFor(cause)
    if (await enter(room, id)) return seenBefore(room, id)
    if (how.allowed && !(await how.allowed())) return { ok: false, by: 'table', reason: 'enough_tables', table: undefined }
    const { game, server, channel, home = channel } = where
    const number = await store.nextNumber(server)
    const opens: TableRow = { id, game, number, server, channel, home, phase: 'gathering', seed: how.seed ?? seed() }
    const at = now()
    const old = older && grow(older.folded, [{ type: 'followed', next: id }], { at, cause }, gameOf)
    const fresh = grow({ table: undefined, row: opens }, events, { at, cause: old ? null : cause }, gameOf)
    const growths = old ? [old, fresh] : [fresh]
    const written = await store.append(writeOf(growths, gameOf, tempo, opens))
    if (written === 'seen') return seenBefore(room, id)
    if (written === 'taken') return 'taken'
    remember(room, fresh)
    if (older && old) remember(older.room, old)
    growths.forEach(tell)
    return { ok: true, table: fresh.table }
  }

  return {
    store,
    now,
    gameOf,
    alone,
    enter,
    /** One thing at a time for each person, whatever the tables. Taken before any table's lock. */
    alonePerson: <T>(person: number, act: () => Promise<T>): Promise<T> => desks.alone(String(person), act),
    forget: rooms.forget,
    /** `allowed` is asked when no other table can open in the meantime. */
    open: (cause: string, where: Place, opened: TableEvent, allowed: Allowed): Promise<Answer> =>
      alone(idFor(cause), (room) => numbering.runExclusive(() => attemptOpen(room, cause, where, [opened], { allowed }))),
    /** In play at once, by chance that is known beforehand. */
    begin: (cause: string, where: Place, events: readonly TableEvent[], seed: string): Promise<Answer> =>
      alone(idFor(cause), (room) => numbering.runExclusive(() => attemptOpen(room, cause, where, events, { seed }))),
    /**
     * The rematch of `older`, in whose room we are: both rows are written, or none. 'taken': look at `older` again. Locks are
     * taken in one order: the older table, the newer one, the numbers.
     */
    follow: (older: Older, cause: string, where: Place, opened: TableEvent): Promise<Answer | 'taken'> =>
      rooms.alone(idFor(cause), (room) => numbering.runExclusive(() => attemptOpen(room, cause, where, [opened], { older }))),
    /** A look that waits for nobody when the table is in memory. */
    peek: async (id: string): Promise<Folded | undefined> => rooms.known(id) ?? rooms.alone(id, (room) => enter(room, id)),
    /** `cause`: what must not act twice; null where acting twice does nothing. */
    change: (id: string, cause: string | null, decide: Decide): Promise<Answer> =>
      alone(id, (room) => attempt(room, id, cause, decide)),
    onChange: (listen: Change) => {
      listeners.add(listen)
      return (): void => {
        listeners.delete(listen)
      }
    },
  }
}
export type Engine = ReturnType<typeof createEngine>

type Decide = (at: Folded) => Decision | Promise<Decision>
/** Must not wait for any table. */
type Allowed = () => Promise<boolean>
type Place = Pick<Opening, 'game' | 'server' | 'channel' | 'home'>
export interface Older {
  readonly room: Room
  readonly folded: Folded
}

export const noSuchTable: Refused = { ok: false, by: 'table', reason: 'no_such_table', table: undefined }

const newSeed = (): string => randomBytes(32).toString('hex')
/** Ten letters and figures: short enough for the pointers in buttons. */
const idFor = (cause: string): string =>
  BigInt(`0x${createHash('sha256').update(`table ${cause}`).digest('hex')}`)
    .toString(36)
    .slice(0, 10)

function remember(room: Room, { table, row, busy }: Growth): void {
  room.folded = { table, row, busy }
}

/** Nobody listens for bugs here: they end the program instead of being lost. */
function unheard(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
