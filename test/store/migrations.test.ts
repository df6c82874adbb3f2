import Database from 'better-sqlite3'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { VERSION } from '../../src/store/migrations/index.js'
import { newPath, opened } from './some.js'

/** A database of each version that there ever was, with an evening in it: a new version brings its own file. */
const fixture = (version: number): string => readFileSync(join(import.meta.dirname, 'fixtures', `v${version}.sql`), 'utf8')
const versions = Array.from({ length: VERSION }, (_, i) => i + 1)

function shape(path: string): unknown {
  const db = new Database(path, { readonly: true })
  const things = db.prepare<[], { sql: string }>('select sql from sqlite_schema where sql is not null order by type, name').all()
  const app = db.pragma('application_id', { simple: true })
  db.close()
  return [app, ...things.map(({ sql }) => sql.replaceAll(/\s+/g, ' '))]
}

it.each(versions)('brings version %i up to date with all that is in it', async (version) => {
  const path = newPath()
  const old = new Database(path)
  old.exec(fixture(version))
  old.close()
  const store = await opened(path)

  expect((await store.read('T1')).map(({ seq, cause }) => [seq, cause])).toEqual([
    [1, '900'],
    [2, '901'],
    [3, null],
  ])
  expect((await store.read('T1', 3))[0]?.event).toEqual({ type: 'closed', why: 'host' })
  expect((await store.finished()).map(({ id, number }) => [id, number])).toEqual([['T1', 1]])
  expect((await store.live()).map(({ id, phase }) => [id, phase])).toEqual([['T2', 'gathering']])
  expect(await store.nextNumber('s1')).toBe(3)
  expect(await store.due(10_000, 9)).toEqual([{ table: 'T2', key: 'held', at: 9_000, clock: version >= 3 }])
  expect(await store.people([1, 2])).toEqual(
    new Map([
      [1, { platformId: '101', name: 'Ann' }],
      [2, { platformId: null, name: null }],
    ]),
  )
  const query = { server: 's1', game: 'foolish-faces', board: 'full', since: 0, people: 2 }
  expect(await store.board(query)).toMatchObject([
    { person: 1, place: 1, games: 1, wins: 1, points: 7 },
    { person: 2, place: 2, games: 1, wins: 0, points: -3 },
  ])
  // Until then nobody wrote down in which channel a thread lies.
  expect((await store.board({ ...query, home: version < 4 ? 'c1' : 'c0' })).map(({ person }) => person)).toEqual([1, 2])
  expect((await store.results())[0]?.tags).toEqual(['court'])
  expect((await store.resultsOf(1)).map(({ ending, place }) => [ending, place])).toEqual(
    version < 3
      ? [['finished', 1]]
      : [
          ['finished', 1],
          ['left', undefined],
        ],
  )
  expect((await store.seatedAt(1)).map(({ id }) => id)).toEqual(version < 3 ? [] : ['T2'])
  expect(await store.pages('T1')).toEqual([{ table: 'T1', key: 'r1', message: '700', hash: 'h', final: true, postedAt: 3_000 }])
  expect(await store.panel('T2', 1)).toEqual({ table: 'T2', person: 1, token: 'token', message: null, expires: 8_000 })
  expect(await store.fact('commands')).toBe('h1')
  expect(await store.setting(['channel', 'c1'], 'fool')).toEqual(version < 2 ? undefined : { deck: 52 })
  expect(await store.setting(['person', '1'], 'mentions')).toBe(version < 3 ? undefined : true)
  // Nobody wrote down who was seen when: their days count from the new version on, and they were met before anything.
  expect(await store.unseenSince(86_400_000 * 20_001)).toEqual(version < 3 ? [] : [1])
  expect(await store.unseenSince(86_400_000 * 99_999)).toEqual([1])
  await store.close()
})

it.each(versions)('gives version %i the same shape as a new database', async (version) => {
  const [path, fresh] = [newPath(), newPath()]
  const old = new Database(path)
  old.exec(fixture(version))
  old.close()
  await (await opened(path)).close()
  await (await opened(fresh)).close()
  expect(shape(path)).toEqual(shape(fresh))
})
