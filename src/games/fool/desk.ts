import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { iconOf } from '../../kit/icons.js'
import { rowsOf } from '../../kit/lines.js'
import type { Control, Pick, Press } from '../../kit/screen.js'
import type { Language } from '../../kit/show.js'
import { who, type Text } from '../../kit/text.js'
import { list } from '../../kit/words.js'
import { lowestTrump } from './allowed.js'
import { rankOf } from './beats.js'
import { handOf, openAttacks } from './seat.js'
import { byRank, bySuit, speech } from './speech.js'
import { owner } from './teams.js'
import { cardsOn, room } from './throwers.js'
import { passedTo } from './transfer.js'
import type { Action, View } from './types.js'
import type { Words } from './words.js'

// The first screen of a panel: which cards are buttons, and what else can be pressed.

type Moves = ReadonlyMap<Card, readonly Action[]>
interface Laying {
  readonly say: Words
  readonly language: Language
  /** The choices are for later, when the seat's turn comes. */
  readonly ahead: boolean
  /** Whether the table can hold a Bito that stands for the whole bout. */
  readonly stands: boolean
}

/** Cards that can be played now, each with what it can do. */
export function movesOf(actions: readonly Action[]): Moves {
  const moves = new Map<Card, readonly Action[]>()
  for (const action of actions) {
    const card = cardOf(action)
    if (card !== undefined) moves.set(card, [...(moves.get(card) ?? []), action])
  }
  return moves
}

function cardOf(action: Action): Card | undefined {
  switch (action.type) {
    case 'lead':
    case 'transfer':
    case 'throw':
      return action.cards[0]
    case 'beat':
      return action.with
    case 'show':
      return action.card
    case 'take':
    case 'pass':
    case 'redeal':
    case 'exchange':
    case 'resign':
      return undefined
  }
}

const passesOn = ({ type }: Action): boolean => type === 'transfer' || type === 'show'

/** "p2.7H" is the card 7H on the page p2, "p2" that page, "7H" the card on the only page. */
export function pageAt(path: string): { readonly page: string; readonly card: string } {
  const [first = '', second = ''] = path.split('.')
  return /^p\d$/.test(first) ? { page: first, card: second } : { page: '', card: first }
}

/** So many buttons stand on one screen; where there are more, a page has whole ranks and never more than `PAGE`. */
const MOST = 18
const PAGE = 16

/** Cards by page, equal ones together. */
function pagesOf(cards: readonly Card[], view: View): readonly (readonly Card[])[] {
  if (cards.length <= MOST) return [cards]
  const sorted = byRank(cards, view.setting.trump)
  const ranks = [...new Set(sorted.map(rankOf))].map((rank) => sorted.filter((card) => rankOf(card) === rank))
  const pages: Card[][] = [[]]
  for (const equal of ranks) {
    if (pages.at(-1)!.length + equal.length > PAGE) pages.push([])
    pages.at(-1)!.push(...equal)
  }
  return pages
}

export function desk(view: View, seat: Seat, open: readonly Action[], page: string, laying: Laying) {
  const moves = movesOf(open)
  const played = handOf(view, seat).filter((card) => moves.has(card))
  const passing = played.filter((card) => moves.get(card)!.every(passesOn))
  const pages = pagesOf(
    played.filter((card) => !passing.includes(card)),
    view,
  )
  const at = Math.max(
    0,
    pages.findIndex((_, i) => `p${i + 1}` === page),
  )
  const here = pages[at]!
  const prefix = pages.length > 1 && at > 0 ? `p${at + 1}.` : ''
  // What is no card of a page stands on the first one alone: no choice has two buttons.
  const verbs = at === 0 ? [...passButtons(passing, moves, laying), ...verbsOf(view, open, laying)] : []
  const rows: readonly (readonly Control<Action>[])[] = [
    ...rowsOf(
      here.map((card) => cardButton(card, moves.get(card)!, prefix, laying)),
      3,
    ),
    ...(pages.length > 1 ? rowsOf(pageButtons(pages, at, laying), 2) : []),
    ...several(view, open, here, at === 0 ? passing : [], prefix, laying).map((list) => [list]),
    ...rowsOf(verbs, 2),
  ]
  return {
    shown: played,
    shows: shows(pages, at, laying),
    prompt: prompt(view, open, here, moves, pages.flat().length, laying),
    rows,
  }
}

function cardButton(card: Card, actions: readonly Action[], prefix: string, { say, language }: Laying): Press<Action> {
  const [only, ...more] = actions
  const act = only && more.length === 0 ? { act: only } : {}
  const label = speech(say, language, 'onlooker').card(card)
  return { kind: 'press', label, icon: iconOf(card), to: { path: `${prefix}${card}`, ...act } }
}

/** Cards that can only pass the attack on. */
function passButtons(cards: readonly Card[], moves: Moves, { say, language }: Laying): readonly Press<Action>[] {
  const heard = speech(say, language, 'onlooker')
  return cards.map((card) => {
    const [only, ...more] = moves.get(card)!
    const act = only && more.length === 0 ? { act: only } : {}
    const name = heard.card(card)
    const label = only?.type === 'show' ? say('pass.show', { card: name }) : say('pass.on', { card: name })
    return { kind: 'press', label, icon: iconOf(card), to: { path: card, ...act } }
  })
}

function pageButtons(pages: readonly (readonly Card[])[], at: number, laying: Laying): readonly Press<Action>[] {
  return pages.map((cards, i): Press<Action> => {
    const to = { path: i === 0 ? '' : `p${i + 1}` }
    return { kind: 'press', label: ranksOf(cards, laying), ...(i === at ? { closed: true } : {}), to }
  })
}

/** "6 to J" */
function ranksOf(cards: readonly Card[], { say, language }: Laying): Text {
  const { rank } = speech(say, language, 'onlooker')
  const [from, to] = [cards[0]!, cards.at(-1)!]
  return rankOf(from) === rankOf(to)
    ? say('pages.one', { from: rank(from) })
    : say('pages.to', { from: rank(from), to: rank(to) })
}

/** Why one of the page buttons is closed: it is the page that is shown. */
const shows = (pages: readonly (readonly Card[])[], at: number, laying: Laying): Text | undefined =>
  pages.length > 1 ? laying.say('pages.here', { pages: ranksOf(pages[at]!, laying) }) : undefined

/** A list for several cards in one press, where two may go together. One alone has its button. */
function several(
  view: View,
  open: readonly Action[],
  here: readonly Card[],
  passing: readonly Card[],
  prefix: string,
  { say, language }: Laying,
): readonly Pick<Action>[] {
  const heard = speech(say, language, 'onlooker')
  const cardsFor = (type: 'lead' | 'throw' | 'transfer'): readonly Card[] =>
    [...here, ...passing].filter((card) => open.some((action) => action.type === type && action.cards[0] === card))
  const pick = (type: 'lead' | 'throw' | 'transfer', cards: readonly Card[], most: number): readonly Pick<Action>[] => {
    const max = Math.min(most, cards.length)
    if (max < 2) return []
    const act = (picked: readonly string[]): Action => ({ type, cards: cards.filter((card) => picked.includes(card)) })
    const items = cards.map((card) => ({ key: card, label: heard.card(card) }))
    return [{ kind: 'pick', label: say(`several.${type}`), items, count: [2, max], to: { path: `${prefix}${type}`, act } }]
  }
  const leads = cardsFor('lead')
  const equal = leads.filter((card) => leads.filter((other) => rankOf(other) === rankOf(card)).length > 1)
  const transfers = bySuit(cardsFor('transfer'), view.setting.trump)
  return [
    ...pick('lead', equal, Math.min(view.options.leadMax, room(view))),
    ...pick('throw', cardsFor('throw'), view.options.throwBatch === 'one' ? 1 : room(view)),
    ...(transfers.length > 1 ? pick('transfer', transfers, passedTo(view).limit - view.bout.slots.length) : []),
  ]
}

/** What can be done without choosing a card. */
function verbsOf(view: View, open: readonly Action[], { say, language, stands }: Laying): readonly Press<Action>[] {
  const heard = speech(say, language, 'onlooker')
  const slots = view.bout.slots
  return open.flatMap((action): readonly Press<Action>[] => {
    switch (action.type) {
      case 'take':
        return [{ kind: 'press', label: say('take', { cards: cardsOn(slots) }), tone: 'danger', to: { path: 'take' } }]
      case 'pass': {
        // The path names the table that was seen: pressed on a table that has changed, it leads nowhere.
        const path = `bito-${cardsOn(slots)}`
        const once: Press<Action> = { kind: 'press', label: say('bito'), tone: 'main', to: { path, act: action } }
        const always: Press<Action> = {
          kind: 'press',
          label: say('bito.bout'),
          to: { path: `bito-bout-${view.bout.number + 1}`, act: { type: 'pass' }, stands: true }, // whatever lies there
        }
        return stands ? [once, always] : [once]
      }
      case 'exchange': {
        const [given, taken] = [lowestTrump(view), view.setting.turned]
        if (given === undefined || taken === null) return []
        const label = say('exchange', { given: heard.card(given), taken: heard.card(taken) })
        return [{ kind: 'press', label, to: { path: 'exchange', act: action } }]
      }
      case 'redeal':
        return [{ kind: 'press', label: say('redeal'), to: { path: 'redeal' } }]
      case 'lead':
      case 'beat':
      case 'transfer':
      case 'show':
      case 'throw':
      case 'resign':
        return []
    }
  })
}

/** What a press on a card does. */
function prompt(
  view: View,
  open: readonly Action[],
  here: readonly Card[],
  moves: Moves,
  count: number,
  { say, language, ahead }: Laying,
): Text | undefined {
  if (open.some(({ type }) => type === 'take')) return beatPrompt(view, here, moves, say, language)
  if (count === 0) return undefined
  if (open.some(({ type }) => type === 'lead')) return count > MOST ? say('press.lead.many', { cards: count }) : say('press.lead')
  return say(ahead ? 'press.throw.ahead' : 'press.throw')
}

function beatPrompt(view: View, here: readonly Card[], moves: Moves, say: Words, language: Language): Text {
  const heard = speech(say, language, 'onlooker')
  const attacks = openAttacks(view)
  const cards = list(language, attacks.map(heard.card))
  const both = here.filter((card) => moves.get(card)!.some(passesOn))
  if (here.length === 0) return say([...moves.keys()].length > 0 ? 'press.beat.none.pass' : 'press.beat.none')
  if (both.length === 0) return say('press.beat', { open: attacks.length, cards })
  return say('press.beat.asks', { open: attacks.length, cards, both: list(language, both.map(heard.card)), count: both.length })
}

/** Whom the attack would be passed on to. */
export const nextName = (view: View): Text => [who(owner(view, passedTo(view).defender))]
