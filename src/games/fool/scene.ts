import type { Card } from '../../kit/cards.js'
import { BACK, faceOf, faces, heard, named } from '../../kit/scene-parts.js'
import type { LaidCard, MarksPart, Place, Scene } from '../../kit/scene.js'
import type { Seat } from '../../kit/game.js'
import type { Language } from '../../kit/show.js'
import { who, type Text } from '../../kit/text.js'
import { suitOf } from './beats.js'
import { speech } from './speech.js'
import { owner } from './teams.js'
import { mayThrow } from './throwers.js'
import type { Slot, View } from './types.js'
import type { Words } from './words.js'

// A hand and a bout, to be seen.

type Sentences = readonly (Text | undefined)[]

const face = faces<Words>((card, say) => faceOf(card, say('rank', { rank: card.slice(0, -1) })))
const laid = (card: Card, say: Words): LaidCard<Text> => ({ face: face(card, say) })

/** What of a hand can be played now, all of it where nothing is asked; and what has been picked out of it. */
export interface Choice {
  readonly open?: readonly Card[]
  readonly raised?: readonly Card[]
}

/** So many cards are told in words; of more, signs take less room. */
const WORDS = 24

/** The own hand as it is held. */
export function handScene(
  hand: readonly Card[],
  { open = hand, raised = [] }: Choice,
  say: Words,
  language: Language,
): Scene<Text> | undefined {
  if (hand.length === 0) return undefined
  const { cards } = speech(say, language, 'onlooker', hand.length <= WORDS)
  const rest = hand.filter((card) => !open.includes(card))
  const look = (card: Card): Pick<LaidCard, 'look'> =>
    raised.includes(card) ? { look: 'raised' } : rest.includes(card) ? { look: 'dim' } : {}
  const sentences =
    rest.length === 0 || open.length === 0
      ? [say('hand.all', { count: hand.length, cards: cards(hand) })]
      : [say('picture.open', { cards: cards(open) }), say('hand.rest', { cards: cards(rest) })]
  return {
    alt: heard([raised.length > 0 ? cards(raised) : undefined, ...sentences]),
    parts: [{ as: 'hand', cards: hand.map((card) => ({ ...laid(card, say), ...look(card) })) }],
  }
}

/** An attack, and what beats it laid over it. */
export const pair = ({ attack, defence }: Pick<Slot, 'attack' | 'defence'>, say: Words): readonly LaidCard<Text>[] =>
  defence === null ? [laid(attack, say)] : [laid(attack, say), { ...laid(defence, say), lie: 'over' }]

/** The bout in play, with the stock over its trump, what is discarded, and how many cards everybody holds. */
export function boutScene(view: View, title: Text, sentences: Sentences, hands: readonly Text[], say: Words): Scene<Text> {
  const { phase } = view
  const { slots, attacker } = view.bout
  const lit = acting(view)
  const marks: MarksPart<Text> = {
    as: 'marks',
    marks: hands.map((text, seat) => ({ text, tone: lit.includes(seat) ? 'lit' : 'paper' })),
  }
  return {
    title: named(title),
    alt: heard(sentences),
    parts: [
      {
        as: 'places',
        places:
          slots.length > 0
            ? slots.map((slot) => ({
                name: [who(slot.by)],
                cards: pair(slot, say),
                lit: phase === 'defend' && slot.defence === null,
              }))
            : [{ name: [who(owner(view, attacker))], cards: [], lit: true }],
        aside: aside(view, say),
      },
      marks,
    ],
  }
}

/** Whom the table waits for. */
function acting(view: View): readonly Seat[] {
  const { phase, bout } = view
  switch (phase) {
    case 'lead':
      return [owner(view, bout.attacker)]
    case 'defend':
      return [owner(view, bout.defender)]
    case 'throw':
    case 'taking':
      return mayThrow(view)
    case 'dealing':
    case 'over':
      return []
  }
}

/** The stock under the sign of trumps; once it is drawn, an outline keeps the open card in mind. */
function aside({ talon, setting: { turned, trump }, course }: View, say: Words): readonly Place<Text>[] {
  const last = talon.at(-1)
  const cards: readonly LaidCard<Text>[] = last
    ? [...(talon.length > 1 ? [BACK] : []), { ...laid(last, say), lie: 'under' }]
    : turned !== null && suitOf(turned) === trump
      ? [{ ...laid(turned, say), look: 'gone' }]
      : []
  const stock = {
    name: say('picture.stock'),
    ...(trump !== null && { sign: trump }),
    cards,
    ...(last && { count: `${talon.length}` }),
  }
  const { discarded } = course
  return [stock, ...(discarded > 0 ? [{ name: say('picture.discard'), cards: [BACK], count: `${discarded}` }] : [])]
}

/** A bout that is over, as it lay. */
export const recordScene = (slots: readonly Slot[], title: Text, sentences: Sentences, say: Words): Scene<Text> => ({
  title: named(title),
  alt: heard(sentences),
  parts: [{ as: 'places', places: slots.map((slot) => ({ name: [who(slot.by)], cards: pair(slot, say) })) }],
})
