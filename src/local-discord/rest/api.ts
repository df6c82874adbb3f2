import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRefusal, REFUSALS, type Refusal } from '../errors.js'
import type { FaultPlan, Planned } from '../faults.js'
import type { Limits, Verdict } from '../limits.js'
import type { RequestLog } from '../requests.js'
import type { Fault } from '../local.js'
import { channelRoutes } from './channels.js'
import { commandRoutes } from './commands.js'
import { emojiRoutes } from './emojis.js'
import { interactionRoutes } from './interactions.js'
import { messageRoutes } from './messages.js'
import { read } from './read.js'
import type { Call, Done, Doors, Route } from './route.js'
import { userRoutes } from './users.js'
import { webhookRoutes } from './webhooks.js'

export interface ApiParts extends Doors {
  /** Nothing when limits are off. */
  readonly limits: Limits | undefined
  readonly faults: FaultPlan
  readonly requests: RequestLog
  readonly latencyMs: number
}

/** REST v10, to be mounted at /api/v10. What it does not play is 404. */
export function createApi(parts: ApiParts): Hono<Env> {
  const api = new Hono<Env>()
  const resources = [userRoutes, commandRoutes, emojiRoutes, interactionRoutes, webhookRoutes, messageRoutes, channelRoutes]
  for (const route of resources.flatMap((routes) => routes(parts))) {
    const label = route.path.replaceAll(/:(?!token\b)\w+/g, ':id')
    api.on(route.method, route.path, (context) => serve(context, route, label, parts))
  }
  const unknown: Route = { method: 'GET', path: '*', open: true, run: () => REFUSALS.notFound }
  api.all('*', (context) => serve(context, unknown, '*', parts))
  return api
}

interface Env {
  readonly Bindings: HttpBindings
}

interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

async function serve(context: Context<Env>, route: Route, label: string, parts: ApiParts): Promise<Response> {
  const { method, path } = context.req
  const fault = parts.faults.take(`${method} ${label}`)
  const meets = (when: Planned['when']): Reply | 'stall' | 'cut' | undefined =>
    fault?.when === when ? injected(fault.fault) : undefined
  if (fault) noteFault(context, route, parts)
  const early = meets('before')
  if (early === 'stall' || early === 'cut') return silence(context, early)
  const got = await read(context)
  const reply = early ?? (isRefusal(got) ? refusalReply(got) : work(context, route, label, parts, got))
  const late = meets('after')
  if (late === 'stall' || late === 'cut') return silence(context, late)
  const sent = late ?? reply
  if (parts.latencyMs > 0) await sleep(parts.latencyMs)
  const body = isRefusal(got) ? undefined : got.body
  parts.requests.add({ method, route: label, path, status: sent.status, code: codeOf(sent.body), body })
  const headers = { ...sent.headers }
  return sent.body === undefined
    ? context.body(null, sent.status as 204, headers)
    : context.json(sent.body, sent.status as ContentfulStatusCode, headers)
}

/** An answer that does not come: the connection hangs until somebody cuts it, or is cut at once. */
function silence(context: Context<Env>, how: 'stall' | 'cut'): Promise<never> {
  if (how === 'cut') context.env.incoming.socket.destroy()
  return new Promise(() => undefined)
}

function injected(fault: Fault): Reply | 'stall' | 'cut' {
  if (typeof fault === 'string') return fault
  if (typeof fault === 'number') return { status: fault, body: { message: 'A fault was planned here', code: 0 } }
  const { retryAfter } = fault
  const headers = { 'retry-after': String(Math.ceil(retryAfter)), 'x-ratelimit-scope': 'shared' }
  return limited(headers, { retryAfter, global: false })
}

/** The interaction that was being answered knows of it, so that a test can tell such a loss from a bot's. */
function noteFault({ req }: Context<Env>, { path }: Route, { world }: ApiParts): void {
  const of = path.startsWith('/interactions/') ? world.interactions.find(req.param('interaction') ?? '') : undefined
  if (of) of.faulted = true
}

function work(
  context: Context<Env>,
  route: Route,
  label: string,
  { limits, world }: ApiParts,
  got: Pick<Call, 'body' | 'uploads'>,
): Reply {
  if (!route.open && context.req.header('authorization') !== `Bot ${world.home.token}`) return refusalReply(REFUSALS.unauthorized)
  const call: Call = {
    ...got,
    param: (name) => context.req.param(name) ?? '',
    query: (name) => context.req.query(name),
  }
  const verdict = limits ? verdictOf(limits, route, label, call) : undefined
  return verdict?.refused
    ? limited(verdict.headers, verdict.refused)
    : { ...reply(route.run(call)), headers: verdict?.headers ?? {} }
}

/** The first limit that refuses, the global one before the route's; else the route's own, whose headers the answer carries. */
function verdictOf(limits: Limits, route: Route, label: string, call: Call): Verdict {
  const global = route.open ? { headers: {} } : limits.global()
  if (global.refused) return global
  let own: Verdict | undefined
  for (const limit of route.limits ?? []) {
    const shared = limit.scope === 'shared'
    const major = shared ? (route.sharedBy?.(call) ?? '') : call.param('channel') || call.param('token')
    const verdict = limits.route(limit, `${route.method} ${label}${shared ? ' shared' : ''}`, major)
    if (verdict.refused) return verdict
    own ??= verdict
  }
  return own ?? global
}

function limited(headers: Verdict['headers'], { retryAfter, global }: NonNullable<Verdict['refused']>) {
  return { status: 429, headers, body: { message: 'You are being rate limited.', retry_after: retryAfter, global } }
}

const reply = (outcome: Done | Refusal): Reply => (isRefusal(outcome) ? refusalReply(outcome) : outcome)

function refusalReply({ status, code, message, errors }: Refusal): Reply {
  return { status, body: { message, code, ...(errors ? { errors } : {}) } }
}

const codeOf = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number' ? body.code : undefined
