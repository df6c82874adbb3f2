import { describe, expect, it } from 'vitest'
import { LOBBY_MS } from '../../src/table/clock.js'
import { dues, readKey } from '../../src/table/dues.js'
import { createHouse } from '../../src/table/house.js'
import { done, evening, seated, type Evening } from './evening.js'
import { shelf } from './tiny-game.js'

/** Ann answers whatever she is asked until the game is over. */
async function playOn(it: Evening, id: string): Promise<void> {
  for (;;) {
    await it.house.settle()
    const look = (await it.tables.lookAs(id, it.ann))!
    if (look.table.phase === 'over') return
    done(await it.tables.play(id, it.by(it.ann), look.asked, look.legal[0]))
  }
}

describe('what is due', () => {
  it('is a play for each house player in turn, after a pause from when it was asked, whatever others do', async () => {
    const it = await evening({ tempo: { pause: 1_000, spread: 500 } })
    const { id } = await it.opened(1)
    done(await it.tables.join(id, it.by(it.bo)))
    const { at, asked } = done(await it.tables.start(id, it.by(it.ann)))
    const [due] = await it.store.due(Number.MAX_SAFE_INTEGER, 10)
    expect(due).toMatchObject({ table: id, key: `house:1:${asked[1]}` })
    expect(due!.at - at).toBeGreaterThanOrEqual(1_000)
    expect(due!.at - at).toBeLessThanOrEqual(1_500)
    it.clock.now += 700
    done(await it.tables.play(id, it.by(it.ann), asked[0]!, { hide: 1 }))
    expect(await it.store.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([due])
  })
  it('is nothing where people alone are asked, or the table is over', async () => {
    const it = await evening()
    const { id } = await it.opened()
    done(await it.tables.join(id, it.by(it.bo)))
    const table = done(await it.tables.start(id, it.by(it.ann)))
    expect(dues(table, shelf, { pause: 0, spread: 0 })).toEqual([])
    expect(dues({ ...table, phase: 'over' }, shelf, { pause: 0, spread: 0 })).toEqual([])
  })
  it('has keys that can be read back', () => {
    expect(readKey('house:2:17')).toEqual({ what: 'house', seat: 2, asked: 17 })
    expect(readKey('held:5')).toEqual({ what: 'held', until: 5 })
    expect(readKey('clock:1:17:remind')).toEqual({ what: 'clock', seat: 1, asked: 17 })
    expect(readKey('older:5')).toBeUndefined()
  })
})

describe('the house', () => {
  it('plays to the end with a person', async () => {
    const it = await evening()
    const { id } = await it.opened(2, 3)
    done(await it.tables.start(id, it.by(it.ann)))
    it.house.start()
    await playOn(it, id)
    expect(await it.tables.get(id)).toMatchObject({ phase: 'over', closed: undefined, actions: 12 })
    expect(it.bugs).toEqual([])
  })
  it('plays on for people who leave, and stops when nobody is left', async () => {
    const it = await evening()
    const { id } = await it.opened(0, 3)
    done(await it.tables.join(id, it.by(it.bo)))
    done(await it.tables.join(id, it.by(it.cleo)))
    done(await it.tables.start(id, it.by(it.ann)))
    it.house.start()
    done(await it.tables.leave(id, it.by(it.cleo)))
    await it.house.settle()
    expect(await seated(it, await it.tables.get(id))).toEqual(['Ann', 'Bo', 'Pip (house)'])
    expect((await it.tables.get(id))?.actions).toBe(1)
    done(await it.tables.leave(id, it.by(it.bo)))
    await it.house.settle()
    expect((await it.tables.get(id))?.actions).toBe(2)
    const ended = done(await it.tables.leave(id, it.by(it.ann)))
    await it.house.settle()
    expect(await it.tables.get(id)).toEqual(ended)
  })
  it('does what fell due while the program was away, without being told of the table', async () => {
    const it = await evening()
    const { id } = await it.opened(1)
    done(await it.tables.start(id, it.by(it.ann)))
    const tables = it.restarted()
    const house = createHouse({ store: it.store, tables, now: it.settings.now! })
    house.start()
    await house.settle()
    expect((await tables.get(id))?.actions).toBe(1)
    await house.stop()
  })
  it('acts once for each question, however often it is called for', async () => {
    const it = await evening()
    const { id } = await it.opened(1)
    const { asked } = done(await it.tables.start(id, it.by(it.ann)))
    const key = `house:1:${asked[1]}`
    await Promise.all([it.tables.due(id, key), it.tables.due(id, key), it.restarted().due(id, key)])
    expect((await it.store.read(id)).map(({ cause }) => cause)).toEqual(['press 1', 'press 2', `house:${id}:${key}`])
  })
  it('drops what is not due any more', async () => {
    const it = await evening()
    const { id } = await it.opened()
    await it.store.append({ rows: [], dues: [{ table: id, dues: [{ table: id, key: 'older:1', at: 0, clock: false }] }] })
    it.house.start()
    await it.house.settle()
    expect(await it.store.nextDue()).toBe(it.clock.now + LOBBY_MS)
    expect((await it.tables.get(id))?.seq).toBe(1)
  })
  it('leaves alone for a while what fails, and serves the others', async () => {
    const it = await evening()
    const [bad, good] = [await it.opened(1), await it.opened(1)]
    for (const { id } of [bad, good]) done(await it.tables.start(id, it.by(it.ann)))
    const calls: string[] = []
    const bugs: unknown[] = []
    const due = async (id: string, key: string): Promise<void> => {
      calls.push(id)
      if (id === bad.id) throw new Error('broken')
      await it.tables.due(id, key)
    }
    const house = createHouse({
      store: it.store,
      tables: { due, onChange: (listen) => it.tables.onChange(listen) },
      now: it.settings.now!,
      onError: (bug) => bugs.push(bug),
    })
    house.start()
    await house.settle()
    await house.settle()
    expect([calls.toSorted(), bugs]).toEqual([[bad.id, good.id].toSorted(), [new Error('broken')]])
    it.clock.now += 60_000
    await house.settle()
    expect(calls).toHaveLength(3)
    await house.stop()
  })
  it('reports a house player that chooses what the rules refuse, and does not ask it for ever', async () => {
    const it = await evening({ gameOf: (game) => ({ ...shelf(game), house: () => ({ twice: true }) }) })
    const { id } = await it.opened(1)
    done(await it.tables.start(id, it.by(it.ann)))
    it.house.start()
    await it.house.settle()
    expect(it.bugs).toEqual([new Error(`what was due at table ${id} is refused: too_early`)])
    expect((await it.tables.get(id))?.actions).toBe(0)
    await it.house.stop()
  })
  it('begins nothing after it was stopped', async () => {
    const it = await evening()
    it.house.start()
    const { id } = await it.opened(1)
    await it.house.stop()
    done(await it.tables.start(id, it.by(it.ann)))
    await it.house.settle()
    expect((await it.tables.get(id))?.actions).toBe(0)
  })
})
