import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openStore } from '../../src/store/sqlite.js'
import { createTables } from '../../src/table/tables.js'
import { judge, type Evidence } from './findings.js'
import type { Record } from './keeper.js'
import type { Done } from './ledger.js'
import { readBack } from './on-disk.js'
import { planOf } from './plan.js'

const record: Record = { acknowledged: new Map(), shed: [], faults: [], gaps: [], deaths: [], kills: 0 }
const press: Done = {
  id: '7',
  what: 'play',
  words: '1:table:3:7H',
  begun: 1_000,
  ended: 4_000,
  took: undefined,
  heard: true,
  faulted: false,
  tries: [],
}
const kept: Evidence = {
  plan: planOf(['10m', '--seed', 'fine']),
  record,
  done: [{ ...press, took: 12 }],
  standstills: [],
  trouble: { planned: new Map(), unexplained: () => [] },
  memory: [
    { at: 30_000, heap: 100, rss: 100 },
    { at: 230_000, heap: 109, rss: 300 },
  ],
  strays: [],
  disk: {
    lost: [],
    broken: [],
    stuck: [],
    sameResults: true,
    results: 2,
    answered: 1,
    tables: 1,
    rows: 9,
    happened: new Map([['played', 9]]),
  },
  refused: new Map(),
}
const broken = (change: Partial<Evidence>): string => judge({ ...kept, ...change }).broken.join('\n')
const lost = (change: Partial<Done>, more: Partial<Record> = {}): string =>
  broken({ done: [{ ...press, ...change }], record: { ...record, ...more } })

describe('what a soak finds', () => {
  it('is nothing where every promise was kept', () => {
    expect(broken({})).toBe('')
  })

  it('is each promise that was not kept', () => {
    expect(broken({ disk: { ...kept.disk, lost: ['play 7'] } })).toContain('acknowledged and not on disk: 1\n    play 7')
    expect(broken({ disk: { ...kept.disk, broken: ['fool x: cards at 3'] } })).toContain('cards at 3')
    expect(broken({ disk: { ...kept.disk, stuck: ['fool x: playing'] } })).toContain('did not end')
    expect(broken({ disk: { ...kept.disk, sameResults: false } })).toContain('results')
    expect(broken({ disk: { ...kept.disk, answered: 0 } })).toContain('nothing was played')
    expect(broken({ strays: ['x'] })).toContain('in memory')
    expect(broken({ trouble: { ...kept.trouble, unexplained: () => ['TypeError'] } })).toContain('TypeError')
    expect(broken({ record: { ...record, deaths: ['1: out of memory'] } })).toContain('out of memory')
    expect(broken({ memory: [kept.memory[0]!, { at: 230_000, heap: 111, rss: 100 }] })).toContain('11.0 %')
  })

  it('is a press without an answer, unless nobody was there, a fault met it, or the bot says that it was too old', () => {
    expect(lost({})).toContain('without an answer')
    expect(lost({}, { shed: [{ at: 3_600, age: 2_600 }] })).toBe('')
    expect(lost({ heard: false })).toBe('')
    expect(lost({ faulted: true })).toBe('')
    expect(lost({}, { gaps: [{ why: 'kill', from: 3_900, to: 5_000 }] })).toBe('')
    expect(lost({}, { gaps: [{ why: 'kill', from: 4_100, to: 5_000 }] })).toContain('without an answer')
  })
})

describe('reading back', () => {
  it('finds what is in the log, and misses what is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foolish-'))
    const file = join(folder, 'foolish.sqlite')
    const opened = await openStore(file)
    if (!opened.ok) throw new Error(opened.reason)
    const { store } = opened
    const tables = createTables({ store })
    const person = await store.person('900', 'Ann', 0)
    const what = { game: 'foolish-faces', options: {}, house: 3, server: '1', channel: '2', pace: 'live' } as const
    const answer = await tables.open({ person, cause: 'opens' }, what)
    expect(answer.ok).toBe(true)
    await store.close()
    const acknowledged = new Map([
      ['opens', 'open'],
      ['plays', 'play'],
    ] as const)
    const read = await readBack(file, { ...record, acknowledged }, [{ ...press, id: 'opens', took: 3 }])
    expect(read).toMatchObject({ lost: ['play plays'], broken: [], stuck: [expect.stringContaining('gathering')] })
    expect(read).toMatchObject({ sameResults: true, answered: 1, tables: 1, rows: 1, happened: new Map([['opened', 1]]) })
    rmSync(folder, { recursive: true })
  })
})
