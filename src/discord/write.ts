import type { Part, Text } from '../kit/text.js'
import type { Named, Names } from './names.js'

/** How text becomes Discord's markdown. `ping`: a 'ping' name is written as a mention (a new message), else in bold (an edit). */
export interface Pen {
  readonly names: Names
  readonly ping: boolean
}

const FIRST_STRONG_RTL = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LTR = '\u200E'
/** Keeps a name's own direction inside it. */
const isolated = (name: string): string => `\u2068${name}\u2069`

/** Our own words: only what Discord would read as markup inside a line. */
const escapedWords = (words: string): string =>
  words.replace(/[\\*_~`|<>[\]]/gu, '\\$&').replace(/@(?=everyone|here)/gu, '@\u200B')
/** A name may hold anything: every ASCII sign is escaped, so that links, mentions, lists and markup are only letters. */
const escapedName = (name: string): string => name.replace(/[!-/:-@[-`{-~]/gu, '\\$&')

/** One line of markdown. Signs that would begin a list, a quote or a headline are escaped at its start. */
export function line(text: Text, pen: Pen): string {
  const written = text.map((part) => markdown(part, pen)).join('')
  const safe = written.replace(/^(\s*)([-+#])/u, '$1\\$2').replace(/^(\s*\d+)([.)])(?=\s)/u, '$1\\$2')
  return FIRST_STRONG_RTL.test(safe.replace(/[\u2068\u2069]/gu, '')) ? LTR + safe : safe
}

function markdown(part: Part, pen: Pen): string {
  if (typeof part === 'string') return escapedWords(part)
  if ('bold' in part) return `**${part.bold.map((inner) => markdown(inner, pen)).join('')}**`
  if ('at' in part) return `<t:${Math.floor(part.at / 1000)}:${part.as === 'relative' ? 'R' : 't'}>`
  if ('person' in part) return isolated(escapedName(pen.names.person(part.person).name))
  const named = pen.names.seat(part.seat)
  const name = isolated(escapedName(named.name))
  if (part.as === 'ping') return pen.ping && named.id !== undefined ? `<@${named.id}>` : `**${name}**`
  return part.as === 'list' && named.house ? `${name} (house)` : name
}

/** A button's or an option's label: no markup is read there, so nothing is escaped. Times cannot stand in one. */
export const label = (text: Text, names: Names): string => text.map((part) => plain(part, names)).join('')

function plain(part: Part, names: Names): string {
  if (typeof part === 'string') return part
  if ('bold' in part) return label(part.bold, names)
  if ('at' in part) return ''
  if ('person' in part) return isolated(names.person(part.person).name)
  return isolated(names.seat(part.seat).name)
}

/** The Discord ids that a text calls, when it is posted anew. */
export const pinged = (text: Text, names: Names): readonly string[] =>
  text
    .flatMap((part): readonly (string | undefined)[] => {
      if (typeof part === 'string' || 'at' in part || 'person' in part) return []
      if ('bold' in part) return pinged(part.bold, names)
      return part.as === 'ping' ? [idOf(names.seat(part.seat))] : []
    })
    .filter((id) => id !== undefined)
const idOf = ({ id }: Named): string | undefined => id
