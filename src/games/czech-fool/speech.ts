import type { Suit } from '../../kit/cards.js'
import type { Seat, Viewer } from '../../kit/game.js'
import { RANKS } from '../../kit/cards.js'
import { rankOf, signOf, suitOf, type Suited } from '../../kit/suits.js'
import { who, type Text } from '../../kit/text.js'
import type { Turn, View } from './types.js'
import type { Words } from './words.js'

/**
 * How cards and turns are put in words for one listener: everybody together ('onlooker') hears names, a seat hears "you". Cards
 * that are only heard are "7 of clubs".
 */
export function speech(say: Words, listener: Viewer, aloud = false) {
  const name = (seat: Seat): Text => (seat === listener ? say('you') : [who(seat)])
  const card = (it: Suited): Text =>
    aloud
      ? say('picture.card', { rank: rankOf(it), suit: suitOf(it) })
      : say('card', { rank: rankOf(it), sign: signOf(suitOf(it)) })
  const suit = (it: Suit): Text => say('suit', { sign: signOf(it), suit: it })
  const series = (texts: readonly Text[]): Text =>
    texts.length === 0 ? [] : texts.reduce((before, next) => say('comma', { before, next }))
  return {
    name,
    card,
    suit,
    /** Commas between. */
    series,
    cards: (cards: readonly Suited[]): Text => series(cards.map(card)),
    /** The top of the pile, with the suit asked for; undefined when nothing lies there. */
    top({ pile, ordered }: View): Text | undefined {
      const it = pile.at(-1)
      if (it === undefined) return undefined
      return ordered ? say('top', { card: card(it), suit: suit(ordered) }) : card(it)
    },
    /** "drew 2, Q♦, asks for ♥ (hearts)"; empty while a seat has done nothing yet. */
    turn({ drew, card: it, suit: asked, end }: Turn): Text {
      const drawn = drew > 0 ? [say('turn.drew', { cards: drew })] : []
      const laid = it === null ? [] : [asked ? say('turn.asks', { card: card(it), suit: suit(asked) }) : card(it)]
      const rest = end === 'missed' ? [say('turn.missed')] : end === 'passed' ? [say('turn.passed')] : []
      return series([...drawn, ...laid, ...rest])
    },
  }
}

const SHELVES = ['C', 'D', 'H', 'S'] as const
/** The ace is high here, though nothing depends on it. */
const high = (card: Suited): number => (rankOf(card) === 'A' ? RANKS.length : RANKS.indexOf(rankOf(card)))

/** By suit, low to high. */
export const sorted = (hand: readonly Suited[]): readonly Suited[] =>
  hand.toSorted((a, b) => SHELVES.indexOf(suitOf(a)) - SHELVES.indexOf(suitOf(b)) || high(a) - high(b))

export const handOf = (view: View, seat: Seat): readonly Suited[] => sorted(view.hands[seat]!.filter((card) => card !== null))
