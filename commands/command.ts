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
  readonly language: Language
  /** Discord's own permission to manage messages here. */
  readonly moderator: boolean
  /** Permissions that the bot lacks in this channel, by Discord's name ("Send Messages"). */
  readonly lacks: readonly string[]
  readonly now: number
  /** Options of a slash command by name; with a subcommand under `sub`. */
  readonly options: Readonly<Record<string, string | number | boolean>>
}

/** The rooms that a command may use. */
export interface Rooms {
  readonly tables: Tables
  readonly store: Store
}

/**
 * What is shown, and to whom. `table`: whose seats the names in it are.
 * 'here': in place of the private message whose button was pressed; a new private message after a command, or after a button on
 * a public message, which is never replaced by something private.
 * 'you': a new private message. 'everybody': a public message of its own.
 * 'panel': the private panel of that table at `path`, kept fresh from then on. 'board': the public story shows it, nothing else is to be said.
 */
export type Reply =
  | { readonly to: 'here' | 'you' | 'everybody'; readonly screen: Screen<unknown>; readonly table?: string }
  | { readonly to: 'panel'; readonly table: string; readonly path: string; readonly note?: Screen<unknown>['lines'] }
  | { readonly to: 'board'; readonly table: string }

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
