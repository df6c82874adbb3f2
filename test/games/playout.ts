import { folded, type AnyGame, type Game, type Seat } from '../../src/kit/game.js'
import { uniform } from '../../src/kit/bot.js'
import { pick, rngFor, type Rng } from '../../src/kit/rng.js'

/** One action of a game played at random, with what stood before it and after it; all of it frozen. */
export interface Step<State, Action, Event> {
  /** Names game, options, seats, seed and seq, for whoever reads a failure. */
  readonly where: string
  readonly seq: number
  readonly state: State
  readonly seat: Seat
  readonly action: Action
  readonly events: readonly Event[]
  readonly next: State
}

export interface Playout<State, Action, Event, Options> {
  readonly where: string
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly bare: State
  readonly dealt: readonly Event[]
  readonly first: State
  readonly steps: readonly Step<State, Action, Event>[]
  readonly end: State
}

/** No game may take longer than this many actions. */
const BOUND = 2_000

/** Freezes plain data to the bottom, so that whoever changes it throws. */
export function frozen<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data)
    Object.values(data).forEach(frozen)
  }
  return data
}

/** For comparing what may stand in any order. A back, which is no card, comes first. */
export const sorted = (list: readonly (string | null)[]): readonly (string | null)[] =>
  list.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))

/** How the players of a playout choose. */
export type Choose<Action> = (legal: readonly Action[], rng: Rng) => Action
export const anything = <Action>(legal: readonly Action[], rng: Rng): Action => uniform(undefined, legal, rng)

/** Plays from `state` to the end, the seats on turn choosing by `choose`. */
export function* steps<S, A, E, V, O, D>(
  rules: Game<S, A, E, V, O, D>,
  where: string,
  seed: string,
  from: S,
  choose: Choose<A> = anything,
): Generator<Step<S, A, E>, S> {
  const choice = rngFor(`choice of ${seed}`, 0)
  let state = frozen(from)
  for (let seq = 0; rules.outcome(state) === undefined; seq++) {
    if (seq >= BOUND) throw new Error(`${where}: no end after ${BOUND} actions`)
    const at = `${where} seq ${seq}`
    const turn = rules.turn(state)
    if (turn.length === 0) throw new Error(`${at}: not over, and nobody is on turn`)
    const seat = pick(outOfTurn(rules, state, turn, choice) ?? turn, choice)
    const legal = rules.legal(state, seat)
    if (legal.length === 0) throw new Error(`${at}: seat ${seat} is to act and has no legal action`)
    const action = frozen(choose(legal, choice))
    const ruling = frozen(rules.play(state, seat, action, rngFor(seed, seq)))
    if (!ruling.ok) throw new Error(`${at}: legal ${JSON.stringify(action)} is refused as ${ruling.reason}`)
    const next = frozen(folded(rules, state, ruling.events))
    yield { where: at, seq, state, seat, action, events: ruling.events, next }
    state = next
  }
  return state
}

/** Now and then those who may act without being waited for, if there are any. */
function outOfTurn<S, A, E, V, O, D>(
  rules: Game<S, A, E, V, O, D>,
  state: S,
  turn: readonly Seat[],
  choice: Rng,
): readonly Seat[] | undefined {
  const others = Array.from({ length: rules.seats[1] }, (_, seat) => seat).filter(
    (seat) => !turn.includes(seat) && rules.legal(state, seat).length > 0,
  )
  return others.length > 0 && choice.below(4) === 0 ? others : undefined
}

/** A whole game from its first deal. */
export function playout<S, A, E, V, O, D>(
  rules: Game<S, A, E, V, O, D>,
  seats: number,
  options: O,
  seed: string,
  { before, choose }: { readonly before?: S; readonly choose?: Choose<A> } = {},
): Playout<S, A, E, O> {
  const where = `${rules.id} ${JSON.stringify(options)} ${seats} seats seed ${seed}`
  const bare = frozen(rules.setup(seats, options, before))
  const dealt = frozen(rules.deal(bare, rngFor(seed, 0)))
  const first = frozen(folded(rules, bare, dealt))
  const played = [...steps(rules, where, seed, first, choose)]
  return { where, seats, options, seed, bare, dealt, first, steps: played, end: played.at(-1)?.next ?? first }
}

/** Everybody who can look at a table. */
export const viewers = (rules: AnyGame, seats: number) => {
  if (seats < rules.seats[0] || seats > rules.seats[1]) throw new Error(`${rules.id} is not for ${seats}`)
  return [...Array.from({ length: seats }, (_, seat) => seat), 'onlooker' as const]
}
