import type { z } from 'zod'
import type { Rng } from './rng.js'

/** A place at the table, 0..n-1 in the direction of play; the next one is always seat + 1, round the table. */
export type Seat = number
/** Who is looking: a seat, or somebody who stands behind the chairs. */
export type Viewer = Seat | 'onlooker'

/** What the rules say to an action: these things happen, or it is refused. `reason` is a code; `Show.reason` has the sentence. */
export type Ruling<Event> = { readonly ok: true; readonly events: readonly Event[] } | Refusal
export interface Refusal {
  readonly ok: false
  readonly reason: string
}

/** How a game ended. Lists are by seat; winners share the win. */
export interface Outcome {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** 1 for the first place; equal places are shared. */
  readonly places?: readonly number[]
  /** Words for the records, such as 'fool' or 'lone-fool'. */
  readonly tags?: readonly (readonly string[])[]
}

/** The rules of one card game. Pure: no clock, no chance but `rng`, no mutation, no I/O. State is plain JSON. */
export interface Game<State, Action, Event, View, Options, Deal> {
  /** Stands in every log; never renamed. */
  readonly id: string
  /** Raised whenever `play` changes its mind; `apply` understands the events of every version. */
  readonly version: number
  readonly seats: readonly [min: number, max: number]
  /** Whether it is a secret who of several is waited for: then a viewer knows of itself alone, and how many there are. */
  readonly secretTurn?: boolean
  /** After its end nothing of it is secret, neither hands nor what was never turned up: it may be handed out whole. */
  readonly open?: true
  readonly options: z.ZodType<Options>
  /** Why these options do not go together at a table of so many seats: a code. To be asked before `setup`. */
  clash?(options: Options, seats: number): string | undefined
  readonly action: z.ZodType<Action>
  readonly event: z.ZodType<Event>
  /** Cards fixed beforehand, for those who bring their own; whether they make a deal for so many seats, `position` tells. */
  readonly given?: z.ZodType<Deal>
  /** Exactly the positions that a game of so many seats can reach once cards are dealt. */
  position?(seats: number): z.ZodType<State>

  /**
   * The bare table before the first deal. `before` is the finished game of which this is the rematch; what `deal` makes of
   * it stands in the events, so that folding them over `setup(seats, options)` gives the same state.
   */
  setup(seats: number, options: Options, before?: State): State
  /** The first deal. `given`: cards fixed beforehand (referee, tests, lessons); the caller answers for their being fair. */
  deal(state: State, rng: Rng, given?: Deal): readonly Event[]
  /** The only place where state changes. Also folds redacted events over a redacted state. */
  apply(state: State, event: Event): State

  /** Whom the table waits for, and whom a clock may blame; several may be. Empty when the game is over. */
  turn(state: State): readonly Seat[]
  /** Exactly what `play` accepts from `seat`, in a fixed order; a seat outside `turn` may have some too. */
  legal(state: State, seat: Seat): readonly Action[]
  /** What `action` causes, or why it is refused. Refusal looks only at what the seat may see. */
  play(state: State, seat: Seat, action: Action, rng: Rng): Ruling<Event>
  /** What a seat of `turn` does when its time runs out; depends on what the seat may see alone. */
  idle(state: State, seat: Seat, rng: Rng): Action
  /** The game's own time for what this seat of `turn` is asked (ms), in place of the table's pace. `forgiven`: running out of it is no fault. */
  clock?(state: State, seat: Seat): { readonly ms: number; readonly forgiven: boolean } | undefined
  /** For so long (ms) after the deal what `holds` says waits, so that others can speak before it. */
  opening?(state: State): { readonly ms: number; holds(action: Action): boolean } | undefined
  /** Whether nothing is asked of this seat any more while others play on, so that whoever sits there may go with what was won or lost. */
  done?(state: State, seat: Seat): boolean
  /** What getting up means where nobody may take over, as in rated games; undefined where somebody may. `play` accepts it from every seat. */
  leaving?(state: State, seat: Seat): Action | undefined
  /** What a seat may queue before its turn; several in one action too, where `play` takes several. */
  ahead?(state: State, seat: Seat): readonly Action[]
  /**
   * What something queued is held against: it falls away when this changes. `stands`: for an action that is to be played again
   * and again. Without it nothing can be queued.
   */
  against?(state: State, stands: boolean): string
  outcome(state: State): Outcome | undefined

  /** All that `viewer` may know, including what it may remember. */
  view(state: State, viewer: Viewer): View
  /**
   * `view` of a seat for somebody who came to it after others had acted there: without what only whoever acted may know. `isOwn`: whether
   * the seat's n-th accepted action, from 0 on, was theirs. Where there is none, all of it passes on with the seat.
   */
  newcomer?(view: View, isOwn: (action: number) => boolean): View
  /** `event` as `viewer` sees it happen; `undefined` when it sees nothing. */
  redact(event: Event, viewer: Viewer): Event | undefined
  /** A world that looks to its viewer just like `view`; bots think in these. */
  imagine(view: View, rng: Rng): State
}

/** Lets the types be inferred from the functions. */
export const defineGame = <S, A, E, V, O, D>(game: Game<S, A, E, V, O, D>): Game<S, A, E, V, O, D> => game

// A game whose own types are forgotten: the table moves its cards without reading them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyGame = Game<any, any, any, any, any, any>

export interface Cascade<State, Event> {
  readonly events: Event[]
  readonly state: State
  happens(event: Event): void
}

/** The state that these events lead to from `state`. */
export const folded = <State, Event>(
  rules: { apply(state: State, event: Event): State },
  state: State,
  events: readonly Event[],
): State => events.reduce((now, event) => rules.apply(now, event), state)

/** Collects events while keeping the state they lead to, for plays that set off further events. */
export function cascade<State, Event>(state: State, apply: (state: State, event: Event) => State): Cascade<State, Event> {
  const events: Event[] = []
  // `state` is written, not got: engines make a hidden class for each object with a getter, and play took thrice as long.
  const it = {
    events,
    state,
    happens(event: Event): void {
      events.push(event)
      it.state = apply(it.state, event)
    },
  }
  return it
}
