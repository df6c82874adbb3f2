import { rowsOf } from '../../kit/lines.js'
import type { Line, Press, Screen } from '../../kit/screen.js'
import type { Text } from '../../kit/text.js'
import type { Options } from './types.js'
import type { Words } from './words/index.js'

/** The pages of the rules by their names in addresses; '' is the first one. Each lists its lines, the headline first. */
const PAGES = {
  '': ['minute.head', 'minute.deal', 'minute.ring', 'minute.take', 'minute.gone', 'minute.out'],
  beating: ['beating.head', 'beating.order', 'beating.suit', 'beating.spades', 'beating.clubs', 'beating.draw'],
} as const

const LABELS = {
  '': 'rules.minute',
  beating: 'rules.beating',
  table: 'rules.table',
} as const satisfies Record<keyof typeof PAGES | 'table', string>
type Name = keyof typeof LABELS

/** A page of the rules; an unknown name is the first page, and so is 'table' away from a table. */
export function rulesPage(page: string, options: Options | undefined, say: Words): Screen {
  const names: readonly Name[] = ['', 'beating', ...(options ? (['table'] as const) : [])]
  const here = names.find((name) => name === page) ?? ''
  const texts =
    here === 'table' && options ? tableTexts(options, say) : PAGES[here === 'table' ? '' : here].map((key) => say(key))
  const next = names[(names.indexOf(here) + 1) % names.length]
  const button = (name: Name): Press => ({
    kind: 'press',
    label: say(LABELS[name]),
    ...(name === next ? { tone: 'main' } : {}),
    to: { page: `rules:chinese-fool:${name}` },
  })
  return {
    form: 'panel',
    lines: texts.map((text, i): Line => ({ as: i === 0 ? 'headline' : 'plain', text })),
    rows: rowsOf(names.filter((name) => name !== here).map(button), 2),
  }
}

const tableTexts = ({ deck, firstLead, mayTakeWhenAble, noProgress }: Options, say: Words): readonly Text[] => [
  say('table.head'),
  say('table.deck', { deck }),
  say('table.lead', { lead: firstLead }),
  say('table.take', { take: mayTakeWhenAble ? 'yes' : 'no' }),
  say('table.draw', { takes: noProgress }),
]
