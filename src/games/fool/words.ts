import { wordsOf, type WordsOf } from '../../words/index.js'

export const words = wordsOf('fool')
export type Words = WordsOf<'fool'>
