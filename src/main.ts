import { commands, definitions } from '../commands/index.js'
import { ownConfig, type Config } from './config.js'
import { startDiscord, type Discord, type Reports } from './discord/discord.js'
import { isSame, register } from './discord/register.js'
import { restFor } from './discord/rest.js'
import { gameOf } from './games/index.js'
import { logger } from './log.js'
import { openStore, type Refused } from './store/sqlite.js'
import type { Store } from './store/store.js'
import { createHouse } from './table/house.js'
import { rebuildResults } from './table/results.js'
import { createTables } from './table/tables.js'

/** `npm start`, `npm run register` and `npm run results:rebuild` all begin here. */
const VERBS = { start, register: registerCommands, 'results:rebuild': rebuild } as const

const say = (line: string): void => void process.stdout.write(`${line}\n`)
function fail(...lines: readonly string[]): never {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
  process.exit(1)
}

async function open({ database }: Config): Promise<Store> {
  const opened = await openStore(database)
  return opened.ok ? opened.store : fail(whyNot(opened, database))
}
function whyNot(refused: Refused, database: string): string {
  switch (refused.reason) {
    case 'locked':
      return `${database} is in use by ${refused.pid === undefined ? 'another process' : `process ${refused.pid}`}. Stop that one first, or set DATABASE to another file.`
    case 'newer':
      return `${database} was written by a newer Foolish (version ${refused.version}; this one knows ${refused.known}). Update Foolish, or set DATABASE to another file.`
    case 'foreign':
      return `${database} belongs to another program. Set DATABASE to a file of its own.`
    case 'damaged':
      return `${database} is damaged or no database. Put a back-up in its place, or set DATABASE to another file.`
    case 'full':
      return `There is no room left on the disk for ${database}.`
    case 'busy':
      return `${database} is being written by another program. Try again when it is done.`
    case 'readonly':
      return `${database} may not be written. Check who owns it and its folder.`
    case 'unreachable':
      return `${database} cannot be opened (${refused.code}). Check that its folder exists and may be written.`
  }
}

async function start(config: Config): Promise<void> {
  const log = logger(config)
  const store = await open(config)
  const fault = (error: unknown, code?: string): void => log.error({ err: error, ...(code ? { shown: code } : {}) }, 'fault')
  const tables = createTables({ store, onError: fault, pace: { pause: config.housePauseMs, spread: config.housePauseMs * 0.4 } })
  const house = createHouse({ store, tables, onError: fault })
  tables.onChange((table, event) => log.info({ table: table.id, seq: table.seq, kind: event.type }, 'table'))
  const reports: Reports = {
    handled: ({ kind, name, ms }) => log.info({ kind, name, ms: Math.round(ms * 10) / 10 }, 'answered'),
    shed: (age) => log.warn({ age }, 'too late, dropped'),
    fault,
  }
  const { discord, stop } = await connect(config, { rooms: { store, tables }, reports })
  house.start()
  if (config.token !== undefined && !isSame(await discord.difference(config.guildId))) {
    log.warn('the commands on Discord are not those of this version: run npm run register')
  }
  let stopping = false
  const leave = (): void => {
    if (stopping) return
    stopping = true
    void house
      .stop()
      .then(stop)
      .then(async () => store.close())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(String(error)),
      )
  }
  process.once('SIGTERM', leave)
  process.once('SIGINT', leave)
  log.info('ready')
}

type Connected = { readonly discord: Discord; stop(): Promise<void> }

/** To Discord with a token, else to one of our own on this machine. */
async function connect(
  config: Config,
  how: { readonly rooms: Parameters<typeof startDiscord>[0]['rooms']; readonly reports: Reports },
): Promise<Connected> {
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
  return {
    discord,
    async stop() {
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
  const { added, changed, removed } = await register(rest, definitions, config.guildId).catch(refusedByDiscord)
  const told = Object.entries({ added, changed, removed }).filter(([, names]) => names.length)
  say(
    `Commands registered ${config.guildId === undefined ? 'everywhere' : 'for this server alone'}${told.length ? '' : ': nothing changed'}.`,
  )
  for (const [what, names] of told) say(`${what}: ${names.map((name) => `/${name}`).join(', ')}`)
}

async function rebuild(config: Config): Promise<void> {
  const store = await open(config)
  say(`${await rebuildResults(store, gameOf)} results written anew from the log.`)
  await store.close()
}

const verb = process.argv[2] ?? 'start'
const read = ownConfig()
if (!read.ok) fail(...read.lines)
else if (!(verb in VERBS)) fail(`Unknown: ${verb}. Known: ${Object.keys(VERBS).join(', ')}.`)
else await VERBS[verb as keyof typeof VERBS](read.config)
