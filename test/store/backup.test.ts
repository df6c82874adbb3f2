import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backUp } from '../../src/store/backup.js'
import { VERSION } from '../../src/store/migrations/index.js'
import { restore } from '../../src/store/restore.js'
import { newPath, opened, openTable, row } from './some.js'

const inFolderOf = (path: string): readonly string[] => readdirSync(dirname(path)).toSorted()
/** A database with one table, and the path of a back-up that is not made yet. */
async function withTable() {
  const [path, file] = [newPath(), newPath()]
  const store = await opened(path)
  await openTable(store, 'a', 1)
  return { path, file, store }
}
async function holding(path: string): Promise<readonly number[]> {
  const store = await opened(path)
  const rows = await store.read('a')
  await store.close()
  return rows.map(({ seq }) => seq)
}

describe('a back-up', () => {
  it('is made beside a process that writes all the time: one moment of its log, in one plain file', async () => {
    const [path, file] = [newPath(), newPath()]
    const writer = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'write.ts'), path])
    try {
      await once(writer.stdout, 'data')
      expect(await backUp(path, file)).toEqual({ ok: true, bytes: statSync(file).size })
    } finally {
      writer.kill('SIGKILL')
      await once(writer, 'exit')
    }
    expect(inFolderOf(file)).toEqual(['foolish.db'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const copied = await holding(file)
    expect(copied.length).toBeGreaterThan(1)
    expect((await holding(path)).slice(0, copied.length)).toEqual(copied)
  })

  it('holds what is only in the log of changes yet, and none of the hashes of the forgotten', async () => {
    const { path, file, store } = await withTable()
    await store.forget(await store.person('101', 'Ann', 5), 10)
    expect(await backUp(path, file)).toMatchObject({ ok: true })
    expect(inFolderOf(file)).toEqual(['foolish.db'])
    await store.close()
    expect(await holding(file)).toEqual([1])
  })

  it('leaves a file alone that is there, and says so where there is no database or another one', async () => {
    const { path, file, store } = await withTable()
    await store.close()
    writeFileSync(file, 'a letter to Ann')
    expect(await backUp(path, file)).toEqual({ ok: false, reason: 'exists' })
    expect(readFileSync(file, 'utf8')).toBe('a letter to Ann')
    expect(await backUp(newPath(), newPath())).toEqual({ ok: false, reason: 'missing' })
    const other = newPath()
    new Database(other).exec('create table cards (name text)').close()
    expect(await backUp(other, newPath())).toEqual({ ok: false, reason: 'foreign', path: other })
    const nowhere = join(newPath(), 'foolish.db')
    expect(await backUp(path, nowhere)).toMatchObject({ ok: false, reason: 'unreachable', path: nowhere })
  })

  it('is not made of a damaged database, and leaves no half of one', async () => {
    const { path, file, store } = await withTable()
    await store.close()
    scratch(path)
    expect(await backUp(path, file)).toMatchObject({ ok: false, reason: 'damaged', path })
    expect(inFolderOf(file)).toEqual([])
  })
})

describe('restoring', () => {
  it('puts the back-up in the place of the database, and keeps that one aside each time', async () => {
    const { path, file, store } = await withTable()
    await backUp(path, file)
    await store.append({ rows: [row('a', 2)] })
    await store.close()
    const before = readFileSync(file)
    expect(await restore(path, file)).toEqual({ ok: true, aside: `${path}.before-restore`, forgotten: 0 })
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(await holding(path)).toEqual([1])
    expect(await holding(`${path}.before-restore`)).toEqual([1, 2])
    expect(await restore(path, `${path}.before-restore`)).toMatchObject({ ok: true, aside: `${path}.before-restore-2` })
    expect(await holding(path)).toEqual([1, 2])
    expect(inFolderOf(path).filter((name) => name.includes('restoring'))).toEqual([])
  })

  it('puts it where no database is', async () => {
    const { path, file, store } = await withTable()
    await store.close()
    expect(await restore(file, path)).toEqual({ ok: true, aside: undefined, forgotten: 0 })
    expect(await holding(file)).toEqual([1])
  })

  it('is refused while a process has the database, which goes on', async () => {
    const { path, file, store } = await withTable()
    await backUp(path, file)
    expect(await restore(path, file)).toEqual({ ok: false, reason: 'locked', pid: process.pid, path })
    expect(await store.append({ rows: [row('a', 2)] })).toBe('written')
    await store.close()
    expect(await holding(path)).toEqual([1, 2])
  })

  it('takes the place of a damaged database, whose last changes are kept with it', async () => {
    const { path, file, store } = await withTable()
    await backUp(path, file)
    await store.append({ rows: [row('a', 2)] })
    for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${path}.then${end}`)
    await store.close()
    writeFileSync(path, 'a letter to Ann, long enough to be taken for something else\n'.repeat(100))
    copyFileSync(`${path}.then-wal`, `${path}-wal`)
    expect(await restore(path, file)).toMatchObject({ ok: true, aside: `${path}.before-restore` })
    expect(await holding(path)).toEqual([1])
    expect(readFileSync(`${path}.before-restore`, 'utf8')).toContain('letter')
    expect(existsSync(`${path}.before-restore-wal`)).toBe(true)
  })

  it('takes a copy made by hand with its last changes beside it', async () => {
    const { path, file, store } = await withTable()
    for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${file}${end}`)
    await store.close()
    expect(await restore(path, file)).toMatchObject({ ok: true })
    expect(await holding(path)).toEqual([1])
  })

  it('brings an old back-up up to date', async () => {
    const [path, file] = [newPath(), newPath()]
    const old = new Database(file)
    old.exec(readFileSync(join(import.meta.dirname, 'fixtures', 'v1.sql'), 'utf8'))
    old.close()
    expect(await restore(path, file)).toMatchObject({ ok: true })
    const store = await opened(path)
    expect(await store.known('101')).toBe(1)
    await store.close()
  })

  it('is refused when the file is missing, no database, damaged, foreign or newer, and nothing has moved', async () => {
    const { path, store } = await withTable()
    await store.close()
    const made = async (change: (file: string) => void): Promise<string> => {
      const file = newPath()
      await backUp(path, file)
      change(file)
      return file
    }
    const withSql = (sql: string) => (file: string) => void new Database(file).exec(sql).close()
    const later = String(VERSION + 1).padStart(4, '0')
    const files = {
      missing: newPath(),
      damaged: await made((file) => writeFileSync(file, 'a letter to Ann\n'.repeat(1_000))),
      half: await made((file) => truncateSync(file, 8_192)),
      scratched: await made(scratch),
      empty: await made((file) => writeFileSync(file, '')),
      foreign: await made(withSql('pragma application_id = 7')),
      newer: await made(withSql(`insert into migrations (name, timestamp) values ('${later}', '2030-01-01T00:00:00.000Z')`)),
    }
    const before = inFolderOf(path)
    const reasons: Record<string, unknown> = {}
    for (const [name, file] of Object.entries(files)) {
      const answer = await restore(path, file)
      reasons[name] = answer.ok ? 'ok' : answer.reason
    }
    expect(reasons).toEqual({
      missing: 'missing',
      damaged: 'damaged',
      half: 'damaged',
      scratched: 'damaged',
      empty: 'foreign',
      foreign: 'foreign',
      newer: 'newer',
    })
    expect(inFolderOf(path)).toEqual(before)
    expect(await holding(path)).toEqual([1])
  })
})

/** Spoils an index in the middle of the file: it opens and reads well, and is not whole. */
function scratch(path: string): void {
  const db = new Database(path)
  const page = db.prepare(`select rootpage from sqlite_schema where name = 'sqlite_autoindex_tables_1'`).pluck().get() as number
  const size = db.pragma('page_size', { simple: true }) as number
  db.close()
  const bytes = readFileSync(path)
  bytes.fill(0, (page - 1) * size, page * size)
  writeFileSync(path, bytes)
}
