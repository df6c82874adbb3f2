import { AttachmentBuilder, GatewayIntentBits, MessageFlags } from 'discord.js'
import { describe, expect, it } from 'vitest'
import type { LocalDiscord } from '../../src/local-discord/index.js'
import { createWorld } from '../../src/local-discord/world.js'
import { ask, button, row, start, startBot } from './bot.js'

const V2 = MessageFlags.IsComponentsV2
const key = (custom_id: string, more: object = {}) => ({ type: 2, style: 2, label: 'x', custom_id, ...more })
const line = (...components: readonly object[]) => ({ type: 1, components })
const text = (content: string) => ({ type: 10, content })
const menu = (more: object) => line({ type: 3, custom_id: 'm', options: [{ label: 'a', value: 'a' }], ...more })
const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const post = (local: LocalDiscord, body: object) => ask(local, 'POST', `/channels/${local.channel('games').id}/messages`, body)

/** The codes of a 50035 tree, by the path at which they stand. */
function codes(tree: unknown, path = ''): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([step, below]: [string, unknown]) =>
    step === '_errors' && Array.isArray(below)
      ? below.map(({ code }: { code: string }) => `${path.slice(1)} ${code}`)
      : codes(below, `${path}.${step}`),
  )
}

describe('a message that Discord refuses', () => {
  const cases: readonly [why: string, body: object, expected: string][] = [
    ['too long', { content: 'x'.repeat(2001) }, 'content BASE_TYPE_MAX_LENGTH'],
    ['an unknown field', { content: 'x', colour: 1 }, 'colour UNKNOWN_KEY'],
    [
      'an unknown field deep inside',
      { components: [line(key('a', { colour: 1 }))] },
      'components.0.components.0.colour UNKNOWN_KEY',
    ],
    ['a wrong type', { content: 7 }, 'content BASE_TYPE_REQUIRED'],
    [
      'a long label',
      { components: [line(key('a', { label: 'x'.repeat(81) }))] },
      'components.0.components.0.label BASE_TYPE_BAD_LENGTH',
    ],
    ['a long id', { components: [line(key('a'.repeat(101)))] }, 'components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH'],
    ['six in a row', { components: [line(...many(6, (n) => key(`${n}`)))] }, 'components.0.components BASE_TYPE_BAD_LENGTH'],
    ['six rows', { components: many(6, (n) => line(key(`${n}`))) }, 'components BASE_TYPE_BAD_LENGTH'],
    [
      'an id twice',
      { components: [line(key('a'), key('a', { disabled: true }))] },
      'components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a button without words',
      { components: [line(key('a', { label: '' }))] },
      'components.0.components.0 BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL',
    ],
    [
      'a link with an id',
      { components: [line(key('a', { style: 5 }))] },
      'components.0.components.0.url BUTTON_COMPONENT_INVALID_URL',
    ],
    [
      'a menu beside a button',
      { components: [line({ type: 3, custom_id: 'm', options: [{ label: 'a', value: 'a' }] }, key('a'))] },
      'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'more picks than options',
      { components: [menu({ max_values: 2 })] },
      'components.0.components.0.max_values BASE_TYPE_BAD_INT_RANGE',
    ],
    [
      '26 options',
      { components: [menu({ options: many(26, (n) => ({ label: 'o', value: `${n}` })) })] },
      'components.0.components.0.options BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an option twice',
      {
        components: [
          menu({
            options: [
              { label: 'a', value: 'a' },
              { label: 'b', value: 'a' },
            ],
          }),
        ],
      },
      'components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    ['texts without the flag', { components: [text('x')] }, 'components.0.type UNION_TYPE_CHOICES'],
    [
      'content beside V2',
      { flags: V2, content: 'x', components: [text('x')] },
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      '41 components',
      { flags: V2, components: [{ type: 17, components: many(40, () => text('x')) }] },
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '4001 letters',
      { flags: V2, components: [text('x'.repeat(2001)), text('x'.repeat(2000))] },
      'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'a file that is not there',
      { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }] },
      'components.0 UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'mentions twice',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
  ]
  it('is refused with 50035 where the fault stands', async () => {
    const local = await start({ limits: false })
    for (const [why, body, expected] of cases) {
      const answer = await post(local, body)
      expect([why, answer.status, answer.json.code], why).toEqual([why, 400, 50035])
      expect(codes(answer.json.errors), why).toContain(expected)
    }
    expect(local.channel('games').messages).toEqual([])
  })

  it('is refused as empty with 50006, also when an edit empties it', async () => {
    const local = await start()
    expect(await post(local, {})).toMatchObject({ status: 400, json: { code: 50006 } })
    const { json } = await post(local, { content: 'x' })
    const path = `/channels/${local.channel('games').id}/messages/${json.id}`
    expect(await ask(local, 'PATCH', path, { content: '' })).toMatchObject({ status: 400, json: { code: 50006 } })
  })

  it('passes at the bounds', async () => {
    const local = await start()
    const full = [
      { type: 17, components: [text('x'.repeat(4000)), ...many(5, (r) => line(...many(5, (n) => key(`${r}.${n}`))))] },
    ]
    expect((await post(local, { flags: V2, components: full })).status).toBe(200)
    expect((await post(local, { flags: V2, components: [{ type: 17, components: many(39, () => text('x')) }] })).status).toBe(200)
  })
})

describe('a message', () => {
  it('keeps Components V2 for ever', async () => {
    const local = await start()
    const { json } = await post(local, { flags: V2, components: [text('one')] })
    const path = `/channels/${local.channel('games').id}/messages/${json.id}`
    expect(await ask(local, 'PATCH', path, { flags: 0, components: [text('two')] })).toMatchObject({
      status: 200,
      json: { flags: V2 },
    })
    expect((await ask(local, 'PATCH', path, { content: 'plain' })).json.code).toBe(50035)
    const { json: plain } = await post(local, { content: 'plain' })
    const other = `/channels/${local.channel('games').id}/messages/${plain.id}`
    expect((await ask(local, 'PATCH', other, { flags: V2, components: [text('two')] })).json.code).toBe(50035)
    expect((await ask(local, 'PATCH', other, { flags: V2, content: null, components: [text('two')] })).json['flags']).toBe(V2)
  })

  it('carries files, served with their bytes, and drops them when an edit does not keep them', async () => {
    const local = await start()
    const { client } = await startBot(local, [GatewayIntentBits.Guilds])
    const channel = client.channels.cache.get(local.channel('games').id)
    if (!channel?.isSendable()) throw new Error('expected a text channel')
    const file = new AttachmentBuilder(Buffer.from('picture'), { name: 'table.png', description: 'The table' })
    const media = [{ media: { url: 'attachment://table.png' }, description: 'The table' }]
    const sent = await channel.send({ flags: V2, files: [file], components: [{ type: 12, items: media }] })
    const [stored] = local.channel('games').messages
    expect(stored?.attachments).toMatchObject([{ filename: 'table.png', description: 'The table', size: 7 }])
    const url = stored?.attachments[0]?.url ?? ''
    expect(stored?.components).toMatchObject([{ items: [{ media: { url } }] }])
    expect(await (await fetch(url)).text()).toBe('picture')
    await sent.edit({ components: [{ type: 10, content: 'Gone' }], attachments: [] })
    expect(local.channel('games').messages[0]?.attachments).toEqual([])
    expect((await fetch(url)).status).toBe(404)
  })

  it('is made once for one nonce, for some minutes', async () => {
    const local = await start()
    const body = { content: 'once', nonce: 'n1', enforce_nonce: true }
    const first = await post(local, body)
    expect((await post(local, body)).json.id).toBe(first.json.id)
    local.advance(5 * 60_000 + 1)
    expect((await post(local, body)).json.id).not.toBe(first.json.id)
    expect(local.channel('games').messages).toHaveLength(2)
  })

  it('calls whom it names, unless it says otherwise', async () => {
    const local = await start({ limits: false })
    const [ann, bo] = [local.person('Ann').id, local.person('Bo').id]
    const called = async (body: object) => {
      const { json } = await post(local, body)
      return (json['mentions'] as { id: string }[]).map(({ id }) => id)
    }
    const content = `<@${ann}> and <@${bo}>`
    expect(await called({ content })).toEqual([ann, bo])
    expect(await called({ content, allowed_mentions: { parse: [] } })).toEqual([])
    expect(await called({ content, allowed_mentions: { users: [bo] } })).toEqual([bo])
    expect(await called({ flags: V2, components: [text(content)], allowed_mentions: { users: [ann] } })).toEqual([ann])
    expect((await post(local, { content: '@everyone' })).json['mention_everyone']).toBe(true)
    expect((await post(local, { content: '@everyone', allowed_mentions: { parse: ['users'] } })).json['mention_everyone']).toBe(
      false,
    )
  })

  it('is listed newest first, in pages', async () => {
    const local = await start()
    const path = `/channels/${local.channel('games').id}/messages`
    const ids: string[] = []
    for (const content of ['1', '2', '3']) ids.push((await post(local, { content })).json.id)
    const listed = async (query: string) =>
      ((await ask(local, 'GET', `${path}?${query}`)).json as unknown as readonly { content: string }[]).map(
        ({ content }) => content,
      )
    expect(await listed('')).toEqual(['3', '2', '1'])
    expect(await listed(`limit=1&before=${ids[2]}`)).toEqual(['2'])
    expect(await listed(`after=${ids[0]}`)).toEqual(['3', '2'])
    expect((await ask(local, 'GET', `${path}?before=x`)).json.code).toBe(50035)
  })

  it('keeps the flags that it may have', async () => {
    const local = await start()
    const quiet = MessageFlags.SuppressNotifications
    expect((await post(local, { content: 'x', flags: quiet | MessageFlags.Ephemeral })).json['flags']).toBe(quiet)
  })

  it('of somebody else is not the bot’s to edit (50005) or to delete (50013)', async () => {
    const local = await start()
    const { client } = await startBot(local, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages])
    const sent = new Promise((resolve) => void client.once('messageUpdate', resolve))
    const { json } = await post(local, { content: 'mine', components: [row(button('a', 'A')).toJSON()] })
    const path = `/channels/${local.channel('games').id}/messages`
    await ask(local, 'PATCH', `${path}/${json.id}`, { content: 'changed' })
    expect(await sent).toBeDefined()
    expect((await ask(local, 'DELETE', `${path}/${json.id}`)).status).toBe(204)
    expect(await ask(local, 'PATCH', `${path}/${json.id}`, { content: 'x' })).toMatchObject({
      status: 404,
      json: { code: 10008 },
    })
    expect((await ask(local, 'GET', '/channels/1191245739902517999')).json.code).toBe(10003)
  })

  it('scrolls away when a thousand newer ones came', () => {
    const world = createWorld({ token: 't', people: ['Ann'], ackMs: 3000, origin: () => '' })
    const ann = world.person('Ann')
    const first = world.say(ann, 'games', 'first')
    for (let sent = 1; sent < 1000; sent++) world.say(ann, 'games', `${sent}`)
    expect(world.messages.find(first.id)).toBeDefined()
    world.say(ann, 'games', 'one more')
    expect(world.messages.find(first.id)).toBeUndefined()
    expect(ann.sees('games')).toHaveLength(1000)
  })
})
