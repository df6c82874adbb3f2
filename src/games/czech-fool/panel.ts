import { SUITS } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { plainLines, rowsOf } from '../../kit/lines.js'
import type { Press, Screen } from '../../kit/screen.js'
import type { Language } from '../../kit/show.js'
import { rankOf, signOf, suitOf, type Suited } from '../../kit/suits.js'
import { who, type Text } from '../../kit/text.js'
import { winner } from './boards.js'
import { asks, isQueen } from './law.js'
import { handScene, type Choice } from './scene.js'
import { handOf, speech } from './speech.js'
import type { Action, View } from './types.js'
import type { Words } from './words.js'

/** What a seat sees in private. One press lays a card, but for a queen (`path` is that card), who asks for a suit. */
export function panel(view: View, legal: readonly Action[], path: string, say: Words, language: Language): Screen<Action> {
  const { viewer } = view
  if (viewer === 'onlooker') throw new Error('only a seat has a panel')
  if (view.phase === 'over') return still([[...winner(view, say, language), '.']])
  const hand = handOf(view, viewer)
  if (legal.length === 0) return { ...still(waiting(view, viewer, say)), ...pictured(hand, {}, say) }
  const card = hand.find((it) => it === path)
  return card !== undefined && asks(card, hand) ? queen(card, hand, viewer, say) : turn(view, viewer, legal, say)
}

/** The hand to be seen, while there is one. */
const pictured = (hand: readonly Suited[], choice: Choice, say: Words): Pick<Screen, 'picture'> => ({
  picture: () => handScene(hand, choice, say),
})

const still = (texts: readonly (Text | undefined)[]): Screen<Action> => ({ form: 'panel', lines: plainLines(texts), rows: [] })

function waiting(view: View, seat: Seat, say: Words): readonly Text[] {
  const { cards, top } = speech(say, seat)
  const hand = handOf(view, seat)
  const lying = top(view)
  return [
    say('wait.turn', { round: view.round, name: who(view.turn) }),
    lying ? say('wait.top', { top: lying }) : say('wait.empty'),
    say('hand', { cards: hand.length, names: cards(hand) }),
  ]
}

function turn(view: View, seat: Seat, legal: readonly Action[], say: Words): Screen<Action> {
  const { cards, card } = speech(say, seat)
  const hand = handOf(view, seat)
  const open = hand.filter((it) => legal.some((action) => action.type === 'play' && action.card === it))
  const rest = hand.filter((it) => !open.includes(it))
  const button = (it: Suited): Press<Action> =>
    asks(it, hand)
      ? { kind: 'press', label: card(it), to: { path: it } }
      : { kind: 'press', label: card(it), to: { path: it, act: { type: 'play', card: it } } }
  const other = (type: 'draw' | 'pass', label: Text): readonly (readonly Press<Action>[])[] =>
    legal.some((action) => action.type === type)
      ? [[{ kind: 'press', label, tone: 'main', to: { path: type, act: { type } } }]]
      : []
  const texts = [
    asked(view, seat, say),
    need(view, open, legal, say),
    rest.length > 0 ? say('turn.rest', { cards: cards(rest) }) : undefined,
    open.length === 0 ? undefined : say(open.some((it) => asks(it, hand)) ? 'turn.press.queen' : 'turn.press'),
  ]
  return {
    form: 'panel',
    lines: plainLines(texts),
    ...pictured(hand, { open }, say),
    rows: [...rowsOf(open.map(button), 3), ...other('draw', say('turn.draw')), ...other('pass', say('turn.pass'))],
  }
}

/** What fits. */
function asked(view: View, seat: Seat, say: Words): Text {
  const { suit, top } = speech(say, seat)
  const it = view.pile.at(-1)
  const lying = top(view)
  if (it === undefined || !lying) return say('turn.first', { round: view.round })
  return view.ordered
    ? say('turn.on', { top: lying, suit: suit(view.ordered), rank: 'none' })
    : say('turn.on', { top: lying, suit: suit(suitOf(it)), rank: isQueen(it) ? 'Q' : rankOf(it) })
}

/** Why one has to draw or may not; undefined where both are open. */
function need(view: View, open: readonly Suited[], legal: readonly Action[], say: Words): Text | undefined {
  const draws = legal.some(({ type }) => type === 'draw')
  if (open.length === 0) return say(draws ? 'turn.none' : 'turn.none.pass')
  return !draws && open.length > 2 && view.pile.length > 0 ? say('turn.enough') : undefined
}

function queen(card: Suited, hand: readonly Suited[], seat: Seat, say: Words): Screen<Action> {
  const { card: spoken, cards } = speech(say, seat)
  const ways = SUITS.map((suit): Press<Action> => ({
    kind: 'press',
    label: say('suit.button', { sign: signOf(suit), suit }),
    tone: 'main',
    to: { path: `${card}.${suit}`, act: { type: 'play', card, suit } },
  }))
  const texts = [say('queen.ask', { card: spoken(card) }), say('queen.hand', { cards: cards(hand.filter((it) => it !== card)) })]
  const back: Press<Action> = { kind: 'press', label: say('queen.back'), to: { path: '' } }
  return {
    form: 'panel',
    lines: plainLines(texts),
    ...pictured(hand, { raised: card }, say),
    rows: [...rowsOf(ways, 2), [back]],
  }
}
