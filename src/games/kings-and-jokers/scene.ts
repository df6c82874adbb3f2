import { SUITS, type Suit } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { BACK, faceOf, heard, named } from '../../kit/scene-parts.js'
import type { LaidCard, Mark, Place, Scene, ScenePart, Sign } from '../../kit/scene.js'
import { listed, type Text } from '../../kit/text.js'
import { FAILURES, failuresOf, passedOf, progress, suitsOf, winnersOf } from './goals.js'
import { signed, speech } from './speech.js'
import { colour, valueOf, worth } from './tools.js'
import type { Challenge, Identity, Tool, Turn, View } from './types.js'
import type { Words } from './words.js'

// A turn, a hand and the end, to be seen. Tools have a colour and no suit; what is chosen lies there as a back.

type Sentences = readonly (Text | undefined)[]

const challenged = (challenge: Challenge, say: Words): Place<Text> => ({
  name: say('picture.challenge'),
  cards: [{ face: faceOf(challenge, say('picture.rank', { rank: challenge.slice(0, -1) })) }],
})

const held = (tool: Tool): LaidCard<Text> => ({ face: { rank: `${valueOf(tool)}`, colour: colour(tool) } })

/** Where the passed and failed challenges are after these turns. */
const piles = (turns: readonly Turn[], say: Words): readonly ScenePart<Text>[] => [
  { as: 'marks', name: say('picture.passed'), marks: SUITS.map((sign) => ({ text: [`${passedOf(turns)[sign]}`], sign })) },
  { as: 'marks', name: say('picture.failed'), marks: [{ text: [`${failuresOf(turns)} / ${FAILURES}`] }] },
]

/** A turn while tools are chosen: how many, and nothing of whose. */
export function turnScene(view: View, challenge: Challenge, title: Text, sentences: Sentences, say: Words): Scene<Text> {
  const { chosen, hands, turns } = view
  const count = `${chosen} / ${hands.length}`
  return {
    title: named(title),
    alt: heard([title, ...sentences]),
    parts: [
      {
        as: 'places',
        places: [
          challenged(challenge, say),
          { name: say('picture.tools'), cards: chosen > 0 ? [BACK] : [], ...(chosen > 0 ? { count } : { note: [count] }) },
        ],
      },
      ...piles(turns, say),
    ],
  }
}

/** A turn that is over: what the tools did to the sum, from high to low. */
export function recordScene(turns: readonly Turn[], i: number, title: Text, sentences: Sentences, say: Words): Scene<Text> {
  const { challenge, tools, total } = turns[i]!
  return {
    title: named(title),
    alt: heard(sentences),
    parts: [
      { as: 'places', places: [challenged(challenge, say)] },
      {
        as: 'marks',
        name: say('picture.tools'),
        marks: [...sum(tools, challenge), { text: [`= ${signed(total)}`], tone: 'lit' }],
      },
      ...piles(turns.slice(0, i + 1), say),
    ],
  }
}

/** Each tool as what it adds or takes, in its colour. */
export const sum = (tools: readonly Tool[], challenge: Challenge): readonly Mark<Text>[] =>
  tools
    .map((tool) => ({ adds: worth(tool, challenge), tone: colour(tool) }))
    .toSorted((a, b) => b.adds - a.adds)
    .map(({ adds, tone }) => ({ text: [signed(adds)], tone }))

/** What a seat holds: the challenge before it, who it is, its tools and what each would do. */
export function handScene(
  { identity, challenge, hand, choice }: Held,
  turns: readonly Turn[],
  sentences: Sentences,
  say: Words,
): Scene<Text> {
  const { tool: word } = speech(say)
  return {
    alt: heard(sentences),
    parts: [
      {
        as: 'places',
        places: [
          challenged(challenge, say),
          { name: say('picture.you'), cards: [{ face: faceOf(identity, say('picture.rank', { rank: 'K' })) }] },
          ...hand.map((tool) => ({
            name: word(tool),
            cards: [{ ...held(tool), ...(tool === choice && { look: 'raised' as const }) }],
            note: [signed(worth(tool, challenge))],
            lit: tool === choice,
          })),
        ],
      },
      ...piles(turns, say),
    ],
  }
}
interface Held {
  readonly identity: Identity
  readonly challenge: Challenge
  readonly hand: readonly Tool[]
  readonly choice: Tool | null
}

const signOf = (identity: Identity): Sign | undefined => {
  const [suit, ...more]: readonly Suit[] = suitsOf(identity)
  return more.length > 0 ? 'hat' : suit
}

/** Who everybody was, and how far each came. */
export function endScene(view: View, title: Text, sentences: Sentences, say: Words): Scene<Text> {
  const { identities, turns, options } = view
  const passed = passedOf(turns)
  const winners = winnersOf(identities, passed, options)
  const row = (identity: Identity, seat: Seat) => {
    const { have, need } = progress(identity, passed, options)
    const sign = signOf(identity)
    return {
      name: [listed(seat)],
      ...(sign && { sign }),
      figures: [`${have} / ${need}`],
      bar: have / need,
      lit: winners.includes(seat),
    }
  }
  return {
    title: named(title),
    alt: heard([title, ...sentences]),
    parts: [
      { as: 'sheet', rows: identities.flatMap((identity, seat) => (identity === null ? [] : [row(identity, seat)])) },
      ...piles(turns, say),
    ],
  }
}
