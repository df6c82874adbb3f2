import { channelJson } from '../channel-json.js'
import type { Place } from '../channels.js'
import { isRefusal, REFUSALS, type Refusal } from '../errors.js'
import { openThreads } from '../guild.js'
import { lacks, reach } from './access.js'
import { done, NOTHING, type Call, type Doors, type Route } from './route.js'

const PATH = '/channels/:channel'
const PRIVATE_THREAD = 12
/** Active threads of a server, by Discord's help pages. */
const MOST_THREADS = 1000

interface ChannelBody {
  readonly name?: string | null
  readonly topic?: string | null
  readonly archived?: boolean | null
  readonly locked?: boolean | null
  readonly auto_archive_duration?: number | null
  readonly type?: number | null
}

/** Channels and threads. */
export function channelRoutes({ world, checkShape }: Doors): readonly Route[] {
  const json = (place: Place): object => channelJson(place, world.home)
  const at = (call: Call): Place | Refusal => reach(world, call.param('channel'))
  const get = (call: Call) => {
    const place = at(call)
    return isRefusal(place) ? place : done(json(place))
  }
  const edit = (call: Call) => {
    const place = at(call)
    if (isRefusal(place)) return place
    const body = call.body as ChannelBody
    const refused =
      place.kind === 'thread'
        ? (checkShape('threadEdit', body) ?? mayEditThread(place, body, world.home.bot.id))
        : lacks(place, 'ManageChannels')
    if (refused) return refused
    world.channels.edit(place, {
      name: body.name ?? undefined,
      topic: body.topic,
      archived: body.archived ?? undefined,
      locked: body.locked ?? undefined,
      autoArchiveMinutes: body.auto_archive_duration ?? undefined,
    })
    return done(json(place))
  }
  const remove = (call: Call) => {
    const place = at(call)
    if (isRefusal(place)) return place
    const refused = lacks(place, place.kind === 'thread' ? 'ManageThreads' : 'ManageChannels')
    if (refused) return refused
    world.channels.remove(place)
    return done(json(place))
  }
  const start = (call: Call, id: string, hidden: boolean) => {
    const parent = at(call)
    if (isRefusal(parent)) return parent
    const refused = lacks(parent, hidden ? 'CreatePrivateThreads' : 'CreatePublicThreads')
    if (refused) return refused
    if (parent.kind !== 'text') return REFUSALS.wrongChannelType
    if (openThreads(world).length >= MOST_THREADS) return REFUSALS.tooManyThreads
    const { name, auto_archive_duration: minutes } = call.body as ChannelBody
    const started = { id, name: name ?? '', hidden, autoArchiveMinutes: minutes ?? 1440, ownerId: world.home.bot.id }
    return done(json(world.channels.startThread(parent, started)), 201)
  }
  const thread = (call: Call) =>
    checkShape('thread', call.body) ??
    start(call, world.nextId(), ((call.body as ChannelBody).type ?? PRIVATE_THREAD) === PRIVATE_THREAD)
  const threadOnMessage = (call: Call) => {
    const id = call.param('message')
    if (!world.messages.findPublic(call.param('channel'), id)) return REFUSALS.unknownMessage
    return world.channels.get(id) ? REFUSALS.threadExists : (checkShape('threadOnMessage', call.body) ?? start(call, id, false))
  }
  const nothing = (call: Call) => {
    const place = at(call)
    return isRefusal(place) ? place : NOTHING
  }
  return [
    { method: 'GET', path: PATH, run: get },
    { method: 'PATCH', path: PATH, limits: [{ count: 5, ms: 5000, scope: 'user' }], run: edit },
    { method: 'DELETE', path: PATH, run: remove },
    { method: 'POST', path: `${PATH}/threads`, limits: [{ count: 5, ms: 5000, scope: 'user' }], run: thread },
    {
      method: 'POST',
      path: `${PATH}/messages/:message/threads`,
      limits: [{ count: 5, ms: 5000, scope: 'user' }],
      run: threadOnMessage,
    },
    { method: 'PUT', path: `${PATH}/thread-members/:user`, run: nothing },
    { method: 'DELETE', path: `${PATH}/thread-members/:user`, run: nothing },
    { method: 'POST', path: `${PATH}/typing`, run: nothing },
  ]
}

/**
 * Locking is for those who manage threads, and so is everything in a locked thread. The rest is for the thread's starter too; to
 * open an archived one, all may who may write there. Nothing else of an archived thread can be changed (discord-api-docs#6928).
 */
function mayEditThread(place: Place, body: ChannelBody, botId: string): Refusal | undefined {
  const { thread } = place
  if (!thread) return undefined
  const opens = body.archived === false
  if (thread.archived && !opens) return REFUSALS.threadArchived
  const isStarter = thread.ownerId === botId
  const changed =
    (body.name ?? place.name) !== place.name ||
    (body.archived ?? thread.archived) ||
    (body.auto_archive_duration ?? thread.autoArchiveMinutes) !== thread.autoArchiveMinutes
  const locks = (body.locked ?? thread.locked) !== thread.locked
  if (locks || thread.locked || (changed && !isStarter)) return lacks(place, 'ManageThreads')
  return opens && thread.archived && lacks(place, 'ManageThreads') ? lacks(place, 'SendMessagesInThreads') : undefined
}
