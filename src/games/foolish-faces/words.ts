import { wordsOf, type WordsOf } from '../../words/index.js'

export const words = wordsOf('foolishFaces')
export type Words = WordsOf<'foolishFaces'>
