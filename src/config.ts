import { config as dotenv } from 'dotenv'
import { isIP } from 'node:net'
import { z } from 'zod'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** A whole number written in digits, from `least` to `most`. */
const whole = (most: number, error: string, least = 0) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error))

const OFF_OR_PORT = 'must be off or a port: a whole number from 0 to 65535'

const settings = z.object({
  NODE_ENV: z.string().optional(),
  DISCORD_TOKEN: z
    .string()
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'must be the token of a bot: three parts with dots between, without "Bot" before them')
    .optional(),
  DISCORD_GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, 'must be the id of a server: 17 to 20 digits')
    .optional(),
  DATABASE: z.string().default('data/foolish.sqlite'),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  LOCAL_PORT: whole(65_535, 'must be a port: a whole number from 0 to 65535').default(4400),
  HOUSE_PAUSE_MS: whole(60_000, 'must be a whole number of milliseconds from 0 to 60000').default(1500),
  PICTURES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  HEALTH_HOST: z
    .string()
    .refine((host) => isIP(host) > 0 || host === 'localhost', 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  HEALTH_PORT: z.union([z.literal('off'), whole(65_535, OFF_OR_PORT)], OFF_OR_PORT).default(4401),
  RETENTION_DAYS: whole(36_500, 'must be a whole number of days from 1 to 36500', 1).optional(),
})

/** Every setting, by its name in the environment. */
export const SETTINGS: readonly string[] = Object.keys(settings.shape)

/** The settings of this program; `.env.example` says what each does. */
export interface Config {
  /** The bot's token; without it the program plays on a Discord of its own, on this machine. */
  readonly token: string | undefined
  /** The server whose commands `register` sets, instead of everybody's. */
  readonly guildId: string | undefined
  readonly database: string
  readonly logLevel: (typeof LEVELS)[number]
  readonly localPort: number
  readonly housePauseMs: number
  /** Whether cards are shown as pictures beside the words. */
  readonly pictures: boolean
  readonly healthHost: string
  /** 'off': nobody can ask. 0: any free port. */
  readonly healthPort: number | 'off'
  /** Who was not here for so many days is forgotten; undefined: nobody is. */
  readonly retentionDays: number | undefined
}

/** The settings, or one plain line for each that is missing or wrong; a line never repeats what was set. */
export type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly lines: readonly string[] }

/** Reads settings out of an environment. An empty setting counts as missing; unknown ones are ignored. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigRead {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])))
  const read = settings.safeParse(given)
  const lines = (read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`)
  if (given['NODE_ENV'] === 'production' && given['DISCORD_TOKEN'] === undefined) {
    lines.push('DISCORD_TOKEN is missing; with NODE_ENV=production there is no playing without it.')
  }
  if (!read.success || lines.length > 0) return { ok: false, lines }
  const { DISCORD_TOKEN, DISCORD_GUILD_ID, DATABASE, LOG_LEVEL, LOCAL_PORT, HOUSE_PAUSE_MS, ...running } = read.data
  const config = Object.freeze({
    token: DISCORD_TOKEN,
    guildId: DISCORD_GUILD_ID,
    database: DATABASE,
    logLevel: LOG_LEVEL,
    localPort: LOCAL_PORT,
    housePauseMs: HOUSE_PAUSE_MS,
    pictures: running.PICTURES === 'on',
    healthHost: running.HEALTH_HOST,
    healthPort: running.HEALTH_PORT,
    retentionDays: running.RETENTION_DAYS,
  })
  return { ok: true, config }
}

/** The settings of this process: its environment, and what the file `.env` adds to it. */
export function ownConfig(): ConfigRead {
  dotenv({ quiet: true })
  return readConfig(process.env)
}
