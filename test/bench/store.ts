import Database from 'better-sqlite3'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../src/store/sqlite.js'
import type { Store } from '../../src/store/store.js'

export interface StoreRow {
  readonly name: string
  /** Writes a second, each one on disk before the next begins. */
  readonly ours: number
  readonly bare: number
  readonly ratio: number
}

const TABLES = 50
/** Writes before the other one's turn. */
const TURN = 50
/** Of the size of a play: who, what, and what came of it. */
const event = (i: number): unknown => ({
  type: 'played',
  seat: i % 4,
  by: { kind: 'person', person: 1 + (i % 4) },
  action: { type: 'play', card: 'QH', way: 'up', names: (i + 1) % 4 },
  events: [{ type: 'played', seat: i % 4, card: 'QH', way: 'up', names: (i + 1) % 4 }],
})
const cause = (i: number): string => String(1_100_000_000_000_000_000n + BigInt(i) * 4_194_304n)

/** One write and the end of the writing. */
interface Writer {
  readonly write: (i: number) => unknown
  readonly close: () => unknown
}

/**
 * Each kind of append beside a bare insert of the same values (the due's too) into tables without keys, in fresh files of one folder.
 * They take turns every few writes, so that a disk busy with other work slows both; medians over the runs.
 */
export async function storeBench(folder: string, runs = 7, writes = 4_000): Promise<readonly StoreRow[]> {
  const kinds = [
    { name: 'append, dues as they were', dueAt: () => undefined },
    { name: 'append, a due set anew', dueAt: (i: number) => 1_700_000_000_000 + i },
  ] as const
  const rows: StoreRow[] = []
  for (const { name, dueAt } of kinds) {
    const rates: (readonly [ours: number, bare: number])[] = []
    for (let run = 0; run < runs; run++) rates.push(await inFolder(folder, (own) => race(own, writes, dueAt)))
    const ours = median(rates.map(([ours]) => ours))
    const bare = median(rates.map(([, bare]) => bare))
    rows.push({ name, ours, bare, ratio: median(rates.map(([ours, bare]) => ours / bare)) })
  }
  return rows
}

async function race(
  folder: string,
  writes: number,
  dueAt: (i: number) => number | undefined,
): Promise<readonly [number, number]> {
  const ours = await appends(join(folder, 'ours.db'), dueAt)
  const bare = inserts(join(folder, 'bare.db'), dueAt)
  const took = { ours: 0, bare: 0 }
  for (let from = 0; from < writes; from += TURN) {
    took.ours += await timed(ours, from)
    took.bare += await timed(bare, from)
  }
  await ours.close()
  await bare.close()
  return [(writes / took.ours) * 1000, (writes / took.bare) * 1000]
}

async function timed(writer: Writer, from: number): Promise<number> {
  const began = performance.now()
  for (let i = from; i < from + TURN; i++) await writer.write(i)
  return performance.now() - began
}

async function appends(path: string, dueAt: (i: number) => number | undefined): Promise<Writer> {
  const opened = await openStore(path)
  if (!opened.ok) throw new Error(`the store of the bench is ${opened.reason}`)
  const { store } = opened
  const ids = await openTables(store)
  return {
    write: async (i) => {
      const table = ids[i % TABLES]!
      const at = dueAt(i)
      const written = await store.append({
        rows: [{ table, seq: 2 + Math.floor(i / TABLES), at: 1_700_000_000_000 + i, cause: cause(TABLES + i), event: event(i) }],
        dues: [{ table, dues: at === undefined ? [] : [{ table, key: 'house', at, clock: false }] }],
      })
      if (written !== 'written') throw new Error('an append of the bench was refused')
    },
    close: () => store.close(),
  }
}

async function openTables(store: Store): Promise<readonly string[]> {
  const ids = Array.from({ length: TABLES }, newId)
  for (const [i, id] of ids.entries()) {
    const open = {
      id,
      game: 'foolish-faces',
      number: i + 1,
      server: 's',
      channel: 'c',
      home: 'c',
      phase: 'playing',
      seed: 'seed',
    } as const
    await store.append({ rows: [{ table: id, seq: 1, at: 0, cause: cause(i), event: event(i) }], open })
  }
  return ids
}

function inserts(path: string, dueAt: (i: number) => number | undefined): Writer {
  const db = new Database(path)
  db.pragma('journal_mode = wal')
  db.pragma('synchronous = full')
  db.exec('create table log (id text, seq integer, at integer, cause text, event text)')
  const insert = db.prepare('insert into log values (?, ?, ?, ?, ?)')
  db.exec('create table dues (id text, key text, at integer)')
  const insertDue = db.prepare('insert into dues values (?, ?, ?)')
  const ids = Array.from({ length: TABLES }, newId)
  const insertRow = (i: number): void => {
    const seq = 2 + Math.floor(i / TABLES)
    insert.run(ids[i % TABLES], seq, 1_700_000_000_000 + i, cause(TABLES + i), JSON.stringify(event(i)))
  }
  const insertBoth = db.transaction((i: number, at: number): void => {
    insertRow(i)
    insertDue.run(ids[i % TABLES], 'house', at)
  })
  return {
    write: (i) => {
      const at = dueAt(i)
      if (at === undefined) insertRow(i)
      else insertBoth(i, at)
    },
    close: () => db.close(),
  }
}

async function inFolder<Answer>(folder: string, work: (own: string) => Promise<Answer>): Promise<Answer> {
  const own = mkdtempSync(join(folder, 'store-'))
  try {
    return await work(own)
  } finally {
    rmSync(own, { recursive: true })
  }
}

const newId = (): string => randomBytes(8).toString('base64url')
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!
