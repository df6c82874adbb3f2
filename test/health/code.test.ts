import { DiscordAPIError, HTTPError } from 'discord.js'
import { expect, it } from 'vitest'
import { errorCode } from '../../src/health/code.js'

const body = { files: [], body: { content: 'QS.down' } }
const missing = new DiscordAPIError({ code: 50_013, message: 'Missing Permissions' }, 50_013, 403, 'POST', 'https://x/y', body)
const full = Object.assign(new Error('the store failed: full'), { name: 'StoreError', code: 'full' })

it.each([
  ['a bug', new TypeError('x is undefined'), 'fault'],
  ['something that is no error', 'QS.down', 'fault'],
  ['the store', full, 'store_full'],
  ['a refusal by Discord', missing, 'discord_50013'],
  ['an outage of Discord', new HTTPError(502, 'Bad Gateway', 'POST', 'https://x/y', body), 'http_502'],
  ['a socket', Object.assign(new Error('read'), { code: 'ECONNRESET' }), 'ECONNRESET'],
  ['an answer that took too long', new DOMException('This operation was aborted', 'AbortError'), 'aborted'],
  ['a code that is a sentence', Object.assign(new Error('no'), { code: 'the card QS' }), 'fault'],
  ['what stands behind an error', new Error('the panel was not sent', { cause: missing }), 'discord_50013'],
])('counts %s', (_, error, code) => {
  expect(errorCode(error)).toBe(code)
})

it('ends where an error is its own cause', () => {
  const round = new Error('round')
  round.cause = round
  expect(errorCode(round)).toBe('fault')
})
