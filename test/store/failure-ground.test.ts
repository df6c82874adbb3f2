import Database from 'better-sqlite3'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import type { Store } from '../../src/store/store.js'
import { newPath, opened, openTable, refusal, row, withHandle } from './some.js'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

const children = new Set<ChildProcess>()
const mounts = new Set<string>()
afterEach(async () => {
  for (const child of children) await ended(child)
})
afterAll(() => {
  for (const folder of mounts) {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
})

function begin(script: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, script), ...args])
  children.add(child)
  return child
}
async function ended(child: ChildProcess): Promise<void> {
  children.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
const said = async (child: ReturnType<typeof begin>): Promise<string> =>
  String(((await once(child.stdout, 'data')) as [Buffer])[0]).trim()

it('is busy while another program holds its lock for longer than anybody waits, and goes on when that one dies', async () => {
  const path = newPath()
  const store = await opened(path)
  await openTable(store, 'a', 1)
  await store.putFact('commands', 'h1')
  const holder = begin('hold-writing.ts', path)
  expect(await said(holder)).toBe('held')
  const write = { rows: [row('a', 2, 'press 1')] }
  expect(await refusal(store.append(write))).toBe('busy')
  expect(await refusal(store.giveBack({ type: 'given back' }, 5, 5))).toBe('busy')
  expect(await store.read('a')).toEqual([row('a', 1)])
  expect(await store.seen('press 1')).toBe(false)
  await ended(holder)
  expect(await store.append(write)).toBe('written')
  expect(await store.fact('commands'), 'what the other one had not finished').toBe('h1')
  await store.close()
  const again = await opened(path)
  expect(await again.read('a')).toHaveLength(2)
  await again.close()
})

it('is not opened while its file may only be read, and is opened and written when it may be written again', async () => {
  const path = newPath()
  const store = await opened(path)
  await openTable(store, 'a', 1)
  await store.close()
  if (isRoot) for (const name of ['', ...readdirSync(dirname(path))]) chownSync(join(dirname(path), name), NOBODY, NOBODY)
  chmodSync(path, 0o444)
  const child = begin('open-as-nobody.ts', path, ...(isRoot ? [String(NOBODY)] : []))
  expect(await said(child)).toBe('ready')
  child.stdin.write('try\n')
  expect(await said(child)).toBe('readonly')
  chmodSync(path, 0o644)
  child.stdin.write('try\n')
  expect(await said(child)).toBe('written')
  await ended(child)
  const again = await opened(path)
  expect(await again.read('a')).toEqual([row('a', 1), row('a', 2)])
  await again.close()
})

/** Ground with little room for a store, and what makes more of it. */
interface Ground {
  readonly name: string
  readonly begin: () => Promise<{ readonly path: string; readonly store: Store; readonly makeRoom: () => void }>
}
const LIMITED: Ground = {
  name: 'in a file that may not grow',
  async begin() {
    const { db, store } = await withHandle()
    db.pragma('max_page_count = 150')
    return { path: db.name, store, makeRoom: () => void db.pragma('max_page_count = 10000') }
  },
}
/** A disk of one megabyte, where this process may mount one. */
function smallDisk(): readonly Ground[] {
  const folder = mkdtempSync(join(tmpdir(), 'foolish-disk-'))
  if (!isRoot || spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'foolish-test', folder]).status !== 0) {
    rmSync(folder, { recursive: true })
    return []
  }
  mounts.add(folder)
  const [path, ballast] = [join(folder, 'foolish.db'), join(folder, 'ballast')]
  const begin: Ground['begin'] = async () => {
    writeFileSync(ballast, Buffer.alloc(300_000))
    return { path, store: await opened(path), makeRoom: () => rmSync(ballast) }
  }
  return [{ name: 'on a disk of one megabyte', begin }]
}

it.each([LIMITED, ...smallDisk()])(
  'keeps what it acknowledged $name when that is full, and goes on when there is room',
  async (ground) => {
    const { path, store, makeRoom } = await ground.begin()
    const ann = await store.person('101', 'Ann', 0)
    await openTable(store, 'a', 1)
    const append = async (seq: number) =>
      store.append({ rows: [{ ...row('a', seq, `press ${seq}`), event: 'x'.repeat(20_000) }] })
    let next = 2
    let refused: string | undefined
    while ((refused = await refusal(append(next))) === undefined) next++
    expect(refused).toBe('full')
    expect(next).toBeGreaterThan(5)
    expect(await refusal(append(next)), 'still').toBe('full')
    expect(await store.read('a')).toHaveLength(next - 1)
    expect(await store.seen(`press ${next}`)).toBe(false)
    expect(await store.person('101', 'Ann', 9e9)).toBe(ann)

    makeRoom()
    expect(await append(next)).toBe('written')
    await store.forget(ann, 10)
    await store.close()
    const again = await opened(path)
    expect((await again.read('a')).map(({ seq }) => seq)).toEqual(Array.from({ length: next }, (_, i) => i + 1))
    expect(await again.known('101')).toBeUndefined()
    await again.close()
    const db = new Database(path, { readonly: true })
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
    db.close()
  },
)
