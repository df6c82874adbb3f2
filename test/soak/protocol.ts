/** What the bot in its process tells, as it happens. */
export type Told =
  | { readonly told: 'ready' }
  /** The door has answered a person's deed with `ok`; Discord hears of it later, or never. */
  | { readonly told: 'acknowledged'; readonly cause: string; readonly deed: Deed }
  | { readonly told: 'shed'; readonly age: number }
  | { readonly told: 'fault'; readonly text: string }
  | { readonly told: 'gateway'; readonly connected: boolean }
  | { readonly told: 'answer'; readonly to: number; readonly answer: unknown }

/** Deeds whose every `ok` has a row of the log behind it. Others, such as a wish wished before, may find nothing left to do. */
export type Deed = 'open' | 'join' | 'takeSeat' | 'back' | 'addHouse' | 'dropHouse' | 'start' | 'change' | 'play' | 'again'

/** What the bot is asked, and what it answers with. */
export interface Asks {
  /** Sets its clock forward, and does what has become due; answers with how many tables are not over. */
  readonly advance: { readonly ms: number; readonly answer: number }
  readonly memory: { readonly ms: 0; readonly answer: Memory }
  /** Tables that are another thing in memory than their log says, by id. */
  readonly strays: { readonly ms: 0; readonly answer: readonly string[] }
  /** Stops as on SIGTERM, and ends. */
  readonly stop: { readonly ms: 0; readonly answer: null }
}
export interface Ask {
  readonly ask: keyof Asks
  readonly number: number
  readonly ms: number
}

/** In bytes; `heap` after garbage was collected. */
export interface Memory {
  readonly rss: number
  readonly heap: number
}
