import type { Seat } from './game.js'
import type { IconName } from './icons.js'

/**
 * Text for people, before a platform has shaped it: words, and things that only the platform can write.
 * The words hold no markup at all; a platform escapes every one of them.
 */
export type Text = readonly Part[]
export type Part = string | Who | Somebody | Moment | Bold | Way | Place | Icon

/** The name of whoever sits there. 'list' marks house players as such; 'ping' calls the person once, where the platform can. */
export interface Who {
  readonly seat: Seat
  readonly as?: 'list' | 'ping'
}
/** The name of a person, wherever they sit or whether they do: on a leaderboard, in a list of tables. By internal number. */
export interface Somebody {
  readonly person: number
}
/** A moment, in milliseconds since 1970; shown as "in 5 minutes" or as the time of day where the reader lives. */
export interface Moment {
  readonly at: number
  readonly as: 'relative' | 'clock'
}
export interface Bold {
  readonly bold: Text
}
/** Words that lead to a table: to its newest message, or to the place where it is shown. */
export interface Way {
  readonly text: Text
  readonly table: string
}
/** A small picture before the words that name the same; nothing where the platform has none. */
export interface Icon {
  readonly icon: IconName
}
/** A channel, by its platform id: its name as the reader knows it, leading there. */
export interface Place {
  readonly channel: string
}

export const somebody = (person: number): Somebody => ({ person })
export const who = (seat: Seat): Who => ({ seat })
export const listed = (seat: Seat): Who => ({ seat, as: 'list' })
export const pinged = (seat: Seat): Who => ({ seat, as: 'ping' })
