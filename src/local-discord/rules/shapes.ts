import * as spec from 'discord-api-spec/zod'
import type { $ZodIssue } from 'zod/v4/core'
import { invalidForm, type Flaw, type Path } from '../errors.js'
import type { CheckShape, ShapeName } from '../rest/route.js'

/** Discord's published shapes by what we send them for. A development package: this module is loaded only to check bodies. */
const SCHEMAS = {
  message: spec.MessageCreateRequestSchema,
  messageEdit: spec.MessageEditRequestPartialSchema,
  followup: spec.IncomingWebhookRequestPartialSchema,
  followupEdit: spec.IncomingWebhookUpdateRequestPartialSchema,
  callbackMessage: spec.CreateMessageInteractionCallbackRequestSchema,
  callbackUpdate: spec.UpdateMessageInteractionCallbackRequestSchema,
  callbackChoices: spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  callbackModal: spec.ModalInteractionCallbackRequestSchema,
  command: spec.ApplicationCommandUpdateRequestSchema,
  thread: spec.CreateTextThreadWithoutMessageRequestSchema,
  threadOnMessage: spec.CreateTextThreadWithMessageRequestSchema,
  threadEdit: spec.UpdateThreadRequestPartialSchema,
  direct: spec.CreatePrivateChannelRequestSchema,
} as const satisfies Record<ShapeName, unknown>

const CODES: Readonly<Record<string, string>> = {
  too_big: 'BASE_TYPE_BAD_LENGTH',
  too_small: 'BASE_TYPE_BAD_LENGTH',
  invalid_type: 'BASE_TYPE_REQUIRED',
  invalid_union: 'UNION_TYPE_CHOICES',
  invalid_value: 'BASE_TYPE_CHOICES',
}

/**
 * Holds a body against the shape of that name. A key that Discord does not know is refused too, although Discord lets most of
 * them pass in silence: it is a mistake of whoever sent it, and a silent one. Where the value says nothing (false or null) it
 * passes, because discord.js sends some such with every message.
 */
export const checkShape: CheckShape = (name, body, path = []) => {
  const parsed = SCHEMAS[name].safeParse(body)
  const flaws = parsed.success
    ? unknownKeys(body, parsed.data, path)
    : parsed.error.issues.flatMap((issue) => flawsOf(issue, path))
  return invalidForm(flaws)
}

/** A union hides what is wrong in lists, one for each of its members: the one that was meant is the one whose `type` fits. */
function flawsOf(issue: $ZodIssue, base: Path): readonly Flaw[] {
  const path = [...base, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const meant = issue.errors.find((issues) => !wrongType(issues)) ?? []
    if (meant.length > 0) return meant.flatMap((one) => flawsOf(one, path))
  }
  return [{ path, code: CODES[issue.code] ?? 'BASE_TYPE_INVALID', message: issue.message }]
}

const wrongType = (issues: readonly $ZodIssue[]): boolean => issues.some(({ path }) => path.length === 1 && path[0] === 'type')

function unknownKeys(sent: unknown, known: unknown, path: Path): readonly Flaw[] {
  if (Array.isArray(sent) && Array.isArray(known))
    return sent.flatMap((item, index) => unknownKeys(item, known[index], [...path, index]))
  if (!isRecord(sent) || !isRecord(known)) return []
  return Object.entries(sent).flatMap(([key, value]) =>
    Object.hasOwn(known, key) || value === false || value === null
      ? unknownKeys(value, known[key], [...path, key])
      : [{ path: [...path, key], code: 'UNKNOWN_KEY', message: 'Discord does not know this field.' }],
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
