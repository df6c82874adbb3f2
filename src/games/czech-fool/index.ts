import { box } from '../../kit/box.js'
import { house } from './house.js'
import { rules } from './rules.js'
import { show } from './show.js'

/** The Czech Fool, shedding to 100 points, as it stands on the shelf. Its points are penalties, so the records count as its family does. */
export const czechFool = box({
  rules,
  show,
  house,
  boards: ['all'],
  boardOf: () => 'all',
  worth: ({ tags = [] }) => tags.map((is) => (is.includes('fool') ? 0 : 2)),
})
