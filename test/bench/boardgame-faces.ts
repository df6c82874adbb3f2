import type { Game } from 'boardgame.io'
import type { Action, Deal } from '../../src/games/foolish-faces/types.js'
import { isJack, isJoker, isKing, isQueen, type Card } from '../../src/kit/cards.js'
import { INVALID_MOVE, reference, type Move } from './boardgame.js'

// A single round of Foolish Faces with the Party Crasher, as boardgame.io would have it written: moves that change a draft, an
// order of turns that follows the trick, an end. It asks nothing of our own rules: engines would make their functions slow for
// our side, too, once they had met drafts.

type Way = Extract<Action, { type: 'play' }>
interface Play {
  seat: number
  up: boolean
  card: Card
  cover: number | null
  name: number | null
}
interface Trick {
  plays: Play[]
  winner: number
  points: number
}

/** What boardgame.io calls G. */
interface Board {
  hands: Card[][]
  stock: Card[]
  /** By seat: Jokers dealt to it. */
  jokers: number[]
  plays: Play[]
  tricks: Trick[]
  leader: number
  totals: number[] | null
}

const game: Game<Board, Record<string, unknown>, Deal> = {
  name: 'foolish-faces',
  disableUndo: true,
  setup: (_, deal) => {
    if (!deal) throw new Error('the cards of the round are given')
    const { hands, stock, start } = deal
    return {
      hands: hands.map((hand) => [...hand]),
      stock: [...stock],
      jokers: hands.map((hand) => hand.filter(isJoker).length),
      plays: [],
      tricks: [],
      leader: start,
      totals: null,
    }
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => mover(G), next: ({ G }) => mover(G) } },
  moves: {
    play: ({ G, playerID }, way: Way) => {
      const seat = Number(playerID)
      const hand = G.hands[seat]!
      const at = hand.indexOf(way.card)
      if (at < 0 || !allowed(G, seat, way)) return INVALID_MOVE
      hand.splice(at, 1)
      G.plays.push(playOf(seat, way))
      if (G.plays.length === G.hands.length) take(G)
      return undefined
    },
    crash: ({ G, playerID }) => {
      if (!mayCrash(G, Number(playerID))) return INVALID_MOVE
      score(G)
      return undefined
    },
  },
  endIf: ({ G }) => (G.totals ? { totals: G.totals } : undefined),
}

const mover = (G: Board): number => (G.leader + G.plays.length) % G.hands.length

function playOf(seat: number, way: Way): Play {
  const up = way.face === 'up'
  return { seat, up, card: way.card, cover: (up ? way.cover : null) ?? null, name: (up ? way.name : null) ?? null }
}

/** The plays on which no Queen lies that counts herself. */
function counting(plays: readonly Play[]): Play[] {
  const gone = new Set<number>()
  for (const { seat, cover } of plays.toReversed()) if (cover !== null && !gone.has(seat)) gone.add(cover)
  return plays.filter(({ seat }) => !gone.has(seat))
}

const downCounts = (plays: readonly Play[]): boolean => counting(plays).some(({ up }) => !up)

/** Jack, Queen and King have no number. */
const numberOn = (card: Card): number => (isJoker(card) ? 11 : card.startsWith('A') ? 1 : Number.parseInt(card, 10) || 0)

function winnerOf(plays: readonly Play[]): number {
  const [down, up]: [Play[], Play[]] = [[], []]
  for (const play of counting(plays)) (play.up ? up : down).push(play)
  const named = up.find(({ name }) => name !== null)?.name
  if (named !== undefined && named !== null) return named
  if (up.filter(({ card }) => isJack(card)).length % 2 === 1) return down[0]!.seat
  let best: { seat: number; number: number } | undefined
  for (const { seat, card } of up) if (numberOn(card) > (best?.number ?? 0)) best = { seat, number: numberOn(card) }
  return best?.seat ?? down[0]!.seat
}

const lastToPlay = ({ plays, hands }: Board): boolean => plays.length === hands.length - 1
/** A complete trick needs a face-up card, and a face-down card that counts. */
const mayDown = (G: Board): boolean => !lastToPlay(G) || G.plays.some(({ up }) => up)
const mayUp = (G: Board): boolean => !lastToPlay(G) || downCounts(G.plays)
const mayCover = (G: Board, seat: number, card: Card, cover: number): boolean =>
  G.plays.some((play) => play.seat === cover) &&
  !G.plays.some((play) => play.cover === cover) &&
  (!lastToPlay(G) || downCounts([...G.plays, { seat, up: true, card, cover, name: null }]))

function allowed(G: Board, seat: number, way: Way): boolean {
  if (way.face === 'down') return mayDown(G)
  if (isQueen(way.card)) return way.cover !== undefined && mayCover(G, seat, way.card, way.cover)
  if (!mayUp(G)) return false
  return !isKing(way.card) || (way.name !== undefined && way.name !== seat && way.name < G.hands.length)
}

const mayCrash = ({ hands, jokers, stock }: Board, seat: number): boolean =>
  hands[seat]!.length > 0 &&
  jokers[seat]! + stock.filter(isJoker).length === 2 &&
  hands[seat]!.every((card) => isJack(card) || isQueen(card) || isKing(card))

function take(G: Board): void {
  const winner = winnerOf(G.plays)
  G.tricks.push({ plays: G.plays, winner, points: G.plays.filter(({ up }) => up).length })
  G.plays = []
  G.leader = winner
  if (G.hands.every((hand) => hand.length === 0)) score(G)
}

function score(G: Board): void {
  const seats = G.hands.length
  const taken = (seat: number): number => G.tricks.reduce((sum, { winner, points }) => (winner === seat ? sum + points : sum), 0)
  const points = G.jokers.map((_, seat) => taken(seat))
  const lone = G.jokers.filter((jokers) => jokers > 0).length === 1
  const total = (fool: boolean): number =>
    points.reduce((sum, more, seat) => (G.jokers[seat]! > 0 === fool ? sum + more : sum), 0)
  const fools = (G.stock.length + total(true)) * (lone ? seats - 2 : 1)
  const court = total(false)
  G.totals = G.jokers.map(
    (jokers, seat) => (jokers > 0 ? fools : court) + (G.tricks.some(({ winner }) => winner === seat) ? 0 : 5),
  )
}

function enumerate(G: Board, seat: number): readonly Move[] {
  const [down, up] = [mayDown(G), mayUp(G)]
  const moves: Move[] = []
  const play = (way: Way): number => moves.push({ move: 'play', args: [way] })
  for (const card of G.hands[seat]!) {
    if (down) play({ type: 'play', card, face: 'down' })
    if (isQueen(card)) {
      for (const on of G.plays) if (mayCover(G, seat, card, on.seat)) play({ type: 'play', card, face: 'up', cover: on.seat })
    } else if (up && isKing(card)) {
      for (let name = 0; name < G.hands.length; name++) if (name !== seat) play({ type: 'play', card, face: 'up', name })
    } else if (up) play({ type: 'play', card, face: 'up' })
  }
  if (mayCrash(G, seat)) moves.push({ move: 'crash', args: [] })
  return moves
}

export const faces = reference(game, enumerate)
