import { describe, expect, it } from 'vitest'
import { ask, start, startBot } from './bot.js'

const forbidden = { status: 403, json: { code: 50013 } }
const unseen = { status: 403, json: { code: 50001 } }

describe('a channel', () => {
  it('that the bot may not see is 50001, one that it may not write in is 50013', async () => {
    const local = await start({ limits: false })
    const games = local.channel('games')
    const path = `/channels/${games.id}/messages`
    const { json } = await ask(local, 'POST', path, { content: 'before' })
    games.deny('SendMessages')
    expect(await ask(local, 'POST', path, { content: 'x' })).toMatchObject(forbidden)
    expect((await ask(local, 'PATCH', `${path}/${json.id}`, { content: 'edited' })).status).toBe(200)
    games.allow('SendMessages')
    games.deny('ViewChannel')
    expect(await ask(local, 'POST', path, { content: 'x' })).toMatchObject(unseen)
    expect(await ask(local, 'PATCH', `${path}/${json.id}`, { content: 'x' })).toMatchObject(unseen)
    games.allow('ViewChannel')
    expect((await ask(local, 'POST', path, { content: 'x' })).status).toBe(200)
    expect(() => games.deny('Fly')).toThrow('no permission called Fly')
  })

  it('asks for Attach Files when files come', async () => {
    const local = await start()
    local.channel('games').deny('AttachFiles')
    const form = new FormData()
    form.set('payload_json', JSON.stringify({ content: 'x' }))
    form.set('files[0]', new File(['x'], 'x.png'))
    const url = `${local.api}/v10/channels/${local.channel('games').id}/messages`
    const response = await fetch(url, { method: 'POST', headers: { authorization: `Bot ${local.token}` }, body: form })
    expect({ status: response.status, json: await response.json() }).toMatchObject(forbidden)
  })

  it('asks for Embed Links when embeds come', async () => {
    const local = await start()
    local.channel('games').deny('EmbedLinks')
    const body = { embeds: [{ description: 'x' }] }
    const path = `/channels/${local.channel('games').id}/messages`
    expect(await ask(local, 'POST', path, body)).toMatchObject(forbidden)
    local.channel('games').allow('EmbedLinks')
    expect((await ask(local, 'POST', path, body)).status).toBe(200)
  })

  it('lets interactions be answered where the bot may do nothing', async () => {
    const local = await start()
    await startBot(local)
    local.channel('games').deny('ViewChannel', 'SendMessages')
    const said = await local.person('Ann').says('games', '/table join').done
    expect(said).toMatchObject({ state: 'answered', message: { content: 'A table' } })
  })

  it('that is gone is 10003', async () => {
    const local = await start()
    const { id, delete: remove } = local.channel('games')
    remove()
    expect(await ask(local, 'POST', `/channels/${id}/messages`, { content: 'x' })).toMatchObject({
      status: 404,
      json: { code: 10003 },
    })
    expect(() => local.person('Ann').sees('games')).toThrow('sees no channel')
  })
})

describe('a thread', () => {
  it('asks for its own permissions', async () => {
    const local = await start()
    const games = local.channel('games')
    games.deny('CreatePublicThreads')
    expect(await ask(local, 'POST', `/channels/${games.id}/threads`, { name: 'a', type: 11 })).toMatchObject(forbidden)
    games.allow('CreatePublicThreads')
    const { json: thread, status } = await ask(local, 'POST', `/channels/${games.id}/threads`, { name: 'a', type: 11 })
    expect(status).toBe(201)
    games.deny('SendMessages')
    expect((await ask(local, 'POST', `/channels/${thread.id}/messages`, { content: 'x' })).status).toBe(200)
    games.deny('SendMessagesInThreads')
    expect(await ask(local, 'POST', `/channels/${thread.id}/messages`, { content: 'x' })).toMatchObject(forbidden)
  })

  it('takes no edits and no presses while archived (50083), and a message opens it again', async () => {
    const local = await start()
    const games = local.channel('games')
    const { json: root } = await ask(local, 'POST', `/channels/${games.id}/messages`, { content: 'root' })
    const { json: thread } = await ask(local, 'POST', `/channels/${games.id}/messages/${root.id}/threads`, { name: 'a' })
    expect(thread.id).toBe(root.id)
    const components = [{ type: 1, components: [{ type: 2, style: 2, label: 'Go', custom_id: 'go' }] }]
    const path = `/channels/${thread.id}/messages`
    const { json: message } = await ask(local, 'POST', path, { content: 'x', components })
    await ask(local, 'PATCH', `/channels/${thread.id}`, { archived: true })
    expect(await ask(local, 'PATCH', `${path}/${message.id}`, { content: 'y' })).toMatchObject({
      status: 400,
      json: { code: 50083 },
    })
    expect(() => local.person('Ann').presses(thread.id, 'Go')).toThrow('archived')
    expect((await ask(local, 'POST', path, { content: 'open' })).status).toBe(200)
    expect((await ask(local, 'PATCH', `${path}/${message.id}`, { content: 'y' })).status).toBe(200)
  })
})
