import { who, type Part, type Somebody, type Text, type Who } from '../kit/text.js'
import type { IconName } from '../kit/icons.js'
import type { Icons } from './emojis.js'
import type { Named, Names } from './names.js'
import { words } from './words.js'

/**
 * How text becomes Discord's markdown. `ping`: a 'ping' name is written as a mention (a new message), else in bold (an edit).
 * `icons`: small pictures before the words; without them the words alone.
 */
export interface Pen {
  readonly names: Names
  readonly ping: boolean
  readonly icons?: Icons | undefined
}

const FIRST_STRONG_RTL = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LTR = '\u200E'
/** Keeps a name's own direction inside it. */
const isolated = (name: string): string => `\u2068${name}\u2069`

/** Our own words: only what Discord would read as markup inside a line. */
const escapedWords = (plain: string): string =>
  plain.replace(/[\\*_~`|<>[\]]/gu, '\\$&').replace(/@(?=everyone|here)/gu, '@\u200B')
/** A name may hold anything: every ASCII sign is escaped, so that links, mentions, lists and markup are only letters. */
const escapedName = (name: string): string => name.replace(/[!-/:-@[-`{-~]/gu, '\\$&')

/** One line of markdown. Signs that would begin a list, a quote or a headline are escaped at its start. */
export function line(text: Text, pen: Pen): string {
  const written = text.map((part) => markdown(part, pen)).join('')
  const safe = written.replace(/^(\s*)([-+#])/u, '$1\\$2').replace(/^(\s*\d+)([.)])(?=\s)/u, '$1\\$2')
  return FIRST_STRONG_RTL.test(safe.replace(/[\u2068\u2069]/gu, '')) ? LTR + safe : safe
}

/** An icon as Discord draws it; `without` where there is none. */
function drawn(name: IconName, { icons }: Pen, without: string, after = ''): string {
  const icon = icons?.(name)
  return icon ? `<:${icon.name}:${icon.id}>${after}` : without
}
/** In words the hat is a sign that all phones have; ours is better where it is. */
const HAT = '🃏'
const hatted = (words: string, pen: Pen): string =>
  words.includes(HAT) ? words.replaceAll(HAT, drawn('fools_hat', pen, HAT)) : words

function markdown(part: Part, pen: Pen): string {
  if (typeof part === 'string') return hatted(escapedWords(part), pen)
  if ('icon' in part) return drawn(part.icon, pen, '', '\u00A0')
  if ('bold' in part) return `**${part.bold.map((inner) => markdown(inner, pen)).join('')}**`
  if ('at' in part) return `<t:${Math.floor(part.at / 1000)}:${part.as === 'relative' ? 'R' : 't'}>`
  if ('channel' in part) return `<#${part.channel}>`
  if ('person' in part) return isolated(escapedName(pen.names.person(part.person).name))
  if ('table' in part) {
    const told = part.text.map((inner) => markdown(inner, pen)).join('')
    const link = pen.names.link(part.table)
    return link === undefined ? told : `[${told}](${link})`
  }
  const named = pen.names.seat(part.seat)
  const name = isolated(escapedName(named.name))
  if (part.as === 'ping') return pen.ping && named.id !== undefined ? `<@${named.id}>` : `**${name}**`
  if (part.as !== 'list' || !named.house) return name
  const listed = words(pen.names.language)('listed_house', { name: who(part.seat) })
  return listed.map((inner) => markdown(inner, pen)).join('')
}

/** A button's or an option's label: no markup is read there, so nothing is escaped. Times and channels cannot stand in one. */
export const label = (text: Text, names: Names): string =>
  unmarked(text, (part) => isolated('person' in part ? names.person(part.person).name : names.seat(part.seat).name))

/** Words on a picture, or said instead of it: nothing is escaped there, and nothing directs them. Times and channels are left out. */
export const bare = (text: Text, names: Names): string =>
  unmarked(text, (part) => {
    if ('person' in part) return names.person(part.person).name
    const { name, house } = names.seat(part.seat)
    return part.as === 'list' && house ? bare(words(names.language)('listed_house', { name }), names) : name
  })

const unmarked = (text: Text, named: (part: Who | Somebody) => string): string =>
  text.map((part) => unmarkedPart(part, named)).join('')

function unmarkedPart(part: Part, named: (part: Who | Somebody) => string): string {
  if (typeof part === 'string') return part
  if ('bold' in part) return unmarked(part.bold, named)
  if ('table' in part) return unmarked(part.text, named)
  return 'at' in part || 'channel' in part || 'icon' in part ? '' : named(part)
}

/** The Discord ids that a text calls, when it is posted anew. */
export const pinged = (text: Text, names: Names): readonly string[] =>
  text
    .flatMap((part): readonly (string | undefined)[] => {
      if (typeof part === 'string' || 'at' in part || 'channel' in part || 'icon' in part || 'person' in part) return []
      if ('bold' in part) return pinged(part.bold, names)
      if ('table' in part) return pinged(part.text, names)
      return part.as === 'ping' ? [idOf(names.seat(part.seat))] : []
    })
    .filter((id) => id !== undefined)
const idOf = ({ id }: Named): string | undefined => id
