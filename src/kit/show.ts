import type { Line, Screen } from './screen.js'
import type { Text } from './text.js'

/** The languages people can read us in, by their BCP 47 tags. */
export const LANGUAGES = ['en', 'ru', 'de', 'fr', 'es', 'pt-BR', 'uk', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** One message of the public story of a game: a trick, a bout, the end of a round. */
export interface Page {
  /** Stable for the life of the game, and in no other page: 'r2.t5', 'r2'. */
  readonly key: string
  /** True when nothing that can still happen changes it; a later version of the program may word it differently all the same. */
  readonly final: boolean
  /** Where in the game it stands, while that helps: "round 2 of 4". The table puts its name before it, in a line under the first; empty for the name alone. */
  readonly place?: Text
  /** Made only when it is needed. */
  screen(): Screen
}

/** How one game looks and speaks in one language. Pure, like the rules. Seats stand in texts as seats: names are the platform's. */
export interface Show<View, Action, Options> {
  readonly name: string
  /** The rules of this very table in one line, for the lobby: "Full game (4 rounds), Party Crasher off." */
  options(options: Options, seats: number): Text
  /** The public story so far, oldest page first, out of the onlooker's view. */
  pages(view: View): readonly Page[]
  /** Changes with every deal: 'r2'. The hand is pushed to everybody once for each. */
  deal(view: View): string
  /**
   * The private panel at `path`; '' is its first screen, and so is a path that leads nowhere (any more). `queue`: where the
   * table can keep actions until their turn comes; without it nothing is offered ahead.
   */
  panel(view: View, legal: readonly Action[], path: string, queue?: Queue<Action>): Screen<Action>
  /** The last trick or bout, as this viewer may see it, with the words for its button; no words where the panel tells it already. */
  readonly lastLabel: Text | undefined
  last(view: View): Screen
  /** What `Game.leaving` costs whoever gets up, where it has something for them to do: "You resign and are the Fool." */
  readonly leaving?: Text
  /** The sentence for a code of `clash`: which options do not go together, and what helps. */
  clash?(code: string, options: Options, seats: number): Text
  /** What can be chosen about the rules of a table before the cards are dealt. */
  choices?(options: Options): Choices<Options>
  /** What the house would do, as a sentence to somebody who asks: "The house would play 7 face down." */
  advice(action: Action, view: View): Text
  /**
   * What a teacher says above the panel of a lesson, one idea at a time: what has just happened, what to press next, and why.
   * `legal` is empty while others are waited for, and at the end. True whatever was played before.
   */
  coach?(view: View, legal: readonly Action[]): readonly Line[]
  /** Two or three short lines above somebody's first panel ever. */
  readonly help: readonly Text[]
  /** The sentence for a refusal code of `play`, as this viewer may hear it. Every code has one. */
  reason(code: string, view: View): Text
  /** Why a press at `path` leads nowhere any more, where the fresh panel alone would not tell: somebody was quicker. */
  missed?(path: string, view: View): Text | undefined
  /**
   * A page of the rules; '' is the first screen, and so is a page that there is not. `options` are those of the table at hand,
   * if there is one. Its buttons lead to other pages as `rules:<game>:<page>`; whoever shows it adds the table.
   */
  rules(page: string, options: Options | undefined): Screen
  /** What one of the box's `boards` is called: "Full games". */
  board(board: string): Text
  /** What a person has on one of them: `sum` stands behind place and name, `detail` in a line under it. */
  standing(it: Sums, board?: string): { readonly sum: Text; readonly detail: Text }
}

/** What a seat may queue before its turn, and what it has queued; the panel tells of it, taking it back is the table's affair. */
export interface Queue<Action> {
  readonly ahead: readonly Action[]
  readonly queued: readonly Action[]
  /** Whether what is queued is played again and again. */
  readonly stands?: boolean
}

/** Ways to play that have a name, and each option on its own. */
export interface Choices<Options> {
  readonly presets: readonly Choice<Options>[]
  /** In the order in which they are shown. */
  readonly lists: readonly ChoiceList<Options>[]
}
/** `key` is short and stable; so are those of the items. */
export interface ChoiceList<Options> {
  readonly key: string
  readonly items: readonly Choice<Options>[]
}
/** `options`: all of them, as they are once this is chosen. A list shows the label alone, so it says what it is about. */
export interface Choice<Options> {
  readonly key: string
  readonly label: Text
  readonly chosen: boolean
  readonly options: Options
}

/** What the results of one person add up to on a leaderboard. */
export interface Sums {
  readonly games: number
  readonly wins: number
  /** Of all scores. */
  readonly points: number
  /** Games in which the person came first, alone or not. */
  readonly firsts: number
  /** By tag of an outcome, how many games have it. */
  readonly tags: Readonly<Record<string, number>>
}
