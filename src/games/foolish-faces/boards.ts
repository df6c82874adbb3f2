import type { Seat } from '../../kit/game.js'
import { scoreScene } from '../../kit/scene-parts.js'
import type { SheetPart } from '../../kit/scene.js'
import type { Line } from '../../kit/screen.js'
import type { Language, Page } from '../../kit/show.js'
import { listed, who, type Text } from '../../kit/text.js'
import { list } from '../../kit/words.js'
import { line, plainLines } from '../../kit/lines.js'
import { hatsIn, trickScene } from './scene.js'
import { NO_TRICKS, tallyOf, teams } from './scoring.js'
import { speech } from './speech.js'
import type { Play, Round, View } from './types.js'
import type { Words } from './words.js'

// The pages of what is over: a trick given up, a round, the game. By then the teams are open.

/** The trick in play when somebody crashed the party: what lay there belongs to nobody. */
export const crashPage = ({ tricks, scores }: Round, plays: readonly Play[], round: number, say: Words): Page => ({
  key: `r${round}.t${tricks.length + 1}`,
  final: true,
  screen: () => {
    const given = say('record.given-up', { trick: tricks.length + 1 })
    const lay = plays.length > 0 ? [say('sentence', { text: speech(say, 'onlooker').plays(plays) })] : []
    const table = { plays, leader: plays[0]?.seat ?? 0, seats: scores.length, hats: hatsIn([...tricks, { plays }]), lit: null }
    return {
      form: 'message',
      lines: plainLines([given, ...lay]),
      ...(plays.length > 0 && { picture: () => trickScene(table, given, [given, ...lay], say) }),
      rows: [],
    }
  },
})

export const roundPage = (round: Round, number: number, say: Words): Page => ({
  key: `r${number}`,
  final: true,
  screen: () => {
    const head = say('round.head', totals(round, number))
    const texts = [...sides(round, number, say), ...extras(round, number, say)]
    return {
      form: 'panel',
      lines: [
        line('headline', head),
        ...plainLines(texts),
        ...standing(round).map((seat) => figures([`+${round.scores[seat]!}`, `${round.totals[seat]!}`], [listed(seat)])),
        line('small', say('round.figures')),
      ],
      picture: () => scoreScene(head, texts, sheet(round, say)),
      rows: [],
    }
  },
})

/** The last round's facts in short, and the standings; whoever wins wears the crown. */
export const endPage = (view: View, say: Words, language: Language): Page => ({
  key: 'end',
  final: true,
  screen: () => {
    const rounds = view.rounds.length
    const round = view.rounds[rounds - 1]!
    const head = winners(view, language, {
      won: (name) => say('end.won', { name }),
      shared: (names) => say('end.shared', { names }),
    })
    const texts = [say('round.sum', totals(round, rounds)), foolsLine(round, rounds, say), ...extras(round, rounds, say)]
    const place = (seat: Seat): number => placeOf(round, seat)
    return {
      form: 'panel',
      lines: [
        line('headline', head),
        ...plainLines(texts),
        ...standing(round).map((seat) =>
          figures(
            [`${place(seat)}`, `${round.totals[seat]!}`],
            place(seat) === 1 ? say('end.crowned', { name: listed(seat) }) : [listed(seat)],
          ),
        ),
        line('small', say('end.figures', { rounds })),
      ],
      picture: () =>
        scoreScene(head, texts, sheet(round, say, true), {
          name: say('picture.growth'),
          totals: view.rounds.map(({ totals }) => totals),
        }),
      rows: [],
    }
  },
})

const placeOf = ({ totals }: Round, seat: Seat): number => 1 + totals.filter((total) => total > totals[seat]!).length

/** What everybody got in a round, and has now. At the `end` there are places, and winners wear a crown instead of a hat. */
function sheet(round: Round, say: Words, end = false): Omit<SheetPart<Text>, 'as'> {
  const most = Math.max(1, ...round.totals)
  return {
    heads: [say('picture.round'), say('picture.total')],
    rows: standing(round).map((seat) => {
      const place = placeOf(round, seat)
      const wins = end && place === 1
      const total = round.totals[seat]!
      return {
        ...(end && { place: `${place}` }),
        name: [listed(seat)],
        ...(wins ? { sign: 'crown' } : round.fools.includes(seat) && { sign: 'hat' }),
        figures: [`+${round.scores[seat]!}`, `${total}`],
        bar: total / most,
        lit: wins,
      }
    }),
  }
}

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
function sides(round: Round, number: number, say: Words): readonly Text[] {
  const { fools, court } = counted(round, number)
  const stock = round.stock.length
  const [first] = round.fools
  const names = speech(say, 'onlooker').series(
    [...round.scores.keys()].filter((seat) => !round.fools.includes(seat)).map((seat) => [who(seat)]),
  )
  const { times, total } = fools
  return [
    ...(round.fools.length === 1 && first !== undefined
      ? [say('round.lone', { name: who(first) }), say('round.lone.sum', { stock, taken: fools.cards - stock, times, total })]
      : [foolsLine(round, number, say)]),
    say('round.court', { names, taken: court.cards }),
  ]
}

/** The bonus of who took no trick, and how the round was ended before its time. */
function extras(round: Round, number: number, say: Words): readonly Text[] {
  const { series, cards } = speech(say, 'onlooker')
  const { bonus } = counted(round, number)
  const each = bonus.map((seat) => say('round.bonus.one', { name: who(seat), bonus: NO_TRICKS * number }))
  const { crash } = round
  return [
    ...(bonus.length ? [say('round.bonus', { bonuses: series(each) })] : []),
    ...(crash ? [say('round.crash', { round: number, name: who(crash.seat), cards: cards(crash.hand) })] : []),
  ]
}
