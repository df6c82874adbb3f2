import type { Command } from './command.js'
import { fool } from './fool.js'
import { foolish } from './foolish.js'
import { hand } from './hand.js'
import { kings } from './kings.js'
import { learn } from './learn.js'
import { leaderboard } from './leaderboard.js'
import { privacy } from './privacy.js'
import { replay } from './replay.js'
import { rules } from './rules.js'
import { settings } from './settings.js'
import { stats } from './stats.js'
import { table } from './table.js'

/** Everything that can be said, by name. */
export const commands: Readonly<Record<string, Command>> = {
  fool,
  foolish,
  hand,
  kings,
  leaderboard,
  learn,
  privacy,
  replay,
  rules,
  settings,
  stats,
  table,
}

/** What is registered with Discord, always in the same order. */
export const definitions: readonly Command['definition'][] = Object.values(commands).map(({ definition }) => definition)
