import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import type { WebSocket } from 'ws'
import { servePerson } from './page-person.js'
import type { World } from './world.js'

/** The built page as seen from the sources, and from the built program, which lies in `dist` itself. */
const [built = ''] = ['../../dist/page/', '../../page/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .filter(existsSync)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Nothing but our own files runs, loads or frames here; whatever a bot writes cannot become a script. Pictures have full addresses. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' http://127.0.0.1:*; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
}

/** Serves the built page at `/` and its people at the WebSocket `/page`. Where the page is not built, `/` says so. */
export async function servePage(
  app: Hono,
  upgrade: (path: string, handler: (ws: WebSocket, request: IncomingMessage) => void) => void,
  world: World,
): Promise<void> {
  const files = await readBuilt()
  for (const [path, { body, type }] of files) app.get(path, (c) => c.body(body, 200, { ...headers, 'Content-Type': type }))
  if (!files.has('/')) app.get('/', (c) => c.text('The page is not built. Run: npm start\n', 503, headers))
  upgrade('/page', (ws) => servePerson(ws, world))
}

interface File {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
}

/** The built files by address; a handful, kept in memory. */
async function readBuilt(): Promise<ReadonlyMap<string, File>> {
  const names = await readdir(built, { recursive: true }).catch(() => [])
  const files = names
    .filter((name) => types[extname(name)] !== undefined)
    .map(async (name) => {
      const path = name === 'index.html' ? '/' : `/${name.replaceAll('\\', '/')}`
      return [path, { body: new Uint8Array(await readFile(join(built, name))), type: types[extname(name)] ?? '' }] as const
    })
  return new Map(await Promise.all(files))
}
