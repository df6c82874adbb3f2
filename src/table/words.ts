import { wordsOf, type WordsOf } from '../words/index.js'

export const words = wordsOf('table')
export type Words = WordsOf<'table'>
