import { BACK, heard } from '../../kit/scene-parts.js'
import type { Scene } from '../../kit/scene.js'
import type { Text } from '../../kit/text.js'
import { laid } from './scene.js'
import { sorted } from './speech.js'
import type { Words } from './words.js'

/** Nobody's trick, as the rules tell it: 10, a Queen on it, 6, face down; and under it the cards from low to high. */
export function example(say: Words): Scene<Text> {
  const name = (place: number): Text => [`${place}.`]
  return {
    alt: heard([say('examples.queen'), say('examples.note'), say('minute.highest')]),
    parts: [
      {
        as: 'places',
        places: [
          { name: name(1), cards: [laid('10S', say), { ...laid('QH', say), lie: 'across', by: name(2) }] },
          { name: name(2), cards: [], note: say('rank', { rank: 'Q' }) },
          { name: name(3), cards: [laid('6D', say)], lit: true },
          { name: name(4), cards: [BACK] },
        ],
      },
      { as: 'hand', cards: RANKED.map((card) => laid(card, say)) },
    ],
  }
}

const RANKED = sorted(['AC', '2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C', '10C', 'RJ'])
