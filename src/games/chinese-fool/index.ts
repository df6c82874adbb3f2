import { box } from '../../kit/box.js'
import { house } from './house.js'
import { rules } from './rules.js'
import { show } from './show.js'

/** The Chinese Fool, a ring of beats, as it stands on the shelf. */
export const chineseFool = box({ rules, show, house, boards: ['all'], boardOf: () => 'all' })
