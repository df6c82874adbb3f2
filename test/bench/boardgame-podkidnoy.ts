import type { Game } from 'boardgame.io'
import { beats, rankOf, suitOf } from '../../src/games/fool/beats.js'
import type { Card, Suit } from '../../src/kit/cards.js'
import { INVALID_MOVE, reference, type Move } from './boardgame.js'

// Podkidnoy with 36 cards and the usual table, as boardgame.io would have it written: moves that change a draft, an order of
// turns that follows from it, an end. Only which card beats which is asked of our own rules.

/** The order of the cards, which are dealt one to each player in turn, and who attacks first. */
export interface Podkidnoy {
  readonly deck: Card[]
  readonly attacker?: number | undefined
}

/** A bout that is over; `taker` is null where all was beaten. */
interface Bout {
  attacker: number
  defender: number
  taker: number | null
  cards: number
  drew: { seat: number; count: number }[]
}

/** What boardgame.io calls G. */
interface Board {
  phase: 'lead' | 'defend' | 'throw' | 'taking' | 'over'
  trump: Suit | null
  hands: Card[][]
  talon: Card[]
  attacker: number
  defender: number
  limit: number
  slots: { attack: Card; by: number; defence: Card | null }[]
  /** Who said Bito, and whose hand became empty in this bout. */
  passed: number[]
  emptied: number[]
  out: number[]
  bouts: Bout[]
  /** Bouts in a row that were taken without a draw or an exit, and how often each position began one of them. */
  quiet: number
  stood: Record<string, number>
  result: { by: 'cards' | 'no-progress' | 'repetition'; fools: number[]; drawn: number[] } | null
}

const LAW = { variant: 'podkidnoy', jokerMode: 'colour', queenSpades: 'highest' } as const
const HAND = 6
/** Attack cards of a bout, and of the first one. */
const MOST = 6
const MOST_FIRST = 5

const game: Game<Board, Record<string, unknown>, Podkidnoy> = {
  name: 'podkidnoy',
  disableUndo: true,
  setup: ({ ctx: { numPlayers } }, deal) => {
    if (!deal) throw new Error('the cards of the game are given')
    const { deck, attacker } = deal
    const dealt = deck.slice(0, numPlayers * HAND)
    const G: Board = {
      phase: 'lead',
      trump: suitOf(deck.at(-1)!),
      hands: Array.from({ length: numPlayers }, (_, seat) => dealt.filter((_, i) => i % numPlayers === seat)),
      talon: deck.slice(numPlayers * HAND),
      attacker: 0,
      defender: 0,
      limit: 0,
      slots: [],
      passed: [],
      emptied: [],
      out: [],
      bouts: [],
      quiet: 0,
      stood: {},
      result: null,
    }
    begin(G, attacker ?? 0)
    return G
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => mover(G), next: ({ G }) => mover(G) } },
  moves: {
    lead: ({ G, playerID }, card: Card) => {
      if (G.phase !== 'lead' || !lay(G, Number(playerID), card)) return INVALID_MOVE
      G.phase = 'defend'
      return undefined
    },
    beat: ({ G, playerID }, attack: Card, defence: Card) => {
      const slot = G.slots.find((one) => one.attack === attack)
      if (G.phase !== 'defend' || !slot || slot.defence !== null || !beats(LAW, G.trump, defence, attack)) return INVALID_MOVE
      if (!spend(G, Number(playerID), defence)) return INVALID_MOVE
      slot.defence = defence
      if (G.slots.every((one) => one.defence !== null)) G.phase = 'throw'
      settle(G)
      return undefined
    },
    take: ({ G }) => {
      if (G.phase !== 'defend') return INVALID_MOVE
      G.phase = 'taking'
      settle(G)
      return undefined
    },
    throw: ({ G, playerID }, card: Card) => {
      if ((G.phase !== 'throw' && G.phase !== 'taking') || !fits(G, card)) return INVALID_MOVE
      if (!lay(G, Number(playerID), card)) return INVALID_MOVE
      if (G.phase === 'throw') {
        G.phase = 'defend'
        G.passed = []
      }
      settle(G)
      return undefined
    },
    pass: ({ G, playerID }) => {
      if (G.phase !== 'throw' && G.phase !== 'taking') return INVALID_MOVE
      G.passed.push(Number(playerID))
      settle(G)
      return undefined
    },
  },
  endIf: ({ G }) => G.result ?? undefined,
}

function mover(G: Board): number {
  if (G.phase === 'lead') return G.attacker
  return G.phase === 'throw' || G.phase === 'taking' ? (thrower(G) ?? G.attacker) : G.defender
}

/** Whose turn it is to throw in: the attacker's, then round the table from the defender's left. */
function thrower(G: Board): number | undefined {
  if (G.slots.length >= G.limit) return undefined
  if (mayThrow(G, G.attacker)) return G.attacker
  for (let step = 1; step < G.hands.length; step++) {
    const seat = (G.defender + step) % G.hands.length
    if (mayThrow(G, seat)) return seat
  }
  return undefined
}

const mayThrow = (G: Board, seat: number): boolean => seat !== G.defender && G.hands[seat]!.length > 0 && !G.passed.includes(seat)

const fits = (G: Board, card: Card): boolean =>
  G.slots.some(({ attack, defence }) => rankOf(attack) === rankOf(card) || (defence !== null && rankOf(defence) === rankOf(card)))

/** False when the card is not there. */
function spend(G: Board, seat: number, card: Card): boolean {
  const hand = G.hands[seat]!
  const at = hand.indexOf(card)
  if (at < 0) return false
  hand.splice(at, 1)
  if (hand.length === 0) G.emptied.push(seat)
  return true
}

function lay(G: Board, seat: number, attack: Card): boolean {
  if (G.slots.length >= G.limit || !spend(G, seat, attack)) return false
  G.slots.push({ attack, by: seat, defence: null })
  return true
}

function settle(G: Board): void {
  if (G.phase === 'throw' && (G.hands[G.defender]!.length === 0 || thrower(G) === undefined)) close(G, null)
  else if (G.phase === 'taking' && thrower(G) === undefined) close(G, G.defender)
}

function close(G: Board, taker: number | null): void {
  const cards = G.slots.flatMap(({ attack, defence }) => (defence === null ? [attack] : [attack, defence]))
  if (taker === null) progress(G)
  else {
    G.quiet++
    G.hands[taker]!.push(...cards)
  }
  const past: Bout = { attacker: G.attacker, defender: G.defender, taker, cards: cards.length, drew: [] }
  draw(G, past)
  G.bouts.push(past)
  const left = leave(G)
  const next = taker === null && left.includes(G.defender) ? G.defender : after(G, G.defender)
  if (left.length === 0) end(G, { by: 'cards', fools: [], drawn: G.out.slice(-2).toSorted((a, b) => a - b) })
  else if (left.length === 1) end(G, { by: 'cards', fools: left, drawn: [] })
  else if (G.quiet >= 20 * left.length) end(G, { by: 'no-progress', fools: [], drawn: left })
  else if ((G.stood[placing(G, next)] ?? 0) >= 2) end(G, { by: 'repetition', fools: [], drawn: left })
  else begin(G, next)
}

/** The attacker first, the defender last. */
function draw(G: Board, past: Bout): void {
  for (let step = 0; step <= G.hands.length; step++) {
    const seat = step === G.hands.length ? G.defender : (G.attacker + step) % G.hands.length
    if (step < G.hands.length && seat === G.defender) continue
    const count = Math.min(G.talon.length, HAND - G.hands[seat]!.length)
    if (count <= 0) continue
    G.hands[seat]!.push(...G.talon.splice(0, count))
    past.drew.push({ seat, count })
    progress(G)
  }
}

/** Who has no cards left goes out, in the order in which hands became empty. Returns who is still in. */
function leave(G: Board): number[] {
  const left: number[] = []
  const gone: number[] = []
  for (let seat = 0; seat < G.hands.length; seat++) {
    if (G.out.includes(seat)) continue
    if (G.talon.length === 0 && G.hands[seat]!.length === 0) gone.push(seat)
    else left.push(seat)
  }
  G.out.push(...gone.toSorted((a, b) => G.emptied.indexOf(a) - G.emptied.indexOf(b)))
  if (gone.length > 0) progress(G)
  return left
}

function progress(G: Board): void {
  G.quiet = 0
  G.stood = {}
}

const placing = (G: Board, attacker: number): string =>
  `${attacker} ${G.hands.map((hand) => [...hand].toSorted().join(',')).join(' ')}`

function after(G: Board, seat: number): number {
  let next = (seat + 1) % G.hands.length
  while (G.out.includes(next)) next = (next + 1) % G.hands.length
  return next
}

function begin(G: Board, attacker: number): void {
  const defender = after(G, attacker)
  G.phase = 'lead'
  G.attacker = attacker
  G.defender = defender
  G.limit = Math.min(G.bouts.length === 0 ? MOST_FIRST : MOST, G.hands[defender]!.length)
  G.slots = []
  G.passed = []
  G.emptied = []
  const here = placing(G, attacker)
  G.stood[here] = (G.stood[here] ?? 0) + 1
}

function end(G: Board, result: NonNullable<Board['result']>): void {
  G.phase = 'over'
  G.slots = []
  G.result = result
}

function enumerate(G: Board, seat: number): readonly Move[] {
  const hand = G.hands[seat]!
  if (G.phase === 'lead') return hand.map((card) => ({ move: 'lead', args: [card] }))
  const moves: Move[] = []
  if (G.phase === 'defend') {
    for (const { attack, defence } of G.slots) {
      if (defence !== null) continue
      for (const card of hand) if (beats(LAW, G.trump, card, attack)) moves.push({ move: 'beat', args: [attack, card] })
    }
    moves.push({ move: 'take', args: [] })
  } else {
    for (const card of hand) if (fits(G, card)) moves.push({ move: 'throw', args: [card] })
    moves.push({ move: 'pass', args: [] })
  }
  return moves
}

export const podkidnoy = reference(game, enumerate)
