import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { LOBBY_MS, STILL_MS, TURNS } from '../../src/table/clock.js'
import { dues } from '../../src/table/dues.js'
import { HOLD_MS } from '../../src/table/gather.js'
import { createHouse } from '../../src/table/house.js'
import { createPulse } from '../../src/table/pulse.js'
import { createTables, type HouseDoor, type Tables } from '../../src/table/tables.js'
import { answers, dealt, done, evening, happened, outcomeOf, type Evening } from './evening.js'

const { turn, remind } = TURNS.live
const HOUR = 3_600_000

/** A life of the program on the store of an evening, from its start to its end. */
async function life(it: Evening) {
  const tables: Tables & HouseDoor = createTables(it.settings)
  const now = (): number => it.clock.now
  const onError = (bug: unknown): void => void it.bugs.push(bug)
  const house = createHouse({ store: it.store, tables, now, onError })
  const pulse = createPulse({ store: it.store, tables, house, now, onError })
  await pulse.start()
  house.start()
  await house.settle()
  return {
    ...it,
    tables,
    house,
    pulse,
    /** The clock goes on, with a beat now and then as in real life. */
    async passes(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= 5_000) {
        it.clock.now += Math.min(left, 5_000)
        await pulse.reach(true)
        await house.settle()
      }
    },
    async stop(): Promise<void> {
      await house.stop()
      await pulse.stop()
    },
    /** Nothing is written at the end. */
    async kill(): Promise<void> {
      const alive = await it.store.fact('alive')
      await house.stop()
      await pulse.stop()
      await it.store.putFact('alive', alive ?? '')
    },
  }
}
type Life = Awaited<ReturnType<typeof life>>

/** An evening whose own house sleeps: those of its lives do what is due. */
const first = async (options: Parameters<typeof evening>[0] = {}): Promise<Life> => life(await evening(options))
async function playing(it: Life, people: readonly number[]): Promise<string> {
  const { id } = await dealt({ ...it, house: { ...it.house, start: () => {} } }, people)
  return id
}
const late = async (it: Pick<Evening, 'store'>, id: string) => (await happened(it, id)).filter((row) => row.includes('late'))

/** The ways in which people can lose time by us: from `it` to the life after it. */
const OUTAGES: Readonly<Record<string, (it: Life, ms: number) => Promise<Life>>> = {
  async 'a kill'(it, ms) {
    await it.kill()
    it.clock.now += ms
    return life(it)
  },
  async 'a clean stop'(it, ms) {
    await it.stop()
    it.clock.now += ms
    return life(it)
  },
  async 'a sleep of the machine'(it, ms) {
    it.clock.now += ms
    await it.house.settle()
    return it
  },
  async 'a loss of the gateway'(it, ms) {
    await it.pulse.reach(false)
    it.clock.now += ms
    await it.house.settle()
    await it.pulse.reach(true)
    await it.house.settle()
    return it
  },
  async 'a kill while the gateway is lost'(it, ms) {
    await it.pulse.reach(false)
    it.clock.now += ms / 2
    await it.kill()
    it.clock.now += ms / 2
    return life(it)
  },
  async 'a restart that does not reach people at once'(it, ms) {
    await it.stop()
    it.clock.now += ms / 2
    const next = await life(it)
    await next.pulse.reach(false)
    it.clock.now += ms / 2
    await next.house.settle()
    await next.pulse.reach(true)
    await next.house.settle()
    return next
  },
}

describe.each(Object.keys(OUTAGES))('after %s', (name) => {
  const outage = OUTAGES[name]!
  it('everybody has the time that was left, nobody is late, and the reminder comes at its time', async () => {
    const it = await first()
    const id = await playing(it, [it.bo])
    await answers(it, id, it.ann)
    await it.passes(remind - 10_000)
    const after = await outage(it, 2 * HOUR)
    await after.passes(9_000)
    expect(await happened(it, id)).not.toContain('reminded 1')
    await after.passes(2_000)
    expect(await happened(it, id)).toContain('reminded 1')
    await after.passes(turn - remind - 6_000)
    expect(await late(it, id)).toEqual([])
    await after.passes(11_000)
    expect(await late(it, id)).toEqual(['played 1 late'])
    expect(it.bugs).toEqual([])
    await after.stop()
  })
  it('lobbies and seats that are held wait as much longer', async () => {
    const it = await first()
    const id = await playing(it, [it.bo])
    done(await it.tables.end(id, { ...it.by(it.ann), moderator: false }))
    const next = done(await it.tables.again(id, it.by(it.ann)))
    const lobby = done(await it.tables.open(it.by(it.cleo), { ...WHERE, game: next.game, options: next.options }))
    await it.passes(HOLD_MS - 10_000)
    const after = await outage(it, 2 * HOUR)
    await after.passes(4_000)
    expect((await after.tables.get(next.id))?.seats).toHaveLength(2)
    await after.passes(12_000)
    expect((await after.tables.get(next.id))?.seats).toHaveLength(1)
    await after.passes(LOBBY_MS - HOLD_MS - 30_000)
    expect((await after.tables.get(lobby.id))?.phase).toBe('gathering')
    await after.passes(HOLD_MS + 60_000)
    expect((await after.tables.get(lobby.id))?.closed).toBe('expired')
    expect(it.bugs).toEqual([])
    await after.stop()
  })
})
const WHERE = { house: 0, pace: 'live', server: 'another', channel: 'channel' } as const

it('no time counts as lived while nobody can reach us, however long the program goes on', async () => {
  const it = await evening()
  const { store, tables, house, clock } = it
  const pulse = createPulse({ store, tables, house, now: () => clock.now, beatMs: 1 })
  await pulse.start()
  await pulse.reach(false)
  const from = await store.fact('alive')
  clock.now += HOUR
  await setTimeout(20) // some beats
  expect(await store.fact('alive')).toBe(from)
  await pulse.stop()
  expect(await store.fact('alive')).toBe(from)
})

describe('after a restart', () => {
  it('everything is due that was due', async () => {
    const it = await first()
    const id = await playing(it, [it.bo, it.cleo])
    await answers(it, id, it.bo)
    const before = await it.store.due(Number.MAX_SAFE_INTEGER, 99)
    await it.stop()
    const after = await life(it)
    const table = (await after.tables.get(id))!
    expect(await it.store.due(Number.MAX_SAFE_INTEGER, 99)).toEqual(before)
    expect(dues(table, it.settings.gameOf!, it.settings.tempo!)).toEqual(before)
    await after.stop()
  })
  it('somebody who was away is away, and can come back', async () => {
    const it = await first()
    const id = await playing(it, [it.bo])
    for (let round = 0; round < 2; round++) {
      await answers(it, id, it.ann)
      await it.passes(turn)
      if (round === 0) await answers(it, id, it.ann)
    }
    await it.kill()
    const after = await life(it)
    expect((await happened(it, id)).at(-1)).toBe('played 1 away')
    done(await after.tables.back(id, it.by(it.bo)))
    expect((await after.tables.get(id))?.seats[1]?.missed).toBeUndefined()
    await after.stop()
  })
  it('the ten seconds after a deal are whole again, also where there is no clock', async () => {
    const it = await first({ gameOf })
    const what = { ...WHERE, game: 'fool', options: {}, house: 2, pace: 'none' } as const
    const { id } = done(await it.tables.open(it.by(it.ann), what))
    const { seq } = done(await it.tables.start(id, it.by(it.ann)))
    const lead = (await it.tables.look(id, 0))!
    if (lead.legal.length > 0) done(await it.tables.play(id, it.by(it.ann), lead.asked, lead.legal[0]))
    await it.kill()
    it.clock.now += HOUR
    const after = await life(it)
    expect((await happened(it, id, seq + 1)).filter((row) => row.startsWith('played'))).toEqual([])
    await after.passes(10_000)
    expect((await happened(it, id, seq + 1)).filter((row) => row.startsWith('played'))).not.toEqual([])
    await after.stop()
  })
  it('the store learns who sits at tables of versions that did not tell it', async () => {
    const it = await first()
    const id = await playing(it, [it.bo])
    await it.store.append({ rows: [], seats: [{ table: id, people: [] }] })
    await it.stop()
    const after = await life(it)
    await answers(after, id, it.ann)
    expect((await it.store.seatedAt(it.bo)).map((row) => row.id)).toEqual([id])
    await after.stop()
  })
})

describe('a table that is paused', () => {
  it("nobody's time runs and the house does not play, whatever outages come; then everybody has what was left", async () => {
    const it = await first()
    const id = await playing(it, [it.bo])
    await answers(it, id, it.ann)
    await it.passes(remind - 1_000)
    await it.tables.pause(id, 'locked')
    await it.tables.pause(id, 'closed')
    expect((await it.tables.get(id))?.paused).toMatchObject({ why: 'locked' })
    expect(await it.store.due(Number.MAX_SAFE_INTEGER, 99)).toEqual([])
    await it.kill()
    it.clock.now += HOUR
    const after = await life(it)
    await after.passes(10 * 60_000)
    await after.tables.resume(id)
    await after.tables.resume(id)
    await after.passes(900)
    expect(await happened(it, id)).not.toContain('reminded 1')
    await after.passes(100)
    expect((await happened(it, id)).slice(-3)).toEqual(['paused', 'resumed', 'reminded 1'])
    await after.stop()
  })
  it('presses still play, and a lobby stays paused over an outage and does not expire', async () => {
    const it = await first()
    const id = await playing(it, [it.bo])
    await it.tables.pause(id, 'closed')
    await answers(it, id, it.ann)
    expect((await it.tables.get(id))?.paused).toBeDefined()
    const lobby = done(await it.tables.open(it.by(it.cleo), { ...WHERE, game: (await it.tables.get(id))!.game, options: {} }))
    await it.tables.pause(lobby.id, 'locked')
    await it.kill()
    it.clock.now += HOUR
    const after = await life(it)
    expect((await after.tables.get(lobby.id))?.paused).toBeDefined()
    await after.tables.resume(lobby.id)
    await after.passes(LOBBY_MS - 1_000)
    expect((await after.tables.get(lobby.id))?.phase).toBe('gathering')
    await after.passes(1_000)
    expect((await after.tables.get(lobby.id))?.closed).toBe('expired')
    await after.stop()
  })
})

describe('tables at which nothing has happened for very long', () => {
  it.each(Object.entries(STILL_MS))('end: %s', async (pace, still) => {
    const it = await evening()
    const { id } = await dealt(it, [], { pace: pace as keyof typeof STILL_MS, house: 1 })
    await answers(it, id, it.ann)
    await it.house.settle()
    const { at } = (await it.tables.get(id))!
    it.clock.now = at + still - 1
    await it.tables.sweep()
    expect((await it.tables.get(id))?.phase).toBe('playing')
    it.clock.now = at + still + 1
    await it.tables.sweep()
    expect(await it.tables.get(id)).toMatchObject({ phase: 'over', closed: 'nobody' })
    expect(await it.store.seatedAt(it.ann)).toEqual([])
  })
  it('end also where the house holds nothing due for them: old lobbies, and paused ones', async () => {
    const it = await evening()
    const [old, paused] = [await it.opened(), await it.opened()]
    await it.store.append({ rows: [], dues: [{ table: old.id, dues: [] }] })
    await it.tables.pause(paused.id, 'locked')
    it.clock.now += STILL_MS.live + 1
    await it.tables.sweep()
    for (const { id } of [old, paused]) expect((await it.tables.get(id))?.closed).toBe('expired')
    expect(outcomeOf(await it.tables.join(old.id, it.by(it.bo)))).toBe('over')
  })
})
