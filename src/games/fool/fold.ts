import type { Card, Face } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { add, forget, reveal, spend } from './hands.js'
import { afterDraw, afterExit, beatenOff, cardsOf, newCourse, placing, takenBy } from './record.js'
import type { Bout, Course, Event, Slot, State } from './types.js'

// What events do. All of it works on backs as well as on faces: a hand with backs has its known cards first.

export const NO_BOUT: Bout = {
  number: 0,
  attacker: 0,
  defender: 0,
  limit: 0,
  slots: [],
  passed: [],
  shown: [],
  passedOn: [],
  emptied: [],
  straps: [],
}

export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'redeal-claimed':
      return { ...state, phase: 'dealing', setting: { ...state.setting, redeals: state.setting.redeals + 1 } }
    case 'dealt': {
      const { hands, talon, previous } = event
      const setting = { previous, redeals: state.setting.redeals, trump: null, turned: null, first: null }
      const known = hands.map(() => [])
      return { ...state, phase: 'dealing', setting, hands, known, talon, bout: NO_BOUT, course: newCourse(hands.length) }
    }
    case 'trump-turned': {
      const { card, trump, seat } = event
      const now = { ...state, talon: turnedUp(state.talon, card), setting: { ...state.setting, trump, turned: card } }
      return seat === null || card === null ? now : reveal(now, seat, card)
    }
    case 'first-chosen': {
      const { seat, by, card } = event
      const now = { ...state, setting: { ...state.setting, first: { seat, by, card } } }
      return card === null ? now : reveal(now, seat, card)
    }
    case 'bout-begun': {
      const { bout: number, attacker, defender, limit } = event
      const stood = [...state.course.stood, placing(state.course.moved, attacker)]
      const bout = { number, attacker, defender, limit, slots: [], passed: [], shown: [], passedOn: [], emptied: [], straps: [] }
      return within(state, 'lead', state.hands, state.known, bout, { ...state.course, stood })
    }
    case 'exchanged': {
      const { seat, gave, took } = event
      const known = forget(state.known, seat, [gave])
      return {
        ...state,
        setting: { ...state.setting, turned: gave },
        hands: state.hands.with(seat, add(spend(state.hands[seat]!, [gave]), [took])),
        known: known.with(seat, [...known[seat]!, took]),
        talon: turnedUp(state.talon, gave),
        course: { ...state.course, moved: [], stood: [] },
      }
    }
    case 'led':
      return laid(state, event.seat, event.cards, 'defend')
    case 'thrown':
      return laid(state, event.seat, event.cards, state.phase === 'taking' ? 'taking' : 'defend')
    case 'transferred':
      return passedOn(laid(state, event.seat, event.cards, 'defend'), event, [])
    case 'shown':
      return passedOn(reveal(state, event.seat, event.card), event, [event.card])
    case 'beaten':
      return answered(state, event.seat, event.attack, event.with)
    case 'take-declared':
      return within(state, 'taking', state.hands, state.known, state.bout, state.course)
    case 'passed': {
      const { bout: now } = state
      const bout = onTable(now, now.slots, [...now.passed, event.seat], now.emptied, now.straps)
      return within(state, state.phase, state.hands, state.known, bout, state.course)
    }
    case 'bout-beaten': {
      const { bout, course, hands, known } = state
      return within(state, 'dealing', hands, known, cleared(bout), beatenOff(course, bout))
    }
    case 'bout-taken':
      return taken(state, event.seat)
    case 'drew':
      return drawn(state, event.seat, event.cards, event.turned)
    case 'out':
      return within(state, state.phase, state.hands, state.known, state.bout, afterExit(state.course, event.seat, event.place))
    case 'resigned':
    case 'epaulettes-hung':
      return state
    case 'over': {
      const { by, fools, drawn, places, straps } = event
      return { ...state, phase: 'over', result: { by, fools, drawn, places, straps } }
    }
  }
}

/** What changes within a bout. All fields are written out: engines copy a spread far more slowly. */
const within = (
  { options, setting, talon: talonBefore, result }: State,
  phase: State['phase'],
  hands: State['hands'],
  known: State['known'],
  bout: Bout,
  course: Course,
  talon = talonBefore,
): State => ({ options, phase, setting, hands, known, talon, bout, course, result })

const onTable = (
  { number, attacker, defender, limit, shown, passedOn }: Bout,
  slots: Bout['slots'],
  passed: Bout['passed'],
  emptied: Bout['emptied'],
  straps: Bout['straps'],
): Bout => ({ number, attacker, defender, limit, slots, passed, shown, passedOn, emptied, straps })

const cleared = (bout: Bout): Bout => onTable(bout, [], bout.passed, bout.emptied, bout.straps)

/** Attack cards come on the table, those of a lead, of a throw or of somebody who passes the attack on. */
function laid(state: State, seat: Seat, cards: readonly Card[], phase: State['phase']): State {
  const { bout, course } = state
  const hand = spend(state.hands[seat]!, cards)
  const empty = hand.length === 0
  const slots: Slot[] = [...bout.slots]
  for (const attack of cards) slots.push({ attack, by: seat, defence: null })
  const after = onTable(
    bout,
    slots,
    phase === 'taking' ? bout.passed : [],
    empty ? [...bout.emptied, seat] : bout.emptied,
    empty && cards.length > 1 && state.talon.length === 0 ? cards : bout.straps,
  )
  const pairs = cards.length < 2 ? course.pairs : course.pairs.with(seat, course.pairs[seat]! + Math.floor(cards.length / 2))
  const known = forget(state.known, seat, cards)
  return within(state, phase, state.hands.with(seat, hand), known, after, pairs === course.pairs ? course : { ...course, pairs })
}

/** The former defender attacks now. */
function passedOn(
  state: State,
  { seat, attacker, defender, limit }: { readonly seat: Seat } & Pick<Bout, 'attacker' | 'defender' | 'limit'>,
  shown: readonly Card[],
): State {
  const { bout } = state
  const after = {
    ...bout,
    attacker,
    defender,
    limit,
    shown: [...bout.shown, ...shown],
    passedOn: [...bout.passedOn, seat],
  }
  return within(state, 'defend', state.hands, state.known, after, state.course)
}

function answered(state: State, seat: Seat, attack: Card, defence: Card): State {
  const { bout } = state
  const hand = spend(state.hands[seat]!, [defence])
  const slots = bout.slots.map((slot) => (slot.attack === attack ? { attack, by: slot.by, defence } : slot))
  const emptied = hand.length === 0 ? [...bout.emptied, seat] : bout.emptied
  const phase = slots.every((slot) => slot.defence !== null) ? 'throw' : 'defend'
  const hands = state.hands.with(seat, hand)
  const after = onTable(bout, slots, bout.passed, emptied, bout.straps)
  return within(state, phase, hands, forget(state.known, seat, [defence]), after, state.course)
}

/** The cards of the bout go to the taker's hand, and everybody has seen them. */
function taken(state: State, seat: Seat): State {
  const { bout, course } = state
  const cards = cardsOf(bout)
  const hands = state.hands.with(seat, add(state.hands[seat]!, cards))
  const known = state.known.with(seat, state.known[seat]!.concat(cards))
  return within(state, 'dealing', hands, known, cleared(bout), takenBy(course, bout, seat))
}

function drawn(state: State, seat: Seat, cards: readonly Face[], turned: boolean): State {
  const open = turned ? (cards.at(-1) ?? null) : null
  const hands = state.hands.with(seat, add(state.hands[seat]!, cards))
  const known = open === null ? state.known : state.known.with(seat, [...state.known[seat]!, open])
  const course = afterDraw(state.course, seat, cards.length)
  return within(state, state.phase, hands, known, state.bout, course, state.talon.slice(cards.length))
}

/** Another card lies under the talon, if there is one. */
const turnedUp = (talon: State['talon'], card: Face): State['talon'] => (talon.length > 0 ? [...talon.slice(0, -1), card] : talon)
