import { catalogue, type Say } from '../../../kit/words.js'
import { en } from './en.js'

export const words = catalogue({ en })
export type Words = Say<typeof en>
