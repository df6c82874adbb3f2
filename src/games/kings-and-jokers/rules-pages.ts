import { rowsOf } from '../../kit/lines.js'
import type { Line, Press, Screen } from '../../kit/screen.js'
import type { Text } from '../../kit/text.js'
import type { Options } from './types.js'
import type { Words } from './words/index.js'

/** The pages of the rules by their names in addresses; '' is the first one. Each lists its lines, the headline first. */
const PAGES = {
  '': ['minute.head', 'minute.secret', 'minute.turn', 'minute.mixed', 'minute.sum', 'minute.win', 'minute.lose'],
  tools: ['tools.head', 'tools.cards', 'tools.hand', 'tools.change', 'tools.hidden', 'tools.zero', 'tools.six', 'tools.talk'],
  winning: ['winning.head', 'winning.lost', 'winning.first', 'winning.shared', 'winning.sole', 'winning.absent', 'winning.fail'],
  examples: ['examples.head', 'examples.one', 'examples.zero', 'examples.colour', 'examples.shared', 'examples.alone'],
} as const

const LABELS = {
  '': 'rules.minute',
  tools: 'rules.tools',
  winning: 'rules.winning',
  examples: 'rules.examples',
  table: 'rules.table',
} as const satisfies Record<keyof typeof PAGES | 'table', string>
type Name = keyof typeof LABELS

/** A page of the rules; an unknown name is the first page, and so is 'table' away from a table. */
export function rulesPage(page: string, options: Options | undefined, say: Words): Screen {
  const names: readonly Name[] = ['', 'tools', 'winning', 'examples', ...(options ? (['table'] as const) : [])]
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
    to: { page: `rules:kings-and-jokers:${name}` },
  })
  return { form: 'panel', lines: [...lines, ...credit], rows: rowsOf(others.map(button), 2) }
}

const tableTexts = (options: Options | undefined, say: Words): readonly Text[] => [
  say('table.head'),
  say(options?.win === 'sole' ? 'table.sole' : 'table.first'),
  say('table.ours'),
]
