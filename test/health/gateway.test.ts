import { expect, it } from 'vitest'
import { commands } from '../../commands/index.js'
import { startDiscord } from '../../src/discord/discord.js'
import { createHealth } from '../../src/health/health.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import { openStore } from '../../src/store/sqlite.js'
import { createTables } from '../../src/table/tables.js'

it('is ready from the first connection, not while the connection is lost, and again when it is back', async () => {
  const local = await startLocalDiscord({ people: ['Ann'], limits: false })
  const opened = await openStore(':memory:')
  if (!opened.ok) throw new Error(opened.reason)
  const { store } = opened
  const health = createHealth({ store })
  const changes: boolean[] = []
  const changed: (() => void)[] = []
  const gateway = (connected: boolean): void => {
    health.gateway(connected)
    changes.push(connected)
    for (const go of changed.splice(0)) go()
  }
  const rooms = { store, tables: createTables({ store }) }
  const reports = { handled: health.handled, shed: health.shed, fault: health.fault, gateway }
  expect(await health.missing()).toMatch(/gateway/)
  const discord = await startDiscord({ token: local.token, api: local.api, commands, rooms, reports })
  health.background(discord.waiting)
  expect(await health.missing()).toBeUndefined()
  local.faults.dropSockets()
  while (changes.length < 3) await new Promise<void>((go) => changed.push(go))
  expect(changes).toEqual([true, false, true])
  expect(await health.missing()).toBeUndefined()
  const { text } = await health.metrics()
  expect(text).toMatch(/^foolish_gateway_reconnects_total 1$/m)
  expect(text).toMatch(/^foolish_background_waiting 0$/m)
  await discord.stop()
  expect(await health.missing()).toMatch(/gateway/)
  await store.close()
  await local.stop()
})
