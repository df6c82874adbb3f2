import { wordsOf, type WordsOf } from '../words/index.js'

export const words = wordsOf('discord')
export type Words = WordsOf<'discord'>
