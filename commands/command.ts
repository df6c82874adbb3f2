import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10'
import type { Screen } from '../src/kit/screen.js'
import type { Language } from '../src/kit/show.js'
import type { Store } from '../src/store/store.js'
import type { Tables } from '../src/table/tables.js'

/** Somebody has said a command or pressed a button, somewhere. */
export interface Call {
  /** The person's internal number. */
  readonly person: number
  /** The interaction's id: what arrives twice acts once. */
  readonly cause: string
  readonly server: string
  readonly channel: string
  /** Of private text: the one this person chose, or has set in Discord. */
  readonly language: Language
  /** Of public text: the one the server chose, or has set in Discord. */
  readonly publicLanguage: Language
  /** Discord's own permission to manage messages here. */
  readonly moderator: boolean
  /** Discord's own permission to manage the server. */
  readonly manager: boolean
  /** Whether `channel` is a thread already. */
  readonly inThread: boolean
  /** The channel in which a thread lies; elsewhere `channel` itself. Settings of channels are meant for it. */
  readonly home: string
  /** Permissions that the bot lacks in this channel, by Discord's name ("Send Messages"). */
  readonly lacks: readonly string[]
  /** Those that it would need for a table in a thread of its own here. */
  readonly lacksApart: readonly string[]
  /** Those without which its tables go on in words alone. */
  readonly lacksPictures: readonly string[]
  readonly now: number
  /** Options of a slash command by name; with a subcommand under `sub`. */
  readonly options: Readonly<Record<string, string | number | boolean>>
}

/** The rooms that a command may use. */
export interface Rooms {
  readonly tables: Tables
  readonly store: Store
  readonly places: Places
}

/** What a command may ask of the platform. */
export interface Places {
  /** A new public thread of that name in the channel, by its id; the same one however often `cause` comes. undefined: it was refused. */
  thread(channel: string, name: string, cause: string): Promise<string | undefined>
}

/**
 * What is shown, and to whom. `table`: whose seats the names in it are.
 * 'here': in place of the private message whose button was pressed; a new private message after a command, or after a button on
 * a public message, which is never replaced by something private.
 * 'you': a new private message. 'everybody': a public message of its own.
 * 'panel': the private panel of that table at `path`, kept fresh from then on. 'board': the public story shows it, and nothing else is to be said;
 * `panel`: but to a newcomer, who gets the private panel as well. `more`: said afterwards, in private, to whoever asked.
 */
export type Reply =
  | {
      readonly to: 'here' | 'you' | 'everybody'
      readonly screen: Screen<unknown>
      readonly table?: string
      readonly file?: File
      readonly more?: Screen
    }
  | { readonly to: 'panel'; readonly table: string; readonly path: string; readonly note?: Screen<unknown>['lines'] }
  | { readonly to: 'board'; readonly table: string; readonly panel?: true; readonly more?: Screen }

/** A text file that comes with a private message. */
export interface File {
  readonly name: string
  readonly text: string
}

export interface Command {
  /** Discord's own JSON for the command. */
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody
  run(call: Call, rooms: Rooms): Promise<Reply>
  /** Completions for the option named `focused`, whose text so far stands in the options; at most 25. */
  complete?(call: Call, rooms: Rooms, focused: string): Promise<readonly Completion[]>
}

/** What can be completed to: words of at most 100 characters, and what the command then gets. */
export interface Completion {
  readonly name: string
  readonly value: string
}
