import { wordsOf, type WordsOf } from '../../words/index.js'

export const words = wordsOf('czechFool')
export type Words = WordsOf<'czechFool'>
