import { line, plainLines } from '../../kit/lines.js'
import type { Screen } from '../../kit/screen.js'
import type { Language, Page } from '../../kit/show.js'
import { pinged, type Text } from '../../kit/text.js'
import { joined } from '../../kit/words.js'
import { endPage } from './end.js'
import { FAILURES, failuresOf, passedOf } from './goals.js'
import { recordScene, turnScene } from './scene.js'
import { signed, speech, worths } from './speech.js'
import { colour, EXTRAS } from './tools.js'
import type { Challenge, Turn, View } from './types.js'
import type { Words } from './words.js'

/** The public story: a page for each turn, in the order in which they happened, and the end. */
export function pages(view: View, say: Words, language: Language): readonly Page[] {
  const records = view.turns.map((_, i): Page => ({ key: `t${i + 1}`, final: true, screen: () => record(view.turns, i, say) }))
  if (view.phase === 'over') return [...records, endPage(view, say, language)]
  return view.challenge === null ? records : [...records, inPlay(view, view.challenge, say)]
}

/** Where the passed and failed challenges are after these turns. */
const piles = (turns: readonly Turn[], say: Words): readonly Text[] => [
  say('passed', { piles: speech(say).piles(passedOf(turns)) }),
  say('failed', { count: failuresOf(turns), most: FAILURES }),
]

/** What stays of turn `i`: the sum, and nobody's part in it. */
export function record(turns: readonly Turn[], i: number, say: Words): Screen {
  const { challenge, tools, total, passed } = turns[i]!
  const head = say('record.head', { turn: i + 1, passed: passed ? 'yes' : 'no', total: signed(total) })
  const texts = [
    head,
    say('record.challenge', { challenge: speech(say).coloured(challenge) }),
    say('record.sum', { tools: worths(tools, challenge), total: signed(total) }),
    ...piles(turns.slice(0, i + 1), say),
  ]
  return { form: 'message', lines: plainLines(texts), picture: () => recordScene(turns, i, head, texts, say), rows: [] }
}

/** The first turn calls everybody; after that all are waited for every time, and a call each would be noise. */
function inPlay(view: View, challenge: Challenge, say: Words): Page {
  const { turns, chosen, hands } = view
  const turn = turns.length + 1
  const calls = turn === 1 && chosen === 0
  const names = joined(hands.map((_, seat) => [pinged(seat)]))
  return {
    key: `t${turn}`,
    final: false,
    place: [],
    screen: () => {
      const head = say('turn.chosen', { turn, chosen, seats: hands.length })
      const texts = [
        say('turn.challenge', { challenge: speech(say).coloured(challenge) }),
        say('turn.sum', { red: colour(challenge) === 'red' ? 'yes' : 'no', extras: EXTRAS }),
        ...piles(turns, say),
      ]
      return {
        form: 'message',
        lines: [line('plain', calls ? say('turn.first', { names }) : head), ...plainLines(texts)],
        picture: () => turnScene(view, challenge, head, texts, say),
        rows: [],
      }
    },
  }
}
