import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { beats, rankOf, suitOf } from './beats.js'
import { owner } from './teams.js'
import { cardsOn, fits, mayThrow, room, throwers, throwing } from './throwers.js'
import { refusedShow, refusedTransfer, transfers } from './transfer.js'
import type { Action, Reason, State } from './types.js'

// Why an action is refused, and what there is to do. Only what a seat sees is looked at: its own hand and what lies open.

export const attackerOf = (state: State): Seat => owner(state, state.bout.attacker)
export const defenderOf = (state: State): Seat => owner(state, state.bout.defender)

/** Undefined: it may be done. */
export function refusal(state: State, seat: Seat, action: Action): Reason | undefined {
  if (state.phase === 'over') return 'game_over'
  switch (action.type) {
    case 'lead':
      return refusedLead(state, seat, action.cards)
    case 'beat':
      return refusedBeat(state, seat, action.attack, action.with)
    case 'take':
      return defending(state, seat)
    case 'transfer':
      return defending(state, seat) ?? refusedCards(state, seat, action.cards) ?? refusedTransfer(state, action.cards)
    case 'show':
      return defending(state, seat) ?? refusedCards(state, seat, [action.card]) ?? refusedShow(state, action.card)
    case 'throw':
      return refusedThrow(state, seat, action.cards)
    case 'pass':
      return refusedPass(state, seat, action.saw)
    case 'redeal':
      if (state.phase !== 'lead') return 'wrong_phase'
      return mayRedeal(state, seat) ? undefined : 'no_redeal'
    case 'exchange':
      return leading(state, seat) ?? (mayExchange(state, seat) ? undefined : 'no_exchange')
    case 'resign':
      return seat in state.hands && !state.course.out.includes(seat) ? undefined : 'wrong_phase'
  }
}

function leading(state: State, seat: Seat): Reason | undefined {
  if (state.phase !== 'lead') return 'wrong_phase'
  return seat === attackerOf(state) ? undefined : 'not_attacker'
}

function defending(state: State, seat: Seat): Reason | undefined {
  if (state.phase !== 'defend') return 'wrong_phase'
  return seat === defenderOf(state) ? undefined : 'not_defender'
}

function refusedCards({ hands }: State, seat: Seat, cards: readonly Card[]): Reason | undefined {
  if (!cards.every((card) => hands[seat]?.includes(card))) return 'card_not_in_hand'
  if (cards.some((card, i) => cards.indexOf(card) < i)) return 'duplicate_card'
  return cards.length === 0 ? 'no_cards' : undefined
}

function refusedLead(state: State, seat: Seat, cards: readonly Card[]): Reason | undefined {
  const refused = leading(state, seat) ?? refusedCards(state, seat, cards)
  if (refused) return refused
  if (cards.some((card) => rankOf(card) !== rankOf(cards[0]!))) return 'lead_mixed_ranks'
  if (cards.length > state.options.leadMax) return 'lead_too_many'
  return cards.length > room(state) ? 'limit_reached' : undefined
}

function refusedBeat(state: State, seat: Seat, attack: Card, defence: Card): Reason | undefined {
  const refused = defending(state, seat) ?? refusedCards(state, seat, [defence])
  if (refused) return refused
  const slot = state.bout.slots.find((one) => one.attack === attack)
  if (!slot) return 'no_such_attack'
  if (slot.defence !== null) return 'already_beaten'
  return beats(state.options, state.setting.trump, defence, attack) ? undefined : 'does_not_beat'
}

/** Several cards are refused whole if one of them would be: each must fit what lies there before them. */
function refusedThrow(state: State, seat: Seat, cards: readonly Card[]): Reason | undefined {
  if (!throwing(state)) return 'wrong_phase'
  const refused = refusedCards(state, seat, cards)
  if (refused) return refused
  if (cards.length > room(state)) return 'limit_reached'
  if (!cards.every((card) => fits(state.bout.slots, card))) return 'rank_not_on_table'
  if (state.options.throwBatch === 'one' && cards.length > 1) return refusedThrower(state, seat) ?? 'one_card_at_a_time'
  return refusedThrower(state, seat)
}

function refusedThrower(state: State, seat: Seat): Reason | undefined {
  if (seat === defenderOf(state)) return 'defender_cannot_throw'
  const all = throwers(state)
  if (!all.includes(seat)) return 'not_entitled_to_throw'
  if (mayThrow(state, all).includes(seat)) return undefined
  return state.options.throwProtocol === 'priority' ? 'not_your_priority' : 'already_passed'
}

/** Bito is said to a table on which all is beaten, or to somebody who takes. */
function refusedPass(state: State, seat: Seat, saw: number | undefined): Reason | undefined {
  if (state.phase !== 'throw' && state.phase !== 'taking') return 'wrong_phase'
  return refusedThrower(state, seat) ?? (saw === undefined || saw === cardsOn(state.bout.slots) ? undefined : 'stale')
}

/** Another deal may be asked for before the first lead by who holds too many cards of one suit, three times a game. */
function mayRedeal({ options, setting, bout, hands }: State, seat: Seat): boolean {
  const least = options.redealSameSuit
  const hand = hands[seat]
  if (!hand || least === 0 || options.allDealt || bout.number > 0 || setting.redeals >= 3) return false
  const suits = hand.flatMap((card) => (card === null ? [] : (suitOf(card) ?? [])))
  return suits.some((suit) => suits.filter((other) => other === suit).length >= least)
}

/** The lowest trump of the deck. */
export function lowestTrump({ options, setting }: State): Card | undefined {
  return setting.trump === null ? undefined : `${options.deck === 36 ? '6' : '2'}${setting.trump}`
}

function mayExchange(state: State, seat: Seat): boolean {
  const { options, setting, talon, hands } = state
  const low = lowestTrump(state)
  const { turned, trump } = setting
  if (options.trumpExchange === 'none' || talon.length === 0 || low === undefined || turned === null) return false
  if (suitOf(turned) !== trump || (options.trumpExchange === 'sixForAce' && rankOf(turned) !== 14)) return false
  return hands[seat]!.includes(low)
}

/** What `seat` may do, cards one at a time: `refusal` lets several pass as well where each of them may. */
export function legal(state: State, seat: Seat): readonly Action[] {
  switch (state.phase) {
    case 'dealing':
    case 'over':
      return []
    case 'lead':
      return leadsOf(state, seat)
    case 'defend':
      if (seat === defenderOf(state)) return defences(state, handOf(state, seat))
      return throwing(state) && mayThrow(state).includes(seat) ? throwsOf(state, seat) : []
    case 'throw':
    case 'taking':
      return mayThrow(state).includes(seat) ? [...throwsOf(state, seat), bito(state)] : []
  }
}

const handOf = ({ hands }: State, seat: Seat): readonly Card[] => (hands[seat] ?? []).filter((card) => card !== null)

function leadsOf(state: State, seat: Seat): readonly Action[] {
  const all: Action[] = []
  if (seat === attackerOf(state)) {
    for (const card of state.hands[seat]!) if (card !== null) all.push({ type: 'lead', cards: [card] })
    if (mayExchange(state, seat)) all.push({ type: 'exchange' })
  }
  if (mayRedeal(state, seat)) all.push({ type: 'redeal' })
  return all
}

function defences(state: State, mine: readonly Card[]): readonly Action[] {
  const { options, setting, bout } = state
  const all: Action[] = []
  for (const { attack, defence } of bout.slots) {
    if (defence !== null) continue
    for (const card of mine) if (beats(options, setting.trump, card, attack)) all.push({ type: 'beat', attack, with: card })
  }
  if (transfers(options)) {
    for (const card of mine) if (!refusedTransfer(state, [card])) all.push({ type: 'transfer', cards: [card] })
    for (const card of mine) if (!refusedShow(state, card)) all.push({ type: 'show', card })
  }
  all.push({ type: 'take' })
  return all
}

function throwsOf({ bout, hands }: State, seat: Seat): readonly Action[] {
  const all: Action[] = []
  for (const card of hands[seat]!) if (card !== null && fits(bout.slots, card)) all.push({ type: 'throw', cards: [card] })
  return all
}

const bito = ({ bout }: State): Action => ({ type: 'pass', saw: cardsOn(bout.slots) })

/** What somebody may queue who has a right to throw in when those before him have decided: against the table as it lies. */
export function ahead(state: State, seat: Seat): readonly Action[] {
  if (state.phase !== 'throw' && state.phase !== 'taking') return []
  if (!throwers(state).includes(seat) || state.bout.passed.includes(seat) || mayThrow(state).includes(seat)) return []
  return [...throwsOf(state, seat), bito(state)]
}
