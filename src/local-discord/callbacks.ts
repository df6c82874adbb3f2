import { InteractionResponseType as Callback, InteractionType } from 'discord-api-types/v10'
import type { MessageBody, Upload } from './body.js'
import { inside, invalid, isRefusal, REFUSALS, type Refusal } from './errors.js'
import type { Case } from './cases.js'
import { FLAGS, type StoredMessage } from './message.js'
import type { Modal } from './modal.js'
import { checkModal } from './rules/modal.js'
import { refusedToAnswer, refusedToChange } from './closed-threads.js'
import type { World } from './world.js'

/** The body of a first answer. */
export interface CallbackBody {
  readonly type: number
  readonly data?: (MessageBody & Partial<Modal> & { readonly choices?: readonly Choice[] }) | null
}
interface Choice {
  readonly name: string
  readonly value: string | number
}

/** What the answer made or changed; nothing for choices, modals and a deferred update. */
export interface Answered {
  readonly message: StoredMessage | undefined
}

const WRONG_TYPE = invalid(
  ['type'],
  'INTERACTION_APPLICATION_INVALID_CALLBACK_TYPE',
  'Interaction callback type is invalid for this interaction',
)

/** Gives a pending case its first answer, by Discord's rules of which answer fits which interaction. */
export function answerCase(world: World, of: Case, body: CallbackBody, uploads: readonly Upload[]): Answered | Refusal {
  const outcome = act(world, of, body, uploads)
  if (isRefusal(outcome)) return outcome
  const { type, data } = body
  world.interactions.answer(of, data ? { type, data } : { type }, outcome.original)
  return { message: outcome.message }
}

interface Outcome extends Answered {
  /** The message that @original will mean. */
  readonly original: string | undefined
}

function act(world: World, of: Case, { type, data }: CallbackBody, uploads: readonly Upload[]): Outcome | Refusal {
  if ((of.type === InteractionType.ApplicationCommandAutocomplete) !== (type === Callback.ApplicationCommandAutocompleteResult)) {
    return WRONG_TYPE
  }
  switch (type) {
    case Callback.ChannelMessageWithSource:
      return refusedToAnswer(of.place) ?? made(world.writing.post(of.place, data ?? {}, uploads, of))
    case Callback.DeferredChannelMessageWithSource:
      return refusedToAnswer(of.place) ?? defer(world, of, data?.flags ?? 0)
    case Callback.DeferredMessageUpdate:
      return of.source === undefined ? WRONG_TYPE : { original: of.source, message: undefined }
    case Callback.UpdateMessage:
      return of.source === undefined ? WRONG_TYPE : update(world, of, of.source, data ?? {}, uploads)
    case Callback.ApplicationCommandAutocompleteResult:
      return checkChoices(data?.choices ?? []) ?? { original: undefined, message: undefined }
    case Callback.Modal:
      if (of.type === InteractionType.ModalSubmit) return WRONG_TYPE
      return checkModal(data ?? {}) ?? { original: undefined, message: undefined }
    default:
      return WRONG_TYPE
  }
}

const made = (message: StoredMessage | Refusal): Outcome | Refusal =>
  isRefusal(message) ? inside('data', message) : { original: message.id, message }

function defer(world: World, of: Case, flags: number): Outcome | Refusal {
  const allowed = FLAGS.ephemeral | FLAGS.suppressNotifications
  if ((flags & ~allowed) !== 0) {
    return invalid(
      ['data', 'flags'],
      'BASE_TYPE_CHOICES',
      'A deferred answer may only be ephemeral; Components V2 come with its first edit',
    )
  }
  return made(world.writing.defer(of, (flags & FLAGS.ephemeral) !== 0))
}

function update(world: World, { place }: Case, source: string, body: MessageBody, uploads: readonly Upload[]): Outcome | Refusal {
  const entry = world.messages.find(source)
  if (!entry) return REFUSALS.unknownMessage
  return (entry.viewer === undefined ? refusedToChange(place) : undefined) ?? made(world.writing.edit(entry, body, uploads))
}

function checkChoices(choices: readonly Choice[]): Refusal | undefined {
  if (choices.length > 25) return invalid(['data', 'choices'], 'BASE_TYPE_MAX_LENGTH', 'Must be 25 or fewer in length.')
  const long = choices.findIndex(({ name, value }) => name.length < 1 || name.length > 100 || String(value).length > 100)
  return long < 0 ? undefined : invalid(['data', 'choices', long], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.')
}
