import { line, plainLines } from '../../kit/lines.js'
import type { Scene } from '../../kit/scene.js'
import type { Line, Screen } from '../../kit/screen.js'
import type { Language, Page } from '../../kit/show.js'
import { pinged, who, type Text } from '../../kit/text.js'
import { endPage, roundPage } from './boards.js'
import { turnScene } from './scene.js'
import { speech } from './speech.js'
import type { Round, View } from './types.js'
import type { Words } from './words.js'

/** The public story: for each round a page while it is played, and one of how it was counted. */
export function pages(view: View, say: Words, language: Language): readonly Page[] {
  const finished = view.rounds.flatMap((round, i): Page[] => {
    const number = i + 1
    const last = view.phase === 'over' && view.resigned === null && number === view.rounds.length
    return [
      { key: `r${number}.play`, final: true, screen: () => message([record(round, number, say)]) },
      last ? endPage(view, say, language) : roundPage(round, number, say),
    ]
  })
  if (view.phase === 'playing') return [...finished, inPlay(view, say)]
  if (view.resigned === null) return finished
  const round = view.rounds.length + 1
  const given: Page = { key: `r${round}.play`, final: true, screen: () => message([say('record.given-up', { round })]) }
  return [...finished, given, endPage(view, say, language)]
}

const message = (texts: readonly Text[]): Screen => ({ form: 'message', lines: plainLines(texts), rows: [] })

function record({ winner, pile, moves }: Round, round: number, say: Words): Text {
  const last = pile.at(-1)
  if (winner === null || last === undefined) return say('record.counted', { round, moves })
  return say('record.out', { round, moves, name: who(winner), card: speech(say, 'onlooker').card(last) })
}

const inPlay = (view: View, say: Words): Page => ({
  key: `r${view.round}.play`,
  final: false,
  place: say('place', { round: view.round }),
  screen: () => ({ form: 'message', lines: linesInPlay(view, say), picture: () => picture(view, say), rows: [] }),
})

/** The first line calls the starter, who is to play; later ones are edits and call nobody. */
function linesInPlay(view: View, say: Words): readonly Line[] {
  const { round, turn, moves, recent, hands, scores, pile } = view
  const { series, turn: spoken } = speech(say, 'onlooker')
  return [
    line('plain', moves === 0 ? say('play.started', { round, name: pinged(turn) }) : head(view, say)),
    ...(moves === 0 && pile.length > 0 ? [line('plain', head(view, say))] : []),
    ...recent.flatMap((it) => {
      const what = spoken(it)
      return what.length > 0 ? [line('quote', say('turn.line', { name: who(it.seat), what }))] : []
    }),
    line('plain', say('cards', { names: series(each(counts(hands), say)) })),
    line('plain', stock(view, say)),
    line('plain', say('scores', { names: series(each(scores, say)) })),
  ]
}

/** A figure for each seat. */
const each = (figures: readonly number[], say: Words): readonly Text[] =>
  figures.map((cards, seat) => say('cards.one', { name: who(seat), cards }))

const counts = (hands: View['hands']): readonly number[] => hands.map((hand) => hand.length)

function picture(view: View, say: Words): Scene<Text> {
  const hands = each(counts(view.hands), say)
  const sentences = [head(view, say, true), stock(view, say), say('cards', { names: speech(say, 'onlooker').series(hands) })]
  return turnScene(view, head(view, say), sentences, hands, say)
}

function head(view: View, say: Words, aloud = false): Text {
  const { round, turn } = view
  const top = speech(say, 'onlooker', aloud).top(view)
  return top ? say('play.turn', { round, name: who(turn), top }) : say('play.first', { round, name: who(turn) })
}

const stock = ({ stock, pile, open }: View, say: Words): Text =>
  say(open ? 'stock.open' : 'stock', { stock: stock.length, pile: pile.length })
