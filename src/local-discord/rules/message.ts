import type { MessageBody } from '../body.js'
import { invalidForm, REFUSALS, type Flaw, type Refusal } from '../errors.js'
import { FLAGS } from '../message.js'
import { componentFlaws } from './components.js'

const LEGACY_FIELDS = ['content', 'embeds', 'poll', 'sticker_ids'] as const
const MOST_CONTENT = 2000
const MOST_ATTACHMENTS = 10
const MOST_NONCE = 25

/**
 * What Discord refuses in a message beyond its published shapes. `body` is the message as it would be (of an edit: merged with
 * what stays), `flags` the flags that hold, `files` the names that `attachment://` may point at.
 */
export function checkMessage(body: MessageBody, flags: number, files: readonly string[]): Refusal | undefined {
  const v2 = (flags & FLAGS.componentsV2) !== 0
  const wrong = invalidForm([
    ...contentFlaws(body, v2),
    ...mentionFlaws(body),
    ...componentFlaws(body.components ?? [], v2, files),
  ])
  if (wrong) return wrong
  const empty = !body.content && !filled(body.embeds) && !filled(body.components) && !filled(body.sticker_ids) && !body.poll
  return empty && files.length === 0 ? REFUSALS.emptyMessage : undefined
}

const filled = (list: readonly unknown[] | null | undefined): boolean => (list?.length ?? 0) > 0

const hasLength = (value: string | object): value is string | readonly unknown[] =>
  typeof value === 'string' || Array.isArray(value)

function contentFlaws(body: MessageBody, v2: boolean): readonly Flaw[] {
  const flaws: Flaw[] = []
  const tooLong = (field: string, most: number): void => {
    flaws.push({ path: [field], code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${most} or fewer in length.` })
  }
  if ((body.content ?? '').length > MOST_CONTENT) tooLong('content', MOST_CONTENT)
  if (String(body.nonce ?? '').length > MOST_NONCE) tooLong('nonce', MOST_NONCE)
  if ((body.attachments ?? []).length > MOST_ATTACHMENTS) tooLong('attachments', MOST_ATTACHMENTS)
  if (!v2) return flaws
  for (const field of LEGACY_FIELDS) {
    const value = body[field]
    if (value === undefined || value === null || (hasLength(value) && value.length === 0)) continue
    const message = `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`
    flaws.push({ path: [field], code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', message })
  }
  return flaws
}

function mentionFlaws({ allowed_mentions: allowed }: MessageBody): readonly Flaw[] {
  if (!allowed?.parse?.includes('users') || !filled(allowed.users)) return []
  const code = 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'
  const message = 'parse:["users"] and users: [ids...] are mutually exclusive.'
  return [{ path: ['allowed_mentions'], code, message }]
}
