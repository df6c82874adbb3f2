import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { STALE_MS, STILL_MS, TURNS } from '../../src/table/clock.js'
import { isAway, PACES, type Table } from '../../src/table/table.js'
import { createTables, type Answer, type HouseDoor, type Tables } from '../../src/table/tables.js'
import { evening, type Evening } from './evening.js'
import { expectSound, untilQuiet } from './sound.js'
import { PEBBLES, patientShelf } from './tiny-game.js'

// Whatever four people do, whenever, and however often the program falls: no table is ever stuck.

interface World extends Evening {
  readonly people: readonly number[]
  readonly now: { tables: Tables & HouseDoor; id: string }
}
/** `who` does it; `about` says to whom, how or how long. */
interface Did {
  readonly deed: keyof typeof DEEDS
  readonly who: number
  readonly about: number
}
type Deed = (world: World, who: number, about: number) => Promise<Answer | void>

const SPANS = [1_000, TURNS.live.remind, TURNS.live.turn, STALE_MS, TURNS.slow.turn] as const
const DEEDS = {
  join: ({ now, by }, who) => now.tables.join(now.id, by(who)),
  leave: ({ now, by }, who) => now.tables.leave(now.id, by(who)),
  start: ({ now, by }, who, about) => now.tables.start(now.id, by(who), about % 2 ? { fill: true } : {}),
  play: (world, who, about) => play(world, who, about),
  stand: (world, who, about) => play(world, who, about, true),
  unqueue: ({ now, by }, who) => now.tables.unqueue(now.id, by(who)),
  remove: ({ now, by, people }, who, about) => now.tables.remove(now.id, by(who), people[about % people.length]!),
  end: ({ now, by }, who) => now.tables.end(now.id, { ...by(who), moderator: false }),
  again: ({ now, by }, who) => now.tables.again(now.id, by(who)),
  change: ({ now, by }, who, about) => now.tables.change(now.id, by(who), { rounds: 1 + (about % 3) }),
  pace: ({ now, by }, who, about) => now.tables.pace(now.id, by(who), PACES[about % PACES.length]!),
  back: ({ now, by }, who) => now.tables.back(now.id, by(who)),
  takeSeat: ({ now, by }, who) => now.tables.takeSeat(now.id, by(who)),
  addHouse: ({ now, by }, who) => now.tables.addHouse(now.id, by(who)),
  dropHouse: ({ now, by }, who) => now.tables.dropHouse(now.id, by(who)),
  vanish: ({ now }, who) => now.tables.vanish(now.id, who),
  pause: ({ now }) => now.tables.pause(now.id, 'locked'),
  resume: ({ now }) => now.tables.resume(now.id),
  wait: async (world, _, about) => {
    world.clock.now += SPANS[about % SPANS.length]!
    await rests(world)
  },
  restart: async ({ now, clock, settings }, _, about) => {
    const from = clock.now
    clock.now += SPANS[about % SPANS.length]!
    now.tables = createTables(settings)
    await now.tables.giveBack(from, clock.now)
  },
} as const satisfies Record<string, Deed>

async function play({ now, by }: World, who: number, about: number, stands = false): Promise<Answer | void> {
  const look = await now.tables.lookAs(now.id, who)
  const action = look && [...look.legal, ...(look.queue?.ahead ?? [])].at(about % 4)
  return look && action !== undefined ? now.tables.play(now.id, by(who), look.asked, action, stands) : undefined
}
const rests = (world: World): Promise<void> => untilQuiet({ ...world, tables: world.now.tables })
const tableOf = async ({ now }: World): Promise<Table> => (await now.tables.get(now.id))!

/** A live table waits for a time, for somebody who is awake, or for the end of a pause. */
async function expectWaiting(world: World, table: Table): Promise<void> {
  if (table.phase === 'over' || table.paused) return
  const due = (await world.store.due(Number.MAX_SAFE_INTEGER, 99)).length > 0
  const turn = table.phase === 'playing' ? patientShelf(table.game).rules.turn(table.state) : []
  const somebody = turn.some((seat) => table.seats[seat]?.player.kind === 'person' && !isAway(table.seats[seat]))
  expect(due || somebody).toBe(true)
}

/** Nobody presses anything any more: the clock, and at last the sweep, bring the table to its end. */
async function letGo(world: World): Promise<void> {
  for (let times = 0; times < 300; times++) {
    if ((await tableOf(world)).phase === 'over') return
    const next = await world.store.nextDue()
    world.clock.now = next === undefined ? world.clock.now + STILL_MS.none + 1 : Math.max(next, world.clock.now)
    await rests(world)
    if (next === undefined) await world.now.tables.sweep()
  }
  throw new Error('the table never ends')
}

const did = fc.record<Did>({
  deed: fc.constantFrom(
    ...(Object.keys(DEEDS) as (keyof typeof DEEDS)[]),
    'play',
    'play',
    'play',
    'wait',
    'wait',
    'start',
    'join',
  ),
  who: fc.nat(3),
  about: fc.nat(11),
})
const story = fc.record({
  pace: fc.constantFrom(...PACES),
  house: fc.nat(1),
  begun: fc.boolean(),
  dids: fc.array(did, { maxLength: 40 }),
})

test.prop([story], { numRuns: 100 })(
  'every table is sound at every moment, and comes to its end',
  async ({ pace, house, begun, dids }) => {
    const it = await evening({ gameOf: patientShelf })
    const people = [it.ann, it.bo, it.cleo, it.dan]
    const opened = await it.tables.open(it.by(it.ann), { game: PEBBLES, options: {}, house, pace, server: 's', channel: 'c' })
    if (!opened.ok) throw new Error(opened.reason)
    const world: World = { ...it, people, now: { tables: it.tables, id: opened.table.id } }
    if (begun) await it.tables.join(world.now.id, it.by(it.bo))
    if (begun) await it.tables.start(world.now.id, it.by(it.ann))
    for (const { deed, who, about } of dids) {
      const does: Deed = DEEDS[deed]
      const answer = await does(world, people[who]!, about)
      if (answer?.ok) world.now.id = answer.table.id
      await expectWaiting(world, await expectSound({ ...world, tables: world.now.tables }, world.now.id, people))
      if (about > 5) await rests(world)
    }
    await letGo(world)
    await expectSound({ ...world, tables: world.now.tables }, world.now.id, people)
    await it.store.close()
  },
)
