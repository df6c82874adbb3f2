import { isRefusal, REFUSALS, type Refusal } from '../errors.js'
import type { Case } from '../cases.js'
import { FLAGS } from '../message.js'
import type { Entry } from '../messages.js'
import { refusedToAnswer, refusedToChange } from '../closed-threads.js'
import { done, messageBody, NOTHING, type Call, type Doors, type Route } from './route.js'

const PATH = '/webhooks/:application/:token'
const ONE = `${PATH}/messages/:message`
const PER_TOKEN = { count: 5, ms: 2000, scope: 'user' } as const
/** Follow-ups of all interactions of a channel together. */
const PER_CHANNEL = { count: 30, ms: 60_000, scope: 'shared' } as const

/** What the token of an interaction opens for 15 minutes: its answer, called @original, and follow-ups. */
export function webhookRoutes({ world, checkShape }: Doors): readonly Route[] {
  const open = (call: Call): Case | Refusal => world.interactions.forWebhook(call.param('application'), call.param('token'))
  const find = (of: Case, call: Call): Entry | Refusal => {
    const named = call.param('message')
    const entry = world.messages.find(named === '@original' ? (of.original ?? '') : named)
    const own = entry && entry.message.channel_id === of.place.id && (entry.viewer ?? of.member.id) === of.member.id
    if (!own) return REFUSALS.unknownMessage
    return entry.message.author.id === world.home.bot.id ? entry : REFUSALS.foreignMessage
  }
  const rewrite = (of: Case, entry: Entry, call: Call) => {
    const refused = entry.viewer === undefined ? refusedToChange(of.place) : undefined
    if (refused) return refused
    const edited = world.writing.edit(entry, messageBody(call), call.uploads)
    return isRefusal(edited) ? edited : done(edited)
  }
  const followUp = (call: Call) => {
    const of = open(call)
    if (isRefusal(of)) return of
    const refused = checkShape('followup', call.body)
    if (refused) return refused
    const waiting = of.original === undefined ? undefined : world.messages.find(of.original)
    // Discord's old habit: the first follow-up of an answer that was put off fills that answer in.
    if (waiting && (waiting.message.flags & FLAGS.loading) !== 0) return rewrite(of, waiting, call)
    const counted = refusedToAnswer(of.place) ?? world.interactions.followUp(of)
    if (counted) return counted
    const message = world.writing.post(of.place, messageBody(call), call.uploads, of)
    return isRefusal(message) ? message : done(message)
  }
  const edit = (call: Call) => {
    const of = open(call)
    if (isRefusal(of)) return of
    const entry = find(of, call)
    if (isRefusal(entry)) return entry
    return checkShape('followupEdit', call.body) ?? rewrite(of, entry, call)
  }
  const get = (call: Call) => {
    const of = open(call)
    const entry = isRefusal(of) ? of : find(of, call)
    return isRefusal(entry) ? entry : done(entry.message)
  }
  const remove = (call: Call) => {
    const of = open(call)
    const entry = isRefusal(of) ? of : find(of, call)
    if (isRefusal(entry)) return entry
    world.messages.remove(entry.message.id)
    return NOTHING
  }
  const sharedBy = (call: Call): string => {
    const of = open(call)
    return isRefusal(of) ? '' : of.place.id
  }
  return [
    { method: 'POST', path: PATH, open: true, limits: [PER_TOKEN, PER_CHANNEL], sharedBy, run: followUp },
    { method: 'GET', path: ONE, open: true, limits: [PER_TOKEN], run: get },
    { method: 'PATCH', path: ONE, open: true, limits: [PER_TOKEN], run: edit },
    { method: 'DELETE', path: ONE, open: true, limits: [PER_TOKEN], run: remove },
  ]
}
