import { faceOf, heard } from '../../kit/scene-parts.js'
import type { Scene } from '../../kit/scene.js'
import type { Text } from '../../kit/text.js'
import { sum } from './scene.js'
import { signed } from './speech.js'
import { totalOf } from './tools.js'
import type { Challenge, Tool } from './types.js'
import type { Words } from './words.js'

const CHALLENGE: Challenge = '6C'
const TOOLS: readonly Tool[] = ['3H', '9S', 'AD']

/** Nobody's turn, as the rules tell it: a black challenge that passes. */
export const example = (say: Words): Scene<Text> => ({
  alt: heard([say('examples.one')]),
  parts: [
    { as: 'places', places: [{ name: say('picture.challenge'), cards: [{ face: faceOf(CHALLENGE, ['6']) }] }] },
    {
      as: 'marks',
      name: say('picture.tools'),
      marks: [...sum(TOOLS, CHALLENGE), { text: [`= ${signed(totalOf(TOOLS, CHALLENGE))}`], tone: 'lit' }],
    },
  ],
})
