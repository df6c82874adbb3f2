import { GatewayIntentBits as Intent } from 'discord.js'
import { describe, expect, it } from 'vitest'
import type { LocalDiscord } from '../../src/local-discord/index.js'
import { ask, button, row, start, startBot } from './bot.js'

const MINUTE = 60_000
const go = [row(button('go', 'Go')).toJSON()]
const archived = { status: 400, json: { code: 50083 } }
const shut = { status: 403, json: { code: 50083 } }
const locked = { status: 403, json: { code: 160005 } }
const forbidden = { status: 403, json: { code: 50013 } }

/** A thread of the bot's with one message in it, whose id `message` is. */
async function threaded(local: LocalDiscord, minutes = 60) {
  const body = { name: 'Table 12', type: 11, auto_archive_duration: minutes }
  const { json: made } = await ask(local, 'POST', `/channels/${local.channel('games').id}/threads`, body)
  const path = `/channels/${made.id}`
  const { json: message } = await ask(local, 'POST', `${path}/messages`, { content: 'cards', components: go })
  const edit = (change: object) => ask(local, 'PATCH', path, change)
  const send = () => ask(local, 'POST', `${path}/messages`, { content: 'more' })
  const rewrite = () => ask(local, 'PATCH', `${path}/messages/${message.id}`, { content: 'edited' })
  return { id: made.id, path, message: message.id, thread: local.channel('Table 12'), edit, send, rewrite }
}

describe('a thread', () => {
  it('is told to the bot from its start to its end, with its channel and what it is now', async () => {
    const local = await start({ limits: false })
    const { client } = await startBot(local, [Intent.Guilds])
    const told: string[] = []
    client.on('threadCreate', ({ name, parentId }, fresh) => told.push(`made ${name} in ${parentId} ${fresh}`))
    client.on('threadUpdate', (_, { name, archived, locked }) => told.push(`${name} ${archived} ${locked}`))
    client.on('threadDelete', ({ name }) => told.push(`gone ${name}`))
    const { edit, thread } = await threaded(local)
    await edit({ name: 'Table 13' })
    thread.archive()
    local.person('Ann').writes(thread.id, 'open again')
    thread.lock()
    thread.delete()
    const games = local.channel('games').id
    await expect
      .poll(() => told)
      .toEqual([
        `made Table 12 in ${games} true`,
        'Table 13 false false',
        'Table 13 true false',
        'Table 13 false false',
        'Table 13 false true',
        'gone Table 13',
      ])
    expect(() => local.channel('games').lock()).toThrow('no thread')
  })

  it('is not told where the bot may not look, and goes without a word when its channel is deleted', async () => {
    const local = await start({ limits: false })
    const { client } = await startBot(local, [Intent.Guilds])
    const told: string[] = []
    for (const event of ['threadCreate', 'threadUpdate', 'threadDelete', 'channelDelete', 'channelCreate'] as const)
      client.on(event, () => told.push(event))
    const { id } = await threaded(local)
    local.channel('games').deny('ViewChannel')
    local.person('Bo').startsThread('games', 'unseen')
    local.channel(id).archive()
    local.channel('games').delete()
    local.channel('later')
    await expect.poll(() => told).toEqual(['threadCreate', 'channelDelete', 'channelCreate'])
    expect(await ask(local, 'GET', `/channels/${id}`)).toMatchObject({ status: 404, json: { code: 10003 } })
  })

  it('archives itself when nothing was sent for its time; edits and presses are nothing sent', async () => {
    const local = await start({ limits: false })
    await startBot(local)
    const { thread, rewrite, send, edit } = await threaded(local)
    local.advance(40 * MINUTE)
    await send()
    local.advance(40 * MINUTE)
    expect(thread.archived, 'a message counts').toBe(false)
    await rewrite()
    await local.person('Ann').presses(thread.id, 'Go').done
    local.advance(20 * MINUTE)
    expect(thread.archived, 'an edit and a press do not').toBe(true)
    expect((await send()).status).toBe(200)
    expect(thread.archived, 'a message opens it').toBe(false)
    local.advance(30 * MINUTE)
    await edit({ auto_archive_duration: 1440 })
    local.advance(1439 * MINUTE)
    expect(thread.archived, 'another time begins anew').toBe(false)
    local.advance(MINUTE)
    expect(thread.archived).toBe(true)
  })

  it('stays asleep over a private answer', async () => {
    const local = await start({ limits: false })
    await startBot(local)
    const { thread } = await threaded(local)
    local.advance(50 * MINUTE)
    await local.person('Ann').says(thread.id, '/hand').done
    local.advance(10 * MINUTE)
    expect(thread.archived).toBe(true)
  })

  it('when archived changes in nothing (50083) until it is opened', async () => {
    const local = await start({ limits: false })
    await startBot(local)
    const { thread, edit, rewrite, path, message } = await threaded(local)
    thread.archive()
    expect(await rewrite()).toMatchObject(archived)
    expect(await ask(local, 'DELETE', `${path}/messages/${message}`)).toMatchObject(archived)
    expect(await edit({ name: 'other' })).toMatchObject(archived)
    const ann = local.person('Ann')
    expect(() => ann.presses(thread.id, 'Go')).toThrow('archived')
    expect(() => ann.says(thread.id, '/hand')).toThrow('archived')
    expect((await edit({ archived: false })).status).toBe(200)
    expect((await rewrite()).status).toBe(200)
    expect((await ann.presses(thread.id, 'Go').done).state).toBe('answered')
  })

  it('when locked takes nothing from a bot that does not manage threads', async () => {
    const local = await start({ limits: false })
    const { thread, edit, send, rewrite, path, message } = await threaded(local)
    thread.lock()
    expect(await send()).toMatchObject(locked)
    expect(await rewrite()).toMatchObject(locked)
    expect(await edit({ name: 'other' })).toMatchObject(forbidden)
    expect(await edit({ locked: false })).toMatchObject(forbidden)
    thread.archive()
    expect(await send()).toMatchObject(shut)
    expect(await rewrite()).toMatchObject(shut)
    expect(await edit({ archived: false })).toMatchObject(forbidden)
    local.channel('games').allow('ManageThreads')
    expect((await edit({ archived: false, locked: false })).status).toBe(200)
    thread.lock()
    expect((await send()).status).toBe(200)
    thread.archive()
    expect((await send()).status, 'who manages threads opens it by sending').toBe(200)
    local.channel('games').deny('ManageThreads')
    expect((await ask(local, 'DELETE', `${path}/messages/${message}`)).status, 'its own').toBe(204)
  })

  it('when locked under a press takes no answer (50083), neither public nor private', async () => {
    const local = await start({ limits: false })
    const { heard } = await startBot(local)
    const { thread } = await threaded(local)
    const pressed = local.person('Ann').says(thread.id, '/never')
    await expect.poll(() => heard).toHaveLength(1)
    thread.lock()
    const path = `/interactions/${pressed.id}/${heard[0]?.token ?? ''}/callback`
    const answer = (flags: number) => ask(local, 'POST', path, { type: 4, data: { content: 'x', flags } })
    expect(await answer(0)).toMatchObject(shut)
    expect(await answer(64)).toMatchObject(shut)
    thread.unlock()
    expect((await answer(0)).status).toBe(204)
  })

  it('belongs to whoever started it: of theirs the bot may change nothing but wake it', async () => {
    const local = await start({ limits: false })
    const id = local.person('Ann').startsThread('games', 'Ann’s')
    const edit = (change: object) => ask(local, 'PATCH', `/channels/${id}`, change)
    expect(await edit({ name: 'mine' })).toMatchObject(forbidden)
    expect(await edit({ archived: true })).toMatchObject(forbidden)
    expect(await edit({ auto_archive_duration: 60 })).toMatchObject(forbidden)
    local.channel(id).archive()
    expect((await edit({ archived: false, name: 'Ann’s' })).status).toBe(200)
    local.channel(id).archive()
    local.channel('games').deny('SendMessagesInThreads')
    expect(await edit({ archived: false })).toMatchObject(forbidden)
    expect(await ask(local, 'POST', `/channels/${id}/threads`, { name: 'inner', type: 11 })).toMatchObject({
      status: 400,
      json: { code: 50024 },
    })
  })

  it('is a place like others for people, by name or by id; a locked one is for moderators', async () => {
    const local = await start({ limits: false })
    const { heard } = await startBot(local, [Intent.Guilds])
    const { thread } = await threaded(local)
    const [ann, bo] = [local.person('Ann'), local.person('Bo')]
    await ann.says('Table 12', '/table join').done
    const [said] = heard
    expect(said?.channel).toMatchObject({ type: 11, parentId: local.channel('games').id })
    expect(ann.sees(thread.id).map(({ content }) => content)).toEqual(['cards', 'A table'])
    expect(ann.sees('games')).toEqual([])
    thread.lock()
    expect(() => ann.writes(thread.id, 'hello')).toThrow('locked')
    expect(() => ann.presses(thread.id, 'Go')).toThrow('locked')
    bo.permissions.add('ManageThreads')
    bo.writes(thread.id, 'order, please')
    expect(ann.sees(thread.id)).toHaveLength(3)
  })

  it('is listed to a bot that comes, while it is active', async () => {
    const local = await start({ limits: false })
    const { thread } = await threaded(local)
    local.channel(local.person('Ann').startsThread('games', 'old')).archive()
    const { client } = await startBot(local, [Intent.Guilds])
    const known = client.channels.cache.filter((channel) => channel.isThread())
    expect([...known.keys()]).toEqual([thread.id])
    const { json } = await ask(local, 'GET', `/guilds/${local.guildId}/threads/active`)
    expect(json['threads']).toMatchObject([{ id: thread.id, owner_id: local.applicationId }])
  })
})
