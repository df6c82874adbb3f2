import { DiscordAPIError, HTTPError } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { logger, seldom, withoutTokens } from '../src/log.js'

const BOT = 'AAAA.bbbb.cccc'
const INTERACTION = 'aW50ZXJhY3Rpb246MTIzNDU2'
const CARD = 'QS.down'
const url = `https://discord.com/api/v10/webhooks/123456789012345678/${INTERACTION}/messages/@original`

/** Everything that was written. */
function written(write: (log: ReturnType<typeof logger>) => void): string {
  const lines: string[] = []
  write(logger({ logLevel: 'trace', token: BOT }, { write: (line: string) => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it('tells what Discord said without what was sent, nor where', () => {
    const raw = { code: 50_035, message: `Invalid Form Body: Value "${CARD}" must be unique.` }
    const body = { files: [], body: { components: [{ custom_id: CARD }] } }
    const refused = new DiscordAPIError(raw, 50_035, 400, 'PATCH', url, body)
    const text = written((log) => log.error({ err: new Error('the panel was not sent', { cause: refused }) }, 'failed'))
    const cause = { name: 'DiscordAPIError[50035]', code: 50_035, status: 400, method: 'PATCH' }
    expect(JSON.parse(text)).toMatchObject({ err: { cause } })
    for (const secret of [CARD, INTERACTION]) expect(text).not.toContain(secret)
  })

  it('keeps the body of a failed request to itself, under any of the usual names', () => {
    const failed = new HTTPError(500, `at ${url}`, 'POST', url, { files: [], body: { content: CARD } })
    for (const name of ['err', 'error', 'cause']) {
      const text = written((log) => log.warn({ [name]: failed }))
      expect(text).toContain('"status":500')
      for (const secret of [CARD, INTERACTION]) expect(text).not.toContain(secret)
    }
    expect(written((log) => log.warn(failed))).not.toContain(CARD)
  })

  it('hides tokens and seeds in fields and in words', () => {
    const text = written((log) => {
      log.info({ token: INTERACTION, panel: { token: INTERACTION }, row: { seed: CARD }, seed: CARD }, 'here')
      log.info(`logged in with ${BOT}`)
      log.debug({ path: `/interactions/123456789012345678/${INTERACTION}/callback` })
      log.error({ err: INTERACTION })
    })
    for (const secret of [BOT, INTERACTION, CARD]) expect(text).not.toContain(secret)
    for (const line of text.trimEnd().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  it('is as loud as it was told', () => {
    const lines: string[] = []
    const log = logger({ logLevel: 'warn', token: undefined }, { write: (line: string) => void lines.push(line) })
    log.info('no')
    log.warn('yes')
    expect(lines).toHaveLength(1)
  })
})

describe('withoutTokens', () => {
  it('cuts the token out of an address and leaves the rest', () => {
    expect(withoutTokens(`POST ${url}?wait=true`)).toBe(
      'POST https://discord.com/api/v10/webhooks/123456789012345678/hidden/messages/@original?wait=true',
    )
    expect(withoutTokens('/interactions/1/abc/callback')).toBe('/interactions/1/hidden/callback')
    expect(withoutTokens('/webhooks/:id/:token')).toBe('/webhooks/:id/:token')
  })
})

describe('seldom', () => {
  it('tells the first of many, and the next one after a while', () => {
    const told: string[] = []
    let now = 0
    const tell = seldom(
      (it: string) => told.push(it),
      1000,
      () => now,
    )
    for (const [at, it] of [
      [0, 'a'],
      [999, 'b'],
      [1000, 'c'],
      [1001, 'd'],
    ] as const) {
      now = at
      tell(it)
    }
    expect(told).toEqual(['a', 'c'])
  })
})
