import { GatewayCloseCodes as Close, GatewayIntentBits as Intent, GatewayOpcodes as Op } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import { createSessions, type Session, type Sessions } from './sessions.js'
import type { World } from './world.js'

const HEARTBEAT_MS = 41_250
/** What a client may send: 120 in 60 s. */
const MOST_SENT = 120
const SENT_WINDOW_MS = 60_000
const ALL_INTENTS = Object.values(Intent).reduce<number>((bits, bit) => (typeof bit === 'number' ? bits | bit : bits), 0)

export interface Gateway {
  /** A client has come, with the query of its URL. */
  connect(socket: WebSocket, query: URLSearchParams): void
  /** Cuts every connection; sessions can be resumed. */
  dropSockets(): void
  /** Asks every client to come anew and resume. */
  reconnect(): void
  /** Ends every session: bots are told INVALID_SESSION at once, or when they come to resume. */
  endSessions(): void
}

export function createGateway(world: World): Gateway {
  const sessions = createSessions(world)
  return {
    connect(socket, query) {
      socket.on('error', () => socket.terminate())
      if (query.get('v') !== '10') return socket.close(Close.InvalidAPIVersion, 'Invalid API version.')
      if (query.get('encoding') !== 'json' || query.has('compress'))
        return socket.close(Close.DecodeError, 'Only plain JSON here.')
      converse(socket, sessions, world.home.token)
    },
    dropSockets() {
      for (const { socket } of sessions.all()) socket?.terminate()
    },
    reconnect() {
      for (const { socket } of sessions.all()) socket?.send(JSON.stringify({ op: Op.Reconnect, d: null }))
    },
    endSessions() {
      for (const socket of sessions.end()) socket.send(JSON.stringify({ op: Op.InvalidSession, d: false }))
    },
  }
}

/** One connection from HELLO to its end. */
function converse(socket: WebSocket, sessions: Sessions, token: string): void {
  let session: Session | undefined
  const crowded = counter()
  const send = (op: number, d: unknown): void => socket.send(JSON.stringify({ op, d, s: null, t: null }))

  const identify = (fields: Fields): void => {
    const { intents, shard, token: given } = fields
    if (session && sessions.get(session.id)) return socket.close(Close.AlreadyAuthenticated, 'Already authenticated.')
    if (given !== token) return socket.close(Close.AuthenticationFailed, 'Authentication failed.')
    const known = typeof intents === 'number' && (intents & ~ALL_INTENTS) === 0
    if (!known) return socket.close(Close.InvalidIntents, 'Invalid intent(s).')
    session = sessions.open(socket, intents, shard)
  }
  const resume = (fields: Fields): void => {
    const { session_id: id, token: given } = fields
    const found = sessions.get(String(id))
    const seq = typeof fields.seq === 'number' ? fields.seq : 0
    if (given !== token) return socket.close(Close.AuthenticationFailed, 'Authentication failed.')
    if (!found || !sessions.remembers(found, seq)) return send(Op.InvalidSession, false)
    if (seq > found.seq) return socket.close(Close.InvalidSeq, 'Invalid seq.')
    session = found
    sessions.resume(found, socket, seq)
  }
  const hear = (op: unknown, fields: Fields): void => {
    switch (op) {
      case Op.Heartbeat:
        return send(Op.HeartbeatAck, null)
      case Op.Identify:
        return identify(fields)
      case Op.Resume:
        return resume(fields)
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
      case Op.RequestGuildMembers:
        return session ? undefined : socket.close(Close.NotAuthenticated, 'Not authenticated.')
      default:
        return socket.close(Close.UnknownOpcode, 'Unknown opcode.')
    }
  }

  socket.on('message', (data: Buffer) => {
    const payload = parse(data.toString())
    if (!payload) return socket.close(Close.DecodeError, 'Error while decoding payload.')
    if (crowded()) return socket.close(Close.RateLimited, 'You are being rate limited.')
    return hear(payload.op, fieldsOf(payload.d))
  })
  socket.on('close', (code) => {
    if (session?.socket === socket) sessions.leave(session, code === 1000 || code === 1001)
  })
  send(Op.Hello, { heartbeat_interval: HEARTBEAT_MS })
}

/** Says, once for each payload that comes, whether more have come than a client may send. */
function counter(): () => boolean {
  let count = 0
  let since = performance.now()
  return () => {
    if (performance.now() - since > SENT_WINDOW_MS) {
      count = 0
      since = performance.now()
    }
    return ++count > MOST_SENT
  }
}

/** What a client's payload may hold, of any type. */
type Fields = { readonly [field in 'op' | 'd' | 'token' | 'intents' | 'shard' | 'session_id' | 'seq']?: unknown }
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? value : {})

function parse(text: string): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}
