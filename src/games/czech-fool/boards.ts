import type { Seat } from '../../kit/game.js'
import { line, plainLines } from '../../kit/lines.js'
import { scoreScene } from '../../kit/scene-parts.js'
import type { SheetPart, SheetRow } from '../../kit/scene.js'
import type { Line } from '../../kit/screen.js'
import type { Language, Page } from '../../kit/show.js'
import { listed, who, type Text } from '../../kit/text.js'
import { list } from '../../kit/words.js'
import { result } from './scoring.js'
import { sorted, speech } from './speech.js'
import type { Round, View } from './types.js'
import type { Words } from './words.js'

// The pages of what is over: a round that was counted, the match.

export const roundPage = (round: Round, number: number, say: Words): Page => ({
  key: `r${number}`,
  final: true,
  screen: () => {
    const head =
      round.winner === null
        ? say('round.head.none', { round: number })
        : say('round.head', { round: number, name: who(round.winner) })
    const rows = standing(round.scores).map((seat) => row(round, seat))
    return {
      form: 'panel',
      lines: [line('headline', head), ...counted(round, say), line('small', say('round.figures'))],
      picture: () => scoreScene(head, [], { heads: heads(say), rows }),
      rows: [],
    }
  },
})

const heads = (say: Words): readonly Text[] => [say('picture.round'), say('picture.total')]

/** What a seat got in a round, and has now; a longer bar is worse. */
const row = ({ points, scores }: Round, seat: Seat): SheetRow<Text> => ({
  name: [listed(seat)],
  figures: [`+${points[seat]!}`, `${scores[seat]!}`],
  bar: scores[seat]! / Math.max(1, ...scores),
})

/** By total, fewest points first: points of this round, the total, and the cards that were counted. */
function counted({ hands, points, scores }: Round, say: Words): readonly Line[] {
  const { cards } = speech(say, 'onlooker')
  return standing(scores).map((seat): Line => {
    const left = sorted(hands[seat]!)
    const text = left.length > 0 ? say('round.line', { name: listed(seat), cards: cards(left) }) : [listed(seat)]
    return { as: 'figures', figures: [`+${points[seat]!}`, `${scores[seat]!}`], text }
  })
}

/** The last round in short, the Fool, and the standings; whoever wins wears the crown. */
export const endPage = (view: View, say: Words, language: Language): Page => ({
  key: 'end',
  final: true,
  screen: () => {
    const last = view.resigned === null ? view.rounds.at(-1) : undefined
    const { winners } = result(view)
    const seats = standing(view.scores, view.resigned)
    const place = (seat: Seat): number => 1 + seats.findIndex((it) => same(view, it, seat))
    const head = winner(view, say, language)
    const texts = fools(view, say, language)
    return {
      form: 'panel',
      lines: [
        line('headline', head),
        ...plainLines(texts),
        ...(last ? [...counted(last, say), line('small', say('round.figures'))] : []),
        ...seats.map((seat): Line => ({
          as: 'figures',
          figures: [`${place(seat)}`, `${view.scores[seat]!}`],
          text: winners.includes(seat) ? say('end.crowned', { name: listed(seat) }) : [listed(seat)],
        })),
        line('small', say('end.figures', { rounds: view.rounds.length })),
      ],
      picture: () =>
        scoreScene(
          head,
          texts,
          endSheet(
            view,
            seats.map((seat) => [seat, place(seat)]),
            last,
            say,
          ),
          { name: say('picture.growth'), totals: view.rounds.map(({ scores }) => scores) },
        ),
      rows: [],
    }
  },
})

/** Winners wear a crown, Fools a hat. */
function endSheet(
  view: View,
  places: readonly (readonly [seat: Seat, place: number])[],
  last: Round | undefined,
  say: Words,
): Omit<SheetPart<Text>, 'as'> {
  const { winners, losers } = result(view)
  const most = Math.max(1, ...view.scores)
  return {
    heads: last ? heads(say) : [say('picture.total')],
    rows: places.map(([seat, place]) => ({
      ...(last ? row(last, seat) : { name: [listed(seat)], figures: [`${view.scores[seat]!}`], bar: view.scores[seat]! / most }),
      place: `${place}`,
      ...(winners.includes(seat) ? { sign: 'crown' as const } : losers.includes(seat) && { sign: 'hat' as const }),
      lit: winners.includes(seat),
    })),
  }
}

/** Seats by their total, fewest points first, who resigned last; equal ones in the order of play. */
const standing = (scores: readonly number[], resigned: Seat | null = null): readonly Seat[] =>
  [...scores.keys()].toSorted((a, b) => Number(a === resigned) - Number(b === resigned) || scores[a]! - scores[b]!)

/** Whether two seats share a place. */
const same = ({ scores, resigned }: View, a: Seat, b: Seat): boolean =>
  a === b || (a !== resigned && b !== resigned && scores[a] === scores[b])

/** Who has won: one, or several that share it. */
export function winner(view: View, say: Words, language: Language): Text {
  const { winners } = result(view)
  const names = list(
    language,
    winners.map((seat) => [who(seat)]),
  )
  return winners.length === 1 ? say('end.won', { name: names }) : say('end.shared', { names })
}

function fools(view: View, say: Words, language: Language): readonly Text[] {
  const { losers } = result(view)
  const names = list(
    language,
    losers.map((seat) => [who(seat)]),
  )
  if (view.resigned !== null) return [say('end.resigned', { name: names })]
  if (losers.length === 0) return []
  return [say('end.fool', { names, count: losers.length, score: Math.max(...view.scores) })]
}
