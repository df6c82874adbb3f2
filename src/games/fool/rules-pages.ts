import { line, plainLines, rowsOf } from '../../kit/lines.js'
import type { Press, Screen } from '../../kit/screen.js'
import type { Language } from '../../kit/show.js'
import { example, hasExample } from './example.js'
import { topicLines } from './house-rules.js'
import type { Options } from './options.js'
import type { Words } from './words.js'

/** The pages of the rules by their names in addresses. Each lists its lines, the headline first. */
const PAGES = {
  podkidnoy: [
    'podkidnoy.head',
    'podkidnoy.aim',
    'podkidnoy.short.attack',
    'podkidnoy.short.beat',
    'podkidnoy.short.throw',
    'podkidnoy.short.done',
    'podkidnoy.short.draw',
  ],
  bout: [
    'podkidnoy.bout',
    'podkidnoy.attack',
    'podkidnoy.beat',
    'podkidnoy.throw',
    'podkidnoy.limit',
    'podkidnoy.done',
    'podkidnoy.take',
    'podkidnoy.draw',
  ],
  perevodnoy: [
    'perevodnoy.head',
    'perevodnoy.like',
    'perevodnoy.pass',
    'perevodnoy.on',
    'perevodnoy.enough',
    'perevodnoy.first',
    'perevodnoy.show',
    'perevodnoy.attacker',
  ],
  simple: ['simple.head', 'simple.like', 'simple.attack', 'simple.beat', 'simple.aim'],
  japanese: ['japanese.head', 'japanese.like', 'japanese.spades', 'japanese.queen', 'japanese.trump'],
  pairs: ['pairs.head', 'pairs.like', 'pairs.attack', 'pairs.out', 'pairs.end'],
  more: ['more.head', 'more.jokers', 'more.deal', 'more.draw', 'more.straps', 'more.rated'],
  words: ['words.head', 'words.podkidnoy', 'words.bito', 'words.bout', 'words.take', 'words.hat', 'words.under'],
  tips: ['tips.head', 'tips.low', 'tips.trumps', 'tips.pairs', 'tips.hold', 'tips.big', 'tips.count', 'tips.watch'],
} as const

const LABELS = {
  podkidnoy: 'rules.podkidnoy',
  bout: 'rules.bout',
  perevodnoy: 'rules.perevodnoy',
  simple: 'rules.simple',
  japanese: 'rules.japanese',
  pairs: 'rules.pairs',
  more: 'rules.more',
  words: 'rules.words',
  tips: 'rules.tips',
  table: 'rules.table',
} as const satisfies Record<keyof typeof PAGES | 'table', string>
type Name = keyof typeof LABELS

/** A page of the rules; an unknown name is the page of what this table plays, and so is 'table' away from a table. */
export function rulesPage(page: string, options: Options | undefined, say: Words, language: Language): Screen {
  const names: readonly Name[] = [...(Object.keys(PAGES) as (keyof typeof PAGES)[]), ...(options ? (['table'] as const) : [])]
  const home: keyof typeof PAGES = options ? (options.teams === 'pairs' ? 'pairs' : options.variant) : 'podkidnoy'
  const here = names.find((name) => name === page) ?? home
  const [head, ...texts] =
    here === 'table' && options
      ? [say('table.head'), ...topicLines(options, say)]
      : PAGES[here === 'table' ? home : here].map((key) => say(key))
  const main = here === 'table' ? home : options ? 'table' : 'words'
  const button = (name: Name): Press => ({
    kind: 'press',
    label: say(LABELS[name]),
    ...(name === main ? { tone: 'main' } : {}),
    to: { page: `rules:fool:${name}` },
  })
  return {
    form: 'panel',
    lines: [...(head ? [line('headline', head)] : []), ...plainLines(texts)],
    ...(hasExample(here) && { picture: () => example(here, say, language) }),
    rows: rowsOf(
      names.filter((name) => name !== here).map((name) => button(name)),
      2,
    ),
  }
}
