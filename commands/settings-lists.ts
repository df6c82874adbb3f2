import type { Item, Pick } from '../src/kit/screen.js'
import { LANGUAGES, type Language } from '../src/kit/show.js'
import type { Text } from '../src/kit/text.js'
import { words } from './words.js'

// Lists to pick a setting from. A value stands in the page as a word; NONE is for "as many as they like", or as Discord has it.

export const NONE = 'none'

/** A list whose items lead to `<page>:<value>`. */
export function choice(
  label: Text,
  page: string,
  values: readonly (readonly [value: string, label: Text])[],
  chosen: string,
): Pick {
  const items = values.map(([value, label]): Item => ({ key: `${page}:${value}`, label, chosen: value === chosen }))
  return { kind: 'pick', label, items, count: [1, 1], to: { page } }
}

/** One of the languages there are, each by its own name, or the one set in Discord. */
export function languages(page: string, chosen: Language | null, kind: 'public' | 'private', language: Language): Pick {
  const say = words(language)
  const named = (name: Text): Text => say(`settings.language.${kind}`, { language: name })
  const own = LANGUAGES.map((tag): readonly [string, Text] => [tag, named([nameOf(tag)])])
  const values = [[NONE, named(say('settings.language.discord'))] as const, ...own]
  return choice(say('settings.pick.language'), page, values, chosen ?? NONE)
}

const nameOf = (tag: Language): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag

/** undefined: no language that there is. */
export const languageIn = (value: string): Language | null | undefined =>
  value === NONE ? null : LANGUAGES.find((tag) => tag === value)
