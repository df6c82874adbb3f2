import { afterEach, describe, expect, it } from 'vitest'
import { createHealth } from '../../src/health/health.js'
import { serveHealth } from '../../src/health/server.js'
import { openStore } from '../../src/store/sqlite.js'
import { openTable } from '../store/some.js'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A store in memory and its health, asked over HTTP; the clock stands unless it is moved. */
async function served() {
  const opened = await openStore(':memory:')
  if (!opened.ok) throw new Error(opened.reason)
  const { store } = opened
  const clock = { now: 1_000_000 }
  const health = createHealth({ store, now: () => clock.now })
  const server = await serveHealth(health, { host: '127.0.0.1', port: 0 })
  if (!server.ok) throw new Error(server.code)
  ends.push(server.stop, () => store.close())
  const get = async (path: string): Promise<{ status: number; text: string }> => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
    return { status: response.status, text: await response.text() }
  }
  /** The figures of the bot's own, by name and labels as Prometheus reads them. */
  const figures = async (): Promise<Readonly<Record<string, number>>> => {
    const { text } = await get('/metrics')
    return Object.fromEntries([...text.matchAll(/^foolish_(\S+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]))
  }
  return { store, clock, health, server, get, figures }
}

describe('/healthz and /readyz', () => {
  it('say that the process lives before it is ready, and what is missing', async () => {
    const { health, get } = await served()
    expect(await get('/healthz')).toEqual({ status: 200, text: 'ok\n' })
    expect(await get('/readyz')).toEqual({ status: 503, text: "Discord's gateway is not connected.\n" })
    health.gateway(true)
    expect(await get('/readyz')).toEqual({ status: 200, text: 'ready\n' })
    health.gateway(false)
    expect((await get('/readyz')).status).toBe(503)
  })

  it('say so when the store is gone, and when the bot stops', async () => {
    const { health, store, get } = await served()
    health.gateway(true)
    await store.close()
    expect(await get('/readyz')).toEqual({ status: 503, text: 'The store does not answer (fault).\n' })
    health.stopping()
    expect((await get('/readyz')).text).toBe('The bot is stopping. The store does not answer (fault).\n')
    expect((await get('/healthz')).status).toBe(200)
  })

  it('are the only addresses beside /metrics, and only to be read', async () => {
    const { get, server } = await served()
    expect(await get('/')).toEqual({ status: 404, text: 'Here are /healthz, /readyz and /metrics.\n' })
    const { status } = await fetch(`http://127.0.0.1:${server.port}/healthz`, { method: 'POST' })
    expect(status).toBe(404)
  })
})

describe('/metrics', () => {
  it('counts presses by kind with their latency, what was shed, and errors by code', async () => {
    const { health, figures } = await served()
    health.handled({ kind: 'path', ms: 7 })
    health.handled({ kind: 'path', ms: 600 })
    health.handled({ kind: 'command', ms: 20 })
    health.shed()
    health.fault(new TypeError('a bug'))
    health.background(() => 12)
    const told = await figures()
    expect(told).toMatchObject({
      'presses_total{kind="path"}': 2,
      'presses_total{kind="command"}': 1,
      'press_seconds_bucket{le="0.005"}': 0,
      'press_seconds_bucket{le="0.01"}': 1,
      'press_seconds_bucket{le="0.025"}': 2,
      'press_seconds_bucket{le="1"}': 3,
      press_seconds_count: 3,
      presses_shed_total: 1,
      'errors_total{code="fault"}': 1,
      background_waiting: 12,
    })
    expect(told['press_seconds_sum']).toBeCloseTo(0.627)
  })

  it('knows the tables by game and phase, and how long the oldest due has waited', async () => {
    const { store, clock, figures } = await served()
    expect(await figures()).toMatchObject({ dues_waiting: 0, dues_oldest_seconds: 0 })
    await openTable(store, 'a', 1)
    await openTable(store, 'b', 2)
    const due = (key: string, at: number) => ({ table: 'a', key, at, clock: false })
    const dues = [due('late', clock.now - 4000), due('later', clock.now), due('not yet', clock.now + 1)]
    await store.append({ rows: [], phases: [{ table: 'b', phase: 'playing' }], dues: [{ table: 'a', dues }] })
    expect(await figures()).toMatchObject({
      'tables{game="foolish-faces",phase="gathering"}': 1,
      'tables{game="foolish-faces",phase="playing"}': 1,
      dues_waiting: 2,
      dues_oldest_seconds: 4,
    })
    await store.append({ rows: [], phases: [{ table: 'b', phase: 'over' }] })
    expect(await figures()).not.toHaveProperty('tables{game="foolish-faces",phase="playing"}')
  })

  it('tells the age of the connection, and how often it came back', async () => {
    const { health, clock, figures } = await served()
    expect(await figures()).toMatchObject({ gateway_connected: 0, gateway_age_seconds: 0, gateway_reconnects_total: 0 })
    health.gateway(true)
    clock.now += 5000
    health.gateway(true)
    expect(await figures()).toMatchObject({ gateway_connected: 1, gateway_age_seconds: 5, gateway_reconnects_total: 0 })
    health.gateway(false)
    expect(await figures()).toMatchObject({ gateway_connected: 0, gateway_age_seconds: 0, gateway_reconnects_total: 0 })
    health.gateway(true)
    expect(await figures()).toMatchObject({ gateway_connected: 1, gateway_age_seconds: 0, gateway_reconnects_total: 1 })
  })

  it('goes on with what it knows when the store does not answer, and tells of the process', async () => {
    const { store, health, get, figures } = await served()
    await openTable(store, 'a', 1)
    expect(await figures()).toHaveProperty('dues_waiting')
    await store.close()
    health.shed()
    const told = await figures()
    expect(told).toMatchObject({ presses_shed_total: 1 })
    expect(Object.keys(told).filter((name) => /^(tables|dues)/.test(name))).toEqual([])
    const { text } = await get('/metrics')
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
      expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  })

  it('has no label that grows with people, places or tables', async () => {
    const { store, get } = await served()
    await openTable(store, 'a-secret-table', 1)
    await store.person('1234567890', 'Ann', 1)
    const { text } = await get('/metrics')
    const labels = [...text.matchAll(/^foolish_\w+\{(.*)\}/gm)].flatMap(([, all]) =>
      [...all!.matchAll(/(\w+)="/g)].map(([, name]) => name),
    )
    expect(new Set(labels)).toEqual(new Set(['le', 'game', 'phase']))
    expect(text).not.toMatch(/secret|1234567890|Ann/)
  })
})

describe('a port that is taken', () => {
  it('is told, and nothing is served', async () => {
    const { health, server } = await served()
    expect(await serveHealth(health, { host: '127.0.0.1', port: server.port })).toEqual({ ok: false, code: 'EADDRINUSE' })
  })
})
