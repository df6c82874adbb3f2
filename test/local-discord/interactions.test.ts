import { MessageFlags } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { ask, start, startBot } from './bot.js'

const MINUTE = 60_000

describe('a slash command', () => {
  it('reaches the bot with its options, and its answer is seen by everybody', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    const said = await local.person('Ann').says('games', '/table open', { length: 'short', seats: 4, open: true }).done
    expect(said).toMatchObject({ state: 'answered', answer: { type: 4 }, message: { content: 'A table' } })
    const [interaction] = heard
    if (!interaction?.isChatInputCommand()) throw new Error('expected a slash command')
    expect(interaction.options.getSubcommand()).toBe('open')
    expect(interaction.options.getString('length')).toBe('short')
    expect(interaction.options.getInteger('seats')).toBe(4)
    expect(interaction.options.getBoolean('open')).toBe(true)
    expect(local.person('Bo').sees('games')).toEqual([said.message])
    expect(said.message).toMatchObject({ interaction_metadata: { name: 'table open', user: { global_name: 'Ann' } } })
  })

  it('says where it was said, by whom and in which language', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    const ann = local.person('Ann')
    ann.locale = 'de'
    ann.permissions.add('ManageMessages')
    local.channel('games').deny('AttachFiles')
    await ann.says('games', '/hand').done
    const [interaction] = heard
    if (!interaction?.inGuild()) throw new Error('expected one from the server')
    expect(interaction).toMatchObject({ locale: 'de', guildLocale: 'en-US', context: 0, guildId: local.guildId })
    expect(interaction.authorizingIntegrationOwners).toMatchObject({ guildId: local.guildId, userId: null })
    expect(interaction.attachmentSizeLimit).toBe(10 * 1024 * 1024)
    expect(interaction.memberPermissions.has('ManageMessages')).toBe(true)
    expect(interaction.appPermissions.has('AttachFiles')).toBe(false)
    expect(interaction.appPermissions.has('SendMessages')).toBe(true)
  })

  it('completes an option while it is typed', async () => {
    const local = await start()
    await startBot(local)
    const typed = await local.person('Ann').completes('games', '/table join', 'table', { table: 'fo' }).done
    expect(typed.answer).toEqual({ type: 8, data: { choices: [{ name: 'fo-one', value: 'one' }] } })
  })

  it('may be answered later, and then edited', async () => {
    const local = await start()
    await startBot(local)
    const said = await local.person('Ann').says('games', '/later').done
    expect(said.answer?.type).toBe(5)
    await expect.poll(() => said.message?.content).toBe('Thought')
    expect(said.message?.flags).toBe(0)
  })

  it('opens a modal, whose answer comes back', async () => {
    const local = await start()
    await startBot(local)
    const ann = local.person('Ann')
    const shown = await ann.says('games', '/rename').done
    expect(shown.answer).toMatchObject({ type: 9, data: { title: 'A name' } })
    expect(() => ann.submits(shown, {})).toThrow('name: is required')
    expect(() => ann.submits(shown, { name: 'x' })).toThrow('name: is shorter than 2')
    expect(() => local.person('Bo').submits(shown, { name: 'Foxes' })).toThrow('no such modal')
    const submitted = await ann.submits(shown, { name: 'Foxes' }).done
    expect(submitted.message?.content).toBe('Now called Foxes')
  })
})

describe('a private message', () => {
  it('is seen, pressed and edited by its own person alone', async () => {
    const local = await start()
    const { client } = await startBot(local)
    const [ann, bo] = [local.person('Ann'), local.person('Bo')]
    await ann.says('games', '/table join').done
    const peeked = await bo.presses('games', 'My hand').done
    const panel = peeked.message
    if (!panel) throw new Error('expected a panel')
    expect(panel.flags).toBe(MessageFlags.Ephemeral)
    expect(ann.sees('games')).toHaveLength(1)
    expect(local.channel('games').messages).toHaveLength(1)
    expect(() => ann.presses('games', 'QS')).toThrow('sees no "QS"')
    expect(() => ann.presses('games', 'QS', panel.id)).toThrow('sees no message')
    const path = `/channels/${panel.channel_id}/messages/${panel.id}` as const
    await expect(client.rest.get(path)).rejects.toMatchObject({ status: 404, code: 10008 })
    await expect(client.rest.patch(path, { body: { content: 'x' } })).rejects.toMatchObject({ status: 404, code: 10008 })
    const pressed = await bo.presses('games', 'QS').done
    expect(pressed.answer?.type).toBe(7)
    expect(pressed.message).toMatchObject({ id: panel.id, content: 'Played', flags: MessageFlags.Ephemeral })
  })

  it('is deleted by the token of the interaction, or dismissed', async () => {
    const local = await start()
    const { heard, client } = await startBot(local)
    const ann = local.person('Ann')
    const first = await ann.says('games', '/hand').done
    const { token } = heard[0] ?? { token: '' }
    await client.rest.delete(`/webhooks/${local.applicationId}/${token}/messages/@original`, { auth: false })
    expect(first.message).toBeUndefined()
    const second = await ann.says('games', '/hand').done
    expect(() => local.person('Bo').dismisses(second.message?.id ?? '')).toThrow('no private message')
    ann.dismisses(second.message?.id ?? '')
    expect(ann.sees('games')).toEqual([])
  })

  it('takes picks within its bounds', async () => {
    const local = await start()
    await startBot(local)
    const ann = local.person('Ann')
    await ann.says('games', '/hand').done
    expect(() => ann.picks('games', 'which', [])).toThrow('takes 1 to 2')
    expect(() => ann.picks('games', 'which', ['2H'])).toThrow('has no option 2H')
    const picked = await ann.picks('games', 'Cards', ['QS', 'AS']).done
    expect(picked.message).toMatchObject({ content: 'Picked QS and AS', components: [] })
  })
})

describe('the life of an interaction', () => {
  it('fails when nobody answers in time, and a late answer is 10062', async () => {
    const local = await start({ ackMs: 60 })
    const { heard } = await startBot(local)
    const said = await local.person('Ann').says('games', '/never').done
    expect(said).toMatchObject({ state: 'failed', answer: undefined, took: undefined })
    const { id, token } = heard[0] ?? { id: '', token: '' }
    const late = await ask(local, 'POST', `/interactions/${id}/${token}/callback`, { type: 4, data: { content: 'late' } })
    expect(late).toMatchObject({ status: 404, json: { code: 10062 } })
    expect(local.person('Ann').sees('games')).toEqual([])
  })

  it('fails by this clock, also when it is set forward', async () => {
    const local = await start()
    await startBot(local)
    const said = local.person('Ann').says('games', '/never')
    local.advance(3000)
    expect(said.state).toBe('failed')
  })

  it('takes one answer: the second is 40060', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    await local.person('Ann').says('games', '/hand').done
    const { id, token } = heard[0] ?? { id: '', token: '' }
    const again = await ask(local, 'POST', `/interactions/${id}/${token}/callback`, { type: 4, data: { content: 'again' } })
    expect(again).toMatchObject({ status: 400, json: { code: 40060 } })
  })

  it('has no webhook before its answer (10015), and none 15 minutes after it began (50027)', async () => {
    const local = await start()
    const { heard, client } = await startBot(local)
    const said = local.person('Ann').says('games', '/never')
    await expect.poll(() => heard.length).toBe(1)
    const { id, token } = heard[0] ?? { id: '', token: '' }
    const edit = () => ask(local, 'PATCH', `/webhooks/${local.applicationId}/${token}/messages/@original`, { content: 'new' })
    expect(await edit()).toMatchObject({ status: 404, json: { code: 10015 } })
    await ask(local, 'POST', `/interactions/${id}/${token}/callback`, { type: 4, data: { content: 'old' } })
    local.advance(14 * MINUTE)
    expect(await edit()).toMatchObject({ status: 200, json: { content: 'new' } })
    local.advance(MINUTE + 1)
    expect(await edit()).toMatchObject({ status: 401, json: { code: 50027 } })
    await said.done
    const old = client.rest.patch(`/webhooks/${local.applicationId}/${token}/messages/@original`, { body: {}, auth: false })
    await expect(old).rejects.toMatchObject({ status: 401, code: 50027 })
    await expect(client.users.fetch(client.user.id, { force: true })).resolves.toMatchObject({ bot: true })
  })

  it('lets an old private message be pressed, and the press brings a new token', async () => {
    const local = await start()
    await startBot(local)
    const ann = local.person('Ann')
    await ann.says('games', '/table join').done
    await ann.presses('games', 'My hand').done
    local.advance(60 * MINUTE)
    expect(await ann.presses('games', 'QS').done).toMatchObject({ state: 'answered', message: { content: 'Played' } })
  })

  it('tells what it made when asked, and follows up', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    const said = local.person('Ann').says('games', '/never')
    await expect.poll(() => heard.length).toBe(1)
    const [interaction] = heard
    if (!interaction?.isChatInputCommand()) throw new Error('expected a slash command')
    const response = await interaction.reply({ content: 'Here', withResponse: true })
    expect(response.resource?.message?.content).toBe('Here')
    expect(response.interaction).toMatchObject({
      responseMessageId: (await said.done).message?.id,
      responseMessageEphemeral: false,
    })
    const original = `/webhooks/${local.applicationId}/${interaction.token}/messages/@original`
    expect(await ask(local, 'PATCH', original, { content: 'Here', flags: MessageFlags.Ephemeral })).toMatchObject({
      json: { flags: 0 },
    })
    await interaction.followUp({ content: 'For you', flags: MessageFlags.Ephemeral })
    expect(
      local
        .person('Ann')
        .sees('games')
        .map(({ content }) => content),
    ).toEqual(['Here', 'For you'])
    expect(
      local
        .person('Bo')
        .sees('games')
        .map(({ content }) => content),
    ).toEqual(['Here'])
  })

  it('lets only the fitting kinds of answer through', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    const ann = local.person('Ann')
    const answer = async (type: number, data: object = {}) => {
      ann.says('games', '/never')
      await expect.poll(() => heard.length).toBe(1)
      const { id, token } = heard.pop() ?? { id: '', token: '' }
      return ask(local, 'POST', `/interactions/${id}/${token}/callback`, { type, data })
    }
    const wrong = { status: 400, json: { code: 50035, errors: { type: {} } } }
    expect(await answer(6)).toMatchObject(wrong)
    expect(await answer(7, { content: 'x' })).toMatchObject(wrong)
    expect(await answer(8, { choices: [] })).toMatchObject(wrong)
    expect(await answer(99)).toMatchObject(wrong)
    expect(await answer(5, { flags: MessageFlags.IsComponentsV2 })).toMatchObject({
      json: { code: 50035, errors: { data: { flags: {} } } },
    })
    expect(await answer(4)).toMatchObject({ status: 400, json: { code: 50006 } })
    expect(await answer(5, { flags: MessageFlags.Ephemeral })).toMatchObject({ status: 204 })
  })

  it('gives a user-installed command five follow-ups', async () => {
    const local = await start({ limits: false })
    const { heard, client } = await startBot(local)
    await client.application.commands.set([{ name: 'mine', description: 'Mine alone', integrationTypes: [1] }])
    const said = local.person('Ann').says('games', '/mine')
    await expect.poll(() => heard.length).toBe(1)
    const [interaction] = heard
    if (!interaction?.isChatInputCommand()) throw new Error('expected a slash command')
    expect(interaction.authorizingIntegrationOwners).toMatchObject({ guildId: null, userId: local.person('Ann').id })
    await interaction.reply('Yes')
    await said.done
    for (const content of ['1', '2', '3', '4', '5']) await interaction.followUp(content)
    await expect(interaction.followUp('6')).rejects.toMatchObject({ status: 400, code: 40094 })
  })
})
