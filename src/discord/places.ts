import { DiscordAPIError, HTTPError, RESTJSONErrorCodes as Code, Routes, type REST } from 'discord.js'
import { ChannelType, ThreadAutoArchiveDuration } from 'discord-api-types/v10'
import type { Places } from '../../commands/command.js'
import type { Store } from '../store/store.js'

/** Whoever asked for the thread waits, and Discord gives up on them after 3 s. */
const MOST_MS = 1800
/** In UTF-16 units, to be on the safe side. */
const MOST_NAME = 100

/** Threads made on request. What was made is kept by its cause, so that a request that comes again, also after a start, gets the same. */
export function createPlaces({ rest, store }: { readonly rest: REST; readonly store: Store }): Places {
  const underWay = new Map<string, Promise<string | undefined>>()

  async function make(channel: string, name: string, cause: string): Promise<string | undefined> {
    const known = await store.fact(keyOf(cause))
    if (known !== undefined) return known
    const id = await posted(rest, channel, name)
    if (id !== undefined) await store.putFact(keyOf(cause), id)
    return id
  }
  return {
    async thread(channel, name, cause) {
      const made = underWay.get(cause) ?? make(channel, name, cause)
      underWay.set(cause, made)
      try {
        return await made
      } finally {
        underWay.delete(cause)
      }
    },
  }
}
const keyOf = (cause: string): string => `thread:${cause}`

/** undefined: refused, out of order, or too slow. It archives itself as late as Discord lets it, after a week without a message. */
async function posted(rest: REST, channel: string, name: string): Promise<string | undefined> {
  const late = AbortSignal.timeout(MOST_MS)
  const body = {
    name: name.slice(0, MOST_NAME).replace(/[\uD800-\uDBFF]$/u, ''), // no half of a letter
    type: ChannelType.PublicThread,
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  }
  const waited = new Promise<undefined>((done) => late.addEventListener('abort', () => done(undefined))) // a rate limit heeds no signal
  const made = rest.post(Routes.threads(channel), { body, signal: late }).then(
    (thread) => (thread as { readonly id: string }).id,
    (error: unknown) => {
      if (late.aborted || isRefusal(error)) return undefined
      throw error
    },
  )
  return Promise.race([made, waited])
}

/** Everything but a body that Discord does not understand, which is a bug. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HTTPError || (error instanceof DiscordAPIError && error.code !== Code.InvalidFormBodyOrContentType)
