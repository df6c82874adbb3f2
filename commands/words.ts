import { wordsOf, type WordsOf } from '../src/words/index.js'

export const words = wordsOf('commands')
export type Words = WordsOf<'commands'>
