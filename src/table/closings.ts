import type { Language } from '../kit/show.js'
import type { Text } from '../kit/text.js'
import { hostOf } from './lay.js'
import { present, type Table } from './table.js'
import { words } from './words.js'

/** Who ended a table before its time, or what did. */
export function closedBy(table: Table, name: Text, language: Language): Text {
  const say = words(language)
  switch (table.closed) {
    case 'host':
      return say('closed.host', { name: hostOf(table), table: name })
    case 'moderator':
      return say('closed.moderator', { table: name })
    case 'nobody':
      return say(present(table).length > 0 ? 'closed.still' : 'closed.nobody', { table: name })
    case 'gone':
      return say('closed.gone', { table: name })
    case 'vote':
      return say('closed.vote', { table: name })
    case 'expired':
      return say('closed.expired', { table: name })
    case 'replaced':
      return say('closed.replaced', { table: name })
    case undefined:
      return say('panel.over', { table: name })
  }
}
