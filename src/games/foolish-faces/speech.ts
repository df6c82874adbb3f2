import { isJoker, isKing, isQueen, type Card } from '../../kit/cards.js'
import type { Seat, Viewer } from '../../kit/game.js'
import { bareIconOf } from '../../kit/icons.js'
import { who, type Text } from '../../kit/text.js'
import { covered, strength } from './trick.js'
import type { Play } from './types.js'
import type { Words } from './words.js'

/** How cards and plays are put in words for one listener: everybody together ('onlooker') hears names, a seat hears "you". */
export function speech(say: Words, listener: Viewer) {
  const name = (seat: Seat): Text => (seat === listener ? say('you') : [who(seat)])
  const card = (it: Card): Text => say('rank', { rank: isJoker(it) ? 'joker' : it.slice(0, -1) })
  const face = (play: Play, hidden: Text): Text => (play.up && play.card !== null ? card(play.card) : hidden)
  const owned = (seat: Seat, it: Text): Text =>
    seat === listener ? say('owned.you', { card: it }) : say('owned', { name: [who(seat)], card: it })

  /** "Ann's 9", "Bo's face-down card"; `brief`: "Bo's card". */
  const target = (play: Play, length: 'brief' | 'long' = 'long'): Text =>
    owned(play.seat, face(play, say(length === 'brief' ? 'card.hidden' : 'card.hidden.long')))

  /** A play as it lies: "9 (covered)", "face down", "Queen (covers Ann's 9)", "King (names Bo)". */
  const lying = (plays: readonly Play[], i: number): Text => {
    const { up, card } = plays[i]!
    return [{ icon: up && card !== null ? bareIconOf(card) : 'face_down' }, ...lyingAs(plays, i)]
  }
  const lyingAs = (plays: readonly Play[], i: number): Text => {
    const play = plays[i]!
    const out = covered(plays)[i]!
    const below = plays.find(({ seat }) => seat === play.cover)
    if (below) return say(out ? 'card.queen.covered' : 'card.queen', { target: target(below) })
    if (play.name !== null) return say(out ? 'card.king.covered' : 'card.king', { name: name(play.name) })
    const it = face(play, say('card.down'))
    return out ? say('card.covered', { card: it }) : it
  }

  return {
    name,
    card,
    target,
    lying,
    /** Commas between. */
    series: (texts: readonly Text[]): Text => series(say, texts),
    cards: (hand: readonly Card[]): Text =>
      series(
        say,
        hand.map((it) => [{ icon: bareIconOf(it) }, ...card(it)]),
      ),
    /** "Ann 9, Bo face down"; stands at the head of a sentence. */
    plays: (plays: readonly Play[]): Text =>
      series(
        say,
        plays.map(({ seat }, i) =>
          i === 0 && seat === listener
            ? say('played.you-first', { card: lying(plays, i) })
            : say('played', { name: name(seat), card: lying(plays, i) }),
        ),
      ),
  }
}

const series = (say: Words, texts: readonly Text[]): Text =>
  texts.length === 0 ? [] : texts.reduce((before, next) => say('comma', { before, next }))

const place = (card: Card): number => (isQueen(card) ? 13 : isKing(card) ? 14 : strength(card) || 12)

/** Numbers from low to high (Ace is low, the Joker above all), then Jacks, Queens and Kings. */
export const sorted = (hand: readonly Card[]): readonly Card[] => hand.toSorted((a, b) => place(a) - place(b))

/** Seats of a trick in order of play. */
export const order = (leader: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => (leader + i) % seats)
