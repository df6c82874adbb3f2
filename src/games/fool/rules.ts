import type { Card } from '../../kit/cards.js'
import { cascade, defineGame, type Ruling, type Seat } from '../../kit/game.js'
import type { Rng } from '../../kit/rng.js'
import { ahead, attackerOf, defenderOf, legal, lowestTrump, refusal } from './allowed.js'
import { rankOf, suitOf } from './beats.js'
import { settle } from './bout.js'
import { dealing } from './deal.js'
import { legacy, outcome, resignation } from './ending.js'
import { apply, NO_BOUT } from './fold.js'
import { clash, options, type Options } from './options.js'
import { position } from './position.js'
import { newCourse } from './record.js'
import { cardsOn, mayThrow } from './throwers.js'
import { clock, done, leaving, opening } from './timing.js'
import { passedTo } from './transfer.js'
import * as types from './types.js'
import type { Action, Deal, Event, State, View } from './types.js'
import { imagine, redact, view } from './view.js'

// The Fool (Durak) and its nearest relatives. Here is the course of the game; beats.ts says which card beats which, allowed.ts
// what may be done, throwers.ts and transfer.ts who throws in and who passes on, bout.ts and ending.ts how it ends.

function setup(seats: number, options: Options, before?: State): State {
  const previous = before?.hands.length === seats ? legacy(before) : null
  return {
    options,
    phase: 'dealing',
    setting: { previous, redeals: 0, trump: null, turned: null, first: null },
    hands: Array.from({ length: seats }, () => []),
    known: Array.from({ length: seats }, () => []),
    talon: [],
    bout: NO_BOUT,
    course: newCourse(seats),
    result: null,
  }
}

function turn(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'dealing':
    case 'over':
      return []
    case 'lead':
      return [attackerOf(state)]
    case 'defend':
      return [defenderOf(state)]
    case 'throw':
    case 'taking':
      return mayThrow(state)
  }
}

function play(state: State, seat: Seat, action: Action, rng: Rng): Ruling<Event> {
  const reason = refusal(state, seat, action)
  if (reason) return { ok: false, reason }
  const events = effect(state, seat, action, rng)
  if (!mayEndBout(state, action)) return { ok: true, events }
  const it = cascade(state, apply)
  for (const event of events) it.happens(event)
  settle(it)
  return { ok: true, events: it.events }
}

/** Whether nobody may be left to throw in after this action. After any other the defender, or whoever leads, has the word. */
const mayEndBout = ({ phase }: State, { type }: Action): boolean =>
  type === 'beat' || type === 'take' || type === 'pass' || (type === 'throw' && phase === 'taking')

/** What an action that may be done brings at once. */
function effect(state: State, seat: Seat, action: Action, rng: Rng): readonly Event[] {
  switch (action.type) {
    case 'lead':
      return [{ type: 'led', seat, cards: action.cards }]
    case 'beat':
      return [{ type: 'beaten', seat, attack: action.attack, with: action.with }]
    case 'take':
      return [{ type: 'take-declared', seat }]
    case 'transfer':
      return [{ type: 'transferred', seat, cards: action.cards, ...passedTo(state) }]
    case 'show':
      return [{ type: 'shown', seat, card: action.card, ...passedTo(state) }]
    case 'throw':
      return [{ type: 'thrown', seat, cards: action.cards }]
    case 'pass':
      return [{ type: 'passed', seat }]
    case 'redeal': {
      const claimed: Event = { type: 'redeal-claimed', seat }
      return [claimed, ...dealing(apply(state, claimed), rng)]
    }
    case 'exchange':
      return [exchanged(state, seat)]
    case 'resign':
      return [
        { type: 'resigned', seat },
        { type: 'over', ...resignation(state, seat) },
      ]
  }
}

function exchanged(state: State, seat: Seat): Event {
  const gave = lowestTrump(state)
  const took = state.setting.turned
  if (gave === undefined || took === null) throw new Error('there is no trump to exchange')
  return { type: 'exchanged', seat, gave, took }
}

/** Late is lost at a rated table, for those whom all wait for; elsewhere the lowest card is led, cards are taken, Bito is said. */
function idle(state: State, seat: Seat): Action {
  switch (state.phase) {
    case 'lead':
      return state.options.rated ? { type: 'resign' } : { type: 'lead', cards: [cheapest(state, seat)] }
    case 'defend':
      return state.options.rated ? { type: 'resign' } : { type: 'take' }
    case 'throw':
    case 'taking':
      return { type: 'pass', saw: cardsOn(state.bout.slots) }
    case 'dealing':
    case 'over':
      throw new Error('nobody is out of time when nobody is waited for')
  }
}

function cheapest({ hands, setting }: State, seat: Seat): Card {
  const cost = (card: Card): number => rankOf(card) + (suitOf(card) === setting.trump ? 20 : 0)
  const cards = hands[seat]!.filter((card) => card !== null)
  return cards.reduce((least, card) => (cost(card) < cost(least) ? card : least))
}

/** A throw and a Bito are made against the table as it lies; a Bito that stands, against the bout. Another deal makes all of it anew. */
function against({ bout, setting }: State, stands: boolean): string {
  const inBout = `d${setting.redeals}b${bout.number}`
  return stands ? inBout : `${inBout}.${cardsOn(bout.slots)}`
}

export const rules = defineGame<State, Action, Event, View, Options, Deal>({
  id: 'fool',
  version: 1,
  seats: [2, 8],
  open: true,
  options,
  clash,
  action: types.action,
  event: types.event,
  given: types.given,
  position,
  setup,
  deal: dealing,
  apply,
  turn,
  legal,
  play,
  idle,
  clock,
  opening,
  done,
  leaving,
  ahead,
  against,
  outcome,
  view,
  redact,
  imagine,
})
