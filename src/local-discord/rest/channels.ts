import { channelJson, type Place } from '../channels.js'
import { isRefusal, REFUSALS, type Refusal } from '../errors.js'
import { lacks, reach } from './access.js'
import { done, NOTHING, type Call, type Doors, type Route } from './route.js'

const PATH = '/channels/:channel'
const PRIVATE_THREAD = 12

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
      place.kind === 'thread' ? (checkShape('threadEdit', body) ?? mayEditThread(place, body)) : lacks(place, 'ManageChannels')
    if (refused) return refused
    change(place, body)
    world.channels.changed(place)
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
    const { name, auto_archive_duration: minutes } = call.body as ChannelBody
    return done(json(world.channels.startThread(parent, id, name ?? '', hidden, minutes ?? 1440)), 201)
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

/** The bot started every thread here, so only locking asks for more; an archived thread can only be opened again. */
function mayEditThread(place: Place, body: ChannelBody): Refusal | undefined {
  if (place.thread?.archived && body.archived !== false) return REFUSALS.threadArchived
  return body.locked === undefined ? undefined : lacks(place, 'ManageThreads')
}

function change(place: Place, body: ChannelBody): void {
  place.name = body.name ?? place.name
  if (body.topic !== undefined) place.topic = body.topic
  if (!place.thread) return
  place.thread.archived = body.archived ?? place.thread.archived
  place.thread.locked = body.locked ?? place.thread.locked
  place.thread.autoArchiveMinutes = body.auto_archive_duration ?? place.thread.autoArchiveMinutes
}
