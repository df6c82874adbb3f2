import type { AllowedMentions } from './mentions.js'
import type { Part } from './message.js'

/** The body of a request that makes or edits a message, once it has Discord's published shape. */
export interface MessageBody {
  readonly content?: string | null
  readonly embeds?: readonly object[] | null
  readonly components?: readonly Part[] | null
  readonly flags?: number | null
  readonly allowed_mentions?: AllowedMentions | null
  readonly attachments?: readonly AttachmentBody[] | null
  readonly poll?: object | null
  readonly sticker_ids?: readonly string[] | null
  readonly tts?: boolean | null
  readonly nonce?: string | number | null
  readonly enforce_nonce?: boolean | null
  readonly message_reference?: { readonly message_id: string } | null
}

/** In a request, `id` is the number n of a file sent as `files[n]`, or the id of an attachment that stays. */
export interface AttachmentBody {
  readonly id: string | number
  readonly filename?: string | null
  readonly description?: string | null
}

/** A file of a multipart request. */
export interface Upload {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}
