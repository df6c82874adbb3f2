import { openStore } from '../../src/store/sqlite.js'
import type { Store } from '../../src/store/store.js'
import { createHouse } from '../../src/table/house.js'
import { createTables, type Answer, type TablesOptions } from '../../src/table/tables.js'
import type { Pace, Seated, Table, TableEvent } from '../../src/table/table.js'
import { PEBBLES, shelf } from './tiny-game.js'

/** Some people, a clock that the test moves, and a table of Pebbles; bugs that the table reports are kept. */
export async function evening(options: Partial<TablesOptions> = {}) {
  const store = options.store ?? (await freshStore())
  const clock = { now: 1_000_000 }
  const bugs: unknown[] = []
  const settings: TablesOptions = {
    now: () => clock.now,
    gameOf: shelf,
    seed: () => 'pinned',
    tempo: { pause: 0, spread: 0 },
    onError: (bug) => bugs.push(bug),
    ...options,
    store,
  }
  const tables = createTables(settings)
  const people = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve']
  const [ann, bo, cleo, dan, eve] = await Promise.all(people.map((name) => store.person(name, name, 0)))
  const causes = { count: 0 }
  const by = (person: number | undefined, cause = `press ${++causes.count}`) => ({ person: person!, cause })
  const house = createHouse({ store, tables, now: () => clock.now, onError: (bug) => bugs.push(bug) })

  return {
    store,
    clock,
    bugs,
    settings,
    tables,
    house,
    by,
    ann: ann!,
    bo: bo!,
    cleo: cleo!,
    dan: dan!,
    eve: eve!,
    /** A lobby of which Ann is host. */
    opened: async (house = 0, rounds = 2, pace: Pace = 'none'): Promise<Table> =>
      done(
        await tables.open(by(ann), {
          game: PEBBLES,
          options: { rounds },
          house,
          pace,
          server: 'server',
          channel: 'channel',
        }),
      ),
    /** Like after a kill: nothing but the store is left. */
    restarted: () => createTables(settings),
    /** The clock goes on, and the house, if it was started, does what has become due. */
    async passes(ms: number): Promise<void> {
      clock.now += ms
      await house.settle()
    },
  }
}
export type Evening = Awaited<ReturnType<typeof evening>>

async function freshStore(): Promise<Store> {
  const opened = await openStore(':memory:')
  if (!opened.ok) throw new Error(opened.reason)
  return opened.store
}

/** The table after something that must have worked. */
export function done(answer: Answer): Table {
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`)
  return answer.table
}
/** Why it was refused; 'ok' when it was not. */
export const outcomeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.reason)

/** Who sits where: "Ann", "Pip (house)"; people whose seat is held in brackets. */
export async function seated({ store }: Pick<Evening, 'store'>, table: Table | undefined): Promise<readonly string[]> {
  const numbers = table?.seats.flatMap(({ player }) => (player.kind === 'person' ? [player.person] : [])) ?? []
  const people = await store.people(numbers)
  return (table?.seats ?? []).map(({ player, held }) => {
    const name = player.kind === 'house' ? `${player.name} (house)` : `${people.get(player.person)?.name}`
    return held === undefined ? name : `[${name}]`
  })
}

/** A game of Pebbles that has begun, with the house ready: Ann and these people, in this order. */
export async function dealt(
  it: Evening,
  people: readonly number[],
  { pace = 'live', house = 0, rounds = 9 }: { readonly pace?: Pace; readonly house?: number; readonly rounds?: number } = {},
): Promise<Table> {
  const { id } = await it.opened(house, rounds, pace)
  for (const person of people) done(await it.tables.join(id, it.by(person)))
  it.house.start()
  return done(await it.tables.start(id, it.by(it.ann)))
}

/** This person answers what they are asked: so, or with the first thing there is. */
export async function answers(it: Pick<Evening, 'tables' | 'by'>, id: string, person: number, action?: unknown): Promise<Table> {
  const look = await it.tables.lookAs(id, person)
  return done(await it.tables.play(id, it.by(person), look?.asked ?? 0, action ?? look?.legal[0]))
}

export const chairOf = async ({ tables }: Pick<Evening, 'tables'>, id: string, seat: number): Promise<Seated | undefined> =>
  (await tables.get(id))?.seats[seat]

/** What happened at a table from a row on, in few words: "reminded 0 1", "played 1 late". */
export async function happened({ store }: Pick<Evening, 'store'>, id: string, from = 1): Promise<readonly string[]> {
  return (await store.read(id, from)).map(({ event }) => inWords(event as TableEvent))
}
function inWords(event: TableEvent): string {
  if (event.type === 'played')
    return ['played', event.seat, ...(event.instead ? [event.instead] : []), ...(event.waited ? ['waited'] : [])].join(' ')
  if (event.type === 'reminded') return ['reminded', ...event.seats].join(' ')
  if (event.type === 'left') return event.why === undefined ? `left ${event.seat}` : `left ${event.seat} ${event.why}`
  return event.type === 'closed' ? `closed ${event.why}` : event.type
}
