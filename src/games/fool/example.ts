import type { Card, Suit } from '../../kit/cards.js'
import { heard } from '../../kit/scene-parts.js'
import type { Scene } from '../../kit/scene.js'
import type { Language } from '../../kit/show.js'
import type { Text } from '../../kit/text.js'
import { pair } from './scene.js'
import { speech } from './speech.js'
import type { Words } from './words.js'

const TRUMP: Suit = 'H'
type Pair = readonly [attack: Card, defence: Card | null]
const THROWN: readonly Pair[] = [
  ['7C', '9C'],
  ['7S', 'QS'],
  ['9D', '6H'],
]
/** Nobody's bout for each way to play: what was beaten by what, or what lies there to be passed on. */
const BOUTS = {
  podkidnoy: THROWN,
  pairs: THROWN,
  simple: [
    ['7C', '9C'],
    ['7S', '6H'],
  ],
  perevodnoy: [
    ['7S', null],
    ['7D', null],
  ],
  japanese: [
    ['9S', 'KS'],
    ['9C', '6H'],
  ],
} as const satisfies Record<string, readonly Pair[]>

export const hasExample = (name: string): name is keyof typeof BOUTS => name in BOUTS

export function example(name: keyof typeof BOUTS, say: Words, language: Language): Scene<Text> {
  const { card, series, sign } = speech(say, language, 'onlooker', true)
  const bout: readonly Pair[] = BOUTS[name]
  const told = bout.map(([attack, defence]) =>
    defence === null ? card(attack) : say('pair.by', { card: card(attack), with: card(defence) }),
  )
  const trump = say('trump.trump', { sign: sign(TRUMP), suit: say('suit', { suit: TRUMP }) })
  return {
    title: trump,
    alt: heard([trump, series(told), ...(name === 'perevodnoy' ? [say('perevodnoy.pass')] : [])]),
    parts: [{ as: 'places', places: bout.map(([attack, defence]) => ({ cards: pair({ attack, defence }, say) })) }],
  }
}
