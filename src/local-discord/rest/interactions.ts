import { InteractionResponseType as Callback } from 'discord-api-types/v10'
import { answerCase, type Answered, type CallbackBody } from '../callbacks.js'
import { invalid, isRefusal } from '../errors.js'
import type { Case } from '../cases.js'
import { FLAGS } from '../message.js'
import { done, NOTHING, type Call, type Doors, type Route, type ShapeName } from './route.js'

const SHAPES: ReadonlyMap<number, ShapeName> = new Map([
  [Callback.ChannelMessageWithSource, 'callbackMessage'],
  [Callback.DeferredChannelMessageWithSource, 'callbackMessage'],
  [Callback.DeferredMessageUpdate, 'callbackUpdate'],
  [Callback.UpdateMessage, 'callbackUpdate'],
  [Callback.ApplicationCommandAutocompleteResult, 'callbackChoices'],
  [Callback.Modal, 'callbackModal'],
])

/** The first answer to an interaction. It has no limit and no headers of one. */
export function interactionRoutes({ world, checkShape }: Doors): readonly Route[] {
  const callback = (call: Call) => {
    const found = world.interactions.forCallback(call.param('interaction'), call.param('token'))
    if (isRefusal(found)) return found
    const body = call.body as CallbackBody
    const shape = SHAPES.get(body.type)
    if (!shape) return invalid(['type'], 'BASE_TYPE_CHOICES', 'Value must be one of (4, 5, 6, 7, 8, 9).')
    const answered = checkShape(shape, body) ?? answerCase(world, found, body, call.uploads)
    if (isRefusal(answered)) return answered
    return call.query('with_response') === 'true' ? done(responseJson(found, body.type, answered)) : NOTHING
  }
  return [{ method: 'POST', path: '/interactions/:interaction/:token/callback', open: true, run: callback }]
}

/** Discord's interaction callback response. */
function responseJson(of: Case, type: number, { message }: Answered): object {
  const flags = message?.flags ?? 0
  const told = message
    ? {
        response_message_id: message.id,
        response_message_loading: (flags & FLAGS.loading) !== 0,
        response_message_ephemeral: (flags & FLAGS.ephemeral) !== 0,
      }
    : {}
  return { interaction: { id: of.id, type: of.type, ...told }, resource: message ? { type, message } : { type } }
}
