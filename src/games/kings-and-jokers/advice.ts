import type { Text } from '../../kit/text.js'
import { signed, speech } from './speech.js'
import { worth } from './tools.js'
import { TOOLS, type Action, type View } from './types.js'
import type { Words } from './words.js'

/** What the house would do, in a sentence to whoever asked. */
export function advice(action: Action, { challenge }: View, say: Words): Text {
  const tool = TOOLS.find((it) => it === action.tool)
  if (!tool || challenge === null) return []
  return say('advice', { tool: speech(say).tool(tool), worth: signed(worth(tool, challenge)) })
}
