import { wordsOf, type WordsOf } from '../../words/index.js'

export const words = wordsOf('kingsAndJokers')
export type Words = WordsOf<'kingsAndJokers'>
