import { createFaultPlan } from './faults.js'
import { createGateway } from './gateway.js'
import { createLimits } from './limits.js'
import type { Channel, LocalDiscord, LocalOptions, Server } from './local.js'
import { createRequestLog } from './requests.js'
import { createApi } from './rest/api.js'
import type { CheckShape } from './rest/route.js'
import { listen, type LoopbackServer } from './server.js'
import type { ThreadChange } from './threads.js'
import { createWorld, type World } from './world.js'

export type {
  Channel,
  Component,
  Fault,
  Faults,
  Interaction,
  LocalDiscord,
  LocalOptions,
  Message,
  NewPerson,
  Person,
  Server,
} from './local.js'

/** How often threads are looked at whose time is over; `advance` looks at once. */
const TICK_MS = 60_000

/**
 * Starts a Discord on this machine: for bots at `api`, for tests through what it returns, and with `page` for people in a
 * browser. Refuses to start, with a sentence, where the development packages are missing.
 */
export async function startLocalDiscord(options: LocalOptions = {}): Promise<LocalDiscord> {
  const checkShape = options.validate === false ? () => undefined : await loadShapes()
  const server = await listen(options.port ?? 0)
  const origin = `http://127.0.0.1:${server.port}`
  const token = options.token ?? 'local.discord.token'
  const { people, locale, ackMs, keep } = options
  const world = createWorld({ token, people, locale, ackMs, keep, origin: () => origin })
  const gateway = createGateway(world)
  const faults = createFaultPlan(options.chance ?? Math.random)
  const requests = createRequestLog()
  const limits = options.limits === false ? undefined : createLimits(world.clock)

  server.app.route('/api/v10', createApi({ world, checkShape, limits, faults, requests, latencyMs: options.httpLatencyMs ?? 0 }))
  server.upgrade('/gateway', (socket, request) => gateway.connect(socket, new URL(request.url ?? '/', origin).searchParams))
  serveFiles(server, world)
  if (options.page) await loadPage(server, world)
  const ticking = setInterval(() => world.advance(0), TICK_MS).unref()

  return {
    api: `${origin}/api`,
    page: `${origin}/`,
    token,
    applicationId: world.home.applicationId,
    guildId: world.home.guildId,
    channel: (name) => channelOf(world, name),
    person: world.person,
    server: serverOf(world),
    file: (url) => world.files.get(/\/attachments\/\d+\/(\d+)\//.exec(url)?.[1] ?? '')?.bytes,
    now: world.clock.now,
    advance: world.advance,
    faults: {
      next: faults.next,
      often: faults.often,
      dropSockets: gateway.dropSockets,
      reconnect: gateway.reconnect,
      endSessions: gateway.endSessions,
    },
    requests: requests.entries,
    async stop() {
      clearInterval(ticking)
      world.interactions.stop()
      await server.stop()
    },
  }
}

function channelOf(world: World, name: string): Channel {
  const place = world.channels.find(name) ?? world.channels.open(name)
  const turn = (change: ThreadChange): void => {
    if (!place.thread) throw new Error(`${place.name} is no thread`)
    world.channels.edit(place, change)
  }
  return {
    id: place.id,
    get name() {
      return place.name
    },
    deny: (...permissions) => world.channels.deny(place, permissions),
    allow: (...permissions) => world.channels.allow(place, permissions),
    delete: () => world.channels.remove(place),
    archive: () => turn({ archived: true }),
    unarchive: () => turn({ archived: false }),
    lock: () => turn({ locked: true }),
    unlock: () => turn({ locked: false }),
    get archived() {
      return place.thread?.archived ?? false
    },
    get locked() {
      return place.thread?.locked ?? false
    },
    get messages() {
      return world.messages.publicIn(place.id)
    },
  }
}

function serverOf({ guild }: World): Server {
  return {
    get locale() {
      return guild.locale()
    },
    set locale(locale) {
      guild.speak(locale)
    },
    removesBot: () => guild.move('removed'),
    invitesBot: () => guild.move('here'),
    goesDown: () => guild.move('outage'),
    comesUp: () => guild.move('here'),
  }
}

/** Attachments and emojis by id; whatever name follows is for people to read. */
function serveFiles({ app }: LoopbackServer, { files }: World): void {
  const file = (id: string): Response => {
    const found = files.get(id)
    if (!found) return new Response('This content is no longer available.', { status: 404 })
    const headers = { 'content-type': found.type || 'application/octet-stream', 'x-content-type-options': 'nosniff' }
    return new Response(found.bytes, { headers: { ...headers, 'content-security-policy': 'sandbox' } })
  }
  app.get('/cdn/attachments/:channel/:file/:name', (context) => file(context.req.param('file')))
  app.get('/cdn/emojis/:name', (context) => file(context.req.param('name').replace(/\..*$/, '')))
}

async function loadShapes(): Promise<CheckShape> {
  const { checkShape } = await fromDevelopment(() => import('./rules/shapes.js'))
  return checkShape
}

async function loadPage({ app, upgrade }: LoopbackServer, world: World): Promise<void> {
  const { servePage } = await fromDevelopment(() => import('./page-server.js'))
  await servePage(app, upgrade, world)
}

/** Some rooms need packages that are installed for development only. */
async function fromDevelopment<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND')) throw cause
    throw new Error('The local Discord needs the development packages; without them only real Discord can be played.', { cause })
  }
}
