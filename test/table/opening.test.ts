import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { rules } from '../../src/games/fool/rules.js'
import type { State } from '../../src/games/fool/types.js'
import { folded } from '../../src/kit/game.js'
import { rngFor } from '../../src/kit/rng.js'
import { TURNS } from '../../src/table/clock.js'
import type { Table } from '../../src/table/table.js'
import { done, evening, happened, outcomeOf, type Evening } from './evening.js'

const OPENING = 10_000
const MOVE = 30_000
const THROW = 15_000

/** A game of Durak that has begun: Ann and these people, by the secret that was found fit. */
async function durak(it: Evening, people: readonly number[], options: object = {}, house = 0): Promise<Table> {
  const what = { game: 'fool', options, house, pace: 'live', server: 's', channel: 'c' } as const
  const { id } = done(await it.tables.open(it.by(it.ann), what))
  for (const person of people) done(await it.tables.join(id, it.by(person)))
  it.house.start()
  return done(await it.tables.start(id, it.by(it.ann)))
}
const personAt = ({ seats }: Table, seat: number): number => {
  const player = seats[seat]?.player
  return player?.kind === 'person' ? player.person : 0
}
const stateOf = ({ state }: Table): State => state as State
const attackerOf = (table: Table): number => rules.turn(stateOf(table))[0]!
const now = async (it: Evening, { id }: Table): Promise<Table> => (await it.tables.get(id))!

/** Whoever is first in turn leads, or does the first thing of this kind that may be done. */
async function acts(it: Evening, table: Table, type: string, seat?: number): Promise<Table> {
  const at = await now(it, table)
  const who = seat ?? rules.turn(stateOf(at))[0]!
  const action = rules.legal(stateOf(at), who).find((one) => one.type === type)
  return done(await it.tables.play(table.id, it.by(personAt(at, who)), at.asked[who]!, action))
}

describe('for ten seconds after a deal', () => {
  it('a lead waits, where all can see that nothing was led, and is played by the house at its time', async () => {
    const it = await evening({ gameOf })
    const table = await durak(it, [it.bo, it.cleo])
    expect((await acts(it, table, 'lead')).queue).toMatchObject([{ seat: attackerOf(table), stands: false }])
    await it.passes(OPENING - 1)
    expect(stateOf(await now(it, table)).phase).toBe('lead')
    await it.passes(1)
    expect(stateOf(await now(it, table)).phase).toBe('defend')
    expect(await happened(it, table.id, table.seq + 1)).toEqual(['queued', `played ${attackerOf(table)} waited`])
  })
  it('it can be taken back, and after them nothing waits', async () => {
    const it = await evening({ gameOf })
    const table = await durak(it, [it.bo, it.cleo])
    const { seq } = await acts(it, table, 'lead')
    done(await it.tables.unqueue(table.id, it.by(personAt(table, attackerOf(table)))))
    await it.passes(OPENING)
    await acts(it, table, 'lead')
    expect(await happened(it, table.id, seq)).toEqual(['queued', 'unqueued', `played ${attackerOf(table)}`])
  })
  it('nobody can lead who is not asked to, or what is not in hand', async () => {
    const it = await evening({ gameOf })
    const table = await durak(it, [it.bo, it.cleo])
    const { hands } = stateOf(table)
    const attacker = attackerOf(table)
    const other = (attacker + 1) % 3
    const lead = async (seat: number, card: unknown): Promise<string> =>
      outcomeOf(await it.tables.play(table.id, it.by(personAt(table, seat)), table.asked[seat]!, { type: 'lead', cards: [card] }))
    expect(await lead(other, hands[other]![0])).toBe('not_attacker')
    expect(await lead(attacker, hands[other]![0])).toBe('card_not_in_hand')
    expect((await now(it, table)).queue).toEqual([])
  })
  it('house players wait too', async () => {
    const it = await evening({ gameOf, seed: () => leadBy(1) })
    const table = await durak(it, [], {}, 1)
    await it.passes(OPENING - 1)
    expect((await now(it, table)).seq).toBe(table.seq)
    await it.passes(1)
    expect(await happened(it, table.id, table.seq + 1)).toEqual(['played 1'])
  })
  it("nobody's time runs: whoever is asked has all of it after them", async () => {
    const it = await evening({ gameOf, seed: () => leadBy(0) })
    const table = await durak(it, [it.bo])
    await it.passes(OPENING + TURNS.live.turn - 1)
    expect(await happened(it, table.id, table.seq + 1)).toEqual(['reminded 0'])
    await it.passes(1)
    expect((await happened(it, table.id, table.seq + 1)).at(-1)).toBe('played 0 late')
  })
  it('another deal drops what waited for the one before, and they begin anew', async () => {
    const seed = secretFor(4, (state) => redealer(state) !== undefined)
    const it = await evening({ gameOf, seed: () => seed })
    const table = await durak(it, [it.bo, it.cleo, it.dan])
    await acts(it, table, 'lead')
    it.clock.now += OPENING - 1
    const again = await acts(it, table, 'redeal', redealer(stateOf(table)))
    expect(again.queue).toEqual([])
    const attacker = attackerOf(again)
    await acts(it, table, 'lead')
    await it.passes(OPENING - 1)
    expect((await now(it, table)).queue).toMatchObject([{ seat: attacker }])
    await it.passes(1)
    expect(stateOf(await now(it, table)).phase).toBe('defend')
    expect(it.bugs).toEqual([])
  })
})

/** The first secret by which so many are dealt a game that fits. */
function secretFor(seats: number, fits: (state: State) => boolean): string {
  for (let nth = 0; ; nth++) {
    const bare = rules.setup(seats, rules.options.parse({}))
    if (fits(folded(rules, bare, rules.deal(bare, rngFor(`${nth}`, 0))))) return `${nth}`
  }
}
const leadBy = (seat: number): string => secretFor(2, (state) => rules.turn(state)[0] === seat)
/** Somebody who does not lead may ask for another deal. */
const redealer = (state: State): number | undefined =>
  [0, 1, 2, 3].find((seat) => rules.turn(state)[0] !== seat && rules.legal(state, seat).some(({ type }) => type === 'redeal'))

describe('a rated table', () => {
  const rated = { rated: true, moveMs: MOVE, redealSameSuit: 0 }

  it('is not won by a host who removes the others: that takes their wishes', async () => {
    const it = await evening({ gameOf })
    const { id } = await durak(it, [it.bo, it.cleo], rated)
    const wished = done(await it.tables.remove(id, it.by(it.ann), it.bo))
    expect([wished.phase, wished.votes.length]).toEqual(['playing', 1])
    expect(done(await it.tables.remove(id, it.by(it.cleo), it.bo))).toMatchObject({ phase: 'over', outcome: { fools: [1] } })
  })
  it('whoever leads or defends too late has resigned, and is the Fool', async () => {
    for (const phase of ['lead', 'defend'] as const) {
      const it = await evening({ gameOf })
      const table = await durak(it, [it.bo, it.cleo], rated)
      if (phase === 'defend') await acts(it, table, 'lead')
      const [late] = rules.turn(stateOf(await now(it, table)))
      await it.passes(MOVE - 1)
      expect((await now(it, table)).phase).toBe('playing')
      await it.passes(1)
      expect(await now(it, table)).toMatchObject({ phase: 'over', closed: undefined })
      expect(stateOf(await now(it, table)).result).toMatchObject({ by: 'resigned', fools: [late] })
      const results = await it.store.results()
      expect(results.map(({ ending }) => ending)).toEqual(['finished', 'finished', 'finished'])
      expect(results.filter(({ tags }) => tags.includes('fool')).map(({ seat }) => seat)).toEqual([late])
    }
  })
  it('whoever throws in too late has said Bito, and is not late', async () => {
    const { it, table } = await thrownIn(rated)
    const [thrower] = rules.turn(stateOf(table))
    const { seq } = table
    await it.passes(THROW - 1)
    expect((await now(it, table)).seq).toBe(seq)
    await it.passes(1)
    expect((await happened(it, table.id, seq + 1))[0]).toBe(`played ${thrower} forgiven`)
    expect((await now(it, table)).seats.every(({ missed }) => missed === undefined)).toBe(true)
  })
  it('leaving is resigning, also by being gone from the server, and nobody takes over', async () => {
    for (const how of ['leave', 'vanish'] as const) {
      const it = await evening({ gameOf })
      const { id } = await durak(it, [it.bo, it.cleo], rated)
      if (how === 'leave') done(await it.tables.leave(id, it.by(it.bo)))
      else await it.tables.vanish(id, it.bo)
      const table = (await it.tables.get(id))!
      expect(table).toMatchObject({ phase: 'over', closed: undefined, outcome: { winners: [0, 2] } })
      expect(outcomeOf(await it.tables.takeSeat(id, it.by(it.dan)))).toBe('over')
      expect((await it.store.results()).map(({ ending, won }) => [ending, won])).toEqual([
        ['finished', true],
        ['finished', false],
        ['finished', true],
      ])
    }
  })
})

/** A game in which somebody is asked whether there is more to throw in. */
async function thrownIn(options: object): Promise<{ readonly it: Evening; readonly table: Table }> {
  for (let seed = 0; ; seed++) {
    const it = await evening({ gameOf, seed: () => `${seed}` })
    const table = await durak(it, [it.bo, it.cleo], options)
    const led = await acts(it, table, 'lead')
    const [defender] = rules.turn(stateOf(led))
    if (!rules.legal(stateOf(led), defender!).some(({ type }) => type === 'beat')) continue
    const beaten = await acts(it, table, 'beat')
    if (stateOf(beaten).phase === 'throw') return { it, table: beaten }
  }
}
