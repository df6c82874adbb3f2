import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/** Takes a WebSocket that came for a path. */
type Upgrade = (path: string, handler: (socket: WebSocket, request: IncomingMessage) => void) => void

export interface LoopbackServer {
  readonly port: number
  readonly app: Hono
  readonly upgrade: Upgrade
  stop(): Promise<void>
}

/**
 * HTTP and WebSockets on 127.0.0.1 alone. A request whose Host is not this server (a name that somebody has pointed at loopback)
 * or whose Origin is another page's is refused with 403 before anything reads it.
 */
export async function listen(wanted: number): Promise<LoopbackServer> {
  const app = new Hono()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const handlers = new Map<string, (socket: WebSocket, request: IncomingMessage) => void>()
  let port = 0

  app.use(async (context, next) => {
    if (!isOurs(context.req.header('host'), context.req.header('origin'), port))
      return context.text('Only this machine plays here.', 403)
    return next()
  })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.keepAliveTimeout = 75_000
  server.on('connection', (socket) => socket.setNoDelay(true))
  server.on('upgrade', (request, socket, head) => {
    const handler = handlers.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!isOurs(request.headers.host, request.headers.origin, port)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    if (!handler) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (opened) => handler(opened, request))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', resolve)
  })
  port = (server.address() as AddressInfo).port

  return {
    port,
    app,
    upgrade: (path, handler) => void handlers.set(path, handler),
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function isOurs(host: string | undefined, origin: string | undefined, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  return host !== undefined && hosts.includes(host) && (origin === undefined || hosts.some((ours) => origin === `http://${ours}`))
}
