import { box } from '../../kit/box.js'
import { house } from './house.js'
import { lesson } from './lesson.js'
import type { Options } from './options.js'
import { rules } from './rules.js'
import { show } from './show.js'

const BOARDS = ['podkidnoy', 'perevodnoy', 'simple', 'japanese', 'pairs', 'rated'] as const

/** Rated games stand apart, and so do games in teams; otherwise each variant has its board. */
const boardOf = ({ rated, teams, variant }: Options): (typeof BOARDS)[number] =>
  rated ? 'rated' : teams === 'pairs' ? 'pairs' : variant

/** The Fool (Durak) with its variants, as it stands on the shelf. */
export const fool = box({ rules, show, house, lesson, boards: BOARDS, boardOf })
