import { catalogue } from '../../kit/words.js'
import { en } from './en.js'

export const words = catalogue({ en })
