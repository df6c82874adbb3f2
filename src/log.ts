import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.js'

/** Fields that never belong in a log, wherever they are passed. */
const SECRET = ['token', 'seed', 'requestBody', 'body', 'authorization', 'custom_id', 'customId']

/** Writes one JSON object a line, without the bot's token, interaction tokens, seeds or what was sent to a private panel. */
export function logger(config: Pick<Config, 'logLevel' | 'token'>, to?: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      serializers: { err: plain, error: plain, cause: plain },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: 'hidden' },
      hooks: { streamWrite: (line) => withoutTokens(line, config.token) },
    },
    to,
  )
}

/** Tells the first of many, and the next one not before `ms` have gone by. */
export function seldom<Told>(tell: (told: Told) => void, ms: number, now: () => number = Date.now): (told: Told) => void {
  let next = -Infinity
  return (told) => {
    if (now() < next) return
    next = now() + ms
    tell(told)
  }
}

/** What may be said of an error: no request body (it may hold a hand), no address (it may hold a token). */
interface Described {
  readonly name: string
  readonly message: string
  readonly stack?: string
  readonly code?: string | number
  readonly status?: number
  readonly method?: string
  readonly cause?: Described
}

/** A serializer is called with the error alone. */
const plain = (thrown: unknown): Described => described(thrown)

/** How many causes of causes are told. */
const DEEPEST = 3

/** An error in words that may be logged, with what caused it; anything else that was thrown is named by its kind alone. */
function described(thrown: unknown, depth = 0): Described {
  if (!(thrown instanceof Error)) return { name: typeof thrown, message: 'thrown, and no error' }
  const { code, status, method }: Error & { readonly code?: unknown; readonly status?: unknown; readonly method?: unknown } =
    thrown
  return {
    name: thrown.name,
    message: withoutValues(thrown.message),
    ...(thrown.stack === undefined ? {} : { stack: withoutValues(thrown.stack) }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof method === 'string' ? { method } : {}),
    ...(thrown.cause === undefined || depth === DEEPEST ? {} : { cause: described(thrown.cause, depth + 1) }),
  }
}

/** Discord repeats a value that it refuses; the value may be a card. */
const withoutValues = (message: string): string => withoutTokens(message).replaceAll(/Value "[^"]*"/g, 'Value "hidden"')

/** `text` with the tokens in addresses of interactions and webhooks cut out, and `token` wherever it stands. */
export function withoutTokens(text: string, token?: string): string {
  const cut = text.replaceAll(/\/(webhooks|interactions)\/(\d+)\/[^/\s"'?\\]+/g, '/$1/$2/hidden')
  return token === undefined ? cut : cut.replaceAll(token, 'hidden')
}
