import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Health } from './health.js'

/** A server that tells how the program is, or the code of what was in its way; the program does without it then. */
export type Served =
  | { readonly ok: true; readonly port: number; stop(): Promise<void> }
  | { readonly ok: false; readonly code: string }

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/**
 * `/healthz`: the process lives, and its event loop turned to answer. `/readyz`: presses are answered, or 503 and why not.
 * `/metrics`: for Prometheus. Whoever reaches the port may ask.
 */
export async function serveHealth(
  health: Health,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Served> {
  const app = new Hono()
  app.get('/healthz', (context) => context.text('ok\n', 200, HEADERS))
  app.get('/readyz', async (context) => {
    const missing = await health.missing()
    return missing === undefined ? context.text('ready\n', 200, HEADERS) : context.text(`${missing}\n`, 503, HEADERS)
  })
  app.get('/metrics', async (context) => {
    const { type, text } = await health.metrics()
    return context.body(text, 200, { ...HEADERS, 'Content-Type': type })
  })
  app.notFound((context) => context.text('Here are /healthz, /readyz and /metrics.\n', 404, HEADERS))
  app.onError((error, context) => {
    health.fault(error)
    return context.text('This cannot be told now.\n', 500, HEADERS)
  })

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const refused = await new Promise<Error | undefined>((done) => {
    server.once('error', done)
    server.listen(port, host, () => done(undefined))
  })
  if (refused) return { ok: false, code: 'code' in refused ? String(refused.code) : refused.name }
  server.on('error', health.fault)
  return {
    ok: true,
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
