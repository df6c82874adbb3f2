import { plainLines } from '../../kit/lines.js'
import type { Screen } from '../../kit/screen.js'
import type { Language, Show } from '../../kit/show.js'
import { languages } from '../../words/index.js'
import { advice } from './advice.js'
import { coach } from './coach.js'
import { pages, record } from './pages.js'
import { panel } from './panel.js'
import { refusal } from './refusals.js'
import { rulesPage } from './rules-pages.js'
import { CYCLE } from './tools.js'
import type { Action, Options, View } from './types.js'
import { words, type Words } from './words.js'

/** How Kings and Jokers looks and speaks. Nothing tells who has chosen, only how many have. */
export function show(language: Language): Show<View, Action, Options> {
  const say = words(language)
  return {
    name: languages[language].kingsAndJokers.name,
    options: ({ win }) => say('options', { win }),
    pages: (view) => pages(view, say, language),
    deal: ({ turns }) => `d${Math.floor(turns.length / CYCLE) + 1}`,
    panel: (view, legal) => panel(view, legal, say, language),
    lastLabel: undefined,
    last: (view) => last(view, say),
    advice: (action, view) => advice(action, view, say),
    coach: (view, legal) => coach(view, legal, say, language),
    help: [say('help.press'), say('help.secret')],
    reason: (code) => refusal(code, say),
    rules: (page, options) => rulesPage(page, options, say),
    board: () => say('board'),
    standing: ({ wins, games, tags }) => ({
      sum: say('standing.sum', { wins, games }),
      detail: say('standing.detail', { king: tags['king'] ?? 0, joker: tags['joker'] ?? 0, lost: tags['lost-by-all'] ?? 0 }),
    }),
  }
}

/** The record of the last turn. */
function last({ turns }: View, say: Words): Screen {
  if (turns.length === 0) return { form: 'panel', lines: plainLines([say('last.none')]), rows: [] }
  return { ...record(turns, turns.length - 1, say), form: 'panel' }
}
