import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { LocalDiscord } from '../../src/local-discord/index.js'
import { ask, start, startBot } from './bot.js'

/** The status for a request with these headers; fetch would not let Host be set. */
function statusFor(local: LocalDiscord, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const sent = { authorization: `Bot ${local.token}`, ...headers }
  return new Promise((resolve, reject) => {
    const call = request(`${local.api}/v10/users/@me`, { headers: sent }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    call.end()
  })
}

function socketOutcome(local: LocalDiscord, headers: Readonly<Record<string, string>>): Promise<string> {
  const url = `${local.api.replace('http', 'ws').replace('/api', '/gateway')}?v=10&encoding=json`
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers })
    socket.on('open', () => resolve('open'))
    socket.on('error', ({ message }) => resolve(message))
  })
}

const named = (name: string, more: object = {}) => ({ name, description: 'x', ...more })
const option = (name: string, more: object = {}) => ({ type: 3, ...named(name, more) })

describe('the server', () => {
  it('answers no foreign Host and no foreign Origin', async () => {
    const local = await start()
    const { port } = new URL(local.api)
    expect(await statusFor(local, {})).toBe(200)
    expect(await statusFor(local, { host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200)
    expect(await statusFor(local, { host: `evil.example:${port}` })).toBe(403)
    expect(await statusFor(local, { host: '127.0.0.1' })).toBe(403)
    expect(await statusFor(local, { origin: 'http://evil.example' })).toBe(403)
    expect(await statusFor(local, { origin: 'null' })).toBe(403)
    expect(await socketOutcome(local, {})).toBe('open')
    expect(await socketOutcome(local, { host: `evil.example:${port}` })).toContain('403')
    expect(await socketOutcome(local, { origin: 'http://evil.example' })).toContain('403')
  })

  it('knows its bot by the token, and plays no route that it does not know', async () => {
    const local = await start()
    expect(await statusFor(local, { authorization: 'Bot wrong' })).toBe(401)
    expect((await ask(local, 'GET', '/guilds/1/bans')).status).toBe(404)
    expect((await ask(local, 'GET', '/applications/@me')).json.id).toBe(local.applicationId)
    expect((await ask(local, 'GET', `/guilds/${local.guildId}`)).json['name']).toBe('Local')
    const bad = await fetch(`${local.api}/v10/channels/${local.channel('games').id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${local.token}` },
      body: '{',
    })
    expect(await bad.json()).toMatchObject({ code: 50109 })
  })

  it('fails on request: before the work or after it', async () => {
    const local = await start()
    const path = `/channels/${local.channel('games').id}/messages`
    local.faults.next(/^POST \/channels\/:id\/messages$/, 503)
    expect((await ask(local, 'POST', path, { content: 'lost' })).status).toBe(503)
    expect(local.channel('games').messages).toEqual([])
    local.faults.next(/POST .*messages/, 502, 1, 'after')
    expect((await ask(local, 'POST', path, { content: 'kept' })).status).toBe(502)
    expect(local.channel('games').messages).toHaveLength(1)
    expect((await ask(local, 'POST', path, { content: 'fine' })).status).toBe(200)
    expect(local.requests.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'POST /channels/:id/messages 503',
      'POST /channels/:id/messages 502',
      'POST /channels/:id/messages 200',
    ])
  })

  it('stalls on request, which a short timeout survives', async () => {
    const local = await start()
    await startBot(local, [], { timeout: 200 })
    local.faults.next(/POST \/interactions/, 'stall')
    expect((await local.person('Ann').says('games', '/hand').done).state).toBe('answered')
  })
})

describe('commands and emojis', () => {
  it('are registered whole, keep their ids, and list translations when asked', async () => {
    const local = await start()
    const path = `/applications/${local.applicationId}/commands`
    const command = { name: 'fool', description: 'A game', name_localizations: { de: 'narr' } }
    await ask(local, 'PUT', path, [command])
    const [first] = (await ask(local, 'GET', `${path}?with_localizations=true`)).json as unknown as [{ id: string }]
    expect(first).toMatchObject({ ...command, type: 1, default_member_permissions: null })
    const again = await ask(local, 'PUT', path, [
      { ...command, description: 'Another' },
      { name: 'more', description: 'x' },
    ])
    expect(again.json).toMatchObject([{ id: first.id, description: 'Another' }, { name: 'more' }])
    const [plain] = (await ask(local, 'GET', path)).json as unknown as [object]
    expect(plain).not.toHaveProperty('name_localizations')
  })

  it('are refused outside their bounds', async () => {
    const local = await start({ limits: false })
    const put = async (...commands: readonly object[]) =>
      (await ask(local, 'PUT', `/applications/${local.applicationId}/guilds/${local.guildId}/commands`, commands)).json.code
    expect(await put(named('fine'))).toBeUndefined()
    expect(await put(named('Upper'))).toBe(50035)
    expect(await put(named('two words'))).toBe(50035)
    expect(await put(named('x'.repeat(33)))).toBe(50035)
    expect(await put(named('twice'), named('twice'))).toBe(50035)
    expect(await put({ name: 'silent' })).toBe(50035)
    expect(await put(named('a', { options: [option('b'), option('c', { required: true })] }))).toBe(50035)
    expect(await put(named('a', { options: [option('b'), option('b')] }))).toBe(50035)
    expect(await put(named('a', { options: Array.from({ length: 26 }, (_, n) => option(`o${n}`)) }))).toBe(50035)
    expect(await put(named('a', { name_localizations: { tlh: 'b' } }))).toBe(50035)
    const choice = (texts: object) => [option('b', { choices: [{ name: 'B', value: 'b', name_localizations: texts }] })]
    expect(await put(named('a', { options: choice({ de: 'Be' }) }))).toBeUndefined()
    expect(await put(named('a', { options: choice({ tlh: 'Be' }) }))).toBe(50035)
    expect(await put(named('a', { options: choice({ de: 'x'.repeat(101) }) }))).toBe(50035)
    const long = Array.from({ length: 25 }, (_, n) => ({ name: `${n}`.padEnd(100, 'x'), value: `${n}`.padEnd(100, 'x') }))
    expect(await put(named('a', { options: [option('b', { choices: long }), option('c', { choices: long })] }))).toBe(50035)
    expect(await put(...Array.from({ length: 101 }, (_, n) => named(`c${n}`)))).toBe(30032)
  })

  it('an emoji is kept with its picture', async () => {
    const local = await start()
    const path = `/applications/${local.applicationId}/emojis`
    const image = `data:image/png;base64,${Buffer.from('art').toString('base64')}`
    const { json } = await ask(local, 'POST', path, { name: 'qs', image })
    expect((await ask(local, 'GET', path)).json['items']).toMatchObject([{ id: json.id, name: 'qs' }])
    expect(await (await fetch(`${local.api.replace('/api', '')}/cdn/emojis/${json.id}.png`)).text()).toBe('art')
    expect((await ask(local, 'POST', path, { name: 'a b', image })).json.code).toBe(50035)
    const big = `data:image/png;base64,${Buffer.alloc(262_145).toString('base64')}`
    expect((await ask(local, 'POST', path, { name: 'big', image: big })).json.code).toBe(50138)
    expect((await ask(local, 'DELETE', `${path}/${json.id}`)).status).toBe(204)
    expect((await ask(local, 'GET', `${path}/${json.id}`)).json.code).toBe(10014)
  })
})
