import { rulesBook, type RulesPage } from '../../kit/rules-book.js'
import type { Screen } from '../../kit/screen.js'
import type { Text } from '../../kit/text.js'
import { example } from './example.js'
import type { Options } from './types.js'
import type { Words } from './words.js'

/** The pages of the rules by their names in addresses; '' is the first one. Each lists its lines, the headline first. */
const PAGES = {
  '': [
    'minute.head',
    'minute.points',
    'minute.teams',
    'minute.play',
    'minute.highest',
    'minute.jack',
    'minute.queen',
    'minute.king',
    'minute.both',
  ],
  cards: ['cards.head', 'cards.up', 'cards.jack', 'cards.queen', 'cards.stack', 'cards.king', 'cards.tie', 'cards.last'],
  scoring: ['scoring.head', 'scoring.team', 'scoring.stock', 'scoring.lone', 'scoring.bonus', 'scoring.secret', 'scoring.end'],
  examples: [
    'examples.head',
    'examples.note',
    'examples.highest',
    'examples.jack',
    'examples.jacks',
    'examples.queen',
    'examples.stack',
    'examples.king',
    'examples.last',
  ],
  tips: ['tips.head', 'tips.watch', 'tips.down', 'tips.joker', 'tips.last', 'tips.king', 'tips.jack', 'tips.queen', 'tips.none'],
} as const

const LABELS = {
  '': 'rules.minute',
  cards: 'rules.cards',
  scoring: 'rules.scoring',
  examples: 'rules.examples',
  tips: 'rules.tips',
  table: 'rules.table',
} as const satisfies Record<keyof typeof PAGES | 'table', string>
const NAMES = ['', 'cards', 'scoring', 'examples', 'tips'] as const

/** A page of the rules; an unknown name is the first page, and so is 'table' away from a table. */
export function rulesPage(page: string, options: Options | undefined, say: Words): Screen {
  const pages = NAMES.map((name): RulesPage => ({
    name,
    label: say(LABELS[name]),
    texts: () => PAGES[name].map((key) => say(key)),
    ...(name === '' ? { credit: say('rules.credit'), picture: () => example(say) } : {}),
  }))
  const table = options ? [{ name: 'table', label: say(LABELS.table), texts: () => tableTexts(options, say) }] : []
  return rulesBook('foolish-faces', [...pages, ...table], page)
}

const tableTexts = (options: Options, say: Words): readonly Text[] => [
  say('table.head'),
  say(options.length === 'single-round' ? 'table.single' : 'table.full'),
  say(options.partyCrasher ? 'table.crasher.on' : 'table.crasher.off'),
]
