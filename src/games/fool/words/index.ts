import { catalogue, type Say } from '../../../kit/words.js'
import { board } from './board.js'
import { choices } from './choices.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { rules } from './rules.js'

/** Everything that the Fool says, in English (ICU MessageFormat), a file for each part of the game. */
export const en = { ...board, ...choices, ...panel, ...refusals, ...rules } as const

export const words = catalogue({ en })
export type Words = Say<typeof en>
