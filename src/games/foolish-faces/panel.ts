import { isQueen, type Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { bareIconOf } from '../../kit/icons.js'
import type { Press, Screen } from '../../kit/screen.js'
import type { Language } from '../../kit/show.js'
import type { Text } from '../../kit/text.js'
import { winners } from './boards.js'
import { plainLines, rowsOf } from '../../kit/lines.js'
import { tricksOf } from './pages.js'
import { handScene } from './scene.js'
import { downs, earlierDowns, handOf, inOrder, justPlayed, ownCard, role, soFar } from './seat.js'
import { speech } from './speech.js'
import { mover, strength, ways } from './trick.js'
import type { Action, View } from './types.js'
import { chosen } from './ways.js'
import type { Words } from './words.js'

/** What a seat sees in private, at any `path`: '', a card (`7H`), `crash`; a path that leads nowhere is the first screen. */
export function panel(view: View, legal: readonly Action[], path: string, say: Words, language: Language): Screen<Action> {
  const { viewer } = view
  if (viewer === 'onlooker') throw new Error('only a seat has a panel')
  if (view.phase === 'over') return still([over(view, say, language)])
  if (legal.length === 0) return { ...still(waiting(view, viewer, say)), ...hand(view, viewer, say) }
  if (path === 'crash' && legal.some(({ type }) => type === 'crash')) return crash(view, viewer, say)
  const card = handOf(view, viewer).find((it) => it === path)
  return card === undefined ? turn(view, viewer, legal, say) : chosen(view, viewer, card, legal, say)
}

/** The hand to be seen, while there is one. */
const hand = (view: View, seat: Seat, say: Words): Pick<Screen, 'picture'> => ({
  picture: () => handScene(handOf(view, seat), [], say),
})

const still = (texts: readonly (Text | undefined)[]): Screen<Action> => ({ form: 'panel', lines: plainLines(texts), rows: [] })

function over({ totals }: View, say: Words, language: Language): Text {
  const score = Math.max(...totals)
  return winners({ totals }, language, {
    won: (name) => say('over.won', { name, score }),
    shared: (names) => say('over.shared', { names, score }),
  })
}

function waiting(view: View, seat: Seat, say: Words): readonly (Text | undefined)[] {
  const { name, cards } = speech(say, seat)
  const next = mover(view)
  const own = view.plays.find((play) => play.seat === seat && play.card !== null)
  const hand = handOf(view, seat)
  return [
    own ? undefined : justPlayed(view, seat, say),
    own
      ? say('wait.played', { card: ownCard(view.plays, own, say), name: name(next) })
      : say('wait.turn', { trick: view.tricks.length + 1, tricks: tricksOf(view), name: name(next) }),
    inOrder(view, seat, say),
    role(view, seat, say),
    say('hand', { cards: hand.length, names: cards(hand) }),
    downs(view, seat, say),
    earlierDowns(view, seat, say),
  ]
}

function turn(view: View, seat: Seat, legal: readonly Action[], say: Words): Screen<Action> {
  const trick = view.tricks.length + 1
  const tricks = tricksOf(view)
  const at = view.plays.length
  const seats = view.hands.length
  const last = at === seats - 1
  const texts = [
    at === 0 ? justPlayed(view, seat, say) : undefined,
    at === 0 ? say('turn.lead', { trick, tricks }) : say('turn.follow', { trick, tricks, place: last ? 'last' : at + 1 }),
    last ? forced(view, seat, say) : undefined,
    at === 0 ? undefined : inOrder(view, seat, say),
    soFar(view, seat, say),
    role(view, seat, say),
    downs(view, seat, say),
    say('turn.pick'),
  ]
  const crash: Press<Action> = { kind: 'press', label: say('crash.open'), to: { path: 'crash' } }
  const open = legal.some(({ type }) => type === 'crash') ? [[crash]] : []
  return {
    form: 'panel',
    lines: plainLines(texts),
    ...hand(view, seat, say),
    rows: [...cardRows(handOf(view, seat), seat, say), ...open],
  }
}

/** The last player is told when the trick leaves only one way up. */
function forced({ plays, hands }: View, seat: Seat, say: Words): Text | undefined {
  const { down, up, covers } = ways(plays, hands.length)
  if (!down) return say('turn.must-up')
  if (up) return undefined
  if (covers.length > 0 && hands[seat]!.some((card) => card !== null && isQueen(card))) return say('turn.must-down.free')
  return say(plays.every((play) => play.up) ? 'turn.must-down' : 'turn.must-down.covered')
}

/** A button for each card: numbers and Jokers first, then, on rows of their own, the cards that have no rank. */
function cardRows(hand: readonly Card[], seat: Seat, say: Words): readonly (readonly Press<Action>[])[] {
  const { card } = speech(say, seat)
  const button = (it: Card): Press<Action> => ({ kind: 'press', label: card(it), icon: bareIconOf(it), to: { path: it } })
  const ranked = hand.filter((it) => strength(it) > 0)
  const faces = hand.filter((it) => strength(it) === 0)
  return [...rowsOf(ranked, 3), ...rowsOf(faces, 3)].map((row) => row.map(button))
}

/** Party Crasher costs much, so it is asked once more. */
function crash(view: View, seat: Seat, say: Words): Screen<Action> {
  const texts = [
    say('crash.ask', { round: view.round }),
    say('crash.shows', { cards: speech(say, seat).cards(handOf(view, seat)) }),
    say('crash.cost', { tricks: view.tricks.length }),
  ]
  const sure: Press<Action> = {
    kind: 'press',
    label: say('crash.sure'),
    tone: 'danger',
    to: { path: 'crash.yes', act: { type: 'crash' } },
  }
  const back: Press<Action> = { kind: 'press', label: say('crash.back'), to: { path: '' } }
  return { form: 'panel', lines: plainLines(texts), ...hand(view, seat, say), rows: [[sure], [back]] }
}
