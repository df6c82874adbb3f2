import { rulesBook, type RulesPage } from '../../kit/rules-book.js'
import type { Screen } from '../../kit/screen.js'
import type { Text } from '../../kit/text.js'
import { example } from './example.js'
import type { Options } from './types.js'
import type { Words } from './words.js'

/** The pages of the rules by their names in addresses; '' is the first one. Each lists its lines, the headline first. */
const PAGES = {
  '': ['minute.head', 'minute.secret', 'minute.turn', 'minute.mixed', 'minute.sum', 'minute.win', 'minute.lose'],
  tools: ['tools.head', 'tools.cards', 'tools.hand', 'tools.change', 'tools.hidden', 'tools.zero', 'tools.six', 'tools.talk'],
  winning: ['winning.head', 'winning.lost', 'winning.first', 'winning.shared', 'winning.sole', 'winning.absent', 'winning.fail'],
  examples: ['examples.head', 'examples.one', 'examples.zero', 'examples.colour', 'examples.shared', 'examples.alone'],
  tips: ['tips.head', 'tips.help', 'tips.keep', 'tips.count', 'tips.fails', 'tips.others', 'tips.talk'],
} as const

const LABELS = {
  '': 'rules.minute',
  tools: 'rules.tools',
  winning: 'rules.winning',
  examples: 'rules.examples',
  tips: 'rules.tips',
  table: 'rules.table',
} as const satisfies Record<keyof typeof PAGES | 'table', string>
const NAMES = ['', 'tools', 'winning', 'examples', 'tips'] as const

/** A page of the rules; an unknown name is the first page, and so is 'table' away from a table. */
export function rulesPage(page: string, options: Options | undefined, say: Words): Screen {
  const pages = NAMES.map((name): RulesPage => ({
    name,
    label: say(LABELS[name]),
    texts: () => PAGES[name].map((key) => say(key)),
    ...(name === '' ? { credit: say('rules.credit'), picture: () => example(say) } : {}),
  }))
  const table = options ? [{ name: 'table', label: say(LABELS.table), texts: () => tableTexts(options, say) }] : []
  return rulesBook('kings-and-jokers', [...pages, ...table], page)
}

const tableTexts = (options: Options, say: Words): readonly Text[] => [
  say('table.head'),
  say(options.win === 'sole' ? 'table.sole' : 'table.first'),
  say('table.ours'),
]
