import type { Press, Screen } from '../src/kit/screen.js'
import type { Text } from '../src/kit/text.js'
import type { Call, Reply } from './command.js'
import { words } from './words.js'

/** A few lines in private, and what helps. */
export const notice = (lines: readonly Text[], ...helps: readonly Press[]): Screen => ({
  form: 'panel',
  lines: lines.map((text) => ({ as: 'plain', text })),
  rows: helps.map((help) => [help]),
})

/** A button of a message so old that nothing behind it is known any more. */
export const lost = (call: Call): Reply => ({ to: 'you', screen: notice([words(call.language)('lost.button')]) })
