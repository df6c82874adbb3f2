import type { Seat } from '../../kit/game.js'
import { letters, scoreScene } from '../../kit/scene-parts.js'
import type { SheetRow } from '../../kit/scene.js'
import type { Line, Screen } from '../../kit/screen.js'
import type { Language, Page } from '../../kit/show.js'
import { listed, who, type Text } from '../../kit/text.js'
import { list } from '../../kit/words.js'
import { isJoker } from '../../kit/cards.js'
import { line, plainLines } from '../../kit/lines.js'
import { legacy, outcome } from './ending.js'
import { speech } from './speech.js'
import { rublesOf, type Result, type View } from './types.js'
import type { Words } from './words.js'

/** Who is the Fool, who came in which place, and why; at a rated table what it was worth. */
export const endPage = (view: View, say: Words, language: Language): Page => ({
  key: 'end',
  final: true,
  screen: () => screen(view, resultOf(view), say, language),
})

export function resultOf({ result }: View): Result {
  if (!result) throw new Error('a game that is not over has no result')
  return result
}

function screen(view: View, result: Result, say: Words, language: Language): Screen {
  const next = nextText(view, say)
  const texts = [
    places(result, say, language),
    ...how(view, result, say, language),
    view.options.epaulettes === 'countPairs' ? pairs(view, say, language) : undefined,
    straps(result, say),
  ]
  const head = foolText(result, say, language)
  return {
    form: 'panel',
    lines: [
      line('headline', head),
      ...plainLines(texts),
      ...(view.options.rated ? figures(view, say) : []),
      ...(next ? [line('small', next)] : []),
    ],
    picture: () => scoreScene(head, texts, { rows: rows(view, result, say) }),
    rows: [],
  }
}

/** "Cleo is the Fool 🃏" */
export function foolText({ fools }: Result, say: Words, language: Language): Text {
  const [one, ...more] = fools
  if (one === undefined) return say('end.draw')
  if (more.length === 0) return say('end.fool', { name: who(one) })
  return say('end.fools', { names: speech(say, language, 'onlooker').names(fools) })
}

/** "1st Ann, 2nd Dan, 3rd Bo.": all but the Fools and those who share a draw, for they have sentences of their own. */
function places({ places, fools, drawn }: Result, say: Words, language: Language): Text | undefined {
  const seats = [...places.keys()].filter((seat) => !fools.includes(seat) && !drawn.includes(seat))
  const { names, series } = speech(say, language, 'onlooker')
  const taken = [...new Set(seats.map((seat) => places[seat]!))].toSorted((a, b) => a - b)
  const each = taken.map((place) =>
    say('end.place', { place: say('place', { place }), names: names(seats.filter((seat) => places[seat] === place)) }),
  )
  return each.length ? say('sentence', { text: series(each) }) : undefined
}

/** How it came to that. */
function how({ course, options }: View, { by, drawn, fools }: Result, say: Words, language: Language): readonly Text[] {
  const names = list(
    language,
    drawn.map((seat) => [who(seat)]),
  )
  switch (by) {
    case 'resigned':
      return options.teams === 'none' ? fools.map((seat) => say('end.resigned', { name: who(seat) })) : [say('end.resigned.team')]
    case 'no-progress':
    case 'repetition':
      return [say('end.stuck', { names })]
    case 'cards': {
      const last = course.bouts.at(-1)
      const took = last && last.taker !== null ? [say('end.took', { name: who(last.taker), cards: last.cards })] : []
      return drawn.length ? [say('end.together', { names }), ...took] : took
    }
  }
}

/** Where pairs are counted, how many everybody laid. */
function pairs({ course }: View, say: Words, language: Language): Text {
  const each = course.pairs.map((count, seat) => say('end.pairs.one', { name: who(seat), pairs: count }))
  return say('end.pairs', { pairs: speech(say, language, 'onlooker').series(each) })
}

/** "Two sixes hang on Cleo's shoulders." */
function straps({ straps, fools }: Result, say: Words): Text | undefined {
  const [card] = straps
  const [fool] = fools
  if (card === undefined || fool === undefined) return undefined
  return say('end.straps', { cards: straps.length, rank: isJoker(card) ? 'joker' : card.slice(0, -1), name: who(fool) })
}

/** The first place first. */
const byPlace = ({ places }: Result): readonly Seat[] => [...places.keys()].toSorted((a, b) => places[a]! - places[b]!)

/** What a rated game was worth. */
function worth(view: View, seat: Seat, say: Words): readonly string[] {
  const score = outcome(view)!.scores[seat]!
  return [say('end.points', { points: score }), say('end.rubles', { rubles: rublesOf(score) })].map(letters)
}

const figures = (view: View, say: Words): readonly Line[] => [
  ...byPlace(resultOf(view)).map((seat): Line => ({ as: 'figures', figures: worth(view, seat, say), text: [listed(seat)] })),
  line('small', say('end.figures')),
]

/** Everybody by place, the Fools under their hats. */
const rows = (view: View, result: Result, say: Words): readonly SheetRow<Text>[] =>
  byPlace(result).map((seat) => ({
    place: `${result.places[seat]!}`,
    name: [listed(seat)],
    ...(result.fools.includes(seat) && { sign: 'hat', lit: true }),
    figures: view.options.rated ? worth(view, seat, say) : [],
  }))

/** Who attacks first in a rematch, where this game decides it. */
function nextText(view: View, say: Words): Text | undefined {
  const before = legacy(view)
  const seats = view.hands.length
  const rule = view.options.nextLead
  if (!before) return undefined
  switch (rule) {
    case 'fromUnderFool':
      return say(`end.next.${rule}`, { name: who((before.fool + 1) % seats) })
    case 'underFool':
      return say(`end.next.${rule}`, { name: who((before.fool + seats - 1) % seats) })
    case 'previousWinner':
      return before.winner === null ? undefined : say(`end.next.${rule}`, { name: who(before.winner) })
  }
}
