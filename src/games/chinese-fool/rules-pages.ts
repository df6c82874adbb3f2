import { rulesBook, type RulesPage } from '../../kit/rules-book.js'
import type { Screen } from '../../kit/screen.js'
import type { Text } from '../../kit/text.js'
import { example } from './example.js'
import type { Options } from './types.js'
import type { Words } from './words.js'

/** The pages of the rules by their names in addresses; '' is the first one. Each lists its lines, the headline first. */
const PAGES = {
  '': ['minute.head', 'minute.deal', 'minute.ring', 'minute.take', 'minute.gone', 'minute.out'],
  beating: ['beating.head', 'beating.order', 'beating.suit', 'beating.spades', 'beating.clubs', 'beating.draw'],
  tips: ['tips.head', 'tips.low', 'tips.clubs', 'tips.take', 'tips.last'],
} as const

const LABELS = {
  '': 'rules.minute',
  beating: 'rules.beating',
  tips: 'rules.tips',
  table: 'rules.table',
} as const satisfies Record<keyof typeof PAGES | 'table', string>
const NAMES = ['', 'beating', 'tips'] as const

/** A page of the rules; an unknown name is the first page, and so is 'table' away from a table. */
export function rulesPage(page: string, options: Options | undefined, say: Words): Screen {
  const pages = NAMES.map((name): RulesPage => ({
    name,
    label: say(LABELS[name]),
    texts: () => PAGES[name].map((key) => say(key)),
    ...(name === '' ? { picture: () => example(say) } : {}),
  }))
  const table = options ? [{ name: 'table', label: say(LABELS.table), texts: () => tableTexts(options, say) }] : []
  return rulesBook('chinese-fool', [...pages, ...table], page)
}

const tableTexts = ({ deck, firstLead, mayTakeWhenAble, noProgress }: Options, say: Words): readonly Text[] => [
  say('table.head'),
  say('table.deck', { deck }),
  say('table.lead', { lead: firstLead }),
  say('table.take', { take: mayTakeWhenAble ? 'yes' : 'no' }),
  say('table.draw', { takes: noProgress }),
]
