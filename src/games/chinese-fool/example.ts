import { heard } from '../../kit/scene-parts.js'
import type { Scene } from '../../kit/scene.js'
import type { Suited } from '../../kit/suits.js'
import type { Text } from '../../kit/text.js'
import { laid } from './scene.js'
import { speech } from './speech.js'
import type { Words } from './words.js'

const PILE: readonly Suited[] = ['6D', '9D', 'JD', '6S']

/** Nobody's pile: each card beats the one before, the last one as a trump. */
export const example = (say: Words): Scene<Text> => ({
  alt: heard([say('wait.pile', { cards: speech(say, 'onlooker', true).cards(PILE) }), say('minute.ring')]),
  parts: [{ as: 'places', places: PILE.map((card, i) => ({ name: [`${i + 1}.`], cards: [laid(card, say)] })) }],
})
