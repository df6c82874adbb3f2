import type { Bot } from './bot.js'
import type { Game, Outcome } from './game.js'
import type { Language, Show } from './show.js'

/** A game as it stands on the shelf: its rules, how it looks and speaks, who can play it with you, where its results go. */
export interface Box<State, Action, Event, View, Options, Deal> {
  readonly rules: Game<State, Action, Event, View, Options, Deal>
  show(language: Language): Show<View, Action, Options>
  /** How house players play. */
  readonly house: Bot<View, Action>
  /** The leaderboards of the game, the usual one first; results of one game stand on one of them. */
  readonly boards: readonly string[]
  boardOf(options: Options): string
  /** A first deal for one person at seat 0 and house players, which `Show.coach` goes through. */
  readonly lesson?: Lesson<Options, Deal>
  /** What a game adds to the leaderboard, by seat, where that is not the score: more must be better there. */
  worth?(outcome: Outcome): readonly number[]
}

/** A deal chosen so that a few turns show what the game is about. It may be smaller than the rules' own. */
export interface Lesson<Options, Deal> {
  readonly seats: number
  readonly options: Options
  readonly deal: Deal
}

export const box = <S, A, E, V, O, D>(it: Box<S, A, E, V, O, D>): Box<S, A, E, V, O, D> => it

// A box whose own types are forgotten, as the shelf holds it.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyBox = Box<any, any, any, any, any, any>
