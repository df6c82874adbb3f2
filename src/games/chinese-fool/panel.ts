import { plainLines, rowsOf } from '../../kit/lines.js'
import type { Seat } from '../../kit/game.js'
import type { Press, Screen } from '../../kit/screen.js'
import { rankOf, signOf, type Suited } from '../../kit/suits.js'
import { who, type Text } from '../../kit/text.js'
import { active, after, strength } from './ring.js'
import { handScene } from './scene.js'
import { handOf, pileNumber, speech } from './speech.js'
import type { Action, View } from './types.js'
import type { Words } from './words.js'

/** What a seat sees in private. A card has one meaning, so one press lays it; `path` is '' or a further page of many cards (`from-J`). */
export function panel(view: View, legal: readonly Action[], path: string, say: Words): Screen<Action> {
  const { viewer, phase, fool } = view
  if (viewer === 'onlooker') throw new Error('only a seat has a panel')
  if (phase === 'over')
    return still([fool === null ? say('sentence', { text: say('end.draw') }) : say('over.fool', { name: who(fool) })])
  if (legal.length > 0) return turn(view, viewer, legal, path, say)
  return { ...still(waiting(view, viewer, say)), picture: () => handScene(handOf(view, viewer), undefined, say) }
}

const still = (texts: readonly (Text | undefined)[]): Screen<Action> => ({ form: 'panel', lines: plainLines(texts), rows: [] })

function waiting(view: View, seat: Seat, say: Words): readonly (Text | undefined)[] {
  const { laid, cards } = speech(say, seat)
  const { pile, by, turn, out } = view
  const hand = handOf(view, seat)
  return [
    say('wait.turn', { pile: pileNumber(view), name: who(turn) }),
    pile.length > 0 ? say('wait.pile', { cards: laid(pile, by) }) : say('wait.empty'),
    out.includes(seat)
      ? say('wait.out', { place: say('place', { place: out.indexOf(seat) + 1 }) })
      : say('hand', { cards: hand.length, names: cards(hand) }),
  ]
}

function turn(view: View, seat: Seat, legal: readonly Action[], path: string, say: Words): Screen<Action> {
  const { cards, card } = speech(say, seat)
  const hand = handOf(view, seat)
  const open = hand.filter((it) => legal.some((action) => action.type === 'play' && action.card === it))
  const rest = hand.filter((it) => !open.includes(it))
  const take: Press<Action> | undefined = legal.some(({ type }) => type === 'take')
    ? {
        kind: 'press',
        label: say('turn.take', { card: card(view.pile[0]!) }),
        tone: 'danger',
        to: { path: 'take', act: { type: 'take' } },
      }
    : undefined
  const texts = [
    asked(view, seat, open.length > 0, take !== undefined, say),
    forecast(view, seat, open.length > 0, say),
    rest.length > 0 ? say('turn.rest', { cards: cards(rest) }) : undefined,
    open.length === 0 ? undefined : open.length > MOST ? say('turn.press.many', { cards: open.length }) : say('turn.press'),
  ]
  return {
    form: 'panel',
    lines: plainLines(texts),
    picture: () => handScene(hand, open, say),
    rows: [...cardRows(open, seat, path, say), ...(take ? [[take]] : [])],
  }
}

function asked(view: View, seat: Seat, able: boolean, may: boolean, say: Words): Text {
  const { pile, by } = view
  const { card } = speech(say, seat)
  const top = pile.at(-1)
  if (top === undefined) return say('turn.lead', { pile: pileNumber(view), sign: signOf('S') })
  const name = who(by.at(-1)!)
  if (!may) return say('turn.must', { name, card: card(top) })
  return say(able ? 'turn.beat' : 'turn.cannot', { name, card: card(top), bottom: card(pile[0]!) })
}

/** What a card of this seat leads to: out, the next pile, or the next player, who is next after a take as well. */
function forecast(view: View, seat: Seat, able: boolean, say: Words): Text {
  if (able && view.hands[seat]!.length === 1) return say('turn.out')
  if (able && view.pile.length + 1 >= active(view)) return say('turn.goes')
  return say('turn.next', { name: who(after(seat, view)) })
}

/** So many buttons stand on one screen; beyond, pages of whole ranks with at most `PAGE`. */
const MOST = 18
const PAGE = 16

function cardRows(open: readonly Suited[], seat: Seat, path: string, say: Words): readonly (readonly Press<Action>[])[] {
  const { card } = speech(say, seat)
  const button = (it: Suited): Press<Action> => ({
    kind: 'press',
    label: card(it),
    to: { path: it, act: { type: 'play', card: it } },
  })
  if (open.length <= MOST) return rowsOf(open.map(button), 3)
  const pages = pagesOf(open)
  const keyOf = (page: readonly Suited[]): string => (page === pages[0] ? '' : `from-${rankOf(page[0]!)}`)
  const here = pages.find((page) => keyOf(page) === path) ?? pages[0]!
  const turns = pages
    .filter((page) => page !== here)
    .map((page): Press<Action> => ({
      kind: 'press',
      label: say('turn.pages', { first: rankOf(page[0]!), last: rankOf(page.at(-1)!) }),
      to: { path: keyOf(page) },
    }))
  return [...rowsOf(here.map(button), 3), ...rowsOf(turns, 3)]
}

/** By rank, so that equal cards are neighbours. */
function pagesOf(open: readonly Suited[]): readonly (readonly Suited[])[] {
  const ranks = new Map<number, Suited[]>()
  for (const card of open.toSorted((a, b) => strength(a) - strength(b)))
    ranks.set(strength(card), [...(ranks.get(strength(card)) ?? []), card])
  const pages: Suited[][] = [[]]
  for (const cards of ranks.values()) {
    if (pages.at(-1)!.length + cards.length > PAGE) pages.push([])
    pages.at(-1)!.push(...cards)
  }
  return pages
}
