import { line } from '../src/kit/lines.js'
import { heard } from '../src/kit/scene-parts.js'
import type { Scene } from '../src/kit/scene.js'
import type { Line } from '../src/kit/screen.js'
import type { Text } from '../src/kit/text.js'
import { joined } from '../src/kit/words.js'
import type { Step } from './tally.js'
import type { Words } from './words.js'

// How the games of one person went, one after the other, in words and as a line.

/** What was added up, and how it grew. */
export interface Run {
  readonly sum: 'points' | 'wins'
  readonly steps: readonly Step[]
}

const MOST_TOLD = 10

/** The last games in words; of one there is nothing more to say. */
export function lately({ sum, steps }: Run, say: Words): readonly Line[] {
  const last = steps.slice(-MOST_TOLD)
  if (last.length < 2) return []
  const results = joined(
    last.map(({ won }) => say(won ? 'stats.won' : 'stats.lost')),
    ', ',
  )
  return [
    line('plain', say('stats.last', { count: last.length, results })),
    line('plain', say(`stats.run.${sum}`, { totals: totalsOf(last, say) })),
  ]
}

const totalsOf = (steps: readonly Step[], say: Words): Text =>
  joined(
    steps.map(({ total }) => say('stats.total', { total })),
    ', ',
  )

/** So many points stand apart on the line, and so many totals can be heard. */
const MOST_DRAWN = 100

/** The total after each game, the newest of them if they are many; of one there is nothing to draw. */
export function chart({ sum, steps }: Run, name: Text, say: Words): Scene<Text> | undefined {
  if (steps.length < 2) return undefined
  const drawn = steps.slice(-MOST_DRAWN)
  const before = steps.length - drawn.length
  const title = say(`stats.chart.${sum}`)
  return {
    title,
    alt: heard([title, say(`stats.run.${sum}`, { totals: totalsOf(drawn, say) })]),
    parts: [
      {
        as: 'chart',
        steps: drawn.map((_, i) => [`${before + i + 1}`]),
        lines: [{ name, values: drawn.map(({ total }) => total) }],
      },
    ],
  }
}
