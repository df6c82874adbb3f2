import type { Screen } from '../../kit/screen.js'
import type { Language, Show } from '../../kit/show.js'
import type { Text } from '../../kit/text.js'
import { plainLines } from '../../kit/lines.js'
import { languages } from '../../words/index.js'
import { advice } from './advice.js'
import { coach } from './coach.js'
import { pages, record } from './pages.js'
import { panel } from './panel.js'
import { refusal } from './refusals.js'
import { rulesPage } from './rules-pages.js'
import { SIZES } from './scoring.js'
import { ownCard } from './seat.js'
import type { Action, Options, Trick, View } from './types.js'
import { words, type Words } from './words.js'

/** How Foolish Faces looks and speaks. Suits never appear: they do not matter here. */
export function show(language: Language): Show<View, Action, Options> {
  const say = words(language)
  return {
    name: languages[language].foolishFaces.name,
    options: (options, seats) => optionsLine(options, seats, say),
    pages: (view) => pages(view, say, language),
    deal: ({ round }) => `r${round}`,
    panel: (view, legal, path) => panel(view, legal, path, say, language),
    lastLabel: say('last'),
    last: (view) => last(view, say),
    advice: (action, view) => advice(action, view, say),
    coach: (view, legal) => coach(view, legal, last(view, say).lines, say, language),
    help: [say('help.press'), say('help.team')],
    reason: (code, view) => refusal(code, view, say),
    rules: (page, options) => rulesPage(page, options, say),
    board: (board) => say('board', { board }),
    standing: ({ games, wins, points }) => ({
      sum: say('standing.sum', { points }),
      detail: say('standing.detail', { wins, games, average: points / games }),
    }),
  }
}

/** "Full game (4 rounds), Party Crasher off."; how many rounds is known once enough are seated. */
function optionsLine({ length, partyCrasher }: Options, seats: number, say: Words): Text {
  const rounds = length === 'full' && SIZES[seats] ? say('options.rounds', { rounds: seats }) : say('options.length', { length })
  return say('options.all', { length: rounds, crasher: partyCrasher ? 'on' : 'off' })
}

/** The record of the last complete trick, and what the viewer played to it face down: that nobody else sees. */
function last(view: View, say: Words): Screen {
  const round = view.tricks.length > 0 ? view : view.rounds.at(-1)
  const trick: Trick | undefined = round?.tricks.at(-1)
  if (!round || !trick) return { form: 'panel', lines: plainLines([say('last.none')]), rows: [] }
  const own = trick.plays.find((play) => play.seat === view.viewer && !play.up && play.card !== null)
  const { lines, picture } = record(round.tricks, round.tricks.length - 1, say)
  const mine = own && plainLines([say('you.played', { card: ownCard(trick.plays, own, say) })])
  return { form: 'panel', lines: [...lines, ...(mine ?? [])], ...(picture && { picture }), rows: [] }
}
