import { box } from '../../kit/box.js'
import { house } from './house.js'
import { rules } from './rules.js'
import { show } from './show.js'

/** The Czech Fool, shedding to 100 points, as it stands on the shelf. */
export const czechFool = box({ rules, show, house, boards: ['all'], boardOf: () => 'all' })
