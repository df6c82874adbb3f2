import { expect, it } from 'vitest'
import type { Result, Store } from '../../src/store/store.js'
import { opened, openTable, result, row } from './some.js'

const ALL = { server: 's1', game: 'foolish-faces', board: 'full', since: 0, people: 2 } as const

async function withPeople(tables: readonly string[]): Promise<readonly [Store, ...(readonly number[])]> {
  const store = await opened()
  const people: number[] = []
  for (const [i, name] of ['Ann', 'Bo', 'Cleo', 'Dan'].entries()) people.push(await store.person(String(i), name, 0))
  for (const [i, id] of tables.entries()) await openTable(store, id, i + 1)
  return [store, ...people]
}
const finish = (store: Store, table: string, results: readonly Result[]) =>
  store.append({ rows: [row(table, 2)], phases: [{ table, phase: 'over' }], results })

it('adds up games, wins and points, and shares places', async () => {
  const [store, ann = 0, bo = 0, cleo = 0, dan = 0] = await withPeople(['a', 'b'])
  await finish(store, 'a', [result('a', 0, dan, -2), result('a', 1, bo, 4), result('a', 2, cleo, 6), result('a', 3, ann, 1)])
  await finish(store, 'b', [result('b', 0, ann, 5), result('b', 1, bo, 2), result('b', 2, cleo, 6)])
  expect(await store.board(ALL)).toEqual([
    { person: cleo, place: 1, games: 2, wins: 2, points: 12, firsts: 2, tags: {} },
    { person: ann, place: 2, games: 2, wins: 2, points: 6, firsts: 2, tags: {} },
    { person: bo, place: 2, games: 2, wins: 2, points: 6, firsts: 2, tags: {} },
    { person: dan, place: 4, games: 1, wins: 0, points: -2, firsts: 1, tags: {} },
  ])
})

it('counts tags and first places of each person, in games that count', async () => {
  const [store, ann = 0, bo = 0] = await withPeople(['a', 'b', 'c', 'd'])
  await store.rebuild([
    result('a', 0, ann, 1, { tags: ['king'] }),
    result('a', 1, bo, 0, { tags: [], place: 2 }),
    result('b', 0, ann, 0, { tags: ['lost-by-all', 'fool'], place: 2 }),
    result('b', 1, bo, 0, { tags: ['lost-by-all'], place: 2 }),
    result('c', 0, ann, 1, { tags: ['king'] }),
    result('d', 0, ann, 1, { tags: ['joker'], people: 1 }),
  ])
  expect(await store.board(ALL)).toMatchObject([
    { person: ann, games: 3, firsts: 2, tags: { king: 2, 'lost-by-all': 1, fool: 1 } },
    { person: bo, games: 2, firsts: 0, tags: { 'lost-by-all': 1 } },
  ])
})

it('counts only this server, game and board, from that time on, with people enough', async () => {
  const [store, ann = 0] = await withPeople(['a', 'b', 'c', 'd', 'e', 'f'])
  await store.rebuild([
    result('a', 0, ann, 1, { at: 100, people: 2 }),
    result('b', 0, ann, 2, { at: 99 }),
    result('c', 0, ann, 4, { people: 1 }),
    result('d', 0, ann, 8, { board: 'single-round' }),
    result('e', 0, ann, 16, { server: 's2' }),
    result('f', 0, ann, 32, { game: 'fool' }),
  ])
  expect(await store.board({ ...ALL, since: 100 })).toEqual([
    { person: ann, place: 1, games: 1, wins: 1, points: 1, firsts: 1, tags: {} },
  ])
  expect(await store.board({ ...ALL, board: 'nothing' })).toEqual([])
})

it('puts other results in the place of all there are, or keeps them all', async () => {
  const [store, ann = 0, bo = 0] = await withPeople(['a', 'b'])
  const kept = [result('a', 0, ann, 3, { tags: ['fool', 'lone-fool'] }), result('b', 1, bo, 2.5, { won: false })]
  await finish(store, 'a', [result('a', 1, bo, 9)])
  await store.rebuild(kept)
  expect(await store.results()).toEqual(kept)
  await expect(store.rebuild([result('a', 0, ann, 1), result('a', 0, ann, 2)])).rejects.toThrow('UNIQUE')
  expect(await store.results()).toEqual(kept)
})

it('keeps how it ended for everybody who sat there, and lets only who finished stand on a board', async () => {
  const [store, ann = 0, bo = 0, cleo = 0] = await withPeople(['a', 'b'])
  const without = { score: 0, place: undefined, won: false } as const
  const kept = [
    result('a', 0, ann, 3),
    result('a', 1, bo, 0, { ...without, ending: 'left' }),
    result('a', 1, cleo, 0, { ...without, ending: 'stood-in' }),
    result('b', 0, ann, 0, { ...without, ending: 'abandoned', people: 0, at: 4_000 }),
  ]
  await finish(store, 'a', kept.slice(0, 3))
  await finish(store, 'b', kept.slice(3))
  expect(await store.results()).toEqual(kept)
  expect((await store.board(ALL)).map(({ person, games }) => [person, games])).toEqual([[ann, 1]])
  expect(await store.resultsOf(ann)).toEqual([kept[3], kept[0]])
  expect(await store.resultsOf(cleo)).toEqual([kept[2]])
  await expect(store.rebuild([result('a', 0, ann, 0, { ending: 'left' })])).rejects.toThrow('CHECK')
  await expect(store.rebuild([result('a', 0, ann, 0, { place: undefined })])).rejects.toThrow('CHECK')
  expect(await store.results()).toEqual(kept)
})

it('counts what was played in a channel and in its threads, where the channel is named', async () => {
  const [store, ann = 0, bo = 0] = await withPeople(['a'])
  await openTable(store, 'thread', 2, { channel: 'a thread', home: 'c1' })
  await openTable(store, 'apart', 3, { channel: 'c2', home: 'c2' })
  await store.rebuild([
    result('a', 0, ann, 1),
    result('thread', 0, ann, 2, { channel: 'a thread' }),
    result('apart', 0, ann, 4, { channel: 'c2' }),
    result('apart', 1, bo, 8, { channel: 'c2' }),
  ])
  const points = async (home?: string) =>
    (await store.board(home === undefined ? ALL : { ...ALL, home })).map(({ person, points }) => [person, points])
  expect(await points()).toEqual([
    [bo, 8],
    [ann, 7],
  ])
  expect(await points('c1')).toEqual([[ann, 3]])
  expect(await points('c2')).toEqual([
    [bo, 8],
    [ann, 4],
  ])
  expect(await points('a thread')).toEqual([])
})

it('leaves out whom it is told to, and gives their place to the next', async () => {
  const [store, ann = 0, bo = 0, cleo = 0] = await withPeople(['a'])
  await store.rebuild([result('a', 0, ann, 3, { tags: ['fool'] }), result('a', 1, bo, 2), result('a', 2, cleo, 2)])
  const places = async (hidden: readonly number[]) =>
    (await store.board({ ...ALL, hidden })).map(({ person, place }) => [person, place])
  expect(await places([])).toEqual([
    [ann, 1],
    [bo, 2],
    [cleo, 2],
  ])
  expect(await places([ann])).toEqual([
    [bo, 1],
    [cleo, 1],
  ])
  expect(await places([ann, bo, cleo])).toEqual([])
})

it('knows who has played in a server, without those who are forgotten', async () => {
  const [store, ann = 0, bo = 0, cleo = 0] = await withPeople(['a', 'b'])
  await store.rebuild([
    result('a', 0, cleo, 3),
    result('a', 1, ann, 0, { ending: 'left', place: undefined, won: false }),
    result('b', 0, ann, 3),
    result('b', 1, bo, 2, { server: 's2' }),
  ])
  expect(await store.players('s1')).toEqual([ann, cleo])
  expect((await store.resultsOf(ann, 's1')).map(({ table }) => table)).toEqual(['a', 'b'])
  expect(await store.resultsOf(bo, 's1')).toEqual([])
  await store.forget(cleo, 0)
  expect(await store.players('s1')).toEqual([ann])
})
