import { describe, expect, it } from 'vitest'
import type { State } from '../../src/games/foolish-faces/types.js'
import { gameOf } from '../../src/games/index.js'
import { rngFor } from '../../src/kit/rng.js'
import { LOBBY_MS, STALE_MS, TURNS } from '../../src/table/clock.js'
import { steps } from '../../src/table/replay.js'
import { rebuildResults } from '../../src/table/results.js'
import { seatView } from '../../src/table/seat-view.js'
import { answers, dealt, done, evening, happened, outcomeOf, seated, type Evening } from './evening.js'

const now = async (it: Evening, id: string) => (await it.tables.get(id))!
const ends = async (it: Evening): Promise<readonly string[]> =>
  (await it.store.results()).map(({ person, seat, ending }) => `${'?ABCDE'[person]}${seat} ${ending}`)
const nobodyModerates = { moderator: false } as const
/** What the log says of everybody is what was recorded. */
async function expectRebuilt(it: Evening): Promise<void> {
  const before = await it.store.results()
  await rebuildResults(it.store, it.settings.gameOf!)
  expect(await it.store.results()).toEqual(before)
  expect(it.bugs).toEqual([])
}
/** The house holds still, so that nothing happens but what people do. */
const still = () => evening({ tempo: { pause: 1e9, spread: 0 } })

describe('a lobby', () => {
  it('in which nobody pressed anything for ten minutes may be ended by anybody, sooner by its host alone', async () => {
    const it = await evening()
    const { id } = await it.opened()
    it.clock.now += STALE_MS - 1
    expect(outcomeOf(await it.tables.end(id, { ...it.by(it.dan), ...nobodyModerates }))).toBe('not_host')
    it.clock.now += 1
    expect(done(await it.tables.end(id, { ...it.by(it.dan), ...nobodyModerates })).closed).toBe('replaced')
    expect(await it.store.results()).toEqual([])
  })
  it('expires after half an hour without a press; a press puts that off', async () => {
    const it = await evening()
    const { id } = await it.opened()
    it.house.start()
    await it.passes(LOBBY_MS - 1)
    done(await it.tables.join(id, it.by(it.bo)))
    await it.passes(LOBBY_MS - 1)
    expect((await now(it, id)).phase).toBe('gathering')
    await it.passes(1)
    expect(await now(it, id)).toMatchObject({ phase: 'over', closed: 'expired' })
    expect(await it.store.seatedAt(it.ann)).toEqual([])
    expect(await it.store.nextDue()).toBeUndefined()
  })
})

describe('getting up', () => {
  it('leaves hand and seat to the house, in every phase of the game', async () => {
    for (const before of [0, 1, 2]) {
      const it = await still()
      const { id } = await dealt(it, [it.bo, it.cleo])
      for (const person of [it.ann, it.bo].slice(0, before)) await answers(it, id, person, { hide: 3 })
      const { state } = await now(it, id)
      const table = done(await it.tables.leave(id, it.by(it.ann)))
      expect(table).toMatchObject({ state, host: it.bo, phase: 'playing' })
      expect(await seated(it, table)).toEqual(['Pip (house)', 'Bo', 'Cleo'])
      expect(outcomeOf(await it.tables.leave(id, it.by(it.ann)))).toBe('not_seated')
    }
  })
  it("hands the host's role to the longest seated, rather to one who is awake", async () => {
    const it = await evening()
    const { id } = await dealt(it, [it.bo, it.cleo])
    for (const person of [it.ann, it.cleo]) await answers(it, id, person)
    await it.passes(TURNS.live.turn)
    for (const person of [it.ann, it.ann, it.cleo]) await answers(it, id, person)
    await it.passes(TURNS.live.turn)
    expect((await now(it, id)).seats.map(({ missed = 0 }) => missed)).toEqual([0, 2, 0])
    expect(done(await it.tables.leave(id, it.by(it.ann))).host).toBe(it.cleo)
  })
  it('ends the table with the last person, and with the last one who is awake', async () => {
    const it = await still()
    const { id } = await dealt(it, [it.bo])
    for (let round = 0; round < 2; round++) {
      await answers(it, id, it.ann)
      await it.passes(TURNS.live.turn)
      if (round === 0) await answers(it, id, it.ann)
    }
    expect(done(await it.tables.leave(id, it.by(it.ann)))).toMatchObject({ phase: 'over', closed: 'nobody' })
    expect(await ends(it)).toEqual(['A0 left', 'B1 abandoned'])
    await expectRebuilt(it)
  })
})

describe('taking a seat', () => {
  it('takes hand and role over, and nothing that the other left waiting', async () => {
    const it = await still()
    const { id } = await dealt(it, [it.bo])
    await answers(it, id, it.bo, { hide: 3 })
    done(await it.tables.leave(id, it.by(it.bo)))
    const table = done(await it.tables.takeSeat(id, it.by(it.dan)))
    expect([await seated(it, table), table.queue]).toEqual([['Ann', 'Dan'], []])
    expect(await it.tables.lookAs(id, it.dan)).toMatchObject({ viewer: 1, view: { hidden: [null, 3] } })
    expect(await it.tables.lookAs(id, it.bo)).toMatchObject({ viewer: 'onlooker' })
  })
  it('does not tell what the other played face down; whoever comes back knows their own again, and no more', async () => {
    const it = await faces()
    const { id } = it
    const [ann, bo, cleo, dan, eve] = [it.ann, it.bo, it.cleo, it.dan, it.eve]
    const round = async (three: number) => {
      const order: readonly number[] = [ann, bo, cleo, three]
      for (let i = 0; i < 4; i++) await it.plays(order)
    }
    await round(dan)
    const [first] = await it.downs(dan)
    expect(first).toBeTypeOf('string')
    done(await it.tables.leave(id, it.by(dan)))
    done(await it.tables.takeSeat(id, it.by(eve)))
    expect(await it.downs(eve)).toEqual([null])
    await round(eve)
    const [, second] = await it.downs(eve)
    expect(await it.downs(eve)).toEqual([null, expect.any(String)])
    done(await it.tables.leave(id, it.by(eve)))
    done(await it.tables.takeSeat(id, it.by(dan)))
    expect(await it.downs(dan)).toEqual([first, null])
    await round(dan)
    expect(await it.downs(dan)).toEqual([first, null, expect.any(String)])
    expect(JSON.stringify((await it.tables.lookAs(id, dan))!.view)).not.toContain(JSON.stringify(second))
    expect((await now(it, id)).acted).toEqual([3, 3, 3, 3])
    const seen = steps(await it.store.read(id), dan, gameOf).filter(({ seat }) => seat === 3)
    expect(downsIn(seatView(seen.at(-1)!.table, 3, gameOf))).toEqual([first, null, expect.any(String)])
  })
  it('gives everybody their own seat back first', async () => {
    const it = await still()
    const { id } = await dealt(it, [it.bo, it.cleo])
    for (const person of [it.bo, it.cleo]) done(await it.tables.leave(id, it.by(person)))
    expect(await seated(it, done(await it.tables.takeSeat(id, it.by(it.cleo))))).toEqual(['Ann', 'Pip (house)', 'Cleo'])
    expect(outcomeOf(await it.tables.takeSeat(id, it.by(it.cleo)))).toBe('already_seated')
    expect(await seated(it, done(await it.tables.takeSeat(id, it.by(it.dan), 1)))).toEqual(['Ann', 'Dan', 'Cleo'])
    expect(outcomeOf(await it.tables.takeSeat(id, it.by(it.bo)))).toBe('no_seat_to_take')
  })
  it('is refused to whoever has seen another hand, to whoever was removed, and where no seat is free', async () => {
    const it = await still()
    const { id } = await dealt(it, [it.bo], { house: 1 })
    expect(outcomeOf(await it.tables.takeSeat(id, it.by(it.dan)))).toBe('no_seat_to_take') // a house player gives up nothing
    done(await it.tables.leave(id, it.by(it.bo)))
    expect(outcomeOf(await it.tables.takeSeat(id, it.by(it.dan), 1))).toBe('no_seat_to_take')
    done(await it.tables.takeSeat(id, it.by(it.dan)))
    done(await it.tables.leave(id, it.by(it.ann)))
    expect(outcomeOf(await it.tables.takeSeat(id, it.by(it.bo)))).toBe('seen_a_hand')
    done(await it.tables.takeSeat(id, it.by(it.eve)))
    done(await it.tables.remove(id, it.by(it.dan), it.eve))
    expect(outcomeOf(await it.tables.takeSeat(id, it.by(it.eve)))).toBe('barred')
    expect(outcomeOf(await it.tables.takeSeat((await it.opened()).id, it.by(it.bo)))).toBe('not_started')
  })
  it('inherits no record and erases none', async () => {
    const it = await evening()
    const { id } = await dealt(it, [it.bo, it.cleo], { pace: 'none', rounds: 1 })
    done(await it.tables.leave(id, it.by(it.bo)))
    done(await it.tables.takeSeat(id, it.by(it.dan)))
    done(await it.tables.leave(id, it.by(it.cleo)))
    done(await it.tables.takeSeat(id, it.by(it.cleo)))
    for (const person of [it.ann, it.dan, it.cleo, it.ann]) {
      if ((await it.tables.lookAs(id, person))!.legal.length > 0) await answers(it, id, person)
    }
    expect((await now(it, id)).outcome).toBeDefined()
    expect(await ends(it)).toEqual(['A0 finished', 'B1 left', 'D1 stood-in', 'C2 left'])
    await expectRebuilt(it)
  })
})

describe('removing somebody', () => {
  it('the host does at once, in the lobby and in play, and they may not come back', async () => {
    const it = await still()
    const { id } = await it.opened(0, 2, 'live')
    for (const person of [it.bo, it.cleo]) done(await it.tables.join(id, it.by(person)))
    expect(await seated(it, done(await it.tables.remove(id, it.by(it.ann), it.bo)))).toEqual(['Ann', 'Cleo'])
    expect(outcomeOf(await it.tables.join(id, it.by(it.bo)))).toBe('barred')
    done(await it.tables.start(id, it.by(it.ann)))
    expect(done(await it.tables.remove(id, it.by(it.ann), it.cleo)).barred).toEqual([it.bo, it.cleo])
    expect(outcomeOf(await it.tables.takeSeat(id, it.by(it.cleo)))).toBe('barred')
    done(await it.tables.end(id, { ...it.by(it.ann), ...nobodyModerates }))
    expect(await ends(it)).toEqual(['A0 abandoned', 'C1 left'])
    await expectRebuilt(it)
  })
  it('others wish; two must, of those who are awake, and everything is counted again when somebody goes', async () => {
    const it = await evening()
    const { id, seq } = await dealt(it, [it.bo, it.cleo])
    expect(done(await it.tables.remove(id, it.by(it.bo), it.ann)).votes).toHaveLength(1)
    expect(done(await it.tables.remove(id, it.by(it.bo), it.ann)).votes).toHaveLength(1)
    expect(done(await it.tables.remove(id, it.by(it.cleo), it.bo)).votes).toHaveLength(2)
    expect(done(await it.tables.leave(id, it.by(it.cleo))).votes).toEqual([{ person: it.bo, about: { remove: it.ann } }])
    done(await it.tables.takeSeat(id, it.by(it.dan)))
    const table = done(await it.tables.remove(id, it.by(it.dan), it.ann))
    expect(table).toMatchObject({ host: it.bo, votes: [], barred: [it.ann] })
    expect((await happened(it, id, seq)).filter((row) => row.startsWith('left'))).toEqual(['left 2', 'left 0 outvoted'])
  })
  it('one wish is enough against somebody who is late already, also at a table of two', async () => {
    const it = await evening()
    const { id } = await dealt(it, [it.bo])
    expect(done(await it.tables.remove(id, it.by(it.bo), it.ann)).phase).toBe('playing')
    expect((await now(it, id)).seats[0]?.player).toEqual({ kind: 'person', person: it.ann })
    await answers(it, id, it.bo)
    await it.passes(TURNS.live.turn) // and the wish is counted again
    expect(await seated(it, await now(it, id))).toEqual(['Pip (house)', 'Bo'])
    expect((await now(it, id)).host).toBe(it.bo)
  })
  it('in the lobby they wish, too', async () => {
    const it = await evening()
    const { id } = await it.opened()
    for (const person of [it.bo, it.cleo]) done(await it.tables.join(id, it.by(person)))
    for (const person of [it.bo, it.cleo]) done(await it.tables.remove(id, it.by(person), it.ann))
    expect([await seated(it, await now(it, id)), (await now(it, id)).host]).toEqual([['Bo', 'Cleo'], it.bo])
  })
  it('nobody removes themselves, strangers, or as a stranger', async () => {
    const it = await still()
    const { id } = await dealt(it, [it.bo])
    expect(outcomeOf(await it.tables.remove(id, it.by(it.ann), it.ann))).toBe('nobody_to_remove')
    expect(outcomeOf(await it.tables.remove(id, it.by(it.ann), it.dan))).toBe('nobody_to_remove')
    expect(outcomeOf(await it.tables.remove(id, it.by(it.dan), it.ann))).toBe('not_seated')
  })
})

describe('ending the table', () => {
  it('all who are awake wish it together; it is counted again when somebody goes', async () => {
    const it = await still()
    const { id } = await dealt(it, [it.bo, it.cleo])
    for (const person of [it.bo, it.bo, it.cleo])
      expect(done(await it.tables.end(id, { ...it.by(person), ...nobodyModerates })).phase).toBe('playing')
    expect(done(await it.tables.leave(id, it.by(it.ann)))).toMatchObject({ phase: 'over', closed: 'vote' })
    expect(await ends(it)).toEqual(['A0 left', 'B1 abandoned', 'C2 abandoned'])
    await expectRebuilt(it)
  })
  it('whoever is away is not asked', async () => {
    const it = await evening()
    const { id } = await dealt(it, [it.bo])
    await answers(it, id, it.bo)
    await it.passes(TURNS.live.turn) // Ann hides late
    expect(done(await it.tables.end(id, { ...it.by(it.bo), ...nobodyModerates })).phase).toBe('playing')
    await it.passes(TURNS.live.turn) // and calls late
    expect((await now(it, id)).closed).toBe('vote')
  })
})

describe('somebody who is out of the game', () => {
  it('may go, counts as having finished, and passes on what a host has', async () => {
    const { it, id, out } = await oneIsOut()
    const before = await now(it, id)
    const left = done(await it.tables.leave(id, it.by(out)))
    expect(left.seats).toEqual(before.seats)
    expect(left.host).not.toBe(out)
    expect(await it.store.seatedAt(out)).toEqual([])
    await playOn(it, id)
    expect(await ends(it)).toEqual(['A0 finished', 'B1 finished', 'C2 finished'])
    await expectRebuilt(it)
  })
  it('is not removed, by nobody and nothing', async () => {
    const { it, id, out } = await oneIsOut()
    const { seats, host } = await now(it, id)
    const others = [it.ann, it.bo, it.cleo].filter((person) => person !== out)
    for (const person of others) expect(outcomeOf(await it.tables.remove(id, it.by(person), out))).toBe('nobody_to_remove')
    await it.tables.vanish(id, out)
    expect((await now(it, id)).seats).toEqual(seats)
    expect((await now(it, id)).host === out).toBe(false)
    expect(host).toBe(it.ann)
  })
})

/** Foolish Faces among Ann, Bo, Cleo and Dan, who plays face down whenever he may; whoever has his seat does so too. */
async function faces() {
  const it = await evening({ gameOf, tempo: { pause: 1e9, spread: 0 } })
  const what = { game: 'foolish-faces', options: {}, house: 0, pace: 'none', server: 's', channel: 'c' } as const
  const { id } = done(await it.tables.open(it.by(it.ann), what))
  for (const person of [it.bo, it.cleo, it.dan]) done(await it.tables.join(id, it.by(person)))
  done(await it.tables.start(id, it.by(it.ann)))
  return {
    ...it,
    id,
    /** Whoever is on turn plays a card. */
    async plays(people: readonly number[]): Promise<void> {
      const { state, asked } = await now(it, id)
      const [seat = 0] = gameOf('foolish-faces').rules.turn(state)
      const { legal } = (await it.tables.lookAs(id, people[seat]!))!
      const wanted = seat === 3 ? 'down' : 'up'
      const action = legal.find((it) => (it as { readonly face: string }).face === wanted) ?? legal[0]
      done(await it.tables.play(id, it.by(people[seat]), asked[seat]!, action))
    },
    downs: async (person: number) => downsIn((await it.tables.lookAs(id, person))!.view),
  }
}
/** What lies face down from the fourth seat, as its view shows it. */
const downsIn = (view: unknown): readonly unknown[] => {
  const { tricks, plays } = view as State
  return [...tricks.flatMap((trick) => trick.plays), ...plays].flatMap(({ seat, up, card }) => (seat === 3 && !up ? [card] : []))
}

/** Durak among Ann, Bo and Cleo, played by people who think like the house. */
async function oneIsOut() {
  const it = await evening({ gameOf })
  const options = { redealSameSuit: 0 }
  const what = { game: 'fool', options, house: 0, pace: 'none', server: 's', channel: 'c' } as const
  const { id } = done(await it.tables.open(it.by(it.ann), what))
  for (const person of [it.bo, it.cleo]) done(await it.tables.join(id, it.by(person)))
  done(await it.tables.start(id, it.by(it.ann)))
  const seat = await playOn(it, id)
  return { it, id, out: [it.ann, it.bo, it.cleo][seat]! }
}
/** Until one more is out, or the game is. */
async function playOn(it: Evening, id: string): Promise<number> {
  const { rules, house } = gameOf('fool')
  const out = ({ state }: { readonly state: unknown }): readonly number[] => [0, 1, 2].filter((seat) => rules.done?.(state, seat))
  const before = out(await now(it, id))
  for (;;) {
    const table = await now(it, id)
    const more = out(table).find((seat) => !before.includes(seat))
    if (more !== undefined || table.phase === 'over') return more ?? -1
    const [seat = 0] = rules.turn(table.state)
    const legal = rules.legal(table.state, seat)
    const action: unknown = house(rules.view(table.state, seat), legal, rngFor('out', table.actions))
    done(await it.tables.play(id, it.by([it.ann, it.bo, it.cleo][seat]), table.asked[seat]!, action))
  }
}
