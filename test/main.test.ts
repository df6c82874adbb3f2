import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { gameOf } from '../src/games/index.js'
import { openStore } from '../src/store/sqlite.js'
import type { Store } from '../src/store/store.js'
import { createTables } from '../src/table/tables.js'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const folders: string[] = []
const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
const fresh = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'foolish-main-'))
  folders.push(folder)
  return folder
}

/** The program in a folder of its own, with these settings and no others. */
function run(verbs: readonly string[], settings: Readonly<Record<string, string>>, folder = fresh()) {
  const env = {
    PATH: process.env['PATH'],
    LOCAL_PORT: '0',
    HEALTH_PORT: '0',
    DATABASE: join(folder, 'foolish.sqlite'),
    ...settings,
  }
  const args = ['--import', import.meta.resolve('tsx'), MAIN, ...verbs]
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  const ended = new Promise<number | null>((done) => child.once('exit', done)).finally(() => running.delete(child))
  return { child, ended, folder }
}
/** How it ended, when it ends by itself. */
async function outcome(verbs: readonly string[], settings: Readonly<Record<string, string>>, folder?: string) {
  const { child, ended } = run(verbs, settings, folder)
  const [code, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, out, errors }
}

describe('the program', () => {
  it('ends with one plain line for each setting that is wrong or missing; in production it does not play on this machine', async () => {
    const { code, out, errors } = await outcome([], { LOG_LEVEL: 'loud', HOUSE_PAUSE_MS: 'soon', NODE_ENV: 'production' })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(errors).toBe(
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.\n' +
        'HOUSE_PAUSE_MS must be a whole number of milliseconds from 0 to 60000.\n' +
        'DISCORD_TOKEN is missing; with NODE_ENV=production there is no playing without it.\n',
    )
  })

  it('leaves a database alone that another process holds, and names it; a new results table holds the same rows', async () => {
    const folder = fresh()
    const path = join(folder, 'foolish.sqlite')
    const store = await opened(path)
    const before = await playedOut(store)
    const { code, errors } = await outcome(['results:rebuild'], {}, folder)
    expect(code).toBe(1)
    expect(errors).toBe(`${path} is in use by process ${process.pid}. Stop that one first, or set DATABASE to another file.\n`)
    await store.rebuild([])
    await store.close()
    expect(await outcome(['results:rebuild'], {}, folder)).toEqual({
      code: 0,
      out: '2 results written anew from the log.\n',
      errors: '',
    })
    const again = await opened(path)
    expect(await again.results()).toEqual(before)
    await again.close()
  })

  it('backs up while another process plays, and restores when that has let go', async () => {
    const folder = fresh()
    const [path, file] = [join(folder, 'foolish.sqlite'), join(folder, 'copy.sqlite')]
    const store = await opened(path)
    await store.putFact('told', 'before')
    const made = await outcome(['backup', file], {}, folder)
    expect(made).toEqual({ code: 0, errors: '', out: expect.stringMatching(/ as it was just now \(\d+ KB\)\.\n$/) })
    await store.putFact('told', 'after')
    await store.close()
    expect(await outcome(['restore', file], {}, folder)).toEqual({
      code: 0,
      errors: '',
      out: `${path} is now what ${file} holds.\nWhat was there before is kept as ${path}.before-restore; delete it when all is well.\n`,
    })
    const again = await opened(path)
    expect(await again.fact('told')).toBe('before')
    await again.close()
  })

  it('says where to play and how it is, and lets go of everything when it is told to stop', async () => {
    const { child, ended, folder } = run([], {})
    const out = await said(child, '"ready"')
    expect(out).toMatch(/^Foolish plays here: http:\/\/127\.0\.0\.1:\d+\/$/mu)
    const port = /"host":"127\.0\.0\.1","port":(\d+),"msg":"health"/.exec(out)?.[1]
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect({ status: ready.status, text: await ready.text() }).toEqual({ status: 200, text: 'ready\n' })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const store = await opened(join(folder, 'foolish.sqlite'))
    await store.close()
  })

  it('plays where the port of its health is taken; who has long not been here leaves their table and is forgotten', async () => {
    const folder = fresh()
    const path = join(folder, 'foolish.sqlite')
    const before = await opened(path)
    const ann = await before.person('1', 'Ann', 0)
    const bo = await before.person('2', 'Bo', Date.now())
    const what = { game: 'kings-and-jokers', options: {}, house: 0, pace: 'none', server: 'server', channel: 'channel' } as const
    const lobby = await createTables({ store: before }).open({ person: ann, cause: 'open' }, what)
    expect(lobby.ok).toBe(true)
    await before.close()
    const other = createServer()
    await new Promise<void>((open) => other.listen(0, '127.0.0.1', open))
    const port = String((other.address() as AddressInfo).port)
    const { child, ended } = run([], { HEALTH_PORT: port, RETENTION_DAYS: '30' }, folder)
    const out = await said(child, '"forgotten"', '"ready"')
    expect(out.match(/"level":40.*/g)).toEqual([expect.stringContaining('health is not served')])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await new Promise((closed) => other.close(closed))
    const store = await opened(path)
    const people = await store.people([ann, bo])
    expect([people.get(ann)?.name, people.get(bo)?.name]).toEqual([null, 'Bo'])
    expect(await store.live()).toEqual([])
    await store.close()
  })
})

/** What it said until each of these was there, or until it ended. */
function said(child: ChildProcess, ...awaited: readonly string[]): Promise<string> {
  const out: string[] = []
  return new Promise((done) => {
    child.once('exit', () => done(out.join('')))
    child.stdout?.on('data', (chunk: Buffer) => {
      out.push(chunk.toString())
      if (awaited.every((part) => out.join('').includes(part))) done(out.join(''))
    })
  })
}

async function opened(path: string): Promise<Store> {
  const store = await openStore(path)
  if (!store.ok) throw new Error(store.reason)
  return store.store
}

/** A single round of two people and two house players: its results. */
async function playedOut(store: Store): Promise<Awaited<ReturnType<Store['results']>>> {
  const tables = createTables({ store, seed: () => 'main' })
  const people = [await store.person('1', 'Ann', 0), await store.person('2', 'Bo', 0)]
  const by = (person = 0, cause = '') => ({ person, cause })
  const options = { length: 'single-round' }
  const what = { game: 'foolish-faces', options, house: 2, pace: 'none', server: 'server', channel: 'channel' } as const
  const id = (await tables.open(by(people[0], 'open'), what)).table?.id ?? ''
  await tables.join(id, by(people[1], 'join'))
  await tables.start(id, by(people[0], 'start'))
  for (;;) {
    const table = await tables.get(id)
    if (table?.phase !== 'playing') return store.results()
    const { rules } = gameOf(table.game)
    const [seat = 0] = rules.turn(table.state)
    const sits = table.seats[seat]?.player
    const asked = table.asked[seat] ?? 0
    if (sits?.kind === 'person')
      await tables.play(id, by(sits.person, `play ${table.seq}`), asked, rules.legal(table.state, seat)[0])
    else await tables.due(id, `house:${seat}:${asked}`)
  }
}
