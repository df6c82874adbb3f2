import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { VERSION } from '../../src/store/migrations/index.js'
import { openStore } from '../../src/store/sqlite.js'
import { newPath, opened, openTable, row } from './some.js'

describe('a store is opened', () => {
  it('in a folder that is made for it, and finds again what was written', async () => {
    const path = join(dirname(newPath()), 'new', 'folder', 'foolish.db')
    const store = await opened(path)
    await openTable(store, 'a', 1)
    await store.close()
    await store.close()
    const again = await opened(path)
    expect(await again.read('a')).toEqual([row('a', 1)])
    await again.close()
  })

  it('in memory, each one for itself', async () => {
    const [one, other] = [await opened(), await opened()]
    await openTable(one, 'a', 1)
    expect(await other.table('a')).toBeUndefined()
  })
})

describe('a store is refused', () => {
  it('while another process holds it, with its pid, until that process dies by any death', async () => {
    const path = newPath()
    const holder = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'hold.ts'), path])
    try {
      const [said] = (await once(holder.stdout, 'data')) as [Buffer]
      expect(said.toString()).toBe('open\n')
      expect(await openStore(path)).toEqual({ ok: false, reason: 'locked', pid: holder.pid })
    } finally {
      holder.kill('SIGKILL')
      await once(holder, 'exit')
    }
    const store = await opened(path)
    expect(readFileSync(`${path}.pid`, 'utf8')).toBe(`${process.pid}\n`)
    await store.close()
    expect(existsSync(`${path}.pid`)).toBe(false)
  })

  it('while this process holds it, by another path too', async () => {
    const path = newPath()
    const link = join(dirname(newPath()), 'link.db')
    const store = await opened(path)
    symlinkSync(path, link)
    const locked = { ok: false, reason: 'locked', pid: process.pid } as const
    expect(await openStore(path)).toEqual(locked)
    expect(await openStore(link)).toEqual(locked)
    await store.close()
    await (await opened(link)).close()
  })

  it('when a later version of the program wrote it, which stays as it is', async () => {
    const path = newPath()
    await (await opened(path)).close()
    const hand = new Database(path)
    const later = String(VERSION + 1).padStart(4, '0')
    hand.prepare('insert into migrations (name, timestamp) values (?, ?)').run(later, '2030-01-01T00:00:00.000Z')
    hand.close()
    const before = readFileSync(path)
    expect(await openStore(path)).toEqual({ ok: false, reason: 'newer', version: VERSION + 1, known: VERSION })
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it("when it is another program's database, which stays as it is", async () => {
    const path = newPath()
    const hand = new Database(path)
    hand.exec('create table migrations (name text)')
    hand.close()
    const before = readFileSync(path)
    expect(await openStore(path)).toEqual({ ok: false, reason: 'foreign' })
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it('when it is no database, or half of one', async () => {
    const path = newPath()
    writeFileSync(path, 'a letter to Ann, long enough to be taken for something else\n'.repeat(100))
    expect(await openStore(path)).toEqual({ ok: false, reason: 'damaged', code: 'SQLITE_NOTADB' })
    const half = newPath()
    await (await opened(half)).close()
    truncateSync(half, 8_192)
    expect(await openStore(half)).toMatchObject({ ok: false, reason: 'damaged' })
  })

  it('when its place cannot be a file, and leaves no lock behind', async () => {
    const path = newPath()
    mkdirSync(path)
    expect(await openStore(path)).toMatchObject({ ok: false, reason: 'unreachable' })
    expect(existsSync(`${path}.pid`)).toBe(false)
    const file = newPath()
    writeFileSync(file, '')
    expect(await openStore(join(file, 'foolish.db'))).toMatchObject({ ok: false, reason: 'unreachable' })
  })
})
