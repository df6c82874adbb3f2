import type { Component, Message } from './local.js'
import type { User } from './members.js'

/** Discord's component JSON: requests and answers share it. Nothing here is null; absent instead. */
export interface Part extends Component {
  readonly id?: number
  readonly description?: string
  readonly emoji?: { readonly id?: string; readonly name?: string; readonly animated?: boolean }
  readonly url?: string
  readonly placeholder?: string
  readonly value?: string
  readonly required?: boolean
  readonly min_values?: number
  readonly max_values?: number
  readonly min_length?: number
  readonly max_length?: number
  readonly options?: readonly PartOption[]
  readonly components?: readonly Part[]
  /** Beside the texts of a section. */
  readonly accessory?: Part
  /** Inside the label of a modal. */
  readonly component?: Part
  readonly media?: Media
  readonly file?: Media
  /** Of a file, by Discord. */
  readonly name?: string
  readonly size?: number
  readonly items?: readonly { readonly media: Media; readonly description?: string; readonly spoiler?: boolean }[]
  readonly accent_color?: number
  readonly divider?: boolean
  readonly spacing?: number
}
interface PartOption {
  readonly label: string
  readonly value: string
  readonly description?: string
  readonly emoji?: { readonly id?: string; readonly name?: string }
  readonly default?: boolean
}
export interface Media {
  readonly url: string
  /** Of a file that came with the message. */
  readonly attachment_id?: string
}

export interface Attachment {
  readonly id: string
  readonly filename: string
  readonly description?: string
  readonly size: number
  readonly url: string
  readonly proxy_url: string
  readonly content_type: string
}

/** A message as this Discord keeps it and sends it: never changed, only replaced. */
export interface StoredMessage extends Message {
  readonly type: number
  readonly author: User
  readonly components: readonly Part[]
  readonly attachments: readonly Attachment[]
  readonly mentions: readonly User[]
  readonly mention_roles: readonly string[]
  readonly mention_everyone: boolean
  readonly embeds: readonly object[]
  readonly tts: boolean
  readonly pinned: boolean
  readonly nonce?: string | number
  readonly application_id?: string
  readonly webhook_id?: string
  readonly interaction_metadata?: InteractionMetadata
  readonly message_reference?: { readonly message_id: string; readonly channel_id: string; readonly guild_id: string }
}

/** Which command or press led to a message. `name` stands there for slash commands. */
interface InteractionMetadata {
  readonly id: string
  readonly type: number
  readonly user: User
  readonly name?: string
  readonly authorizing_integration_owners: Readonly<Record<string, string>>
}

export const FLAGS = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const

export interface Found {
  readonly part: Part
  readonly path: readonly (string | number)[]
}
/** Every component of a tree with where it stands, parents before children. */
export function walk(parts: readonly Part[], path: readonly (string | number)[] = ['components']): readonly Found[] {
  const found: Found[] = []
  const visit = (part: Part, at: readonly (string | number)[]): void => {
    found.push({ part, path: at })
    part.components?.forEach((child, index) => visit(child, [...at, 'components', index]))
    if (part.accessory) visit(part.accessory, [...at, 'accessory'])
    if (part.component) visit(part.component, [...at, 'component'])
  }
  parts.forEach((part, index) => visit(part, [...path, index]))
  return found
}
