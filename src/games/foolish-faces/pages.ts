import { isJoker } from '../../kit/cards.js'
import type { Scene } from '../../kit/scene.js'
import type { Line, Screen } from '../../kit/screen.js'
import type { Language, Page } from '../../kit/show.js'
import { pinged, who, type Text } from '../../kit/text.js'
import { crashPage, endPage, roundPage } from './boards.js'
import { line, plainLines } from '../../kit/lines.js'
import { hatsIn, trickScene } from './scene.js'
import { tallyOf } from './scoring.js'
import { inOrder, soFar } from './seat.js'
import { order, speech } from './speech.js'
import { covered, mover, verdict } from './trick.js'
import type { Play, Trick, View } from './types.js'
import type { Words } from './words.js'

/** The public story: a page for each trick and for each round, in the order in which things happened. */
export function pages(view: View, say: Words, language: Language): readonly Page[] {
  const finished = view.rounds.flatMap((round, i): Page[] => {
    const number = i + 1
    const last = view.phase === 'over' && number === view.rounds.length
    return [
      ...records(round.tricks, number, say),
      ...(round.crash ? [crashPage(round, round.crash.plays, number, say)] : []),
      last ? endPage(view, say, language) : roundPage(round, number, say),
    ]
  })
  if (view.phase !== 'playing') return finished
  return [...finished, ...records(view.tricks, view.round, say), trickInPlay(view, say)]
}

const records = (tricks: readonly Trick[], round: number, say: Words): readonly Page[] =>
  tricks.map((_, i) => ({ key: `r${round}.t${i + 1}`, final: true, screen: () => record(tricks, i, say) }))

/** What stays of trick `i` of a round: who took it, what lay there, and why. */
export function record(tricks: readonly Trick[], i: number, say: Words): Screen {
  const { plays, winner, points } = tricks[i]!
  const took = say('record.took', { trick: i + 1, name: winner === null ? '' : who(winner), points })
  const texts = [took, say('sentence', { text: speech(say, 'onlooker').plays(plays) }), why(plays, say)]
  const hats = hatsIn(tricks.slice(0, i + 1))
  const table = { plays, leader: plays[0]!.seat, seats: plays.length, hats, lit: winner }
  return { form: 'message', lines: plainLines(texts), picture: () => trickScene(table, took, texts, say), rows: [] }
}

/** Why the trick goes where it goes, in one line. */
function why(plays: readonly Play[], say: Words): Text {
  const it = verdict(plays)
  if (!it) throw new Error('a complete trick goes to nobody')
  const { card: word } = speech(say, 'onlooker')
  const out = covered(plays)
  const name = who(it.winner)
  const downs = plays.filter(({ up }, i) => !up && !out[i]).length
  const left = out.includes(true) ? 'yes' : 'no'
  switch (it.by) {
    case 'king':
      if (it.kings === 1) return say('why.king', { name: who(it.king), named: name })
      return say('why.kings', { kings: it.kings, name: who(it.king), named: name })
    case 'jacks':
      return say('why.lowest', { jacks: it.jacks, name, downs })
    case 'face-down':
      if (it.jacks === 0) return say('why.down', { name, downs })
      return say('why.cancel', { jacks: it.jacks, why: say('why.cancel.down', { name, downs }) })
    case 'high': {
      const card = word(it.card)
      const cards = it.equals.length
      if (it.jacks === 0) return cards > 1 ? say('why.tie', { cards, card, name }) : say('why.highest', { card, covered: left })
      const reason = cards > 1 ? say('why.cancel.tie', { cards, card, name }) : say('why.cancel.highest', { card, covered: left })
      return say('why.cancel', { jacks: it.jacks, why: reason })
    }
  }
}

const roundsOf = ({ options, hands }: Pick<View, 'options' | 'hands'>): number => (options.length === 'full' ? hands.length : 1)
/** How many tricks this round has when nobody ends it, by the cards that are there: a lesson has fewer than the rules deal. */
export const tricksOf = ({ tricks, plays, hands }: View): number =>
  tricks.length + Math.max(...hands.map((hand, seat) => hand.length + Number(plays.some((play) => play.seat === seat))))

function trickInPlay(view: View, say: Words): Page {
  const trick = view.tricks.length + 1
  return {
    key: `r${view.round}.t${trick}`,
    final: false,
    place: say('place', { round: view.round, rounds: roundsOf(view) }),
    screen: () => ({
      form: 'message',
      lines: linesInPlay(view, trick, say),
      picture: () => sceneInPlay(view, trick, say),
      rows: [],
    }),
  }
}

function sceneInPlay(view: View, trick: number, say: Words): Scene<Text> {
  const { plays, leader, hands, hats } = view
  const seat = mover(view)
  const title = say('trick.turn', { name: who(seat), trick, tricks: tricksOf(view) })
  const sentences = [title, inOrder(view, 'onlooker', say), soFar(view, 'onlooker', say)]
  return trickScene({ plays, leader, seats: hands.length, hats, lit: seat }, title, sentences, say)
}

/** The first line calls the leader, who is to play; later ones are edits and call nobody. */
function linesInPlay(view: View, trick: number, say: Words): readonly Line[] {
  const { plays, hands, leader } = view
  const { name, lying, series } = speech(say, 'onlooker')
  const tricks = tricksOf(view)
  const seat = mover(view)
  const behind = order(leader, hands.length).slice(plays.length + 1)
  const taker = verdict(plays)?.winner

  return [
    plays.length === 0
      ? line('plain', say('trick.led', { name: pinged(seat), trick, tricks }))
      : line('plain', say('trick.turn', { name: who(seat), trick, tricks })),
    ...plays.map((play, i) => line('quote', say('trick.line', { name: who(play.seat), card: lying(plays, i) }))),
    line('quote', say('trick.next', { name: who(seat) })),
    ...(behind.length ? [line('quote', say('trick.then', { names: series(behind.map(name)) }))] : []),
    ...(taker === undefined ? [] : [line('plain', say('trick.so-far', { name: who(taker) }))]),
    line('plain', say('score.head')),
    ...plainLines(scores(view, say)),
    line('plain', stockOf(view, say)),
  ]
}

/** Totals before this round, and what was taken in it: nothing that tells a team. */
function scores({ tricks, totals, hats }: View, say: Words): readonly Text[] {
  const tally = tallyOf(tricks, totals.length)
  return totals.map((score, seat) => {
    const taken = say('score.taken', { tricks: tally.tricks[seat]!, points: tally.points[seat]! })
    return say(hats.includes(seat) ? 'score.hat' : 'score.line', { who: who(seat), score, taken })
  })
}

const stockOf = ({ stock }: View, say: Words): Text =>
  say(stock.some(isJoker) ? 'stock.joker' : 'stock', { cards: speech(say, 'onlooker').cards(stock) })
