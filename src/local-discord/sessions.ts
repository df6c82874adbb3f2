import { randomBytes } from 'node:crypto'
import { GatewayIntentBits as Intent } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import { dispatchOf, type Dispatch } from './dispatches.js'
import { guildJson } from './guild.js'
import type { World } from './world.js'

/** Events that a session remembers for a resume. */
const REMEMBERED = 2_000
/** A session without a socket waits so long for its bot. */
const WAITING_MS = 3 * 60_000

/** A bot's session: it outlives the socket that it began on. */
export interface Session {
  readonly id: string
  readonly intents: number
  seq: number
  /** Payloads by seq, oldest first. */
  readonly sent: Map<number, string>
  socket: WebSocket | undefined
  leftAt: number
}

export interface Sessions {
  all(): Iterable<Session>
  /** READY, and the server for whom asks for it. */
  open(socket: WebSocket, intents: number, shard: unknown): Session
  get(id: string): Session | undefined
  /** Whether everything after `seq` is still remembered. */
  remembers(session: Session, seq: number): boolean
  /** What came after `seq`, and RESUMED. */
  resume(session: Session, socket: WebSocket, seq: number): void
  /** Forgets all sessions, and returns the sockets that were theirs. */
  end(): readonly WebSocket[]
  /** The socket is gone; `forGood` ends the session too. */
  leave(session: Session, forGood: boolean): void
}

export function createSessions(world: World): Sessions {
  const sessions = new Map<string, Session>()
  const noticeBot = (): void => world.setBotOnline([...sessions.values()].some(({ socket }) => socket !== undefined))

  const bury = (): void => {
    const oldest = world.clock.now() - WAITING_MS
    for (const session of sessions.values()) if (!session.socket && session.leftAt < oldest) sessions.delete(session.id)
  }
  const dispatch = (session: Session, event: string, json: string): void => {
    const seq = ++session.seq
    const payload = `{"op":0,"t":"${event}","s":${seq},"d":${json}}`
    session.sent.set(seq, payload)
    session.sent.delete(seq - REMEMBERED)
    session.socket?.send(payload)
  }
  const tell = ({ event, data, intent, words }: Dispatch): void => {
    let json: string | undefined
    for (const session of sessions.values()) {
      if (intent !== 0 && (session.intents & intent) === 0) continue
      const wordless = words && intent === Intent.GuildMessages && (session.intents & Intent.MessageContent) === 0
      dispatch(session, event, wordless ? JSON.stringify({ ...data, content: '' }) : (json ??= JSON.stringify(data)))
    }
  }
  world.watch((change) => {
    const told = sessions.size === 0 ? undefined : dispatchOf(change, world)
    if (told) tell(told)
  })

  return {
    all: () => sessions.values(),
    open(socket, intents, shard) {
      bury()
      const session: Session = { id: randomBytes(16).toString('hex'), intents, seq: 0, sent: new Map(), socket, leftAt: 0 }
      sessions.set(session.id, session)
      dispatch(session, 'READY', JSON.stringify(readyOf(world, session.id, shard)))
      if (intents & Intent.Guilds && world.guild.bot() === 'here')
        dispatch(session, 'GUILD_CREATE', JSON.stringify(guildJson(world)))
      noticeBot()
      return session
    },
    get(id) {
      bury()
      return sessions.get(id)
    },
    remembers: (session, seq) => seq >= session.seq - REMEMBERED,
    resume(session, socket, seq) {
      session.socket = socket
      for (const [at, payload] of session.sent) if (at > seq) socket.send(payload)
      dispatch(session, 'RESUMED', '{}')
      noticeBot()
    },
    end() {
      const sockets = [...sessions.values()].flatMap(({ socket }) => socket ?? [])
      sessions.clear()
      noticeBot()
      return sockets
    },
    leave(session, forGood) {
      session.socket = undefined
      session.leftAt = world.clock.now()
      if (forGood) sessions.delete(session.id)
      noticeBot()
    },
  }
}

function readyOf({ home, guild }: World, sessionId: string, shard: unknown): object {
  return {
    v: 10,
    user: home.bot,
    guilds: guild.bot() === 'removed' ? [] : [{ id: home.guildId, unavailable: true }],
    session_id: sessionId,
    resume_gateway_url: `${home.origin().replace('http', 'ws')}/gateway`,
    shard: shard ?? [0, 1],
    application: { id: home.applicationId, flags: 0 },
  }
}
