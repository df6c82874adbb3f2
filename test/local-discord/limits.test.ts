import { describe, expect, it } from 'vitest'
import { createLimits } from '../../src/local-discord/limits.js'
import { ask, start, startBot } from './bot.js'

describe('rate limits', () => {
  it('tell themselves in headers, and refuse with 429 until the window is over', async () => {
    const local = await start()
    const path = `/channels/${local.channel('games').id}/messages`
    const first = await ask(local, 'POST', path, { content: '1' })
    expect(first.headers.get('x-ratelimit-limit')).toBe('5')
    expect(first.headers.get('x-ratelimit-remaining')).toBe('4')
    for (const content of ['2', '3', '4', '5']) await ask(local, 'POST', path, { content })
    const sixth = await ask(local, 'POST', path, { content: '6' })
    expect(sixth).toMatchObject({ status: 429, json: { global: false } })
    expect(sixth.json['retry_after']).toBeGreaterThan(0)
    expect(sixth.headers.get('x-ratelimit-scope')).toBe('user')
    const other = local.channel('quiet')
    expect((await ask(local, 'POST', `/channels/${other.id}/messages`, { content: 'own bucket' })).status).toBe(200)
    local.advance(5000)
    expect((await ask(local, 'POST', path, { content: '6' })).status).toBe(200)
  })

  it('are obeyed by discord.js, which never sees a 429', async () => {
    const local = await start()
    const { client } = await startBot(local)
    const path = `/channels/${local.channel('games').id}/messages` as const
    const { id } = (await client.rest.post(path, { body: { content: 'x' } })) as { id: string }
    const deletes = ['1', '2', '3', '4', '5', '6'].map(() => client.rest.delete(`${path}/${id}`).catch(() => undefined))
    await Promise.all(deletes)
    const answers = local.requests.filter(({ method }) => method === 'DELETE').map(({ status }) => status)
    expect(answers).toEqual([204, 404, 404, 404, 404, 404])
  })

  it('stop a bot at 50 requests a second', () => {
    let now = 1000
    const limits = createLimits({ now: () => now, advance: () => undefined })
    for (let sent = 0; sent < 50; sent++) expect(limits.global().refused).toBeUndefined()
    now += 400
    expect(limits.global()).toMatchObject({
      headers: { 'x-ratelimit-scope': 'global' },
      refused: { retryAfter: 0.6, global: true },
    })
    now += 600
    expect(limits.global().refused).toBeUndefined()
  })

  it('share the follow-ups of a channel', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    const statuses: number[] = []
    let last: Awaited<ReturnType<typeof ask>> | undefined
    for (let person = 0; person < 7; person++) {
      await local.person(`Guest ${person}`).says('games', '/table join').done
      const { token } = heard.at(-1) ?? { token: '' }
      for (let turn = 0; turn < 5; turn++) {
        last = await ask(local, 'POST', `/webhooks/${local.applicationId}/${token}`, { content: 'x' })
        statuses.push(last.status)
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(last?.headers.get('x-ratelimit-scope')).toBe('shared')
  })

  it('can be off', async () => {
    const local = await start({ limits: false })
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask(local, 'GET', '/users/@me')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })
})
