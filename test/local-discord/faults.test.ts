import { describe, expect, it } from 'vitest'
import { createFaultPlan } from '../../src/local-discord/faults.js'
import { ask, start, startBot } from './bot.js'

describe('faults', () => {
  it('by chance meet their share of the requests until they are called off', () => {
    let turn = 0
    const plan = createFaultPlan(() => (turn++ % 10) / 10)
    const stop = plan.often(/^PATCH/, 0.3, 503)
    const met = (request: string): number => Array.from({ length: 100 }, () => plan.take(request)).filter(Boolean).length
    expect(met('PATCH /channels/:id')).toBe(30)
    expect(met('GET /channels/:id')).toBe(0)
    stop()
    expect(met('PATCH /channels/:id')).toBe(0)
  })

  it('can be a rate limit, which discord.js waits out', async () => {
    const local = await start()
    await startBot(local)
    local.faults.next(/POST \/interactions/, { retryAfter: 0.05 })
    const said = await local.person('Ann').says('games', '/hand').done
    expect(said).toMatchObject({ state: 'answered', faulted: true })
    expect(local.requests.filter(({ route }) => route.startsWith('/interactions')).map(({ status }) => status)).toEqual([
      429, 204,
    ])
  })

  it('can cut the connection after the work, as the interaction knows', async () => {
    const local = await start()
    await startBot(local)
    local.faults.next(/POST \/interactions/, 'cut', 1, 'after')
    const said = await local.person('Ann').says('games', '/table join').done
    expect(said).toMatchObject({ state: 'answered', faulted: true })
    expect(local.channel('games').messages).toHaveLength(1)
    local.faults.next(/GET/, 'cut')
    await expect(ask(local, 'GET', '/users/@me')).rejects.toThrow('fetch failed')
  })
})

describe('an export', () => {
  it('comes as a private file with its words, and its bytes can be read while the message is there', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    const ann = local.person('Ann')
    const said = ann.says('games', '/never')
    await expect.poll(() => heard).toHaveLength(1)
    const [command] = heard
    if (!command?.isChatInputCommand()) throw new Error('expected a slash command')
    const file = (name: string, text: string) => ({ attachment: Buffer.from(text), name, description: `All of ${name}` })
    await command.reply({ content: 'Your data', files: [file('data.json', '{}')], flags: 64 })
    await command.followUp({ files: [file('more.txt', 'more')], flags: 64 })
    const [first, second] = ann.sees('games')
    expect((await said.done).message).toEqual(first)
    const [attached] = first?.attachments ?? []
    expect(attached).toMatchObject({ filename: 'data.json', description: 'All of data.json' })
    expect(second?.attachments).toMatchObject([{ filename: 'more.txt', description: 'All of more.txt' }])
    expect(Buffer.from(local.file(attached?.url ?? '') ?? []).toString()).toBe('{}')
    expect(local.person('Bo').sees('games')).toEqual([])
    ann.dismisses(first?.id ?? '')
    expect(local.file(attached?.url ?? '')).toBeUndefined()
  })

  it('may stand in a file component, which tells its name and size', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    local.person('Ann').says('games', '/never')
    await expect.poll(() => heard).toHaveLength(1)
    const [command] = heard
    if (!command?.isChatInputCommand()) throw new Error('expected a slash command')
    const files = [{ attachment: Buffer.from('{}'), name: 'data.json' }]
    await command.reply({ flags: 64 | 32_768, files, components: [{ type: 13, file: { url: 'attachment://data.json' } }] })
    const [shown] = local.person('Ann').sees('games')
    expect(shown?.components).toMatchObject([{ type: 13, name: 'data.json', size: 2, file: { url: shown?.attachments[0]?.url } }])
  })
})
