import { box } from '../../kit/box.js'
import { house } from './house.js'
import { lesson } from './lesson.js'
import { rules } from './rules.js'
import { show } from './show.js'

/** Kings and Jokers, as it stands on the shelf. Both winning rules share one leaderboard. */
export const kingsAndJokers = box({
  rules,
  show,
  house,
  lesson,
  boards: ['all'],
  boardOf: () => 'all',
})
