import { z } from 'zod'
import { SUITS } from '../../kit/cards.js'
import { beats, deckOf } from './beats.js'
import { clash, options } from './options.js'
import { cardsOf } from './record.js'
import { isIn, owner, seatsIn, targetOf } from './teams.js'
import { undecided } from './throwers.js'
import { card, first, result, seat, type State } from './types.js'
import { beatenLast } from './view.js'

const count = z.number().int().min(0)
const cards = z.array(card).max(54)
const seats = z.array(seat).max(8)
const slot = z.strictObject({ attack: card, by: seat, defence: card.nullable() })
const slots = z.array(slot).max(54)

/** A position with all its cards, as the table holds it once they are dealt. */
const shape = z.strictObject({
  options,
  phase: z.enum(['lead', 'defend', 'throw', 'taking', 'over']),
  setting: z.strictObject({
    previous: z.strictObject({ fool: seat, winner: seat.nullable() }).nullable(),
    redeals: count.max(3),
    trump: z.enum(SUITS).nullable(),
    turned: card,
    first,
  }),
  hands: z.array(cards).max(8),
  known: z.array(cards).max(8),
  talon: cards,
  bout: z.strictObject({
    number: count,
    attacker: seat,
    defender: seat,
    limit: count,
    slots,
    passed: seats,
    shown: cards,
    passedOn: z.array(seat).max(12),
    emptied: seats,
    straps: cards,
  }),
  course: z.strictObject({
    beaten: count,
    discarded: count,
    out: seats,
    pairs: z.array(count).max(8),
    quiet: count,
    moved: z.array(z.strictObject({ card, from: seat, at: seat })).max(54),
    stood: z.array(z.string()),
    bouts: z.array(
      z.strictObject({
        number: count,
        attacker: seat,
        defender: seat,
        passedOn: z.array(seat).max(12),
        taker: seat.nullable(),
        cards: count,
        slots: slots.nullable(),
        drew: z.array(z.strictObject({ seat, count })).max(8),
        out: z.array(z.strictObject({ seat, place: count })).max(8),
      }),
    ),
  }),
  result: result.nullable(),
})

/**
 * Positions of a table of so many seats in which everything goes together: each card in one place, roles that follow from who
 * is in, a phase that follows from the table. Whether some game led there nobody can tell, since the discard is not kept.
 */
export const position = (many: number): z.ZodType<State> =>
  shape.refine((state) => sound(state, many), { error: 'no game leads to this position' })

const sound = (state: State, many: number): boolean =>
  clash(state.options, many) === undefined &&
  state.hands.length === many &&
  state.known.length === many &&
  state.course.pairs.length === many &&
  seatsOf(state).every((seat) => seat < many) &&
  onceEach(state) &&
  hands(state) &&
  table(state) &&
  phase(state)

function seatsOf({ setting, bout, course, result }: State): readonly number[] {
  const { attacker, defender, slots, passed, passedOn, emptied } = bout
  const past = course.bouts.flatMap((one) => [one.attacker, one.defender, one.taker ?? 0, ...one.passedOn])
  const ends = result ? [...result.fools, ...result.drawn, result.places.length - 1] : []
  const first = setting.first?.seat ?? 0
  return [
    first,
    attacker,
    defender,
    ...slots.map(({ by }) => by),
    ...passed,
    ...passedOn,
    ...emptied,
    ...course.out,
    ...past,
    ...ends,
  ]
}

/** Every card of the deck lies in a hand, in the talon, on the table or in the discard, and none in two places. */
function onceEach(state: State): boolean {
  const { hands, talon, bout, course, options } = state
  const deck = deckOf(options)
  const placed = [...hands.flat(), ...talon, ...cardsOf(bout)].filter((card) => card !== null)
  const all = [...placed, ...beatenLast(state)]
  return (
    placed.length + course.discarded === deck.length &&
    new Set(all).size === all.length &&
    all.every((card) => deck.includes(card)) &&
    beatenLast(state).length <= course.discarded
  )
}

/** What is known of hands lies in them; nobody is out while there is a talon, nor with cards; the card under the talon made trumps. */
const hands = (state: State): boolean =>
  state.known.every((known, seat) => known.every((card) => state.hands[seat]!.includes(card))) &&
  state.course.out.every((seat) => state.hands[seat]!.length === 0 && state.talon.length === 0) &&
  (state.talon.length === 0 || state.talon.at(-1) === state.setting.turned) &&
  (state.phase !== 'lead' || seatsIn(state).every((seat) => state.hands[seat]!.length >= least(state)))

/** With a talon hands have been filled up; without one nobody still in has none. */
const least = ({ talon, options }: State): number => (talon.length > 0 ? options.hand : 1)

const table = ({ options, setting, bout }: State): boolean =>
  bout.slots.length <= Math.max(bout.limit, options.maxAttack) &&
  bout.slots.every(({ attack, defence }) => defence === null || beats(options, setting.trump, defence, attack))

function phase(state: State): boolean {
  const { bout, result } = state
  const open = bout.slots.filter(({ defence }) => defence === null).length
  if (state.phase === 'over') return result !== null
  const roles = bout.defender === targetOf(state, bout.attacker) && owner(state, bout.defender) !== owner(state, bout.attacker)
  if (result !== null || !roles || seatsIn(state).length < 2 || !isIn(state, owner(state, bout.attacker))) return false
  switch (state.phase) {
    case 'dealing':
      return false
    case 'lead':
      return bout.slots.length === 0
    case 'defend':
      return open > 0
    case 'throw':
      return open === 0 && bout.slots.length > 0 && undecided(state).length > 0
    case 'taking':
      return bout.slots.length > 0 && undecided(state).length > 0
  }
}
