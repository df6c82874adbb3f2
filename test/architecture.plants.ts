/** Lines planted in a copy of the house, each of which the linter must refuse with its sentence. */
export interface Plant {
  readonly file: string
  readonly code: string
}
export interface Forbidden extends Plant {
  readonly sentence: string
}

const at = (file: string, lines: Readonly<Record<string, readonly string[]>>): readonly Forbidden[] =>
  Object.entries(lines).flatMap(([sentence, codes]) => codes.map((code) => ({ file, code, sentence })))

const STAND_IN = "The local Discord is another program's stand-in: nothing but main.ts may know it."
const REFEREE = 'The referee is a program of its own: nothing imports it.'
const SETTINGS = 'Settings are handed in by main.ts.'
const LOG = 'The log is handed in by main.ts; only its type may be imported.'
const DATABASE = 'The database lives in src/store.'
const WRITTEN = 'Settings are read in src/config.ts and logs are written through src/log.ts.'
const PAGES = "Servers and pages are the local Discord's and health's."
const WATCHER = 'Nothing but main.ts knows who watches.'
const FIGURES = 'Figures are counted in src/health.'
const BELOW = 'Scenes are drawn for platforms alone: nothing below them sees a picture.'
const CANVAS = 'Pictures are drawn in src/picture.'
const CHANCE = 'Chance comes from an Rng that was handed in.'

const kit = at('src/kit/planted.ts', {
  'The kit does not know any game.': [`import { games } from '../games/index.js'`],
  'The kit speaks no language.': [`import { languages } from '../words/index.js'`],
  'The kit does not know the store.': [`import type { Store } from '../store/store.js'`],
  'The kit does not know tables.': [`export * from '../table/table.js'`],
  'The kit does not know commands.': [`import '../../commands/command.js'`],
  'The kit does not know Discord.': [
    `import { client } from '../discord/client.js'`,
    `import { Client } from 'discord.js'`,
    `import type { APIMessage } from 'discord-api-types/v10'`,
  ],
  [STAND_IN]: [`import { local } from '../local-discord/local.js'`],
  'The kit is pure: it reads no settings and writes no log.': [
    `import { readConfig } from '../config.js'`,
    `import { logger } from '../log.js'`,
  ],
  [REFEREE]: [`import { answer } from '../referee/answer.js'`, `import { referee } from '../referee.js'`],
  [WATCHER]: [`import { createHealth } from '../health/health.js'`],
  [BELOW]: [`import { createPictures } from '../picture/pictures.js'`],
  'The kit is pure: nothing of Node but node:crypto in rng.ts.': [
    `import { readFileSync } from 'node:fs'`,
    `import { createHash } from 'node:crypto'`,
  ],
  'The kit needs no package but zod and intl-messageformat (icu-type-parser as types).': [
    `import { pino } from 'pino'`,
    `import { sql } from 'kysely'`,
    `import { parse } from '@schummar/icu-type-parser'`,
  ],
  'Time belongs to the house: the kit knows no clock.': [
    'export const a = Date.now()',
    'export const b = performance.now()',
    'setTimeout(() => {}, 1)',
    'setInterval(() => {}, 1)',
    'setImmediate(() => {})',
  ],
  'The kit is pure: it does not know the process it runs in.': [
    'export const c = process.env',
    'export const d = globalThis.Date',
  ],
  [CHANCE]: ['export const e = Math.random()', 'export const f = crypto.randomUUID()'],
  'Remove the `async` keyword': ['export async function later() {}'],
})
const rng = at('src/kit/rng.ts', {
  'Chance needs nothing but node:crypto.': [
    `import { readFileSync } from 'node:fs'`,
    `import { games } from '../games/index.js'`,
    `import { z } from 'zod'`,
  ],
  'Time belongs to the house: the kit knows no clock.': ['export const a = Date.now()'],
})

const game = at('src/games/planted/rules.ts', {
  'Rules do not know the store.': [`import type { Store } from '../../store/store.js'`],
  'Rules do not know tables.': [`import type { Table } from '../../table/table.js'`],
  'Rules do not know commands.': [`import type { Call } from '../../../commands/command.js'`],
  'Rules do not know Discord.': [
    `import { client } from '../../discord/client.js'`,
    `export const there = await import('../../discord/there.js')`,
    `import { Client } from 'discord.js'`,
    `import type { APIMessage } from 'discord-api-types/v10'`,
  ],
  [STAND_IN]: [`import { local } from '../../local-discord/local.js'`],
  'Rules are pure: they read no settings and write no log.': [
    `import { readConfig } from '../../config.js'`,
    `import type { Log } from '../../log.js'`,
  ],
  [REFEREE]: [`import { answer } from '../../referee/answer.js'`, `import { referee } from '../../referee.js'`],
  [WATCHER]: [`import { createHealth } from '../../health/health.js'`],
  [BELOW]: [`import { createPictures } from '../../picture/pictures.js'`],
  'Games do not know each other.': [`import { rules } from '../another/rules.js'`, `import { games } from '../index.js'`],
  'Rules are pure: nothing of Node.': [`import { createHash } from 'node:crypto'`, `import { readFileSync } from 'fs'`],
  'A game knows itself, the kit, its words and zod.': [
    `import { pino } from 'pino'`,
    `import Database from 'better-sqlite3'`,
    `import { IntlMessageFormat } from 'intl-messageformat'`,
  ],
  'Time belongs to the house: rules know no clock.': [
    'export const a = new Date()',
    'export const b = performance.now()',
    'setTimeout(() => {}, 1)',
    'setInterval(() => {}, 1)',
    'setImmediate(() => {})',
  ],
  'Rules are pure: they do not know the process they run in.': [
    'export const c = process.env',
    'export const d = globalThis.Date',
  ],
  [CHANCE]: ['export const e = Math.random()', 'const { random } = Math', 'export const f = crypto.randomUUID()'],
  'Remove the `async` keyword': ['export const later = async () => {}'],
})
const words = at('src/words/planted/table.ts', {
  'Languages know each other and how the kit speaks, nothing else.': [
    `import { gameOf } from '../../games/index.js'`,
    `import { client } from '../../discord/client.js'`,
    `import type { Seat } from '../../kit/game.js'`,
    `import { z } from 'zod'`,
  ],
})
const shelf = at('src/games/index.ts', {
  'The shelf only lists games, each by its index.ts.': [
    `import { play } from './planted/rules.js'`,
    `import { tables } from '../table/tables.js'`,
    `import { client } from '../discord/client.js'`,
    `import { z } from 'zod'`,
  ],
})

const store = at('src/store/planted.ts', {
  'The store does not know games: it keeps rows.': [`import { games } from '../games/index.js'`],
  'The store does not know tables: it keeps rows.': [`import type { Table } from '../table/table.js'`],
  'The store does not know commands.': [`import type { Call } from '../../commands/command.js'`],
  'The store does not know Discord.': [
    `import { client } from '../discord/client.js'`,
    `import { Client } from 'discord.js'`,
    `import { Agent } from 'undici'`,
  ],
  [STAND_IN]: [`import { local } from '../local-discord/local.js'`],
  [SETTINGS]: [`import { readConfig } from '../config.js'`],
  [LOG]: [`import { logger } from '../log.js'`],
  [REFEREE]: [`import { referee } from '../referee.js'`],
  [WATCHER]: [`import type { Health } from '../health/health.js'`],
  [BELOW]: [`import type { Pictures } from '../picture/pictures.js'`],
  [FIGURES]: [`import { Counter } from 'prom-client'`],
  [CANVAS]: [`import { createCanvas } from '@napi-rs/canvas'`],
  [WRITTEN]: [`import { pino } from 'pino'`, `import { config } from 'dotenv'`],
  [PAGES]: [`import { Hono } from 'hono'`],
})
const table = at('src/table/planted.ts', {
  'Tables know the shelf, not what stands on it.': [`import { rules } from '../games/planted/rules.js'`],
  'Tables do not know commands.': [`import type { Call } from '../../commands/command.js'`],
  'Tables do not know Discord.': [
    `import { client } from '../discord/client.js'`,
    `import { Client } from 'discord.js'`,
    `import type { APIMessage } from 'discord-api-types/v10'`,
  ],
  [STAND_IN]: [`import { local } from '../local-discord/local.js'`],
  [SETTINGS]: [`import { readConfig } from '../config.js'`],
  [LOG]: [`import { logger } from '../log.js'`],
  [REFEREE]: [`import { referee } from '../referee.js'`],
  [WATCHER]: [`import type { Health } from '../health/health.js'`],
  [BELOW]: [`import type { Pictures } from '../picture/pictures.js'`],
  [FIGURES]: [`import { Counter } from 'prom-client'`],
  [CANVAS]: [`import { createCanvas } from '@napi-rs/canvas'`],
  [DATABASE]: [`import Database from 'better-sqlite3'`, `import { sql } from 'kysely'`],
  [WRITTEN]: [`import { pino } from 'pino'`, `import { config } from 'dotenv'`],
  [PAGES]: [`import { WebSocketServer } from 'ws'`],
})
const commands = at('commands/planted.ts', {
  'Commands do not know Discord: they answer with screens.': [`import { client } from '../src/discord/client.js'`],
  [STAND_IN]: [`import { local } from '../src/local-discord/local.js'`],
  [SETTINGS]: [`import { readConfig } from '../src/config.js'`],
  [LOG]: [`import { logger } from '../src/log.js'`],
  [REFEREE]: [`import { referee } from '../src/referee.js'`],
  [WATCHER]: [`import type { Health } from '../src/health/health.js'`],
  [BELOW]: [`import type { Pictures } from '../src/picture/pictures.js'`],
  [FIGURES]: [`import { Counter } from 'prom-client'`],
  [CANVAS]: [`import { createCanvas } from '@napi-rs/canvas'`],
  'discord.js lives in src/discord.': [`import { Client } from 'discord.js'`, `import { Agent } from 'undici'`],
  "Commands know the shape of Discord's command JSON, as a type only.": [`import { Routes } from 'discord-api-types/v10'`],
  [DATABASE]: [`import { sql } from 'kysely'`],
  [WRITTEN]: [`import { pino } from 'pino'`],
  [PAGES]: [`import { serve } from '@hono/node-server'`],
})
const discord = at('src/discord/planted.ts', {
  'Discord shows screens of any game: it knows the shelf, not what stands on it.': [
    `import { rules } from '../games/planted/rules.js'`,
  ],
  [STAND_IN]: [`import { local } from '../local-discord/local.js'`],
  [SETTINGS]: [`import { main } from '../main.js'`],
  [LOG]: [`import { logger } from '../log.js'`],
  [REFEREE]: [`import { referee } from '../referee.js'`],
  [WATCHER]: [`import type { Health } from '../health/health.js'`],
  [FIGURES]: [`import { Counter } from 'prom-client'`],
  [CANVAS]: [`import { createCanvas } from '@napi-rs/canvas'`, `import { metadata } from 'dejavu-fonts-ttf'`],
  [DATABASE]: [`import Database from 'better-sqlite3'`],
  [WRITTEN]: [`import { config } from 'dotenv'`],
  [PAGES]: [`import * as spec from 'discord-api-spec'`],
})
const local = at('src/local-discord/planted.ts', {
  'The local Discord stands in for another program: it knows nothing of ours.': [
    `import { box } from '../kit/box.js'`,
    `import { client } from '../discord/client.js'`,
    `import { createHealth } from '../health/health.js'`,
    `import { createPictures } from '../picture/pictures.js'`,
    `import { logger } from '../log.js'`,
  ],
  'The local Discord is the other side of the wire: discord.js connects to it.': [`import { Client } from 'discord.js'`],
  [DATABASE]: [`import { sql } from 'kysely'`],
  [WRITTEN]: [`import { pino } from 'pino'`],
  [FIGURES]: [`import { Counter } from 'prom-client'`],
  [CANVAS]: [`import { Roboto_700Bold } from '@expo-google-fonts/roboto'`],
})
const health = at('src/health/planted.ts', {
  'Health is told how things are: of the house it knows the store alone.': [
    `import type { Reports } from '../discord/discord.js'`,
    `import { games } from '../games/index.js'`,
    `import type { Table } from '../table/table.js'`,
    `import type { Log } from '../log.js'`,
  ],
  'Health needs no package but prom-client and hono.': [`import Database from 'better-sqlite3'`, `import { pino } from 'pino'`],
})
const picture = at('src/picture/planted.ts', {
  'Pictures know scenes: no game, no language, no platform.': [
    `import { games } from '../games/index.js'`,
    `import { languages } from '../words/index.js'`,
    `import { client } from '../discord/client.js'`,
    `import type { Log } from '../log.js'`,
  ],
  'Pictures need no package but the canvas; fonts are files.': [
    `import { Client } from 'discord.js'`,
    `import { Roboto_700Bold } from '@expo-google-fonts/roboto'`,
  ],
})
const programs = [
  ...at('src/referee.ts', {
    'The referee knows the rules alone.': [`import { tables } from './table/tables.js'`, `import { logger } from './log.js'`],
    'The referee needs no package but zod.': [`import { pino } from 'pino'`],
  }),
  ...at('src/referee/planted.ts', { 'The referee knows the rules alone.': [`import { client } from '../discord/client.js'`] }),
  ...at('src/config.ts', {
    'Settings know nothing of the house: dotenv reads them, zod checks them.': [
      `import { box } from './kit/box.js'`,
      `import { pino } from 'pino'`,
    ],
  }),
  ...at('src/log.ts', {
    'The log knows nothing of the house but its settings: pino writes it.': [
      `import { tables } from './table/tables.js'`,
      `import { config } from 'dotenv'`,
    ],
  }),
  ...at('src/told.ts', {
    'What operators are told needs nothing but types.': [`import { openStore } from './store/sqlite.js'`],
  }),
  ...at('src/main.ts', {
    [REFEREE]: [`import { referee } from './referee.js'`],
    'main.ts puts rooms together; packages live in the rooms.': [
      `import { Client } from 'discord.js'`,
      `import Database from 'better-sqlite3'`,
      `import { Registry } from 'prom-client'`,
    ],
  }),
]

export const forbidden: readonly Forbidden[] = [
  ...kit,
  ...rng,
  ...game,
  ...words,
  ...shelf,
  ...store,
  ...table,
  ...commands,
  ...discord,
  ...local,
  ...health,
  ...picture,
  ...programs,
]

const fine = (file: string, ...codes: readonly string[]): readonly Plant[] => codes.map((code) => ({ file, code }))

/** Lines that look much like forbidden ones, and are as the house wants them. */
export const allowed: readonly Plant[] = [
  ...fine(
    'src/kit/planted.ts',
    `import { z } from 'zod'`,
    `import { pick } from './rng.js'`,
    `import type { GetICUArgs } from '@schummar/icu-type-parser'`,
  ),
  ...fine('src/kit/rng.ts', `import { createHash } from 'node:crypto'`),
  ...fine(
    'src/games/planted/rules.ts',
    `import { z } from 'zod'`,
    `import { pick } from '../../kit/rng.js'`,
    `import { wordsOf } from '../../words/index.js'`,
    'export const most = Math.max(1, 2)',
  ),
  ...fine('src/words/planted/index.ts', `import type { Translation } from '../index.js'`, `import { fool } from '../en/fool.js'`),
  ...fine('src/games/index.ts', `import { planted } from './planted/index.js'`, `import type { AnyBox } from '../kit/box.js'`),
  ...fine(
    'src/store/planted.ts',
    `import Database from 'better-sqlite3'`,
    `import type { Outcome } from '../kit/game.js'`,
    `import type { Log } from '../log.js'`,
  ),
  ...fine(
    'src/table/planted.ts',
    `import { games } from '../games/index.js'`,
    `import type { Row } from '../store/store.js'`,
    `import { randomBytes } from 'node:crypto'`,
  ),
  ...fine(
    'commands/planted.ts',
    `import type { Tables } from '../src/table/tables.js'`,
    `import { everything } from './table.js'`,
    `import type { APIMessage } from 'discord-api-types/v10'`,
  ),
  ...fine(
    'src/discord/planted.ts',
    `import { createPictures } from '../picture/pictures.js'`,
    `import { Client } from 'discord.js'`,
    `import { Agent } from 'undici'`,
    `import { commands } from '../../commands/index.js'`,
    `import type { Log } from '../log.js'`,
  ),
  ...fine(
    'src/local-discord/planted.ts',
    `import { Hono } from 'hono'`,
    `import { message } from './messages.js'`,
    `import type { APIMessage } from 'discord-api-types/v10'`,
  ),
  ...fine(
    'src/referee/planted.ts',
    `import { games } from '../games/index.js'`,
    `import { createInterface } from 'node:readline'`,
  ),
  ...fine(
    'src/health/planted.ts',
    `import { Registry } from 'prom-client'`,
    `import { Hono } from 'hono'`,
    `import { isStoreError } from '../store/failure.js'`,
    `import { createMetrics } from './metrics.js'`,
  ),
  ...fine(
    'src/picture/planted.ts',
    `import { createCanvas } from '@napi-rs/canvas'`,
    `import { Worker } from 'node:worker_threads'`,
    `import type { Scene } from '../kit/scene.js'`,
    `import { paint } from './paint.js'`,
  ),
  ...fine('src/config.ts', `import { config } from 'dotenv'`),
  ...fine('src/log.ts', `import { pino } from 'pino'`, `import type { Config } from './config.js'`),
  ...fine('src/told.ts', `import type { Refused } from './store/ground.js'`),
  ...fine('src/main.ts', `import { connect } from './discord/client.js'`, `import { createHealth } from './health/health.js'`),
]
