import { isJoker, type Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { BACK, bareFace, faces, heard, named } from '../../kit/scene-parts.js'
import type { LaidCard, Place, Scene } from '../../kit/scene.js'
import { who, type Text } from '../../kit/text.js'
import { order, speech } from './speech.js'
import { covered } from './trick.js'
import type { Play } from './types.js'
import type { Words } from './words.js'

// A hand and a trick, to be seen. No card has a suit, and what lies face down is a back for everybody, its player too.

const face = faces<Words>((card, say) => bareFace(card, say('picture.rank', { rank: card.slice(0, -1) })))
export const laid = (card: Card, say: Words): LaidCard<Text> => ({ face: face(card, say) })

/** The own hand as it is sorted, `chosen` raised out of it. Every card can be played in some way. */
export function handScene(hand: readonly Card[], sentences: readonly Text[], say: Words, chosen?: Card): Scene<Text> | undefined {
  if (hand.length === 0) return undefined
  const names = speech(say, 'onlooker').cards(hand)
  return {
    alt: heard([say('hand', { cards: hand.length, names }), ...sentences]),
    parts: [
      { as: 'hand', cards: hand.map((card) => ({ ...laid(card, say), ...(card === chosen && { look: 'raised' as const }) })) },
    ],
  }
}

/** A trick for everybody. `lit`: who is to play, or has taken it; `hats`: who showed a Joker so far. */
interface Table {
  readonly plays: readonly Play[]
  readonly leader: Seat
  readonly seats: number
  readonly hats: readonly Seat[]
  readonly lit: Seat | null
}

/** Covers lie across what they cover, so a Queen leaves her own place empty. A King points while he counts. */
export function trickScene(table: Table, title: Text, sentences: readonly (Text | undefined)[], say: Words): Scene<Text> {
  const { plays, leader, seats, hats } = table
  const seated = order(leader, seats)
  const out = covered(plays)
  const arrows = plays.flatMap(({ seat, name }, i) =>
    name === null || out[i] ? [] : [{ from: seated.indexOf(seat), to: seated.indexOf(name) }],
  )
  const worn =
    hats.length > 0 ? say('picture.hats', { names: speech(say, 'onlooker').series(hats.map((seat) => [who(seat)])) }) : []
  return {
    title: named(title),
    alt: heard([...sentences, worn]),
    parts: [
      {
        as: 'places',
        places: seated.map((seat) => placeOf(seat, table, say)),
        ...(arrows.length > 0 && { arrows }),
      },
    ],
  }
}

function placeOf(seat: Seat, { plays, hats, lit }: Table, say: Words): Place<Text> {
  const own = plays.findIndex((play) => play.seat === seat)
  const play = plays[own]
  const note = noteOf(plays, own, seat === lit, say)
  return {
    name: [who(seat)],
    ...(hats.includes(seat) && { sign: 'hat' }),
    cards: play === undefined || play.cover !== null ? [] : stackOn(play, plays, say),
    ...(note && { note }),
    ...(seat === lit && { lit: true }),
  }
}

/** What a place without a card of its own says. */
function noteOf(plays: readonly Play[], own: number, lit: boolean, say: Words): Text | undefined {
  const play = plays[own]
  if (play === undefined) return lit ? say('picture.to-play') : undefined
  return play.cover === null ? undefined : speech(say, 'onlooker').lying(plays, own)
}

/** A card and the Queens that lie on it, one across the other. */
function stackOn(play: Play, plays: readonly Play[], say: Words): readonly LaidCard<Text>[] {
  const face = play.up && play.card !== null ? laid(play.card, say) : BACK
  const upon = plays.find(({ cover }) => cover === play.seat)
  if (upon === undefined) return [face]
  const [queen, ...rest] = stackOn(upon, plays, say)
  return [face, { ...queen, lie: 'across', by: [who(upon.seat)] }, ...rest]
}

/** Seats that showed a Joker in one of these tricks. */
export const hatsIn = (tricks: readonly { readonly plays: readonly Play[] }[]): readonly Seat[] => [
  ...new Set(
    tricks.flatMap(({ plays }) => plays.flatMap(({ up, card, seat }) => (up && card !== null && isJoker(card) ? [seat] : []))),
  ),
]
