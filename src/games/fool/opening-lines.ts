import type { Language } from '../../kit/show.js'
import { who, type Text } from '../../kit/text.js'
import { speech } from './speech.js'
import { teamOf } from './teams.js'
import type { View } from './types.js'
import type { Words } from './words.js'

/** What is told of the deal: who cut, how trumps came, who attacks first and why, who plays with whom. */
export const openingLines = (view: View, say: Words, language: Language): readonly (Text | undefined)[] => [
  say('deal.cut', { name: who(cutter(view)) }),
  view.setting.redeals > 0 ? say('deal.again', { redeals: view.setting.redeals, cards: view.options.redealSameSuit }) : undefined,
  turnedText(view, say, language),
  firstText(view, say, language),
  sidesText(view, say, language),
]

/** The Fool of the game before deals (at first whoever sits first), and asks the neighbour on the right to cut. */
const cutter = ({ setting, hands }: View): number => ((setting.previous?.fool ?? 0) + hands.length - 1) % hands.length

/** The open card where there never was a stock to lie under: the last one dealt, or one that was shuffled back. */
function turnedText({ setting: { turned }, options, course, talon }: View, say: Words, language: Language): Text | undefined {
  const stockless = options.allDealt || (talon.length === 0 && course.bouts.length === 0)
  if (turned === null || !stockless) return undefined
  const card = speech(say, language, 'onlooker').card(turned)
  return options.allDealt ? say('deal.shuffled-back', { card }) : say('deal.last', { card })
}

function firstText({ setting: { first } }: View, say: Words, language: Language): Text | undefined {
  if (!first) return undefined
  const name = who(first.seat)
  switch (first.by) {
    case 'lowestTrump':
    case 'highestTrump':
    case 'lowestSpade':
      if (first.card === null) return say('first.given', { name })
      return say(`first.${first.by}`, { name, card: speech(say, language, 'onlooker').card(first.card) })
    case 'lot':
    case 'chosen':
    case 'given':
    case 'fromUnderFool':
    case 'underFool':
    case 'previousWinner':
      return say(`first.${first.by}`, { name })
  }
}

/** "Ann and Cleo against Bo and Dan." */
function sidesText({ options, hands }: View, say: Words, language: Language): Text | undefined {
  if (options.teams === 'none') return undefined
  const { names } = speech(say, language, 'onlooker')
  const side = (team: number) => names([...hands.keys()].filter((seat) => teamOf(options, seat) === team))
  return say('teams', { first: side(0), second: side(1) })
}
