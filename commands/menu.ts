import type { LocalizationMap } from 'discord-api-types/v10'
import { LANGUAGES, type Language } from '../src/kit/show.js'
import { languages } from '../src/words/index.js'
import type { commands as en } from '../src/words/en/commands.js'
import type { menu } from '../src/words/en/menu.js'

// How Discord's menu reads in each language: the names of commands and options, what they are for, and what may be chosen.

/** What a command, a part of one or an option is called in the program. */
export type Name = keyof typeof menu
/** A message of the commands; what the menu shows has no arguments. */
export type Key = keyof typeof en
/** Plain words by language. */
export type Wording = (language: Language) => string

export const worded =
  (key: Key): Wording =>
  (language) =>
    languages[language].commands[key]

/** What the menu calls it: "table" is "tisch". */
export const menuName =
  (name: Name): Wording =>
  (language) =>
    languages[language].menu[name]

/** Discord's locales for a language that is not a locale itself. English stands for all that have no words of their own. */
const LOCALES: { readonly [Tag in Language]?: readonly string[] } = { en: [], es: ['es-ES', 'es-419'] }

/** The words for every locale that has some, as Discord wants them beside the English ones. */
export const elsewhere = (wording: Wording): LocalizationMap =>
  Object.fromEntries(LANGUAGES.flatMap((tag) => (LOCALES[tag] ?? [tag]).map((locale) => [locale, wording(tag)])))
