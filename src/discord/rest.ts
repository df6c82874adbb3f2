import { Client, DefaultRestOptions, GatewayIntentBits, Options, REST, type RawFile, type RESTOptions } from 'discord.js'
import { Agent } from 'undici'

/** A stalled answer must be tried again while its three seconds last; everything else may take its time (uploads). */
const CALLBACK_MS = 1000
/** An answer that brings a large file; a picture is none. */
const UPLOAD_MS = 2500
const LARGE_BYTES = 256 * 1024
const TOKEN_REST = { auth: false } as const

/** A client that asks for no more than it uses, and whose sockets are bounded (without a bound: over a thousand at 500 people). */
export function createClient(api: string | undefined): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: restOptions(api),
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: 0,
      UserManager: 0,
      ReactionManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      ThreadMemberManager: 0,
    }),
  })
}

/**
 * For edits and followups by interaction token. Discord counts them by token, not among the 50 requests a second of the bot,
 * and the client's own REST would throttle them there; it also keeps a handler for each token until it is swept.
 */
export const createPanelRest = (api: string | undefined): REST =>
  new REST({ ...restOptions(api), globalRequestsPerSecond: 1e9, handlerSweepInterval: 60_000 })

/** A REST of its own, for what needs no gateway. */
export const restFor = (token: string, api: string | undefined): REST => new REST(restOptions(api)).setToken(token)

function restOptions(api: string | undefined): Partial<RESTOptions> {
  return {
    version: '10',
    api: api ?? DefaultRestOptions.api,
    agent: new Agent({ connections: 32, keepAliveTimeout: 60_000 }),
    makeRequest: async (url, init) => {
      if (!url.includes('/callback')) return DefaultRestOptions.makeRequest(url, init)
      const abort = new AbortController() // its AbortError is what makes the client try again
      const timer = setTimeout(() => abort.abort(), isLarge(init.body) ? UPLOAD_MS : CALLBACK_MS)
      try {
        return await DefaultRestOptions.makeRequest(url, {
          ...init,
          signal: init.signal ? AbortSignal.any([init.signal, abort.signal]) : abort.signal,
        })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** A request that brings files, if there are any. */
export const withFiles = <Sent extends object>(body: Sent, files: RawFile[] | undefined): { body: Sent; files?: RawFile[] } =>
  files ? { body, files } : { body }

const isLarge = (body: unknown): boolean =>
  body instanceof FormData &&
  [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0) > LARGE_BYTES

/** Options for a request that carries its right in the address. */
export const byToken = <Request extends object>(request: Request): Request & typeof TOKEN_REST => ({ ...request, ...TOKEN_REST })
