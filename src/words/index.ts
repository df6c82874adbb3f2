import type { Language } from '../kit/show.js'
import { catalogue, type Say } from '../kit/words.js'
import { de } from './de/index.js'
import { en } from './en/index.js'
import { es } from './es/index.js'
import { fr } from './fr/index.js'
import { pl } from './pl/index.js'
import { ptBR } from './pt-BR/index.js'
import { ru } from './ru/index.js'
import { uk } from './uk/index.js'

type English = typeof en
/** What every language has: the same rooms, and in each the same keys. */
export type Translation = { readonly [Room in keyof English]: Readonly<Record<keyof English[Room], string>> }

/** Every text that a person can see, a folder for each language; in each a file for each room that speaks. */
export const languages: Readonly<Record<Language, Translation>> = { en, ru, de, fr, es, 'pt-BR': ptBR, uk, pl }

/** Speaks for one room: `say('takes', { name: who(2), points: 3 })`. */
export type WordsOf<Room extends keyof English> = Say<English[Room]>

/** How one room speaks, by language. */
export function wordsOf<Room extends keyof English>(room: Room): (language: Language) => WordsOf<Room> {
  return catalogue<English[Room]>((language) => languages[language][room])
}
