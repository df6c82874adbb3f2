import { openStore } from '../../src/store/sqlite.js'
import type { Store } from '../../src/store/store.js'
import { createHouse } from '../../src/table/house.js'
import { createTables, type Answer, type TablesOptions } from '../../src/table/tables.js'
import type { Table } from '../../src/table/table.js'
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
    pace: { pause: 0, spread: 0 },
    onError: (bug) => bugs.push(bug),
    ...options,
    store,
  }
  const tables = createTables(settings)
  const [ann, bo, cleo, dan] = await Promise.all(['Ann', 'Bo', 'Cleo', 'Dan'].map((name) => store.person(name, name)))
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
    /** A lobby of which Ann is host. */
    opened: async (house = 0, rounds = 2): Promise<Table> =>
      done(await tables.open(by(ann), { game: PEBBLES, options: { rounds }, house, server: 'server', channel: 'channel' })),
    /** Like after a kill: nothing but the store is left. */
    restarted: () => createTables(settings),
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
