import { GatewayCloseCodes, GatewayIntentBits as Intent, GatewayOpcodes as Op } from 'discord.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { LocalDiscord } from '../../src/local-discord/index.js'
import { start, startBot } from './bot.js'

interface Payload {
  readonly op: number
  readonly t: string | null
  readonly s: number | null
  readonly d: { readonly session_id: string }
}

/** A bare gateway connection that keeps what it was sent. */
async function connect(local: LocalDiscord, query = '?v=10&encoding=json') {
  const socket = new WebSocket(`${local.api.replace('http', 'ws').replace('/api', '/gateway')}${query}`)
  onTestFinished(() => socket.terminate())
  const got: Payload[] = []
  socket.on('message', (data: Buffer) => got.push(JSON.parse(data.toString()) as Payload))
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve))
  await new Promise((resolve) => void socket.once('open', resolve))
  const send = (op: number, d: unknown): void => socket.send(JSON.stringify({ op, d }))
  const events = (): readonly (string | null)[] => got.filter(({ op }) => op === Op.Dispatch).map(({ t }) => t)
  return { socket, got, closed, send, events }
}
const identity = (local: LocalDiscord, intents: number) => ({ token: local.token, intents, properties: {} })

describe('the gateway', () => {
  it('greets, identifies, beats, and tells the server to whom asks', async () => {
    const local = await start()
    const { send, got, events } = await connect(local)
    await expect.poll(() => got[0]?.op).toBe(Op.Hello)
    send(Op.Identify, identity(local, Intent.Guilds))
    send(Op.Heartbeat, null)
    await expect.poll(() => got.at(-1)?.op).toBe(Op.HeartbeatAck)
    expect(events()).toEqual(['READY', 'GUILD_CREATE'])
  })

  it('closes on what is wrong', async () => {
    const local = await start()
    const after = async (op: number, d: unknown, query?: string) => {
      const { send, closed } = await connect(local, query)
      send(op, d)
      return closed
    }
    expect(await after(Op.Identify, { ...identity(local, 0), token: 'no' })).toBe(GatewayCloseCodes.AuthenticationFailed)
    expect(await after(Op.Identify, identity(local, 2 ** 30))).toBe(GatewayCloseCodes.InvalidIntents)
    expect(await after(Op.PresenceUpdate, {})).toBe(GatewayCloseCodes.NotAuthenticated)
    expect(await after(77, {})).toBe(GatewayCloseCodes.UnknownOpcode)
    expect(await after(Op.Heartbeat, null, '?v=9&encoding=json')).toBe(GatewayCloseCodes.InvalidAPIVersion)
    const { send, closed } = await connect(local)
    send(Op.Identify, identity(local, 0))
    send(Op.Identify, identity(local, 0))
    expect(await closed).toBe(GatewayCloseCodes.AlreadyAuthenticated)
  })

  it('tells only what was asked for, but interactions always', async () => {
    const local = await start({ ackMs: 50 })
    const none = await connect(local)
    none.send(Op.Identify, identity(local, 0))
    const all = await connect(local)
    all.send(Op.Identify, identity(local, Intent.Guilds | Intent.GuildMembers))
    await expect.poll(() => [none.events().length, all.events().length]).toEqual([1, 2])
    local.channel('games').deny('SendMessages')
    local.person('Bo').leaves()
    local.channel('games').delete()
    local.channel('more')
    await startBot(local)
    await local.person('Ann').says('more', '/hand').done
    await expect.poll(() => none.events()).toEqual(['READY', 'INTERACTION_CREATE'])
    const expected = [
      'READY',
      'GUILD_CREATE',
      'CHANNEL_UPDATE',
      'GUILD_MEMBER_REMOVE',
      'CHANNEL_DELETE',
      'CHANNEL_CREATE',
      'INTERACTION_CREATE',
    ]
    await expect.poll(() => all.events()).toEqual(expected)
  })

  it('resumes with what was missed, and forgets a session that was closed for good', async () => {
    const local = await start()
    const first = await connect(local)
    first.send(Op.Identify, identity(local, Intent.Guilds))
    await expect.poll(() => first.events()).toHaveLength(2)
    const session_id = first.got.find(({ t }) => t === 'READY')?.d.session_id
    first.socket.close(4000)
    await first.closed
    local.channel('one')
    local.channel('two')
    const second = await connect(local)
    second.send(Op.Resume, { token: local.token, session_id, seq: 2 })
    await expect.poll(() => second.events()).toEqual(['CHANNEL_CREATE', 'CHANNEL_CREATE', 'RESUMED'])
    expect(second.got.filter(({ op }) => op === Op.Dispatch).map(({ s }) => s)).toEqual([3, 4, 5])
    second.socket.close(1000)
    await second.closed
    const third = await connect(local)
    third.send(Op.Resume, { token: local.token, session_id, seq: 5 })
    await expect.poll(() => third.got.at(-1)).toMatchObject({ op: Op.InvalidSession, d: false })
  })

  it('waits some minutes for a bot that was cut off, not for ever', async () => {
    const local = await start()
    const first = await connect(local)
    first.send(Op.Identify, identity(local, 0))
    await expect.poll(() => first.events()).toEqual(['READY'])
    const session_id = first.got.find(({ t }) => t === 'READY')?.d.session_id
    first.socket.close(4000)
    await first.closed
    const second = await connect(local)
    local.advance(3 * 60_000 + 1000)
    second.send(Op.Resume, { token: local.token, session_id, seq: 1 })
    await expect.poll(() => second.got.at(-1)).toMatchObject({ op: Op.InvalidSession, d: false })
  })

  it('can end its sessions: a bot is told at once or when it comes to resume, and has to begin anew', async () => {
    const local = await start({ ackMs: 50 })
    await startBot(local)
    const [here, cut] = [await connect(local), await connect(local)]
    for (const { send } of [here, cut]) send(Op.Identify, identity(local, 0))
    await expect.poll(() => [here.events(), cut.events()]).toEqual([['READY'], ['READY']])
    const session_id = cut.got.find(({ t }) => t === 'READY')?.d.session_id
    cut.socket.close(4000)
    await cut.closed
    local.faults.endSessions()
    await expect.poll(() => here.got.at(-1)).toMatchObject({ op: Op.InvalidSession, d: false })
    expect(await local.person('Ann').says('games', '/hand').done).toMatchObject({ state: 'failed', heard: false })
    const again = await connect(local)
    again.send(Op.Resume, { token: local.token, session_id, seq: 1 })
    await expect.poll(() => again.got.at(-1)).toMatchObject({ op: Op.InvalidSession, d: false })
    here.send(Op.Identify, identity(local, 0))
    await expect.poll(() => here.events()).toEqual(['READY', 'READY'])
    local.person('Ann').says('games', '/hand')
    await expect.poll(() => here.events()).toEqual(['READY', 'READY', 'INTERACTION_CREATE'])
  })

  it('loses no press of discord.js over a cut socket or a request to reconnect', async () => {
    const local = await start()
    const { heard } = await startBot(local)
    local.faults.dropSockets()
    expect((await local.person('Ann').says('games', '/hand').done).state).toBe('answered')
    local.faults.reconnect()
    expect((await local.person('Bo').says('games', '/hand').done).state).toBe('answered')
    expect(heard).toHaveLength(2)
  })

  it('serves two connections of the bot, of which one answer counts', async () => {
    const local = await start()
    const [one, two] = [await startBot(local), await startBot(local)]
    expect((await local.person('Ann').says('games', '/hand').done).state).toBe('answered')
    await expect.poll(() => [one.heard.length, two.heard.length]).toEqual([1, 1])
    await expect.poll(() => [...one.errors, ...two.errors]).toMatchObject([{ code: 40060 }])
  })
})
