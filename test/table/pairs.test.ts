import { beforeAll, describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import type { State } from '../../src/games/foolish-faces/types.js'
import type { Row, TableRow } from '../../src/store/store.js'
import { TURNS } from '../../src/table/clock.js'
import { dues } from '../../src/table/dues.js'
import { fold } from '../../src/table/fold.js'
import { isAway, type Table } from '../../src/table/table.js'
import { createTables, type Answer, type HouseDoor, type Tables } from '../../src/table/tables.js'
import { trial } from '../games/foolish-faces/trial.js'
import { sorted } from '../games/playout.js'
import { answers, done, evening, type Evening } from './evening.js'
import { expectSound, untilQuiet } from './sound.js'

// Whatever happens at the same instant as something else, at a table of Foolish Faces, the table is sound afterwards.

const PLACES = ['lobby', 'game', 'over'] as const
type Place = (typeof PLACES)[number]

/** A table that has come to some place, and can be laid again as often as one likes. */
interface Laid {
  readonly rows: readonly Row[]
  readonly row: TableRow
}
/** A table laid for one pair of deeds. */
interface Scene extends Evening {
  readonly id: string
  /** As it was laid. */
  readonly table: Table
  /** The door that is open now. */
  readonly door: { tables: Tables & HouseDoor }
  readonly people: readonly number[]
}
/** `second`: somebody else does it, or something else is done, where that makes a difference. */
type Deed = (scene: Scene, cause: string, second: boolean) => Promise<Answer | void>

/** Where each deed can be done, and how. In the game Ann and Bo are awake, Cleo is away, and the house stands in for Dan. */
const DEEDS = {
  join: {
    at: ['lobby'],
    does: ({ id, door, dan, eve }, cause, second) => door.tables.join(id, { person: second ? dan : eve, cause }),
  },
  leave: {
    at: ['lobby', 'game'],
    does: ({ id, door, ann, bo }, cause, second) => door.tables.leave(id, { person: second ? ann : bo, cause }),
  },
  start: { at: ['lobby'], does: ({ id, door, ann }, cause) => door.tables.start(id, { person: ann, cause }, { fill: true }) },
  play: { at: ['game'], does: (scene, cause) => playCard(scene, cause) },
  'run out of time': { at: ['game'], does: (scene) => runOut(scene) },
  remove: {
    at: ['lobby', 'game'],
    does: ({ id, door, ann, bo, cleo }, cause, second) =>
      door.tables.remove(id, { person: second ? bo : ann, cause }, second ? cleo : bo),
  },
  end: {
    at: ['lobby', 'game'],
    does: ({ id, door, ann, bo }, cause, second) => door.tables.end(id, { person: second ? bo : ann, cause, moderator: false }),
  },
  again: {
    at: ['over'],
    does: ({ id, door, ann, bo }, cause, second) => door.tables.again(id, { person: second ? bo : ann, cause }),
  },
  change: {
    at: ['lobby'],
    does: ({ id, door, ann }, cause, second) =>
      door.tables.change(id, { person: ann, cause }, { length: 'single-round', partyCrasher: second }),
  },
  restart: { at: PLACES, does: (scene) => restart(scene) },
  'take a seat': {
    at: ['game'],
    does: ({ id, door, dan, eve }, cause, second) => door.tables.takeSeat(id, { person: second ? dan : eve, cause }),
  },
  'be back': { at: ['game'], does: ({ id, door, cleo }, cause) => door.tables.back(id, { person: cleo, cause }) },
  pace: {
    at: ['lobby', 'game'],
    does: ({ id, door, ann }, cause, second) => door.tables.pace(id, { person: ann, cause }, second ? 'none' : 'slow'),
  },
  pause: {
    at: ['lobby', 'game'],
    does: ({ id, door }, _, second) => (second ? door.tables.resume(id) : door.tables.pause(id, 'locked')),
  },
} as const satisfies Record<string, { readonly at: readonly Place[]; readonly does: Deed }>
type Name = keyof typeof DEEDS
const NAMES = Object.keys(DEEDS) as Name[]

/** The card that whoever is in turn had in hand before anything happened. */
async function playCard({ id, table, door }: Scene, cause: string): Promise<Answer | void> {
  if (table.phase !== 'playing') return
  const { rules } = gameOf(table.game)
  const [seat = 0] = rules.turn(table.state)
  const player = table.seats[seat]!.player
  if (player.kind === 'house') throw new Error('the scene is laid badly')
  return door.tables.play(id, { person: player.person, cause }, table.asked[seat]!, rules.legal(table.state, seat)[0])
}
async function runOut(scene: Scene): Promise<void> {
  scene.clock.now += TURNS.live.turn
  await untilQuiet({ ...scene, tables: scene.door.tables })
}
/** Nothing but the store is left, and the time of an outage is given back. */
async function restart(scene: Scene): Promise<void> {
  const from = scene.clock.now
  scene.clock.now += 60_000
  scene.door.tables = createTables(scene.settings)
  await scene.door.tables.giveBack(from, scene.clock.now)
}

const pairs = NAMES.flatMap((one, i) => NAMES.slice(i).map((other) => ({ one, other })))
/** Where both can be done; else where the one can, and where the other can. */
function placesFor(one: Name, other: Name): readonly Place[] {
  const [here, there]: readonly (readonly Place[])[] = [DEEDS[one].at, DEEDS[other].at]
  const both = PLACES.filter((place) => here!.includes(place) && there!.includes(place))
  return both.length > 0 ? both : PLACES.filter((place) => here!.includes(place) || there!.includes(place))
}

let us: Evening
let laid: Readonly<Record<Place, Laid>>
const count = { scenes: 0 }
beforeAll(async () => {
  us = await evening({ gameOf })
  laid = { lobby: await lobby(us), game: await game(us), over: await over(us) }
})

const WHAT = { game: 'foolish-faces', options: {}, house: 1, pace: 'live', server: 'server', channel: 'channel' } as const
const kept = async ({ store, tables }: Evening, id: string): Promise<Laid> => {
  const it = { rows: await store.read(id), row: (await store.table(id))! }
  await tables.abandon(id)
  return it
}
async function gathered(it: Evening, people: readonly number[], house: number): Promise<string> {
  const { id } = done(await it.tables.open(it.by(it.ann), { ...WHAT, house }))
  for (const person of people) done(await it.tables.join(id, it.by(person)))
  return id
}
const lobby = async (it: Evening): Promise<Laid> => kept(it, await gathered(it, [it.bo, it.cleo], 1))
async function inGame(it: Evening): Promise<string> {
  const id = await gathered(it, [it.bo, it.cleo, it.dan], 0)
  done(await it.tables.start(id, it.by(it.ann)))
  const people = [it.ann, it.bo, it.cleo, it.dan]
  for (;;) {
    const table = (await it.tables.get(id))!
    const [seat = 0] = gameOf(table.game).rules.turn(table.state)
    const cleoIsAway = isAway(table.seats[2]!)
    if (cleoIsAway && seat < 2) break
    if (seat === 2) it.clock.now += TURNS.live.turn
    if (seat === 2) await untilQuiet(it)
    else await answers(it, id, people[seat]!)
  }
  done(await it.tables.leave(id, it.by(it.dan)))
  return id
}
const game = async (it: Evening): Promise<Laid> => kept(it, await inGame(it))
async function over(it: Evening): Promise<Laid> {
  const id = await inGame(it)
  done(await it.tables.end(id, { ...it.by(it.ann), moderator: false }))
  return kept(it, id)
}

/** The same table once more, under another name. */
async function lay(place: Place): Promise<Scene> {
  const { store, clock, settings, ann, bo, cleo, dan, eve } = us
  const id = `scene${++count.scenes}`
  const rows = laid[place].rows.map((row) => ({ ...row, table: id, cause: null }))
  const table = fold(rows, gameOf)!
  const people = table.seats.flatMap(({ player }) => (player.kind === 'person' ? [player.person] : []))
  const written = await store.append({
    rows,
    open: { ...laid[place].row, id, server: id },
    dues: [{ table: id, dues: dues(table, gameOf, settings.tempo!) }],
    seats: [{ table: id, people: place === 'over' ? [] : people }],
  })
  expect(written).toBe('written')
  clock.now = table.at + 1_000
  return { ...us, id, table, door: { tables: createTables(settings) }, people: [ann, bo, cleo, dan, eve] }
}

async function sound(scene: Scene, id = scene.id): Promise<readonly number[]> {
  const table = await expectSound({ ...scene, tables: scene.door.tables }, id, scene.people)
  const cards = table.state === undefined ? undefined : trial.cards(table.state as State)
  if (cards) expect(sorted(cards)).toEqual(sorted(trial.deck))
  return [table.seq, ...(table.next === undefined ? [] : await sound(scene, table.next))]
}

/** How two deeds can come together. `second` is the one that comes later, where both are the same. */
type Order = (first: () => Promise<unknown>, second: () => Promise<unknown>, between: () => Promise<unknown>) => Promise<void>
const ORDERS: Readonly<Record<string, Order>> = {
  'one after the other': async (first, second, between) => {
    await first()
    await between()
    await second()
  },
  'at the same instant': async (first, second) => {
    await Promise.all([first(), second()])
  },
}

/** Both deeds at a fresh table; what was done before and arrives once more changes nothing. */
async function together(place: Place, first: Name, second: Name, order: Order): Promise<void> {
  const scene = await lay(place)
  const one = (): Promise<Answer | void> => deedOf(first)(scene, `${scene.id} first`, false)
  const other = (): Promise<Answer | void> => deedOf(second)(scene, `${scene.id} second`, first === second)
  const said: (Answer | void)[] = []
  await order(
    async () => void (said[0] = await one()),
    async () => void (said[1] = await other()),
    () => sound(scene),
  )
  const seqs = await sound(scene)
  if (said[0]?.ok) await one()
  if (said[1]?.ok) await other()
  expect(await sound(scene)).toEqual(seqs)
  const { next } = (await scene.door.tables.get(scene.id))!
  for (const id of [scene.id, ...(next === undefined ? [] : [next])]) await scene.door.tables.abandon(id)
}
const deedOf = (name: Name): Deed => DEEDS[name].does

describe('at a table of Foolish Faces', () => {
  it.each(pairs)('$one and $other go together, in every order', async ({ one, other }) => {
    for (const place of placesFor(one, other))
      for (const order of Object.values(ORDERS)) {
        await together(place, one, other, order)
        if (one !== other) await together(place, other, one, order)
      }
  })
})
