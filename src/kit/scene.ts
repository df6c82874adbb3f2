import type { Suit } from './cards.js'

// What is to be seen, in terms that all games share. A scene is made for one audience and holds nothing that this audience may not
// know. Games make it with texts in which seats stand for names; the platform puts in the names, and whoever draws it knows no
// language, no game and nobody.

export interface Scene<Words = string> {
  /** What it shows, for whoever hears it instead: made from the same view as the rest, at most ALT_LENGTH characters. */
  readonly alt: Words
  /** One line above everything. */
  readonly title?: Words
  /** From top to bottom. */
  readonly parts: readonly ScenePart<Words>[]
}

/** Discord takes no longer description of a picture. */
export const ALT_LENGTH = 1024

export type ScenePart<Words = string> =
  | HandPart<Words>
  | PlacesPart<Words>
  | MarksPart<Words>
  | SheetPart<Words>
  | ChartPart<Words>

/** Cards of one hand, in the order in which they are held: one row or, where they are many, several. */
export interface HandPart<Words = string> {
  readonly as: 'hand'
  readonly cards: readonly LaidCard<Words>[]
}

/** Places side by side, in several rows where they are many, and a few more in a column at the edge. */
export interface PlacesPart<Words = string> {
  readonly as: 'places'
  readonly places: readonly Place<Words>[]
  /** What lies apart: stock, discard. */
  readonly aside?: readonly Place<Words>[]
  /** Keep all places in one row. */
  readonly arrows?: readonly Arrow[]
}

/** Where cards lie: in front of somebody, or a pile. */
export interface Place<Words = string> {
  readonly name?: Words
  /** Beside the name. */
  readonly sign?: Sign
  /** The lowest first; how each one lies is said of the one below it. */
  readonly cards: readonly LaidCard<Words>[]
  /** Under the cards; where none lie, inside the empty place. */
  readonly note?: Words
  /** How many lie there, where one card stands for a pile. */
  readonly count?: string
  /** Meant by what the words say just now: the turn, or who would take it. Never the only bearer of that. */
  readonly lit?: boolean
}

/** From the place with this index to that one. */
export interface Arrow {
  readonly from: number
  readonly to: number
}

/** A card as it lies; without a face only its back is seen. */
export interface LaidCard<Words = string> {
  readonly face?: CardFace
  /**
   * On the card below: 'across' it, 'over' a part of it, or 'under' it all and turned, so that an edge looks out.
   * Nothing is said of a card that lies alone.
   */
  readonly lie?: 'across' | 'over' | 'under'
  /** Whose it is, where that is not whose place it lies in. */
  readonly by?: Words
  /** 'dim': cannot be chosen now. 'raised': is chosen. 'gone': lay here once; only an outline with its face is left. */
  readonly look?: 'dim' | 'raised' | 'gone'
}

export interface CardFace {
  /** As the language writes it: '10', 'Q', 'В'; empty for a Joker, whose corner shows the hat. */
  readonly rank: string
  readonly figure?: 'jack' | 'queen' | 'king' | 'joker'
  /** Left out where suits do not matter. */
  readonly suit?: Suit
  /** Of a card without a suit, where it matters. */
  readonly colour?: 'red' | 'black'
}

export type Sign = Suit | 'hat' | 'crown'

/** Small figures in a line, with a word before them: what was played, what has passed. */
export interface MarksPart<Words = string> {
  readonly as: 'marks'
  readonly name?: Words
  readonly marks: readonly Mark<Words>[]
}
export interface Mark<Words = string> {
  readonly text: Words
  readonly sign?: Sign
  /** 'red' and 'black' as cards are; 'lit' for what matters most; 'paper' is usual. */
  readonly tone?: 'red' | 'black' | 'lit' | 'paper'
}

/** Somebody a row: place, name, a bar, figures in columns. */
export interface SheetPart<Words = string> {
  readonly as: 'sheet'
  /** Above the figures, one for each column. */
  readonly heads?: readonly Words[]
  readonly rows: readonly SheetRow<Words>[]
}
export interface SheetRow<Words = string> {
  readonly place?: string
  readonly name: Words
  readonly sign?: Sign
  readonly figures: readonly string[]
  /** 0 to 1, of the width there is. */
  readonly bar?: number
  readonly lit?: boolean
}

/** Lines over rounds or games. */
export interface ChartPart<Words = string> {
  readonly as: 'chart'
  /** Under the points, one for each; drawn where there is room. */
  readonly steps: readonly Words[]
  /** Values of one line, one for each step; the name stands at the end of its line. */
  readonly lines: readonly ChartLine<Words>[]
}
export interface ChartLine<Words = string> {
  readonly name: Words
  readonly values: readonly number[]
}
