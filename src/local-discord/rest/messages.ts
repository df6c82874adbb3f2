import { invalid, isRefusal, REFUSALS, type Refusal } from '../errors.js'
import type { Place } from '../channels.js'
import type { StoredMessage } from '../message.js'
import { refusedToChange, refusedToSend } from '../closed-threads.js'
import { lacks, reach } from './access.js'
import { done, messageBody, NOTHING, type Call, type Done, type Doors, type Route } from './route.js'

const PATH = '/channels/:channel/messages'
const ONE = `${PATH}/:message`

/** Messages by the bot's token: public ones only, because an ephemeral is in no channel. */
export function messageRoutes({ world, checkShape }: Doors): readonly Route[] {
  const find = (call: Call): { readonly place: Place; readonly message: StoredMessage } | Refusal => {
    const place = reach(world, call.param('channel'))
    if (isRefusal(place)) return place
    const message = world.messages.findPublic(place.id, call.param('message'))
    return message ? { place, message } : REFUSALS.unknownMessage
  }
  const post = (call: Call) => {
    const place = reach(world, call.param('channel'))
    if (isRefusal(place)) return place
    const refused = maySend(place, call) ?? checkShape('message', call.body)
    if (refused) return refused
    const message = world.writing.post(place, messageBody(call), call.uploads)
    return isRefusal(message) ? message : done(message)
  }
  const edit = (call: Call) => {
    const found = find(call)
    if (isRefusal(found)) return found
    const { place, message } = found
    if (message.author.id !== world.home.bot.id) return REFUSALS.foreignMessage
    const refused =
      refusedToChange(place) ??
      (call.uploads.length > 0 ? lacks(place, 'AttachFiles') : undefined) ??
      checkShape('messageEdit', call.body)
    if (refused) return refused
    const edited = world.writing.edit({ message, viewer: undefined }, messageBody(call), call.uploads)
    return isRefusal(edited) ? edited : done(edited)
  }
  const list = (call: Call) => {
    const place = reach(world, call.param('channel'))
    if (isRefusal(place)) return place
    return lacks(place, 'ReadMessageHistory') ? done([]) : pageOf(world.messages.publicIn(place.id), call)
  }
  const get = (call: Call) => {
    const found = find(call)
    return isRefusal(found) ? found : (lacks(found.place, 'ReadMessageHistory') ?? done(found.message))
  }
  const remove = (call: Call) => {
    const found = find(call)
    if (isRefusal(found)) return found
    const { place, message } = found
    const own = message.author.id === world.home.bot.id
    // A locked thread that is active lets one delete; an archived one nothing, whatever the papers say (undiscord#399).
    const shut = place.thread?.archived ? refusedToChange(place) : undefined
    const refused = (own ? undefined : lacks(place, 'ManageMessages')) ?? shut
    if (refused) return refused
    world.messages.remove(message.id)
    return NOTHING
  }
  return [
    { method: 'POST', path: PATH, limits: [{ count: 5, ms: 5000, scope: 'user' }], run: post },
    { method: 'GET', path: PATH, limits: [{ count: 5, ms: 5000, scope: 'user' }], run: list },
    { method: 'GET', path: ONE, limits: [{ count: 5, ms: 5000, scope: 'user' }], run: get },
    { method: 'PATCH', path: ONE, limits: [{ count: 5, ms: 5000, scope: 'user' }], run: edit },
    { method: 'DELETE', path: ONE, limits: [{ count: 5, ms: 1000, scope: 'user' }], run: remove },
  ]
}

function maySend(place: Place, call: Call): Refusal | undefined {
  const { embeds } = messageBody(call)
  const sent = place.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages'
  return (
    lacks(place, sent) ??
    refusedToSend(place) ??
    (call.uploads.length > 0 ? lacks(place, 'AttachFiles') : undefined) ??
    (Array.isArray(embeds) && embeds.length > 0 ? lacks(place, 'EmbedLinks') : undefined)
  )
}

/** Newest first, `limit` of them (50 unless told), before or after an id. */
function pageOf(messages: readonly StoredMessage[], call: Call): Done | Refusal {
  const limit = Math.min(100, Math.max(1, Number(call.query('limit') ?? 50) || 50))
  const [before, after] = [call.query('before'), call.query('after')]
  const wrong = [before, after].find((id) => id !== undefined && !/^\d+$/.test(id))
  if (wrong !== undefined) return invalid([], 'NUMBER_TYPE_COERCE', `Value "${wrong}" is not snowflake.`)
  if (after !== undefined)
    return done(
      messages
        .filter(({ id }) => BigInt(id) > BigInt(after))
        .slice(0, limit)
        .toReversed(),
    )
  const older = before === undefined ? messages : messages.filter(({ id }) => BigInt(id) < BigInt(before))
  return done(older.slice(-limit).toReversed())
}
