import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import type { Language } from '../../kit/show.js'
import { who, type Text } from '../../kit/text.js'
import { list } from '../../kit/words.js'
import { placeOf } from './pages.js'
import { bySuit, speech } from './speech.js'
import { owner, teamOf } from './teams.js'
import { mayThrow, room, throwing } from './throwers.js'
import type { View } from './types.js'
import type { Words } from './words.js'

// What a panel tells a seat. Texts are undefined where there is nothing to tell.

export const handOf = ({ hands, setting }: View, seat: Seat): readonly Card[] =>
  bySuit(
    hands[seat]!.filter((card) => card !== null),
    setting.trump,
  )

export const openAttacks = ({ bout }: View): readonly Card[] =>
  bout.slots.filter(({ defence }) => defence === null).map(({ attack }) => attack)

/** "Trump ♥." */
function trumpText({ setting: { trump } }: View, say: Words, language: Language): Text {
  return trump === null ? say('trump.short.none') : say('trump.short', { sign: speech(say, language, 'onlooker').sign(trump) })
}

/** What a seat that may act now is asked. */
export function question(view: View, seat: Seat, say: Words, language: Language): Text {
  const { cards } = speech(say, language, seat)
  const defender = owner(view, view.bout.defender)
  const name = who(defender)
  const trump = trumpText(view, say, language)
  const beaten = view.bout.slots.length
  switch (view.phase) {
    case 'lead':
      return say('mine.attack', { name, room: view.bout.limit, trump })
    case 'taking':
      return say('mine.throw.taking', { name, room: room(view), trump })
    case 'defend':
      if (seat === defender)
        return say('mine.defend', { name: who(owner(view, view.bout.attacker)), cards: cards(openAttacks(view)), trump })
      return say('mine.throw.open', { name, cards: cards(openAttacks(view)), room: room(view), trump })
    case 'throw':
    case 'dealing':
    case 'over':
      return say('mine.throw', { name, beaten, room: room(view), trump })
  }
}

/** What a seat that has nothing to do sees going on. */
export function waiting(view: View, seat: Seat, say: Words, language: Language): readonly (Text | undefined)[] {
  return [
    going(view, seat, say, language),
    throwing(view) ? deciding(view, seat, say, language) : undefined,
    trumpText(view, say, language),
  ]
}

/** What a seat sees that may queue something: who decides first. */
export function waitingInLine(view: View, seat: Seat, say: Words): readonly Text[] {
  const name = who(owner(view, view.bout.defender))
  const first = mayThrow(view).find((other) => other !== seat)
  const next = first === undefined ? [] : say('line.first', { name: who(first) })
  if (view.phase === 'taking') return [say('line.taking', { name, next })]
  return [say('line.throw', { name, beaten: view.bout.slots.length, next })]
}

function going(view: View, seat: Seat, say: Words, language: Language): Text {
  const { cards } = speech(say, language, seat)
  const bout = view.bout.number + 1
  const defender = owner(view, view.bout.defender)
  const name = who(defender)
  const beaten = view.bout.slots.length
  const mine = seat === defender
  switch (view.phase) {
    case 'defend':
      return say('wait.beats', { bout, name, cards: cards(openAttacks(view)) })
    case 'throw':
      return mine ? say('wait.you-beat', { bout, beaten }) : say('wait.throw', { bout, name, beaten })
    case 'taking':
      return mine ? say('wait.you-take', { bout }) : say('wait.taking', { bout, name })
    case 'lead':
    case 'dealing':
    case 'over': {
      const attacker = who(owner(view, view.bout.attacker))
      return mine ? say('wait.attacked', { bout, attacker }) : say('wait.starts', { bout, attacker, defender: name })
    }
  }
}

/** Whom the table waits for while cards may be thrown in. */
function deciding(view: View, seat: Seat, say: Words, language: Language): Text | undefined {
  const others = mayThrow(view).filter((other) => other !== seat)
  if (others.length === 0) return undefined
  const names = list(
    language,
    others.map((other) => [who(other)]),
    'disjunction',
  )
  return say('wait.decides', { names })
}

/** The hand in words: all of it, or what is left beside the buttons. */
export function handText(view: View, seat: Seat, shown: readonly Card[], say: Words, language: Language): Text | undefined {
  const { cards } = speech(say, language, seat)
  const hand = handOf(view, seat)
  const rest = hand.filter((card) => !shown.includes(card))
  const place = placeOf(view, seat)
  if (place !== undefined) return say('hand.out', { place: say('place', { place }) })
  if (shown.length === 0) return say('hand.all', { count: hand.length, cards: cards(hand) })
  return rest.length ? say('hand.rest', { cards: cards(rest) }) : undefined
}

/** Partners, where there are teams. */
export function partners({ options, hands }: View, seat: Seat, say: Words, language: Language): Text | undefined {
  const others = [...hands.keys()].filter((other) => other !== seat && teamOf(options, other) === teamOf(options, seat))
  return others.length ? say('you.partners', { names: speech(say, language, seat).names(others) }) : undefined
}
