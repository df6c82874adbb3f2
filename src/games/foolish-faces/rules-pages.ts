import type { Line, Press, Screen } from '../../kit/screen.js'
import type { Text } from '../../kit/text.js'
import { rowsOf } from './line.js'
import type { Options } from './types.js'
import type { Words } from './words/index.js'

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
} as const

const LABELS = {
  '': 'rules.minute',
  cards: 'rules.cards',
  scoring: 'rules.scoring',
  examples: 'rules.examples',
  table: 'rules.table',
} as const satisfies Record<keyof typeof PAGES | 'table', string>
type Name = keyof typeof LABELS

/** A page of the rules; an unknown name is the first page, and so is 'table' away from a table. */
export function rulesPage(page: string, options: Options | undefined, say: Words): Screen {
  const names: readonly Name[] = ['', 'cards', 'scoring', 'examples', ...(options ? (['table'] as const) : [])]
  const here = names.find((name) => name === page) ?? ''
  const texts = here === 'table' ? tableTexts(options, say) : PAGES[here].map((key) => say(key))
  const lines = texts.map((text, i): Line => ({ as: i === 0 ? 'headline' : 'plain', text }))
  const credit: readonly Line[] = here === '' ? [{ as: 'small', text: say('rules.credit') }] : []
  const others = names.filter((name) => name !== here)
  const next = names[(names.indexOf(here) + 1) % names.length]
  const button = (name: Name): Press => ({
    kind: 'press',
    label: say(LABELS[name]),
    ...(name === next ? { tone: 'main' } : {}),
    to: { page: `rules:foolish-faces:${name}` },
  })
  return { form: 'panel', lines: [...lines, ...credit], rows: rowsOf(others.map(button), 2) }
}

const tableTexts = (options: Options | undefined, say: Words): readonly Text[] => [
  say('table.head'),
  say(options?.length === 'single-round' ? 'table.single' : 'table.full'),
  say(options?.partyCrasher ? 'table.crasher.on' : 'table.crasher.off'),
]
