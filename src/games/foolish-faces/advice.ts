import { who, type Text } from '../../kit/text.js'
import { speech } from './speech.js'
import type { Action, View } from './types.js'
import type { Words } from './words.js'

/** What the house would do, in a sentence to whoever asked. */
export function advice(action: Action, { plays, viewer }: View, say: Words): Text {
  if (action.type === 'crash') return say('advice.crash')
  const { card: word, target } = speech(say, viewer)
  const card = word(action.card)
  if (action.face === 'down') return say('advice.down', { card })
  const { cover, name } = action
  const below = plays.find(({ seat }) => seat === cover)
  if (below) return say('advice.cover', { target: target(below) })
  return name === undefined ? say('advice.up', { card }) : say('advice.name', { name: who(name) })
}
