import { isStoreError } from '../store/failure.js'

/** How many causes of causes are asked for a code. */
const DEEPEST = 3

/**
 * Under which code an error is counted: the store's reason, Discord's number, an HTTP status, the code of a socket; 'fault' is a bug
 * of ours. One of few, and never words out of the error.
 */
export function errorCode(thrown: unknown, depth = 0): string {
  if (!(thrown instanceof Error)) return 'fault'
  if (isStoreError(thrown)) return `store_${thrown.code}`
  const { code, status }: Error & { readonly code?: unknown; readonly status?: unknown } = thrown
  if (thrown.name.startsWith('DiscordAPIError') && (typeof code === 'number' || typeof code === 'string'))
    return `discord_${code}`
  if (typeof status === 'number') return `http_${status}`
  if (thrown.name === 'AbortError') return 'aborted'
  if (typeof code === 'string' && /^[A-Za-z]\w{1,40}$/.test(code)) return code
  return thrown.cause === undefined || depth === DEEPEST ? 'fault' : errorCode(thrown.cause, depth + 1)
}
