import { isJack, isJoker, isKing, isQueen, type Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import type { Press, Screen } from '../../kit/screen.js'
import type { Text } from '../../kit/text.js'
import { plainLines, rowsOf } from '../../kit/lines.js'
import { handScene } from './scene.js'
import { handOf, inOrder, soFar } from './seat.js'
import { speech } from './speech.js'
import { covered, verdict, ways } from './trick.js'
import type { Action, Play, View } from './types.js'
import type { Words } from './words.js'

/** A card is chosen: every way to play it, face down on top, and what is closed with its reason. */
export function chosen(view: View, seat: Seat, card: Card, legal: readonly Action[], say: Words): Screen<Action> {
  const mine = legal.filter((action) => action.type === 'play' && action.card === card)
  const ups = mine.filter((action) => action.type === 'play' && action.face === 'up')
  const down = button(say('way.down'), `${card}.down`, { type: 'play', card, face: 'down' }, mine)
  const back: Press<Action> = { kind: 'press', label: say('way.back'), to: { path: '' } }
  const asked = question(card, mine.length - ups.length > 0, ups.length > 0, say)
  return {
    form: 'panel',
    lines: plainLines([
      asked,
      ...situation(view, seat, card, say),
      ...(ups.length > 0 ? facts(view, seat, card, ups, say) : []),
      ...closures(view, seat, card, say),
    ]),
    picture: () => handScene(handOf(view, seat), [asked], say, card),
    rows: [[down], ...upRows(view, seat, card, ups, say), [back]],
  }
}

/** Open when `action` is legal, closed otherwise; only then does it act. */
function button(label: Text, path: string, action: Action, legal: readonly Action[]): Press<Action> {
  const act = legal.find((it) => sameWay(it, action))
  return act ? { kind: 'press', label, tone: 'main', to: { path, act } } : { kind: 'press', label, closed: true, to: { path } }
}

const sameWay = (a: Action, b: Action): boolean =>
  a.type === 'play' &&
  b.type === 'play' &&
  a.face === b.face &&
  (a.face === 'down' || (b.face === 'up' && a.cover === b.cover && a.name === b.name))

function question(card: Card, down: boolean, up: boolean, say: Words): Text {
  const name = speech(say, 'onlooker').card(card)
  if (!up) return say('way.ask.down', { card: name })
  if (isQueen(card)) return say(down ? 'way.ask.queen' : 'way.ask.queen.up')
  if (isKing(card)) return say('way.ask.king')
  return say(down ? 'way.ask' : 'way.ask.up', { card: name })
}

/** The trick so far. A King does not care who would take it; with a Queen, who looks for a target, it stays in the line. */
function situation(view: View, seat: Seat, card: Card, say: Words): readonly (Text | undefined)[] {
  const { name, plays } = speech(say, seat)
  const line = inOrder(view, seat, say)
  if (isKing(card)) return [line]
  const taker = verdict(view.plays)?.winner
  if (!isQueen(card) || taker === undefined) return [line, soFar(view, seat, say)]
  const last = view.plays.length === view.hands.length - 1
  return [say('order.so-far', { order: last ? say('sentence', { text: plays(view.plays) }) : line, name: name(taker) })]
}

/** What playing it face up would do. */
function facts(view: View, seat: Seat, card: Card, ups: readonly Action[], say: Words): readonly Text[] {
  const { target } = speech(say, seat)
  const { plays } = view
  if (isJoker(card)) return view.hats.includes(seat) ? [] : [say('fact.joker')]
  if (isKing(card)) return [say('fact.king')]
  if (isJack(card)) return [jack(plays, seat, say)]
  return ups.flatMap((action) => {
    const queen = action.type === 'play' && action.face === 'up' && plays.find((play) => play.seat === action.cover)
    const below = queen && plays.find((play) => play.seat === queen.cover)
    return queen && below ? [say('fact.frees', { queen: target(queen), target: target(below) })] : []
  })
}

/** One more Jack: what it makes of those that count, unless a King decides anyhow. */
function jack(plays: readonly Play[], seat: Seat, say: Words): Text {
  const it = verdict(plays)
  const king = it?.by === 'king' ? plays.find((play) => play.seat === it.king) : undefined
  if (king) return say('fact.jack.king', { king: speech(say, seat).target(king) })
  const out = covered(plays)
  const jacks = plays.filter(({ up, card }, i) => up && card !== null && isJack(card) && !out[i]).length
  return say(jacks % 2 === 0 ? 'fact.jack.lowest' : 'fact.jack.highest')
}

/** Face up in every way: open ones first, so that a closed one is never under the thumb. */
function upRows(view: View, seat: Seat, card: Card, ups: readonly Action[], say: Words): readonly (readonly Press<Action>[])[] {
  const { name, target } = speech(say, seat)
  if (ups.length > 0 && isQueen(card)) {
    const covers = view.plays.map((play) =>
      button(
        say('way.cover', { target: target(play, 'brief') }),
        `${card}.cover-${play.seat}`,
        { type: 'play', card, face: 'up', cover: play.seat },
        ups,
      ),
    )
    return covers.toSorted((a, b) => Number(a.closed ?? false) - Number(b.closed ?? false)).map((it) => [it])
  }
  if (ups.length > 0 && isKing(card)) {
    const others = [...view.hands.keys()].filter((other) => other !== seat)
    const names = others.map((other) =>
      button(
        say('way.name', { name: name(other) }),
        `${card}.name-${other}`,
        { type: 'play', card, face: 'up', name: other },
        ups,
      ),
    )
    return rowsOf(names, 2)
  }
  return [[button(say('way.up'), `${card}.up`, { type: 'play', card, face: 'up' }, ups)]]
}

/** Why something is closed, each reason once. */
function closures(view: View, seat: Seat, card: Card, say: Words): readonly Text[] {
  const { plays, hands } = view
  const { down, up, covers } = ways(plays, hands.length)
  if (!down) return [say('closed.must-up')]
  if (!isQueen(card)) return up ? [] : [say('closed.must-down')]
  if (plays.length === 0) return [say('closed.no-target')]
  if (!up && covers.length === 0) return [say('closed.must-down')]

  const { target } = speech(say, seat)
  const reasons = plays.flatMap((play) => {
    if (covers.includes(play.seat)) return []
    if (plays.some(({ cover }) => cover === play.seat)) return [say('closed.under', { target: target(play, 'brief') })]
    if (!up) return [say('closed.must-down')]
    return [play.up ? say('closed.again', { queen: target(play) }) : say('closed.only', { target: target(play, 'brief') })]
  })
  const seen = reasons.map((reason) => JSON.stringify(reason))
  return reasons.filter((_, i) => seen.indexOf(seen[i]!) === i)
}
