import type { Text } from '../../kit/text.js'
import { speech } from './speech.js'
import type { Action, View } from './types.js'
import type { Words } from './words.js'

/** What the house would do, in a sentence to whoever asked. */
export function advice(action: Action, { viewer }: View, say: Words): Text {
  const { card, suit } = speech(say, viewer)
  switch (action.type) {
    case 'play':
      return action.suit
        ? say('advice.queen', { card: card(action.card), suit: suit(action.suit) })
        : say('advice.play', { card: card(action.card) })
    case 'draw':
      return say('advice.draw')
    case 'pass':
      return say('advice.pass')
    case 'resign':
      return say('advice.resign')
  }
}
