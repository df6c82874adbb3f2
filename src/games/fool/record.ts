import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import type { Bout, Course, Moved, Past, Slot } from './types.js'

// What a game has come to: the bouts that are over, who is out, and how long nothing has moved on.

export function newCourse(seats: number): Course {
  const pairs = Array.from({ length: seats }, () => 0)
  return { beaten: 0, discarded: 0, out: [], pairs, quiet: 0, moved: [], stood: [], bouts: [] }
}

/** Nothing that lies behind can come again: a card was discarded or drawn, or somebody went out. */
export const NEWS = { quiet: 0, moved: [], stood: [] } as const satisfies Partial<Course>

export function beatenOff(course: Course, bout: Bout): Course {
  const past = pastOf(bout, null)
  const discarded = course.discarded + past.cards
  return { ...course, beaten: course.beaten + 1, discarded, ...NEWS, bouts: [...turnedOver(course.bouts), past] }
}

export const takenBy = (course: Course, bout: Bout, taker: Seat): Course => ({
  ...course,
  quiet: course.quiet + 1,
  moved: wandered(course.moved, bout.slots, taker),
  bouts: [...turnedOver(course.bouts), pastOf(bout, taker)],
})

export const afterDraw = (course: Course, seat: Seat, count: number): Course => ({
  ...course,
  ...NEWS,
  bouts: inLast(course.bouts, ({ drew }) => ({ drew: [...drew, { seat, count }] })),
})

export const afterExit = (course: Course, seat: Seat, place: number): Course => ({
  ...course,
  ...NEWS,
  out: [...course.out, seat],
  bouts: inLast(course.bouts, ({ out }) => ({ out: [...out, { seat, place }] })),
})

/** Everything on a table. */
export const cardsOf = ({ slots }: Pick<Bout, 'slots'>): readonly Card[] =>
  slots.flatMap(({ attack, defence }) => (defence === null ? [attack] : [attack, defence]))

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

function inLast(bouts: readonly Past[], change: (last: Past) => Partial<Past>): readonly Past[] {
  const last = bouts.at(-1)
  return last ? [...bouts.slice(0, -1), { ...last, ...change(last) }] : bouts
}

/** Another bout is over: what was beaten before it may not be looked at any more. */
const turnedOver = (bouts: readonly Past[]): readonly Past[] =>
  inLast(bouts, ({ taker, slots }) => ({ slots: taker === null ? null : slots }))

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
  [attacker, ...list.map(({ card, at }) => `${card}:${at}`).toSorted()].join(' ')
