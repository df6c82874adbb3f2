import { describe, expect, it } from 'vitest'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import { ask, start, startBot } from './bot.js'

/** The ids of one Discord from start to stop, in which a message is left behind. */
async function idsOfOneStart(): Promise<readonly string[]> {
  const local = await startLocalDiscord({ people: ['Ann', 'Bo'] })
  await ask(local, 'POST', `/channels/${local.channel('games').id}/messages`, { content: 'gone tomorrow' })
  const { guildId, applicationId } = local
  const found = [guildId, applicationId, local.channel('games').id, local.person('Ann').id, local.person('Bo').id]
  await local.stop()
  return found
}

const go = (disabled: boolean) => [{ type: 1, components: [{ type: 2, style: 2, label: 'Go', custom_id: 'go', disabled }] }]

describe('a person', () => {
  it('keeps an id of 17 to 19 digits over starts, as channel, server and bot do', async () => {
    const [first, second] = [await idsOfOneStart(), await idsOfOneStart()]
    expect(second).toEqual(first)
    expect(new Set(first).size).toBe(first.length)
    for (const id of first) expect(id).toMatch(/^\d{17,19}$/)
    const fresh = await start()
    expect(fresh.channel('games').messages).toEqual([])
  })

  it('cannot say what the client would not send', async () => {
    const local = await start()
    await startBot(local)
    const ann = local.person('Ann')
    const says =
      (command: string, options: Readonly<Record<string, string | number | boolean>> = {}) =>
      () =>
        ann.says('games', command, options)
    expect(says('/missing')).toThrow('no command /missing')
    expect(says('/table')).toThrow('wants a subcommand')
    expect(says('/table shut')).toThrow('no subcommand shut')
    expect(says('/table open')).toThrow('length: is required')
    expect(says('/table open', { length: 'endless' })).toThrow('not among the choices')
    expect(says('/table open', { length: 'short', seats: 6 })).toThrow('above 5')
    expect(says('/table open', { length: 'short', seats: 1 })).toThrow('below 2')
    expect(says('/table open', { length: 'short', seats: 2.5 })).toThrow('not a whole number')
    expect(says('/table open', { length: 'short', open: 'yes' })).toThrow('not true or false')
    expect(says('/table open', { length: 'short', colour: 'red' })).toThrow('no option colour')
    expect(says('/clean')).toThrow('no command /clean')
    expect(() => ann.says('nowhere', '/hand')).toThrow('no channel nowhere')
    expect(local.requests.filter(({ route }) => route.startsWith('/interactions'))).toEqual([])
  })

  it('is offered a moderators’ command with their permission', async () => {
    const local = await start({ ackMs: 50 })
    const { heard } = await startBot(local)
    const ann = local.person('Ann')
    ann.permissions.add('ManageMessages')
    await ann.says('games', '/clean').done
    expect(heard).toHaveLength(1)
  })

  it('cannot press what is disabled or absent, and presses the newest that is open', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    const games = `/channels/${local.channel('games').id}/messages`
    const ann = local.person('Ann')
    const { json: open } = await ask(local, 'POST', games, { content: 'open', components: go(false) })
    const { json: shut } = await ask(local, 'POST', games, { content: 'shut', components: go(true) })
    expect(() => ann.presses('games', 'Go', shut.id)).toThrow('only a disabled "Go"')
    expect(() => ann.presses('games', 'Stay')).toThrow('sees no "Stay"')
    await ann.presses('games', 'Go').done
    const [press] = heard
    expect(press?.isButton() && press.message.id).toBe(open.id)
  })

  it('leaves, acts no more, and comes back', async () => {
    const local = await start()
    await startBot(local)
    const bo = local.person('Bo')
    bo.leaves()
    expect(() => bo.says('games', '/hand')).toThrow('not in the server')
    expect(await ask(local, 'GET', `/guilds/${local.guildId}/members/${bo.id}`)).toMatchObject({
      status: 404,
      json: { code: 10007 },
    })
    expect(local.person('Bo'), 'naming him does not bring him back').toBe(bo)
    expect(() => bo.sees('games')).toThrow('not in the server')
    bo.joins()
    expect((await bo.says('games', '/hand').done).state).toBe('answered')
  })
})
