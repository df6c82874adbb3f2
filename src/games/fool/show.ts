import type { Language, Show } from '../../kit/show.js'
import { plainLines } from '../../kit/lines.js'
import type { Screen } from '../../kit/screen.js'
import { languages } from '../../words/index.js'
import { advice } from './advice.js'
import { coach } from './coach.js'
import { choices } from './choices.js'
import { optionsLine } from './house-rules.js'
import type { Options } from './options.js'
import { pages } from './pages.js'
import { panel } from './panel.js'
import { record } from './record-page.js'
import { clashText, missed, refusalText } from './refusals.js'
import { rulesPage } from './rules-pages.js'
import type { Action, View } from './types.js'
import { words, type Words } from './words.js'

/** How the Fool looks and speaks. */
export function show(language: Language): Show<View, Action, Options> {
  const say = words(language)
  return {
    name: languages[language].fool.name,
    options: (options) => optionsLine(options, say),
    clash: (code, options, seats) => clashText(code, options, seats, say),
    pages: (view) => pages(view, say, language),
    deal: ({ setting }) => `d${setting.redeals}`,
    panel: (view, legal, path, queue) => panel(view, legal, path, say, language, queue),
    lastLabel: say('last'),
    last: (view) => last(view, say, language),
    leaving: say('leaving'),
    choices: (options) => choices(options, say, language),
    missed: (path, view) => missed(path, view, say, language),
    advice: (action) => advice(action, say, language),
    coach: (view, legal) => coach(view, legal, last(view, say, language).lines, say, language),
    help: [say('help.press'), say('help.buttons')],
    reason: (code, view) => refusalText(code, view, say, language),
    rules: (page, options) => rulesPage(page, options, say, language),
    board: (board) => say('board', { board }),
    standing: ({ games, points, firsts, tags }, board) =>
      board === 'rated'
        ? { sum: say('standing.points', { points }), detail: say('standing.rubles', { rubles: rublesFor(games, tags), games }) }
        : { sum: say('standing.games', { games }), detail: say('standing.fools', { fools: tags['fool'] ?? 0, firsts }) },
  }
}

/** Who was neither the Fool nor shared a draw has won 10. */
const rublesFor = (games: number, tags: Readonly<Record<string, number>>): number =>
  10 * (games - (tags['fool'] ?? 0) - (tags['draw'] ?? 0))

/** The record of the last bout that is over. */
function last(view: View, say: Words, language: Language): Screen {
  const { bouts } = view.course
  if (bouts.length === 0) return { form: 'panel', lines: plainLines([say('last.none')]), rows: [] }
  return { ...record(view, bouts.length - 1, say, language), form: 'panel' }
}
