import { rulesBook, type RulesPage } from '../../kit/rules-book.js'
import type { Screen } from '../../kit/screen.js'
import type { Text } from '../../kit/text.js'
import { example } from './example.js'
import type { Options } from './types.js'
import type { Words } from './words.js'

/** The pages of the rules by their names in addresses; '' is the first one. Each lists its lines, the headline first. */
const PAGES = {
  '': ['minute.head', 'minute.fit', 'minute.queen', 'minute.draw', 'minute.count', 'minute.end'],
  cards: ['does.head', 'does.ace', 'does.six', 'does.seven', 'does.king', 'does.queen', 'does.none'],
  counting: ['counting.head', 'counting.cards', 'counting.queen', 'counting.winner', 'counting.stuck'],
  tips: ['tips.head', 'tips.dear', 'tips.queen', 'tips.suit', 'tips.few', 'tips.draw'],
} as const

const LABELS = {
  '': 'rules.minute',
  cards: 'rules.cards',
  counting: 'rules.counting',
  tips: 'rules.tips',
  table: 'rules.table',
} as const satisfies Record<keyof typeof PAGES | 'table', string>
const NAMES = ['', 'cards', 'counting', 'tips'] as const

/** A page of the rules; an unknown name is the first page, and so is 'table' away from a table. */
export function rulesPage(page: string, options: Options | undefined, say: Words): Screen {
  const pages = NAMES.map((name): RulesPage => ({
    name,
    label: say(LABELS[name]),
    texts: () => PAGES[name].map((key) => say(key)),
    ...(name === '' ? { picture: () => example(say) } : {}),
  }))
  const table = options ? [{ name: 'table', label: say(LABELS.table), texts: () => tableTexts(options, say) }] : []
  return rulesBook('czech-fool', [...pages, ...table], page)
}

function tableTexts(options: Options, say: Words): readonly Text[] {
  const { hand, opening, starter, recycle, drawLimit, maxVoluntaryDraws, penaltyOnLast, exactReset, maxRoundMoves } = options
  return [
    say('table.head'),
    say('table.hand', { hand }),
    say('table.opening', { opening }),
    say('table.starter', { starter }),
    say('table.recycle', { recycle }),
    say('table.limit', { limit: drawLimit }),
    ...(maxVoluntaryDraws === null ? [] : [say('table.voluntary', { draws: maxVoluntaryDraws })]),
    say('table.last', { last: penaltyOnLast ? 'yes' : 'no' }),
    ...(exactReset ? [say('table.reset')] : []),
    say('table.moves', { moves: maxRoundMoves }),
  ]
}
