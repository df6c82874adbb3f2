import { box } from '../../kit/box.js'
import { house } from './house.js'
import { lesson } from './lesson.js'
import { rules } from './rules.js'
import { show } from './show.js'

/** Foolish Faces, a game by J Simmons, as it stands on the shelf. Single rounds have a leaderboard of their own. */
export const foolishFaces = box({
  rules,
  show,
  house,
  lesson,
  boards: ['full', 'single-round'],
  boardOf: ({ length }) => length,
})
