import { wordsOf, type WordsOf } from '../../words/index.js'

export const words = wordsOf('chineseFool')
export type Words = WordsOf<'chineseFool'>
