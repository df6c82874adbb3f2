import { clash } from '../../../src/games/fool/options.js'
import { deckOf, rankOf } from '../../../src/games/fool/beats.js'
import { rules } from '../../../src/games/fool/rules.js'
import type { Action, State } from '../../../src/games/fool/types.js'
import { folded } from '../../../src/kit/game.js'
import { pick, rngFor, type Rng } from '../../../src/kit/rng.js'
import { cardsIn } from './trial.js'

/** No game may take more commands. */
export const BOUND = 3_000

/** Options with a spread of tables, by name: what ten thousand games of each are played with. */
export const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  simple: [{ variant: 'simple' }, { variant: 'simple', allDealt: true }, { variant: 'simple', deck: 54, leadMax: 4 }],
  podkidnoy: [
    {},
    { deck: 52, throwProtocol: 'free', throwTiming: 'anytime' },
    { deck: 54, throwProtocol: 'free', takeLimit: 'six' },
    { jokers: 1, throwers: 'neighbours', epaulettes: 'finalPair' },
    { throwBatch: 'one', throwers: 'attacker', epaulettes: 'countPairs', finalBeaten: 'attackerWins' },
    { limitByHand: false, trumpExchange: 'lowestForAny', redealSameSuit: 5, firstScope: 'discard' },
  ],
  perevodnoy: [
    { variant: 'perevodnoy' },
    { variant: 'perevodnoy', deck: 54, transferShow: 'trumpOncePerBout', transferFirstBout: true },
    { variant: 'perevodnoy', limitByHand: false, drawOrder: 'seatOrder', throwAfterTake: false },
  ],
  japanese: [
    { variant: 'japanese' },
    { variant: 'japanese', base: 'perevodnoy', deck: 54, queenSpades: 'beatsAll', trump: 'diamonds' },
    { variant: 'japanese', base: 'single', spadeTurned: 'redraw', lowestSpadeFirst: true, queenSpades: 'off' },
  ],
  teams: [
    { teams: 'pairs' },
    { teams: 'pairs', teamSubstitute: false },
    { teams: 'pairs', variant: 'perevodnoy', transferShow: 'trumpOncePerBout', finalBeaten: 'attackerWins' },
  ],
}

/** How a seat chooses at random, by what it may do, and in which state. */
export type Chooser = (state: State, seat: number, legal: readonly Action[], rng: Rng) => Action

/** Anything, and now and then several equal cards at once. */
const wild: Chooser = (state, seat, legal, rng) => {
  const action = pick(legal, rng)
  if ((action.type !== 'lead' && action.type !== 'throw' && action.type !== 'transfer') || rng.below(2) > 0) return action
  const [first] = action.cards
  const more = state.hands[seat]!.filter(
    (card) => card !== null && first !== undefined && card !== first && rankOf(card) === rankOf(first),
  ).slice(0, 1 + rng.below(3))
  const several: Action = { ...action, cards: [...action.cards, ...more.filter((card) => card !== null)] }
  return rules.play(state, seat, several, rng).ok ? several : action
}

/** Always the cheapest card, and never a beat where somebody can take: the play that can go on for ever. */
export const taking: Chooser = (_state, _seat, legal) => legal.find(({ type }) => type === 'take') ?? legal[0]!

export interface Played {
  readonly commands: number
  readonly end: State
  /** The longest row of bouts taken without a draw from the talon and without an exit. */
  readonly quiet: number
}

/** A whole game; throws when a card is lost or doubled, or when there is no end within the bound. */
export function selfplay(seats: number, given: object, seed: string, choose: Chooser = wild): Played {
  const options = rules.options.parse(given)
  const bare = rules.setup(seats, options)
  const deck = new Set<string>(deckOf(options))
  const where = `${JSON.stringify(given)} ${seats} seats seed ${seed}`
  const rng = rngFor(`choice ${seed}`, 0)
  let quiet = 0
  let state = folded(rules, bare, rules.deal(bare, rngFor(seed, 0)))
  for (let n = 0; ; n++) {
    const cards = cardsIn(state) ?? []
    if (
      cards.length !== deck.size ||
      new Set(cards).size !== deck.size ||
      !cards.every((card) => card !== null && deck.has(card))
    )
      throw new Error(`${where} command ${n}: not every card is in one place`)
    if (rules.outcome(state)) return { commands: n, end: state, quiet }
    if (n >= BOUND) throw new Error(`${where}: no end after ${BOUND} commands`)
    const seat = pick(rules.turn(state), rng)
    const action = choose(state, seat, rules.legal(state, seat), rng)
    const ruling = rules.play(state, seat, action, rngFor(seed, n + 1))
    if (!ruling.ok) throw new Error(`${where} command ${n}: ${JSON.stringify(action)} is refused as ${ruling.reason}`)
    state = folded(rules, state, ruling.events)
    quiet = Math.max(quiet, state.course.quiet)
  }
}

/** Table and seats of game number `i` of a variant: all go round. */
export function tableOf(variant: string, i: number): { readonly seats: number; readonly options: object } {
  const tables = (VARIANTS[variant] ?? []).flatMap((options) =>
    [2, 3, 4, 5, 6, 7, 8]
      .filter((seats) => clash(rules.options.parse(options), seats) === undefined)
      .map((seats) => ({ seats, options })),
  )
  const table = tables[i % tables.length]
  if (!table) throw new Error(`there is no table for ${variant}`)
  return table
}
