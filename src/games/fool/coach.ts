import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { line, plainLines } from '../../kit/lines.js'
import type { Line } from '../../kit/screen.js'
import type { Language } from '../../kit/show.js'
import { who, type Text } from '../../kit/text.js'
import { suitOf } from './beats.js'
import { resultOf } from './end-page.js'
import { house } from './house.js'
import { placeOf, slotText } from './pages.js'
import { handOf } from './seat.js'
import { speech } from './speech.js'
import { owner } from './teams.js'
import { cardsOn, fits, mayThrow } from './throwers.js'
import type { Action, View } from './types.js'
import type { Words } from './words.js'

// The teacher of a first game: it plays as the house would, and says why. What lies on the table is told here, since nothing of a
// lesson stands in a channel.

/** The house looks at what it sees and needs no chance. */
const NO_CHANCE = { below: () => 0 }

/** What is said above the panel: the record of the last bout (`last`), what lies there, what to press now, and why. */
export function coach(
  view: View,
  legal: readonly Action[],
  last: readonly Line[],
  say: Words,
  language: Language,
): readonly Line[] {
  const { viewer, phase, bout, course } = view
  if (viewer === 'onlooker') return []
  const record = course.bouts.length > 0 ? last.map(({ text }) => line('small', text)) : []
  if (phase === 'over') return [...record, ...plainLines(ended(view, viewer, say))]
  const before = bout.slots.length === 0 ? record : []
  const table = bout.slots.map((slot) => line('quote', slotText(slot, say, speech(say, language, 'onlooker'))))
  return [...before, ...table, ...plainLines([...idea(view, viewer, say), ...now(view, viewer, legal, say, language)])]
}

/** What is new: the aim and the trumps at first, the end of the stock later. */
function idea(view: View, seat: Seat, say: Words): readonly Text[] {
  const { bout, setting, talon, course } = view
  const place = placeOf(view, seat)
  if (place !== undefined) return [say('coach.out', { place: say('place', { place }) })]
  if (bout.number === 0 && bout.slots.length === 0) {
    const trumps = setting.trump === null ? [] : [say('coach.trump', { sign: speech(say, 'en', seat).sign(setting.trump) })]
    return [say('coach.aim'), ...trumps]
  }
  return talon.length === 0 && bout.slots.length === 0 && course.out.length === 0 ? [say('coach.stock')] : []
}

function now(view: View, seat: Seat, legal: readonly Action[], say: Words, language: Language): readonly Text[] {
  const next = nextOf(view)
  if (legal.length === 0) return next === undefined || next === seat ? [] : [say('coach.wait', { name: who(next) })]
  const action = house(view, legal, NO_CHANCE)
  return [...why(view, seat, action, say, language), press(view, seat, action, legal, say, language)]
}

function nextOf(view: View): Seat | undefined {
  switch (view.phase) {
    case 'lead':
      return owner(view, view.bout.attacker)
    case 'defend':
      return owner(view, view.bout.defender)
    case 'throw':
    case 'taking':
      return mayThrow(view)[0]
    case 'dealing':
    case 'over':
      return undefined
  }
}

function why(view: View, seat: Seat, action: Action, say: Words, language: Language): readonly Text[] {
  const { card } = speech(say, language, seat)
  const name = who(owner(view, view.bout.defender))
  switch (action.type) {
    case 'lead':
      return [say('coach.lead', { name })]
    case 'beat':
      return [beating(view, action.attack, action.with, say, card)]
    case 'take':
      return [say('coach.take'), say('coach.take.sure')]
    case 'throw': {
      const [first] = action.cards
      if (first === undefined) return []
      const word = card(first)
      return [view.phase === 'taking' ? say('coach.throw.taking', { name, card: word }) : say('coach.throw', { card: word })]
    }
    case 'pass':
      return [say(handOf(view, seat).some((it) => fits(view.bout.slots, it)) ? 'coach.bito' : 'coach.bito.none')]
    case 'transfer':
    case 'show':
    case 'redeal':
    case 'exchange':
    case 'resign':
      return []
  }
}

function beating({ setting: { trump } }: View, attack: Card, card: Card, say: Words, word: (card: Card) => Text): Text {
  if (suitOf(attack) === trump) return say('coach.beat.trump.high', { attack: word(attack) })
  if (suitOf(card) === trump) return say('coach.beat.trump', { attack: word(attack) })
  return say('coach.beat.suit', { attack: word(attack), card: word(card) })
}

/** What is to be pressed, by the words on the buttons. */
function press(view: View, seat: Seat, action: Action, legal: readonly Action[], say: Words, language: Language): Text {
  const { card, cards } = speech(say, language, seat)
  switch (action.type) {
    case 'lead':
    case 'throw':
    case 'transfer':
      return say('coach.press', { what: cards(action.cards) })
    case 'show':
      return say('coach.press', { what: card(action.card) })
    case 'beat': {
      const ways = legal.filter((it) => it.type === 'beat' && it.with === action.with)
      const what = card(action.with)
      if (ways.length === 1) return say('coach.press', { what })
      return say('coach.press.take', { what, sure: say('ask.beat', { card: card(action.attack) }) })
    }
    case 'take': {
      const count = cardsOn(view.bout.slots)
      return say('coach.press.take', { what: say('take', { cards: count }), sure: say('take.sure', { cards: count }) })
    }
    case 'pass':
    case 'redeal':
    case 'exchange':
    case 'resign':
      return say('coach.press', { what: say('bito') })
  }
}

function ended(view: View, seat: Seat, say: Words): readonly Text[] {
  const [fool] = resultOf(view).fools
  if (fool === undefined) return [say('coach.draw')]
  return [fool === seat ? say('coach.fool') : say('coach.won', { name: who(fool) })]
}
