import type { Command } from '../../commands/command.js'
import { commands as ours } from '../../commands/index.js'
import { startDiscord, type Discord } from '../../src/discord/discord.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { LocalDiscord } from '../../src/local-discord/local.js'
import type { Store } from '../../src/store/store.js'
import { createTables, type Tables } from '../../src/table/tables.js'

/** The bot over that store at a Discord of its own, without a house: nothing happens but what the test does. */
export interface Program {
  readonly local: LocalDiscord
  readonly discord: Discord
  readonly tables: Tables
  readonly faults: unknown[]
}

export interface ProgramOptions {
  readonly commands?: Readonly<Record<string, Command>>
  readonly stopMs?: number
}

export async function program(store: Store, { commands = ours, stopMs }: ProgramOptions = {}): Promise<Program> {
  const local = await startLocalDiscord({ people: ['Ann', 'Bo'], limits: false })
  const faults: unknown[] = []
  const fault = (error: unknown): void => void faults.push(error)
  const tables = createTables({ store, now: local.now, onError: fault })
  const discord = await startDiscord({
    token: local.token,
    api: local.api,
    commands,
    rooms: { store, tables },
    reports: { handled: () => {}, shed: () => {}, fault },
    now: local.now,
    pace: { delayMs: 5, gapMs: 20 },
    ...(stopMs === undefined ? {} : { stopMs }),
  })
  await discord.register(undefined)
  return { local, discord, tables, faults }
}
