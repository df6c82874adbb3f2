import { plainLines } from '../../kit/lines.js'
import type { Screen } from '../../kit/screen.js'
import type { Language, Show } from '../../kit/show.js'
import { languages } from '../../words/index.js'
import { advice } from './advice.js'
import { choices } from './choices.js'
import { pages, record } from './pages.js'
import { panel } from './panel.js'
import { clashText, refusal } from './refusals.js'
import { rulesPage } from './rules-pages.js'
import type { Action, Options, View } from './types.js'
import { words, type Words } from './words.js'

/** How the Chinese Fool looks and speaks. */
export function show(language: Language): Show<View, Action, Options> {
  const say = words(language)
  return {
    name: languages[language].chineseFool.name,
    options: ({ deck, firstLead, mayTakeWhenAble }) =>
      say('options.all', { deck, lead: firstLead, take: mayTakeWhenAble ? 'yes' : 'no' }),
    pages: (view) => pages(view, say, language),
    deal: () => 'deal',
    panel: (view, legal, path) => panel(view, legal, path, say),
    lastLabel: say('last'),
    last: (view) => last(view, say),
    choices: (options) => choices(options, say),
    advice: (action, view) => advice(action, view, say),
    help: [say('help.press'), say('help.buttons')],
    reason: (code, view) => refusal(code, view, say),
    clash: (code, options, seats) => clashText(code, options, seats, say),
    rules: (page, options) => rulesPage(page, options, say),
    board: () => say('board'),
    standing: ({ games, firsts, tags }) => ({
      sum: say('standing.sum', { games }),
      detail: say('standing.detail', { fools: tags['fool'] ?? 0, firsts }),
    }),
  }
}

/** The record of the last complete pile, which still may be looked at. */
function last({ piles }: View, say: Words): Screen {
  const pile = piles.at(-1)
  if (pile) return { ...record(pile, piles.length, say), form: 'panel' }
  return { form: 'panel', lines: plainLines([say('last.none')]), rows: [] }
}
