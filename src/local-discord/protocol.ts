import type { Component, Message } from './local.js'

/** What the page and the local Discord say to each other over a WebSocket at /page, one JSON object a message. */
export type FromPage =
  /** First, and whenever the switch between people is used. A name, or '' for the first person there is. Answered by `hello`. */
  | { readonly type: 'be'; readonly person: string }
  /** Another channel or thread, by id. Answered by `hello`. */
  | { readonly type: 'in'; readonly channel: string }
  /** The language that this person has set. Answered by `hello`. */
  | { readonly type: 'speak'; readonly locale: string }
  | { readonly type: 'say'; readonly text: string }
  /** `ref` names the press in the answers below. `command` with its slash and subcommand: '/table join'. */
  | {
      readonly type: 'slash'
      readonly ref: number
      readonly command: string
      readonly options: Readonly<Record<string, string | number | boolean>>
    }
  | {
      readonly type: 'complete'
      readonly ref: number
      readonly command: string
      readonly focused: string
      readonly options: Readonly<Record<string, string | number | boolean>>
    }
  | {
      readonly type: 'press'
      readonly ref: number
      readonly message: string
      readonly customId: string
      readonly values?: readonly string[]
    }
  | {
      readonly type: 'submit'
      readonly ref: number
      readonly interaction: string
      readonly values: Readonly<Record<string, string>>
    }
  | { readonly type: 'dismiss'; readonly message: string }

export type ToPage =
  | {
      readonly type: 'hello'
      readonly me: { readonly id: string; readonly name: string; readonly locale: string }
      /** The server's language. */
      readonly locale: string
      readonly people: readonly { readonly id: string; readonly name: string }[]
      /** Each channel with its threads after it. */
      readonly channels: readonly Room[]
      readonly channel: string
      readonly bot: { readonly name: string; readonly online: boolean }
      readonly commands: readonly SlashCommand[]
      readonly messages: readonly PageMessage[]
    }
  | { readonly type: 'message'; readonly message: PageMessage }
  | { readonly type: 'gone'; readonly message: string }
  | { readonly type: 'bot'; readonly online: boolean }
  | { readonly type: 'commands'; readonly commands: readonly SlashCommand[] }
  | { readonly type: 'answered'; readonly ref: number }
  | { readonly type: 'failed'; readonly ref: number; readonly text: string }
  | {
      readonly type: 'choices'
      readonly ref: number
      readonly choices: readonly { readonly name: string; readonly value: string }[]
    }
  | {
      readonly type: 'modal'
      readonly ref: number
      readonly interaction: string
      readonly title: string
      readonly components: readonly PageComponent[]
    }

export interface Room {
  readonly id: string
  readonly name: string
  /** The channel of a thread. */
  readonly parent?: string
  /** Of a thread: 'archived', 'locked', or both. */
  readonly states: readonly string[]
  /** Whether this person can write nothing there. */
  readonly closed: boolean
}

/** A message as this person sees it: who wrote it, which command led to it, and whether only they see it. */
export interface PageMessage extends Message {
  readonly components: readonly PageComponent[]
  readonly author: {
    readonly id: string
    readonly username: string
    readonly global_name?: string | null
    readonly bot?: boolean
  }
  readonly interaction_metadata?: {
    readonly user: { readonly id: string; readonly global_name?: string | null }
    readonly name?: string
  }
  /** Names for the mentions in the text, by id. */
  readonly names: Readonly<Record<string, string>>
  /** Whether the text pings the person who looks. */
  readonly pings: boolean
}
/** What the page draws of a component, in Discord's own JSON: `component` is a label's, `accessory` a section's, `items` a gallery's. */
export interface PageComponent extends Omit<Component, 'components' | 'options'> {
  readonly components?: readonly PageComponent[]
  readonly component?: PageComponent
  readonly accessory?: PageComponent
  readonly options?: readonly PageOption[]
  readonly emoji?: PageEmoji
  readonly url?: string
  readonly accent_color?: number | null
  readonly divider?: boolean
  readonly spacing?: number
  readonly items?: readonly PageMedia[]
  readonly media?: { readonly url: string }
  readonly file?: { readonly url: string }
  readonly name?: string
  readonly description?: string | null
  readonly placeholder?: string
  readonly value?: string
  readonly required?: boolean
  readonly min_values?: number
  readonly max_values?: number
  readonly min_length?: number
  readonly max_length?: number
}
export interface PageOption {
  readonly label: string
  readonly value: string
  readonly description?: string
  readonly emoji?: PageEmoji
  readonly default?: boolean
}
export interface PageEmoji {
  readonly id?: string | null
  readonly name?: string | null
}
export interface PageMedia {
  readonly media: { readonly url: string }
  readonly description?: string | null
}

/** Discord's command JSON, as far as the message box needs it. */
export interface SlashCommand {
  readonly name: string
  readonly description: string
  readonly options?: readonly SlashOption[]
  readonly name_localizations?: Texts
  readonly description_localizations?: Texts
}
type Texts = Readonly<Record<string, string>> | null
export interface SlashOption {
  readonly type: number
  readonly name: string
  readonly description: string
  readonly required?: boolean
  readonly autocomplete?: boolean
  readonly choices?: readonly { readonly name: string; readonly value: string | number; readonly name_localizations?: Texts }[]
  readonly name_localizations?: Texts
  readonly description_localizations?: Texts
  readonly options?: readonly SlashOption[]
  readonly min_value?: number
  readonly max_value?: number
}
