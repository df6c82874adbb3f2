import type { IconName } from './icons.js'
import type { Scene } from './scene.js'
import type { Text } from './text.js'

/** What any chat platform can show: a few lines, and rows of things to press. */
export interface Screen<Action = never> {
  /** A 'message' is plain text that can call somebody; a 'panel' is laid out in a box. */
  readonly form: 'message' | 'panel'
  readonly lines: readonly Line[]
  /** What the lines say, to be seen: a help for the eye, and never the only bearer of anything. Made only where it is shown. */
  readonly picture?: () => Scene<Text> | undefined
  readonly rows: readonly (readonly Control<Action>[])[]
}

export type Line =
  | { readonly as: 'headline' | 'plain' | 'quote' | 'small'; readonly text: Text }
  /** Figures in columns, set to one width over neighbouring lines, then the text. */
  | { readonly as: 'figures'; readonly figures: readonly string[]; readonly text: Text }

export type Control<Action = never> = Press<Action> | Pick<Action>

/** A button. */
export interface Press<Action = never> {
  readonly kind: 'press'
  readonly label: Text
  /** Before the label, where the platform has it. */
  readonly icon?: IconName
  readonly tone?: 'main' | 'danger'
  /** Shown, but not to be pressed; the reason stands in the lines. */
  readonly closed?: boolean
  readonly to: To<Action>
}

/** A list to pick from. */
export interface Pick<Action = never> {
  readonly kind: 'pick'
  readonly label: Text
  readonly items: readonly Item[]
  readonly count: readonly [min: number, max: number]
  readonly to: PickTo<Action>
}
export interface Item {
  /** Stable and short, such as a card. Where the list leads to a `page`, the key is itself the page to turn to. */
  readonly key: string
  readonly label: Text
  readonly chosen?: boolean
}

/**
 * Where a press leads.
 * `path`: a place in the game's own panel, made of stable keys (`7H`, `7H.down`); with `act` it plays, without it only opens.
 * `stands`: it is played again whenever its seat is asked, for as long as `Game.against` says; only where a panel was given a queue.
 * `verb`: something that can be done at every table, see `VERBS`, and about what. `page`: a page outside any table, such as a leaderboard.
 */
export type To<Action = never> =
  | { readonly path: string; readonly act?: Action; readonly stands?: true }
  | { readonly verb: Verb; readonly about?: string }
  | { readonly page: string }
/**
 * `act` gets the keys picked, in the order of the items. `page` and `about` only tell lists apart: the item picked says where to go,
 * or about what the verb is.
 */
export type PickTo<Action = never> =
  | { readonly path: string; act(picked: readonly string[]): Action }
  | { readonly verb: Verb; readonly about: string }
  | { readonly page: string }

/** What can be done at a table of any game, by button and by command alike. */
export const VERBS = [
  'join',
  'leave',
  'leave-sure',
  'house-add',
  'house-drop',
  'house-rules',
  'start',
  'start-filled',
  'start-without',
  'hand',
  'refresh',
  'unqueue',
  'take-seat',
  'back',
  'remove',
  'remove-sure',
  'pace',
  'last',
  'advise',
  'rules',
  'show',
  'table',
  'end',
  'end-sure',
  'again',
  'leaderboard',
] as const
export type Verb = (typeof VERBS)[number]

/** The pressed control of a screen, found by its path; undefined when the screen offers no such thing (any more). */
export function found<Action>(screen: Screen<Action>, path: string): Control<Action> | undefined {
  return screen.rows.flat().find((control) => 'path' in control.to && control.to.path === path)
}
