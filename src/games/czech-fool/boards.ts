import type { Seat } from '../../kit/game.js'
import { line } from '../../kit/lines.js'
import type { Line, Screen } from '../../kit/screen.js'
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
  screen: () =>
    board([
      line(
        'headline',
        round.winner === null
          ? say('round.head.none', { round: number })
          : say('round.head', { round: number, name: who(round.winner) }),
      ),
      ...counted(round, say),
      line('small', say('round.figures')),
    ]),
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
    const place = (seat: Seat): number => 1 + standing(view.scores, view.resigned).findIndex((it) => same(view, it, seat))
    return board([
      line('headline', winner(view, say, language)),
      ...fools(view, say, language),
      ...(last ? counted(last, say) : []),
      ...(last ? [line('small', say('round.figures'))] : []),
      ...standing(view.scores, view.resigned).map((seat): Line => ({
        as: 'figures',
        figures: [`${place(seat)}`, `${view.scores[seat]!}`],
        text: winners.includes(seat) ? say('end.crowned', { name: listed(seat) }) : [listed(seat)],
      })),
      line('small', say('end.figures', { rounds: view.rounds.length })),
    ])
  },
})

const board = (lines: readonly Line[]): Screen => ({ form: 'panel', lines, rows: [] })

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

function fools(view: View, say: Words, language: Language): readonly Line[] {
  const { losers } = result(view)
  const names = list(
    language,
    losers.map((seat) => [who(seat)]),
  )
  if (view.resigned !== null) return [line('plain', say('end.resigned', { name: names }))]
  if (losers.length === 0) return []
  return [line('plain', say('end.fool', { names, count: losers.length, score: Math.max(...view.scores) }))]
}
