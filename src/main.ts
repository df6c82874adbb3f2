import { commands, definitions } from '../commands/index.js'
import { ownConfig, type Config } from './config.js'
import { startDiscord, type Discord, type DiscordOptions, type Reports } from './discord/discord.js'
import { syncOwnEmojis } from './discord/emojis.js'
import { isSame, register, type Difference } from './discord/register.js'
import { restFor } from './discord/rest.js'
import { gameOf } from './games/index.js'
import { createHealth, type Health } from './health/health.js'
import { serveHealth } from './health/server.js'
import { logger, seldom } from './log.js'
import { createPictures, type Pictures } from './picture/pictures.js'
import { backUp } from './store/backup.js'
import { restore } from './store/restore.js'
import { openStore } from './store/sqlite.js'
import type { Store } from './store/store.js'
import { forget } from './table/forget.js'
import { createHouse } from './table/house.js'
import { createPulse } from './table/pulse.js'
import { rebuildResults } from './table/results.js'
import { createTables } from './table/tables.js'
import { toldOfBackUp, toldOfRestore, whyNot } from './told.js'

/** `npm start` and `npm run register`, `results:rebuild`, `backup FILE` and `restore FILE` all begin here. */
const VERBS = { start, register: registerCommands, 'results:rebuild': rebuild, backup, restore: restoreInto } as const

type Rooms = DiscordOptions['rooms']
type Log = ReturnType<typeof logger>

const say = (line: string): void => void process.stdout.write(`${line}\n`)
function fail(...lines: readonly string[]): never {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
  process.exit(1)
}

async function open({ database }: Config): Promise<Store> {
  const opened = await openStore(database)
  return opened.ok ? opened.store : fail(whyNot(opened, database))
}

async function start(config: Config): Promise<void> {
  const log = logger(config)
  const store = await open(config)
  const health = await watch(config, store, log)
  const stops = stopWhenTold(health, store)
  const fault = (error: unknown, code?: string): void => {
    health.fault(error)
    log.error({ err: error, ...(code ? { shown: code } : {}) }, 'fault')
  }
  const tables = createTables({ store, onError: fault, tempo: { pause: config.housePauseMs, spread: config.housePauseMs * 0.4 } })
  const house = createHouse({ store, tables, onError: fault })
  tables.onChange((table, event) => log.info({ table: table.id, seq: table.seq, kind: event.type }, 'table'))
  const reports: Reports = {
    handled({ kind, name, ms }) {
      health.handled({ kind, ms })
      log.info({ kind, name, ms: Math.round(ms * 10) / 10 }, 'answered')
    },
    shed(age) {
      health.shed()
      log.warn({ age }, 'too late, dropped')
    },
    fault,
    gateway(connected) {
      health.gateway(connected)
      void pulse.reach(connected)
    },
  }
  const pulse = createPulse({ store, tables, house, onError: fault })
  await pulse.start()
  await pulse.reach(false) // until Discord is there
  stops.push(pulse.stop)
  const pictures = drawing(config, log)
  if (pictures) stops.push(pictures.close)
  const { discord, stop } = await connect(config, { rooms: { store, tables }, reports, pictures })
  health.background(discord.waiting)
  stops.push(stop)
  house.start()
  stops.push(house.stop)
  forgetUnseen(config, { store, tables }, log, fault)
  if (config.token !== undefined && !isSame(await discord.difference(config.guildId))) {
    log.warn('the commands on Discord are not those of this version: run npm run register')
  }
  log.info('ready')
}

/** What is told to go goes: the newest part of the program first, each when the one before is done. Answers with the list to add to. */
function stopWhenTold(health: Health, store: Store): (() => Promise<void>)[] {
  const stops = [() => store.close()]
  let stopping = false
  const leave = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    health.stopping()
    for (const stop of stops.toReversed()) await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void leave().catch((error: unknown) => fail(String(error))))
  return stops
}

/** Tells over HTTP how the program is, where the settings want it; a port that is taken stops nobody's game. */
async function watch({ healthHost: host, healthPort: port }: Config, store: Store, log: Log): Promise<Health> {
  const health = createHealth({ store })
  if (port === 'off') return health
  const served = await serveHealth(health, { host, port })
  if (served.ok) log.info({ host, port: served.port }, 'health')
  else log.warn({ host, port, code: served.code }, 'health is not served: set HEALTH_PORT to another port, or to off')
  return health
}

/** Draws what is to be seen, where the settings want it. A table goes on without what cannot be drawn. */
function drawing({ pictures }: Config, log: Log): Pictures | undefined {
  if (!pictures) return undefined
  const warn = seldom((error: Error) => log.warn({ err: error }, 'a picture was not drawn'), SELDOM_MS)
  return createPictures({ onError: warn })
}

const SELDOM_MS = 60_000
const DAY_MS = 86_400_000

/** Whoever was not here for so many days leaves their tables and is forgotten: now, and once a day. */
function forgetUnseen(
  { retentionDays }: Config,
  { store, tables }: Pick<Rooms, 'store' | 'tables'>,
  log: Log,
  fault: (error: unknown) => void,
): void {
  if (retentionDays === undefined) return
  const sweep = async (): Promise<void> => {
    const now = Date.now()
    const unseen = await store.unseenSince(now - retentionDays * DAY_MS)
    for (const person of unseen) await forget({ store, tables }, person, { cause: `unseen:${person}`, now })
    if (unseen.length > 0) log.info({ people: unseen.length }, 'forgotten')
  }
  void sweep().catch(fault)
  setInterval(() => void sweep().catch(fault), DAY_MS).unref()
}

type Connected = { readonly discord: Discord; stop(): Promise<void> }

/** To Discord with a token, else to one of our own on this machine. */
async function connect(config: Config, how: Pick<DiscordOptions, 'rooms' | 'reports' | 'pictures'>): Promise<Connected> {
  if (config.token !== undefined) {
    const discord = await startDiscord({ ...how, token: config.token, commands }).catch(refusedByDiscord)
    return { discord, stop: () => discord.stop() }
  }
  const { startLocalDiscord } = await import('./local-discord/index.js')
  const people = ['Ann', 'Bo', 'Cleo', 'Dan']
  const local = await startLocalDiscord({ port: config.localPort, page: true, people }).catch((error: unknown) =>
    fail(
      codeOf(error) === 'EADDRINUSE'
        ? `Port ${config.localPort} is taken, perhaps by another Foolish. Stop that one, or set LOCAL_PORT to another port.`
        : `${error instanceof Error ? error.message : 'The local Discord does not start.'} Set DISCORD_TOKEN to play there, or run npm ci.`,
    ),
  )
  const discord = await startDiscord({ ...how, token: local.token, api: local.api, commands })
  await discord.register(undefined)
  say(`Foolish plays here: ${local.page}`)
  say('Each tab can be somebody else: Ann, Bo, Cleo or Dan. Say /foolish to open a table. Stop with Ctrl+C.')
  const state = { stopping: false }
  // Every start there is the first one; texts do without until they are there.
  if (how.pictures) void discord.registerEmojis().catch((error: unknown) => state.stopping || how.reports.fault(error))
  return {
    discord,
    async stop() {
      state.stopping = true
      await discord.stop()
      await local.stop()
    },
  }
}
function refusedByDiscord(error: unknown): never {
  if (codeOf(error) === 'TokenInvalid') fail('DISCORD_TOKEN is refused by Discord. Copy it anew from the developer portal.')
  return fail(`Discord cannot be reached: ${error instanceof Error ? error.message : 'for an unknown reason'}.`)
}
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

async function registerCommands(config: Config): Promise<void> {
  if (config.token === undefined)
    return fail(
      'DISCORD_TOKEN is missing. Without it Foolish plays on this machine, where npm start registers the commands by itself.',
    )
  const rest = restFor(config.token, undefined)
  const where = config.guildId === undefined ? 'everywhere' : 'for this server alone'
  const commandsNow = await register(rest, definitions, config.guildId).catch(refusedByDiscord)
  sayRegistered(`Commands registered ${where}`, commandsNow, '/')
  if (!config.pictures) return
  const emojisNow = await syncOwnEmojis(rest).catch((error: unknown) =>
    fail(`The emojis are not all there: ${error instanceof Error ? error.message : 'unknown'}. Texts do without; try again.`),
  )
  sayRegistered('Emojis registered', emojisNow, '')
}

function sayRegistered(what: string, { added, changed, removed }: Difference, sign: string): void {
  const changes = Object.entries({ added, changed, removed })
  say(`${what}${changes.every(([, names]) => names.length === 0) ? ': nothing changed' : ''}.`)
  for (const [how, names] of changes) {
    if (names.length > 0) say(`${how}: ${names.map((name) => `${sign}${name}`).join(', ')}`)
  }
}

async function rebuild(config: Config): Promise<void> {
  const store = await open(config)
  say(`${await rebuildResults(store, gameOf)} results written anew from the log.`)
  await store.close()
}

async function backup({ database }: Config, file = ''): Promise<void> {
  if (file === '') fail('Name the file that is to hold the back-up: npm run backup FILE.')
  const done = await backUp(database, file)
  const told = toldOfBackUp(done, database, file)
  if (done.ok) say(told)
  else fail(told)
}

async function restoreInto({ database }: Config, file = ''): Promise<void> {
  if (file === '') fail('Name the back-up: npm run restore FILE.')
  const done = await restore(database, file)
  const told = toldOfRestore(done, database, file)
  if (done.ok) say(told.join('\n'))
  else fail(...told)
}

const verb = process.argv[2] ?? 'start'
const read = ownConfig()
if (!read.ok) fail(...read.lines)
else if (!(verb in VERBS)) fail(`Unknown: ${verb}. Known: ${Object.keys(VERBS).join(', ')}.`)
else await VERBS[verb as keyof typeof VERBS](read.config, process.argv[3])
