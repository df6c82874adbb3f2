import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import type { Bout, Course, Moved, Past, Slot } from './types.js'

// What a game has come to: the bouts that are over, who is out, and how long nothing has moved on.

export function newCourse(seats: number): Course {
  const pairs = Array.from({ length: seats }, () => 0)
  return { beaten: 0, discarded: 0, out: [], pairs, quiet: 0, moved: [], stood: [], bouts: [] }
}

export function beatenOff({ beaten, discarded, out, pairs, bouts }: Course, bout: Bout): Course {
  const past = pastOf(bout, null)
  return movedOn(beaten + 1, discarded + past.cards, out, pairs, over(bouts, past))
}

export const takenBy = (
  { beaten, discarded, out, pairs, quiet, moved, stood, bouts }: Course,
  bout: Bout,
  taker: Seat,
): Course => ({
  beaten,
  discarded,
  out,
  pairs,
  quiet: quiet + 1,
  moved: wandered(moved, bout.slots, taker),
  stood,
  bouts: over(bouts, pastOf(bout, taker)),
})

export const afterDraw = ({ beaten, discarded, out, pairs, bouts }: Course, seat: Seat, count: number): Course => {
  const now = inLast(bouts, (last) => grown(last, last.slots, [...last.drew, { seat, count }], last.out))
  return movedOn(beaten, discarded, out, pairs, now)
}

export const afterExit = ({ beaten, discarded, out, pairs, bouts }: Course, seat: Seat, place: number): Course => {
  const now = inLast(bouts, (last) => grown(last, last.slots, last.drew, [...last.out, { seat, place }]))
  return movedOn(beaten, discarded, [...out, seat], pairs, now)
}

/** Nothing that lies behind can come again: a card was discarded or drawn, or somebody went out. */
const movedOn = (
  beaten: number,
  discarded: number,
  out: Course['out'],
  pairs: Course['pairs'],
  bouts: Course['bouts'],
): Course => ({ beaten, discarded, out, pairs, quiet: 0, moved: [], stood: [], bouts })

/** Everything on a table. */
export function cardsOf({ slots }: Pick<Bout, 'slots'>): readonly Card[] {
  const cards: Card[] = []
  for (const { attack, defence } of slots) {
    cards.push(attack)
    if (defence !== null) cards.push(defence)
  }
  return cards
}

const pastOf = (bout: Bout, taker: Seat | null): Past => ({
  number: bout.number,
  attacker: bout.attacker,
  defender: bout.defender,
  passedOn: bout.passedOn,
  taker,
  cards: cardsOf(bout).length,
  slots: bout.slots,
  drew: [],
  out: [],
})

const inLast = (bouts: readonly Past[], change: (last: Past) => Past): readonly Past[] =>
  bouts.length > 0 ? bouts.with(bouts.length - 1, change(bouts.at(-1)!)) : bouts

/** What becomes of a bout that is over, with all fields written out: engines copy a spread far more slowly. */
const grown = (
  { number, attacker, defender, passedOn, taker, cards }: Past,
  slots: Past['slots'],
  drew: Past['drew'],
  out: Past['out'],
): Past => ({ number, attacker, defender, passedOn, taker, cards, slots, drew, out })

/** Another bout is over: what was beaten before it may not be looked at any more. */
const over = (bouts: readonly Past[], past: Past): readonly Past[] => [
  ...inLast(bouts, (last) => (last.taker === null ? grown(last, null, last.drew, last.out) : last)),
  past,
]

/** The cards elsewhere than at first, after attack cards went to `to`: everybody saw them go, so this tells nothing. */
function wandered(list: readonly Moved[], slots: readonly Slot[], to: Seat): readonly Moved[] {
  const moved: Moved[] = []
  for (const it of list) {
    if (!slots.some(({ attack }) => attack === it.card)) moved.push(it)
    else if (it.from !== to) moved.push({ card: it.card, from: it.from, at: to })
  }
  for (const { attack, by } of slots)
    if (by !== to && !list.some(({ card }) => card === attack)) moved.push({ card: attack, from: by, at: to })
  return moved
}

/**
 * Names who attacks and where the wandering cards are. Of the starts of bouts in one quiet row, two have the same name exactly
 * where all hands are the same: so a position that comes again is known from open cards alone.
 */
export const placing = (list: readonly Moved[], attacker: Seat): string =>
  list.length === 0 ? `${attacker}` : [attacker, ...list.map(({ card, at }) => `${card}:${at}`).toSorted()].join(' ')
