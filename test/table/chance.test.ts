import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { uniform } from '../../src/kit/bot.js'
import { rngFor } from '../../src/kit/rng.js'
import type { Row } from '../../src/store/store.js'
import { createTables } from '../../src/table/tables.js'
import { done, evening } from './evening.js'

/**
 * The log of a single round that Ann and Bo play with two house players, pinned by its seed and by how people press.
 * `restart`: nothing but the store outlives any row.
 */
async function log(seed: string, restart: boolean): Promise<readonly Row[]> {
  const { store, settings, by, ann, bo } = await evening({ gameOf, seed: () => seed })
  let tables = createTables(settings)
  const what = {
    game: 'foolish-faces',
    options: { length: 'single-round' },
    house: 2,
    pace: 'none',
    server: 's',
    channel: 'c',
  } as const
  const { id } = done(await tables.open(by(ann), what))
  done(await tables.join(id, by(bo)))
  done(await tables.start(id, by(ann)))
  for (;;) {
    if (restart) tables = createTables(settings)
    const [due] = await store.due(Number.MAX_SAFE_INTEGER, 1)
    if (due) {
      await tables.due(due.table, due.key)
      continue
    }
    const looks = await Promise.all([ann, bo].map((person) => tables.lookAs(id, person)))
    const seat = looks.findIndex((look) => look!.legal.length > 0)
    if (seat < 0) return store.read(id)
    const { legal, asked, table } = looks[seat]!
    const action = uniform(undefined, legal, rngFor('how people press', table.actions))
    done(await tables.play(id, by([ann, bo][seat]), asked, action))
  }
}

describe('chance', () => {
  it('is the same for the same secret and the same presses, with a restart between any two rows', async () => {
    const whole = await log('one', false)
    expect(whole.length).toBeGreaterThan(50)
    expect(await log('one', true)).toEqual(whole)
  })
  it('is another one for another secret', async () => {
    const [one, other] = [await log('one', false), await log('other', false)]
    expect(one[3]?.event).not.toEqual(other[3]?.event)
  })
  it('comes from a secret of its own for each table', async () => {
    const { store, by, ann } = await evening()
    const tables = createTables({ store })
    const what = { game: 'foolish-faces', options: {}, house: 0, pace: 'none', server: 's', channel: 'c' } as const
    const opened = [done(await tables.open(by(ann), what)), done(await tables.open(by(ann), what))]
    const seeds = await Promise.all(opened.map(async ({ id }) => (await tables.row(id))!.seed))
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(seeds[0]).not.toBe(seeds[1])
  })
})
