import type { GetICUArgs } from '@schummar/icu-type-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './show.js'
import type { Part, Text } from './text.js'

/** What can stand for an argument of a message: words, numbers (which choose plural forms), names, or other texts. */
export type Value = string | number | Part | Text
type Catalogue = Readonly<Record<string, string>>
type Names<Message extends string> = keyof GetICUArgs<Message> & string
type Arguments<Message extends string> = Names<Message> extends never ? [] : [Readonly<Record<Names<Message>, Value>>]

/** Says one message of a catalogue: `say('takes', { name: who(2), points: 3 })`. A wrong key or argument does not compile. */
export type Say<English extends Catalogue> = <Key extends keyof English & string>(
  key: Key,
  ...values: Arguments<English[Key]>
) => Text

/** One room's way to speak each language; English gives keys and arguments (ICU MessageFormat). */
export function catalogue<const English extends Catalogue>(
  messages: (language: Language) => Readonly<Record<keyof English, string>>,
): (language: Language) => Say<English> {
  const speakers = new Map<Language, Say<English>>()
  return (language) => {
    const known = speakers.get(language)
    if (known) return known
    const say = speaker<English>(language, messages(language))
    speakers.set(language, say)
    return say
  }
}

function speaker<English extends Catalogue>(language: Language, messages: Readonly<Record<keyof English, string>>): Say<English> {
  const parsed = new Map<string, IntlMessageFormat>()
  return (key, ...values) => {
    let message = parsed.get(key)
    if (!message) parsed.set(key, (message = new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true })))
    return flat(message.format<Part | Text>(values[0]))
  }
}

type Formatted = string | Part | Text | readonly (string | Part | Text)[]
/** Texts inside texts become one; neighbouring words are joined. */
function flat(formatted: Formatted): Text {
  const parts: Part[] = []
  const add = (it: Formatted): void => {
    if (Array.isArray(it)) for (const inner of it as readonly Formatted[]) add(inner)
    else if (typeof it === 'string' && typeof parts.at(-1) === 'string') parts.push(`${parts.pop() as string}${it}`)
    else if (it !== '') parts.push(it as Part)
  }
  add(formatted)
  return parts
}

/** Several texts as one, `between` each two of them. */
export const joined = (texts: readonly Text[], between = ' '): Text =>
  flat(texts.flatMap((text, i) => (i ? [[between], text] : [text])))

/** "Ann, Bo and Cleo", as the language lists things. */
export function list(language: Language, texts: readonly Text[], kind: 'conjunction' | 'disjunction' = 'conjunction'): Text {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: kind }) // British: no comma before "and"
  const parts = format.formatToParts(texts.map((_, i) => String(i)))
  return flat(parts.map((part) => (part.type === 'element' ? texts[Number(part.value)]! : part.value)))
}
