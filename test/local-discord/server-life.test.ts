import { GatewayIntentBits as Intent } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { ask, button, row, start, startBot } from './bot.js'

const go = [row(button('go', 'Go')).toJSON()]

describe('the bot', () => {
  it('that is removed hears it, reaches no channel (50001) and no server (10004), and comes back by invitation', async () => {
    const local = await start({ limits: false })
    const { client, heard } = await startBot(local, [Intent.Guilds])
    const told: string[] = []
    for (const event of ['guildDelete', 'guildCreate', 'guildUnavailable', 'channelUpdate'] as const)
      client.on(event, () => told.push(event))
    const games = `/channels/${local.channel('games').id}`
    await ask(local, 'POST', `${games}/messages`, { content: 'x', components: go })
    local.server.removesBot()
    local.channel('games').deny('AttachFiles')
    expect(await ask(local, 'POST', `${games}/messages`, { content: 'x' })).toMatchObject({ status: 403, json: { code: 50001 } })
    expect(await ask(local, 'GET', `/guilds/${local.guildId}`)).toMatchObject({ status: 404, json: { code: 10004 } })
    const ann = local.person('Ann')
    expect(() => ann.says('games', '/hand')).toThrow('no command /hand')
    expect(await ann.presses('games', 'Go').done).toMatchObject({
      state: 'failed',
      heard: false,
      failure: 'This interaction failed',
    })
    local.server.invitesBot()
    await expect.poll(() => told).toEqual(['guildDelete', 'guildCreate'])
    expect((await ann.presses('games', 'Go').done).state).toBe('answered')
    expect(heard).toHaveLength(1)
  })

  it('tells an outage from that: the server is unavailable, not gone, and nobody can do anything', async () => {
    const local = await start({ limits: false })
    const { client } = await startBot(local, [Intent.Guilds])
    const told: string[] = []
    for (const event of ['guildDelete', 'guildCreate', 'guildUnavailable', 'guildAvailable'] as const)
      client.on(event, () => told.push(event))
    local.server.goesDown()
    const games = `/channels/${local.channel('games').id}`
    expect((await ask(local, 'POST', `${games}/messages`, { content: 'x' })).status).toBe(503)
    expect(() => local.person('Ann').sees('games')).toThrow('not available')
    local.server.comesUp()
    await expect.poll(() => told).toEqual(['guildUnavailable', 'guildAvailable'])
    expect((await ask(local, 'POST', `${games}/messages`, { content: 'x' })).status).toBe(200)
  })

  it('that is in no server is ready at once', async () => {
    const local = await start()
    local.server.removesBot()
    const { client } = await startBot(local, [Intent.Guilds])
    expect(client.guilds.cache.size).toBe(0)
  })

  it('that was killed leaves presses without an answer, and a new one takes the next', async () => {
    const local = await start({ ackMs: 50 })
    const first = await startBot(local)
    const ann = local.person('Ann')
    await first.client.destroy()
    await expect.poll(() => ann.says('games', '/hand').heard).toBe(false)
    const lost = await ann.says('games', '/hand').done
    expect(lost).toMatchObject({ state: 'failed', failure: 'The application did not respond', faulted: false })
    const second = await startBot(local)
    expect(await ann.says('games', '/hand').done).toMatchObject({ state: 'answered', heard: true, failure: undefined })
    expect(second.heard).toHaveLength(1)
  })
})

describe('the server’s language and the people’s', () => {
  it('come with every interaction, and can be set from the start or later', async () => {
    const people = ['Bo', { name: 'Ann', locale: 'ru', permissions: ['ManageGuild'] }]
    const local = await start({ people, locale: 'de' })
    const { heard } = await startBot(local)
    const ann = local.person('Ann')
    await ann.says('games', '/hand').done
    local.server.locale = 'fr'
    ann.locale = 'cs'
    await ann.says('games', '/hand').done
    expect(heard.map(({ locale, guildLocale }) => [locale, guildLocale])).toEqual([
      ['ru', 'de'],
      ['cs', 'fr'],
    ])
    expect(heard[0]?.memberPermissions?.has('ManageGuild')).toBe(true)
    expect(() => (ann.locale = 'tlh')).toThrow('no language called tlh')
    expect(() => (local.server.locale = 'en')).toThrow('no language called en')
  })
})

describe('whoever is called', () => {
  it('knows by which messages: new ones, not edits, not silent ones, also when they are deleted again', async () => {
    const local = await start({ limits: false })
    const [ann, bo] = [local.person('Ann'), local.person('Bo')]
    const path = `/channels/${local.channel('games').id}/messages`
    const post = async (body: object) => (await ask(local, 'POST', path, body)).json.id
    const reminder = await post({ content: `Your turn, <@${ann.id}>` })
    const plain = await post({ content: 'quiet' })
    await ask(local, 'PATCH', `${path}/${plain}`, { content: `<@${ann.id}>` })
    await post({ content: `<@${ann.id}>`, flags: 4096 })
    await post({ content: `<@${ann.id}>`, allowed_mentions: { parse: [] } })
    const all = await post({ content: '@everyone' })
    bo.writes('games', `<@${ann.id}> <@${bo.id}>`)
    await ask(local, 'DELETE', `${path}/${reminder}`)
    expect(ann.pings('games').map(({ id }) => id)).toEqual([reminder, all, expect.any(String)])
    expect(
      bo.pings().map(({ id }) => id),
      'nobody calls themselves',
    ).toEqual([all])
    expect(ann.sees('games').some(({ id }) => id === reminder)).toBe(false)
  })
})
