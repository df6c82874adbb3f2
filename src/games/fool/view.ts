import type { Card, Face } from '../../kit/cards.js'
import type { Viewer } from '../../kit/game.js'
import { shuffle, type Rng } from '../../kit/rng.js'
import { deckOf, suitOf } from './beats.js'
import { leadRank } from './deal.js'
import { cardsOf } from './record.js'
import type { Event, State, View } from './types.js'

/**
 * All but the viewer's own hand, what lies open, and the cards of others that everybody knows are backs; a known card comes
 * first in its hand, so that places tell nothing. The talon shows the card under it.
 */
export function view(state: State, viewer: Viewer): View {
  const { options, phase, setting, hands, known, talon, bout, course, result } = state
  const seen = hands.map((hand, seat): readonly Face[] => {
    if (seat === viewer) return hand
    const open = known[seat]!
    return [...open, ...hand.slice(open.length).map(() => null)]
  })
  const stock = talon.map((card, i) => (i === talon.length - 1 ? card : null))
  return { options, phase, setting, hands: seen, known, talon: stock, bout, course, result, viewer }
}

/** Cards that are dealt or drawn are seen by their owners, the one under the talon by all; all else lies open. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt': {
      const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null)))
      return { ...event, hands, talon: event.talon.map(() => null) }
    }
    case 'drew': {
      const last = event.turned ? event.cards.length - 1 : -1
      return event.seat === viewer ? event : { ...event, cards: event.cards.map((card, i) => (i === last ? card : null)) }
    }
    case 'redeal-claimed':
    case 'trump-turned':
    case 'first-chosen':
    case 'bout-begun':
    case 'exchanged':
    case 'led':
    case 'beaten':
    case 'transferred':
    case 'shown':
    case 'take-declared':
    case 'thrown':
    case 'passed':
    case 'bout-beaten':
    case 'bout-taken':
    case 'out':
    case 'resigned':
    case 'epaulettes-hung':
    case 'over':
      return event
  }
}

/** Unseen cards lie in hands, talon and discard with equal chance, but none that would have attacked first is in a hand then. */
export function imagine(view: View, rng: Rng): State {
  const { options, phase, setting, hands, known, talon, bout, course, result } = view
  const open = new Set([...hands.flat(), ...talon, ...cardsOf(bout), ...beatenLast(view)])
  const unseen = deckOf(options).filter((card) => !open.has(card))
  const free = unseen.filter((card) => !leadsBefore(view, card))
  const mixed = shuffle(free, rng)
  const filled = hands.map((hand) => hand.map((face) => face ?? taken(mixed)))
  const rest = shuffle([...mixed, ...unseen.filter((card) => !free.includes(card))], rng)
  const stock = talon.map((face) => face ?? taken(rest))
  return { options, phase, setting, hands: filled, known, talon: stock, bout, course, result }
}

function taken(cards: Card[]): Card {
  const card = cards.pop()
  if (card === undefined) throw new Error('there are more backs on the table than cards unseen')
  return card
}

/** The cards that were beaten last: they lie open until the next bout is over. */
export function beatenLast({ course }: State): readonly Card[] {
  const last = course.bouts.at(-1)
  return last?.taker === null ? cardsOf({ slots: last.slots ?? [] }) : []
}

/** In the first bout: whether whoever held this card would have been first to attack. */
function leadsBefore({ setting, options, bout }: State, card: Card): boolean {
  const { first, trump } = setting
  if (!first || bout.number > 0) return false
  if (first.by === 'lot') return trump !== null && suitOf(card) === trump
  if (first.card === null || suitOf(card) !== suitOf(first.card)) return false
  const higher = leadRank(options, card) > leadRank(options, first.card)
  return first.by === 'highestTrump' ? higher : !higher
}
