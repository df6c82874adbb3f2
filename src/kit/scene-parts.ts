import { isJack, isJoker, isKing, isQueen, type Card } from './cards.js'
import { ALT_LENGTH, type CardFace, type ChartLine, type LaidCard, type Scene, type SheetPart } from './scene.js'
import { suitOf } from './suits.js'
import { who, type Part, type Text } from './text.js'
import { joined } from './words.js'

// What the scenes of all games are made of.

/** The letters of a text in which nobody is named. */
export const letters = (text: Text): string => text.filter((part) => typeof part === 'string').join('')

const figureOf = (card: Card): CardFace['figure'] =>
  isJoker(card) ? 'joker' : isKing(card) ? 'king' : isQueen(card) ? 'queen' : isJack(card) ? 'jack' : undefined

/** A card where suits do not matter; `rank` as the language writes it, which a Joker has none of. */
export function bareFace(card: Card, rank: Text): CardFace {
  const figure = figureOf(card)
  return { rank: isJoker(card) ? '' : letters(rank), ...(figure && { figure }) }
}

/** A card with its suit, a joker with its colour. */
export const faceOf = (card: Card, rank: Text): CardFace => ({
  ...bareFace(card, rank),
  ...(isJoker(card) ? { colour: card === 'RJ' ? 'red' : 'black' } : { suit: suitOf(card) }),
})

/** Faces by language, each made once: a hand is drawn on every press. */
export function faces<Words extends object>(make: (card: Card, say: Words) => CardFace): (card: Card, say: Words) => CardFace {
  const made = new WeakMap<Words, Map<Card, CardFace>>()
  return (card, say) => {
    const known = made.get(say) ?? new Map<Card, CardFace>()
    const face = known.get(card) ?? make(card, say)
    made.set(say, known.set(card, face))
    return face
  }
}

/** Only a back is seen. */
export const BACK: LaidCard<Text> = {}

/** A text as a picture has it: names call nobody, nor are house players marked; hats and crowns are drawn, not written. */
export const named = (text: Text): Text =>
  text.map((part): Part => {
    if (typeof part === 'string') return part.replaceAll(/ ?[🃏👑]/gu, '')
    return 'seat' in part ? who(part.seat) : part
  })

/** No name is longer than that. */
const NAME = 24

const lengthOf = (text: Text): number =>
  text.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 'icon' in part ? 0 : NAME), 0)

const ended = (text: Text): Text => {
  const last = text.at(-1)
  return typeof last === 'string' && /[.:?]$/.test(last) ? text : [...text, '.']
}

/**
 * What is heard instead of a picture: these sentences, what matters most standing first. From the first one that finds no room
 * for the longest names, all are left out.
 */
export function heard(sentences: readonly (Text | undefined)[]): Text {
  const told: Text[] = []
  let left = ALT_LENGTH
  for (const sentence of sentences) {
    if (sentence === undefined || sentence.length === 0) continue
    const whole = ended(named(sentence))
    left -= lengthOf(whole) + 1
    if (left < 0) break
    told.push(whole)
  }
  return joined(told)
}

/** Totals of everybody after each round, and what they are called. */
interface Growth {
  readonly name: Text
  readonly totals: readonly (readonly number[])[]
}

/** Who has what, and how it came to that. `sentences` are heard between the title and the figures. */
export function scoreScene(
  title: Text,
  sentences: readonly (Text | undefined)[],
  sheet: Omit<SheetPart<Text>, 'as'>,
  growth?: Growth,
): Scene<Text> {
  const lines = growth ? linesOf(growth) : []
  const grown = lines.map(({ name, values }): Text => [...name, ` ${values.join(', ')}`])
  return {
    title: named(title),
    alt: heard([
      title,
      ...sentences,
      figuresHeard(sheet),
      ...(growth && grown.length > 0 ? [[...growth.name, ': ', ...joined(grown, '; ')]] : []),
    ]),
    parts: [
      { as: 'sheet', ...sheet },
      ...(growth && lines.length > 0 ? [{ as: 'chart' as const, steps: growth.totals.map((_, i) => [`${i + 1}`]), lines }] : []),
    ],
  }
}

/** A line for each seat; of one round there is nothing to draw. */
function linesOf({ totals }: Growth): readonly ChartLine<Text>[] {
  const [first, ...more] = totals
  if (first === undefined || more.length === 0) return []
  return first.map((_, seat) => ({ name: [who(seat)], values: totals.map((round) => round[seat]!) }))
}

/** "Points, total: 1 Bo +38, 95; 2 Ann +18, 82." */
function figuresHeard({ heads = [], rows }: Omit<SheetPart<Text>, 'as'>): Text {
  if (rows.every(({ figures }) => figures.length === 0)) return []
  const each = rows.map(({ place, name, figures }): Text => [
    ...(place === undefined ? [] : [`${place} `]),
    ...name,
    ...(figures.length > 0 ? [` ${figures.join(', ')}`] : []),
  ])
  return [...(heads.length > 0 ? [...joined(heads, ', '), ': '] : []), ...joined(each, '; ')]
}
