import type { Translation } from '../index.js'
import { chineseFool } from './chinese-fool.js'
import { commands } from './commands.js'
import { czechFool } from './czech-fool.js'
import { discord } from './discord.js'
import { fool } from './fool.js'
import { foolishFaces } from './foolish-faces.js'
import { kingsAndJokers } from './kings-and-jokers.js'
import { menu } from './menu.js'
import { table } from './table.js'

/** French. */
export const fr = {
  foolishFaces,
  fool,
  chineseFool,
  czechFool,
  kingsAndJokers,
  table,
  commands,
  menu,
  discord,
} satisfies Translation
