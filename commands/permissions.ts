import type { Language } from '../src/kit/show.js'
import type { Text } from '../src/kit/text.js'
import { list } from '../src/kit/words.js'
import { words } from './words.js'

/** Permissions by the names that Discord's settings show in this language; `names` are the English ones. */
export function permissionsIn(language: Language, names: readonly string[]): Text {
  const say = words(language)
  return list(
    language,
    names.map((name) => [{ bold: say('permission', { name: name.replaceAll(' ', '') }) }]),
  )
}
