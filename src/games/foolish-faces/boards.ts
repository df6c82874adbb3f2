import type { Seat } from '../../kit/game.js'
import type { Line, Screen } from '../../kit/screen.js'
import type { Language, Page } from '../../kit/show.js'
import { listed, who, type Text } from '../../kit/text.js'
import { list } from '../../kit/words.js'
import { line } from '../../kit/lines.js'
import { NO_TRICKS, tallyOf, teams } from './scoring.js'
import { speech } from './speech.js'
import type { Play, Round, View } from './types.js'
import type { Words } from './words.js'

// The pages of what is over: a trick given up, a round, the game. By then the teams are open.

/** The trick in play when somebody crashed the party: what lay there belongs to nobody. */
export const crashPage = (plays: readonly Play[], round: number, trick: number, say: Words): Page => ({
  key: `r${round}.t${trick}`,
  final: true,
  screen: () => ({
    form: 'message',
    lines: [
      line('plain', say('record.given-up', { trick })),
      ...(plays.length ? [line('plain', say('sentence', { text: speech(say, 'onlooker').plays(plays) }))] : []),
    ],
    rows: [],
  }),
})

export const roundPage = (round: Round, number: number, say: Words): Page => ({
  key: `r${number}`,
  final: true,
  screen: () =>
    board([
      line('headline', say('round.head', totals(round, number))),
      ...sides(round, number, say),
      ...extras(round, number, say),
      ...standing(round).map((seat) => figures([`+${round.scores[seat]!}`, `${round.totals[seat]!}`], [listed(seat)])),
      line('small', say('round.figures')),
    ]),
})

/** The last round's facts in short, and the standings; whoever wins wears the crown. */
export const endPage = (view: View, say: Words, language: Language): Page => ({
  key: 'end',
  final: true,
  screen: () => {
    const rounds = view.rounds.length
    const round = view.rounds[rounds - 1]!
    const place = (seat: Seat): number => 1 + round.totals.filter((total) => total > round.totals[seat]!).length
    return board([
      line(
        'headline',
        winners(view, language, { won: (name) => say('end.won', { name }), shared: (names) => say('end.shared', { names }) }),
      ),
      line('plain', say('round.sum', totals(round, rounds))),
      line('plain', foolsLine(round, rounds, say)),
      ...extras(round, rounds, say),
      ...standing(round).map((seat) =>
        figures(
          [`${place(seat)}`, `${round.totals[seat]!}`],
          place(seat) === 1 ? say('end.crowned', { name: listed(seat) }) : [listed(seat)],
        ),
      ),
      line('small', say('end.figures', { rounds })),
    ])
  },
})

const board = (lines: readonly Line[]): Screen => ({ form: 'panel', lines, rows: [] })
const figures = (columns: readonly string[], text: Text): Line => ({ as: 'figures', figures: columns, text })

/** Says who has won, by how many they are. */
export function winners(
  { totals }: Pick<View, 'totals'>,
  language: Language,
  says: { won(name: Text): Text; shared(names: Text): Text },
): Text {
  const best = Math.max(...totals)
  const names = totals.flatMap((total, seat): Text[] => (total === best ? [[who(seat)]] : []))
  return names.length === 1 ? says.won(names[0]!) : says.shared(list(language, names))
}

/** Seats by their running total, best first; equal ones in the order of play. */
const standing = ({ totals }: Round): readonly Seat[] => [...totals.keys()].toSorted((a, b) => totals[b]! - totals[a]!)

const counted = (round: Round, number: number) => {
  const tally = { ...tallyOf(round.tricks, round.scores.length), round: number, fools: round.fools, stock: round.stock.length }
  return { ...teams(tally), bonus: [...tally.tricks.keys()].filter((seat) => tally.tricks[seat] === 0) }
}

function totals(round: Round, number: number) {
  const { fools, court } = counted(round, number)
  return { round: number, fools: round.fools.length, foolTotal: fools.total, courtTotal: court.total }
}

/** Who the Fools are, and what they have from the stock and from tricks. */
function foolsLine(round: Round, number: number, say: Words): Text {
  const stock = round.stock.length
  const names = speech(say, 'onlooker').series(round.fools.map((seat) => [who(seat)]))
  const taken = counted(round, number).fools.cards - stock
  return say(round.fools.length === 1 ? 'round.lone.short' : 'round.fools', { names, stock, taken })
}

/** Both teams in full. */
function sides(round: Round, number: number, say: Words): readonly Line[] {
  const { fools, court } = counted(round, number)
  const stock = round.stock.length
  const [first] = round.fools
  const names = speech(say, 'onlooker').series(
    [...round.scores.keys()].filter((seat) => !round.fools.includes(seat)).map((seat) => [who(seat)]),
  )
  const { times, total } = fools
  return [
    ...(round.fools.length === 1 && first !== undefined
      ? [
          line('plain', say('round.lone', { name: who(first) })),
          line('plain', say('round.lone.sum', { stock, taken: fools.cards - stock, times, total })),
        ]
      : [line('plain', foolsLine(round, number, say))]),
    line('plain', say('round.court', { names, taken: court.cards })),
  ]
}

/** The bonus of who took no trick, and how the round was ended before its time. */
function extras(round: Round, number: number, say: Words): readonly Line[] {
  const { series, cards } = speech(say, 'onlooker')
  const { bonus } = counted(round, number)
  const each = bonus.map((seat) => say('round.bonus.one', { name: who(seat), bonus: NO_TRICKS * number }))
  const { crash } = round
  return [
    ...(bonus.length ? [line('plain', say('round.bonus', { bonuses: series(each) }))] : []),
    ...(crash ? [line('plain', say('round.crash', { round: number, name: who(crash.seat), cards: cards(crash.hand) }))] : []),
  ]
}
