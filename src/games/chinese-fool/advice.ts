import type { Text } from '../../kit/text.js'
import { speech } from './speech.js'
import type { Action, View } from './types.js'
import type { Words } from './words.js'

/** What the house would do, in a sentence to whoever asked. */
export function advice(action: Action, { viewer }: View, say: Words): Text {
  switch (action.type) {
    case 'play':
      return say('advice.play', { card: speech(say, viewer).card(action.card) })
    case 'take':
      return say('advice.take')
    case 'resign':
      return say('advice.resign')
  }
}
