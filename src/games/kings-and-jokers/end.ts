import type { Seat } from '../../kit/game.js'
import { line, plainLines } from '../../kit/lines.js'
import type { Language, Page } from '../../kit/show.js'
import { suitOf } from '../../kit/suits.js'
import { listed, who, type Text } from '../../kit/text.js'
import { list } from '../../kit/words.js'
import { colourOf, FAILURES, failuresOf, GOALS, passedOf, progress, winnersOf } from './goals.js'
import { endScene } from './scene.js'
import { signed, speech } from './speech.js'
import type { Identity, View } from './types.js'
import type { Words } from './words.js'

/** Who has won and by what, or what was lost; then what everybody was. */
export const endPage = (view: View, say: Words, language: Language): Page => ({
  key: 'end',
  final: true,
  screen: () => {
    const head = headline(view, say, language)
    const texts = [story(view, say), ...identities(view, say)]
    return {
      form: 'panel',
      lines: [line('headline', head), ...plainLines(texts), line('small', say('end.ours'))],
      picture: () => endScene(view, head, texts, say),
      rows: [],
    }
  },
})

/** The identities by seat, which are open now. */
const unmasked = ({ identities }: View): readonly Identity[] => identities.filter((identity) => identity !== null)

const winners = ({ identities, turns, options }: View): readonly Seat[] => winnersOf(identities, passedOf(turns), options)

function headline(view: View, say: Words, language: Language): Text {
  const seats = view.hands.length
  const name = [who(0)]
  const [first, ...more] = winners(view)
  if (first === undefined) {
    const failures = failuresOf(view.turns)
    return failures < FAILURES ? say('end.empty', { seats, name }) : say('end.lost', { seats, name, failures: `${failures}` })
  }
  if (more.length > 0) return say('end.together', { names: names([first, ...more], language) })
  const identity = speech(say).identity(unmasked(view)[first]!)
  return say(seats === 1 ? 'end.alone' : 'end.won', { name: [who(first)], identity })
}

const names = (seats: readonly Seat[], language: Language): Text =>
  list(
    language,
    seats.map((seat) => [who(seat)]),
  )

/** The whole game in one line: what the last challenge did. */
function story(view: View, say: Words): Text {
  const { challenge, total } = view.turns.at(-1)!
  const suit = suitOf(challenge)
  const won = winners(view).map((seat) => unmasked(view)[seat]!)
  const { place, suit: suitWord, colour, challenge: name, each } = speech(say)
  const { king, joker } = GOALS[view.options.win]
  const turn = view.turns.length
  if (won.length === 0) {
    const last = { challenge: name(challenge), total: signed(total) }
    const failures = failuresOf(view.turns)
    return failures < FAILURES ? say('end.last.empty', last) : say('end.last', { nth: place(failures), ...last })
  }
  const nth = { nth: place(king), suit: suitWord(suit, 1) }
  if (won.length > 1) return say('end.both', { ...nth, mth: place(joker.passed), colour: colour(colourOf(suit)) })
  if (won[0]!.startsWith('K')) return say('end.king', { ...nth, turn })
  if (joker.of === 'colour') return say('end.joker', { nth: place(joker.passed), colour: colour(colourOf(suit)), turn })
  const [one, other] = each(won[0]!, joker.passed)
  return say('end.joker.each', { each: joker.passed, one, other, turn })
}

const identities = (view: View, say: Words): readonly Text[] =>
  unmasked(view).map((identity, seat) =>
    say('end.identity', {
      name: [listed(seat)],
      identity: speech(say).identity(identity),
      ...progress(identity, passedOf(view.turns), view.options),
    }),
  )

/** The end in a sentence, for a panel. */
export function result(view: View, say: Words, language: Language): Text {
  const [first, ...more] = winners(view)
  if (first === undefined) return say('over.lost', { seats: view.hands.length })
  if (more.length > 0) return say('over.together', { names: names([first, ...more], language) })
  return say('over.won', { name: [who(first)], identity: speech(say).identity(unmasked(view)[first]!) })
}
