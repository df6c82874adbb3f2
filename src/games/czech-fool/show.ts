import { plainLines } from '../../kit/lines.js'
import type { Screen } from '../../kit/screen.js'
import type { Language, Show } from '../../kit/show.js'
import { languages } from '../../words/index.js'
import { advice } from './advice.js'
import { roundPage } from './boards.js'
import { choices } from './choices.js'
import { pages } from './pages.js'
import { panel } from './panel.js'
import { refusal } from './refusals.js'
import { rulesPage } from './rules-pages.js'
import type { Action, Options, View } from './types.js'
import { words, type Words } from './words.js'

/** How the Czech Fool looks and speaks. */
export function show(language: Language): Show<View, Action, Options> {
  const say = words(language)
  return {
    name: languages[language].czechFool.name,
    options: ({ hand, opening, recycle, drawLimit }) => say('options.all', { hand, opening, recycle, limit: drawLimit }),
    pages: (view) => pages(view, say, language),
    deal: ({ round }) => `r${round}`,
    panel: (view, legal, path) => panel(view, legal, path, say, language),
    lastLabel: say('last'),
    last: (view) => last(view, say),
    choices: (options) => choices(options, say),
    advice: (action, view) => advice(action, view, say),
    help: [say('help.press'), say('help.buttons')],
    reason: (code, view) => refusal(code, view, say),
    rules: (page, options) => rulesPage(page, options, say),
    board: () => say('board'),
    standing: ({ games, firsts, tags }) => ({
      sum: say('standing.sum', { games }),
      detail: say('standing.detail', { fools: tags['fool'] ?? 0, firsts }),
    }),
  }
}

/** How the last round was counted. */
function last({ rounds }: View, say: Words): Screen {
  const round = rounds.at(-1)
  return round
    ? roundPage(round, rounds.length, say).screen()
    : { form: 'panel', lines: plainLines([say('last.none')]), rows: [] }
}
