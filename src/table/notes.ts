import { gameOf } from '../games/index.js'
import type { Seat } from '../kit/game.js'
import type { Press } from '../kit/screen.js'
import type { Language } from '../kit/show.js'
import { who, type Moment, type Text } from '../kit/text.js'
import { list } from '../kit/words.js'
import { clocks, TURNS } from './clock.js'
import { seatsFor } from './fit.js'
import { personOf } from './lay.js'
import { openSeats, tally } from './seats.js'
import { isAway, present, type Shelf, type Table, type Vote } from './table.js'
import { words } from './words.js'

// What everybody may know of a table in play beside the game: time, who plays for whom, seats that are free, wishes.

export const relative = (at: number): Moment => ({ at, as: 'relative' })

/** So many wishes to remove somebody, and seats to be taken, stand under a page; its message holds only so much. */
const MOST = 3

/** The most telling first: what does not fit into a message is cut at its end. */
export const standing = (table: Table, language: Language, shelf: Shelf = gameOf): readonly Text[] =>
  table.phase === 'playing'
    ? [
        ...times(table, language, shelf),
        ...sittingIn(table, language),
        ...freeSeats(openSeats(table), language),
        ...wishes(table, language).slice(0, MOST),
      ]
    : []

/** Whose time runs until when; where it is a secret who is waited for, only until when the turn lasts. */
function times(table: Table, language: Language, shelf: Shelf): readonly Text[] {
  const say = words(language)
  if (shelf(table.game).rules.secretTurn) {
    const until = turnEnds(table, shelf)
    return until === undefined ? [] : [say('time.turn', { until: relative(until) })]
  }
  const running = clocks(table, shelf)
  const ends = [...new Set(running.map(({ clock }) => clock.until))].toSorted((a, b) => a - b)
  return ends.map((until) => {
    const seats = running.flatMap(({ seat, clock }) => (clock.until === until ? [seat] : []))
    return say('time.of', { names: named(seats, language), until: relative(until) })
  })
}

/** Counted from all who are waited for, house players too: whether it is said tells nobody who they are. */
export function turnEnds(table: Table, shelf: Shelf): number | undefined {
  const turn = TURNS[table.pace]
  if (!turn || table.phase !== 'playing' || table.paused || present(table).length < 2) return undefined
  const since = shelf(table.game)
    .rules.turn(table.state)
    .map((seat) => table.askedAt[seat] ?? 0)
  return since.length > 0 ? Math.max(...since) + turn.turn : undefined
}

/** Where the options fix everybody's time, they say so themselves, and no pace is left to choose. */
export function hasOwnTime({ game, options }: Table, shelf: Shelf): boolean {
  const { rules } = shelf(game)
  const [least] = seatsFor(rules, options)
  return least !== undefined && rules.clock?.(rules.setup(least, options), 0) !== undefined
}

function sittingIn({ seats }: Table, language: Language): readonly Text[] {
  const away = seats.flatMap((seated, seat) => (seated.player.kind === 'person' && isAway(seated) ? [seat] : []))
  return away.length ? [words(language)('house.for', { names: named(away, language), count: away.length })] : []
}

/** Who plays in seats that may be taken. */
export const freeSeats = (seats: readonly Seat[], language: Language): readonly Text[] =>
  seats.length ? [words(language)('open.seats', { names: named(seats, language), count: seats.length })] : []

/** One button for the only seat, else one for each of the first few, after whom the house plays there. */
export function seatButtons(seats: readonly Seat[], language: Language): readonly Press[] {
  const say = words(language)
  return seats.slice(0, MOST).map((seat) => ({
    kind: 'press',
    label: seats.length === 1 ? say('take.seat') : say('take.seat.of', { name: who(seat) }),
    to: { verb: 'take-seat', about: `${seat}` },
  }))
}

/** What is wished so far, and how much is still to be wished: the end of the table, or that somebody goes. */
export function wishes(table: Table, language: Language): readonly Text[] {
  const say = words(language)
  const ends = table.votes.some(({ about }) => about === 'end') ? ['end' as const] : []
  const removed = new Set(table.votes.flatMap(({ about }) => (about === 'end' ? [] : [about.remove])))
  const all: readonly Vote['about'][] = [...ends, ...[...removed].map((remove) => ({ remove }))]
  return all.flatMap((about) => {
    const count = tally(table, about)
    if (count.wishes === 0) return []
    return [about === 'end' ? say('wishes.end', count) : say('wishes.remove', { ...count, name: personOf(table, about.remove) })]
  })
}

const named = (seats: readonly Seat[], language: Language): Text =>
  list(
    language,
    seats.map((seat) => [who(seat)]),
  )
