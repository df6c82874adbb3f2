import { line, plainLines } from '../../kit/lines.js'
import type { Line, Screen } from '../../kit/screen.js'
import type { Language, Page } from '../../kit/show.js'
import { signOf } from '../../kit/suits.js'
import { pinged, who, type Text } from '../../kit/text.js'
import { endPage } from './end.js'
import { active } from './ring.js'
import { pileNumber, speech } from './speech.js'
import type { Pile, View } from './types.js'
import type { Words } from './words.js'

/**
 * The public story: a page for each pile. The cards of a pile stay to be seen until the next one is over; then its record
 * keeps their number alone, since nobody may look through what is gone.
 */
export function pages(view: View, say: Words, language: Language): readonly Page[] {
  const finished = view.piles.map((pile, i): Page => {
    const newest = i === view.piles.length - 1
    return {
      key: `p${i + 1}`,
      final: !newest || view.phase === 'over',
      screen: () => (newest ? record(pile, i + 1, say) : message([say('record.old', oldFigures(pile, i + 1))])),
    }
  })
  switch (view.phase) {
    case 'dealing':
      return []
    case 'playing':
      return [...finished, inPlay(view, say)]
    case 'over':
      return [...finished, lastPile(view, say), endPage(view, say, language)]
  }
}

const message = (texts: readonly Text[]): Screen => ({ form: 'message', lines: plainLines(texts), rows: [] })

const oldFigures = ({ cards, taken }: Pile, pile: number) => ({ pile, cards: cards.length, taken: taken.length })

/** What stays of a pile: who laid what, and what was taken from below. */
export function record({ cards, by, taken }: Pile, pile: number, say: Words): Screen {
  const { laid } = speech(say, 'onlooker')
  return message([
    say('record.cards', { pile, name: who(by.at(-1)!), cards: cards.length }),
    say('sentence', { text: laid(cards, by) }),
    ...takenLine(taken, say),
  ])
}

/** The pile that lay there when the game ended. */
function lastPile(view: View, say: Words): Page {
  const pile = pileNumber(view)
  const { pile: cards, by } = view
  const [last] = by.slice(-1)
  const head =
    view.fool !== null && view.resigned === null && last !== undefined
      ? say('record.out', { pile, name: who(last) })
      : say('record.given-up', { pile })
  const { laid } = speech(say, 'onlooker')
  const text = cards.length > 0 ? [say('sentence', { text: laid(cards, by) })] : []
  return { key: `p${pile}`, final: true, screen: () => message([head, ...text, ...takenLine(view.taken, say)]) }
}

function inPlay(view: View, say: Words): Page {
  return {
    key: `p${pileNumber(view)}`,
    final: false,
    place: say('pile.trump', { sign: signOf('S') }),
    screen: () => ({ form: 'message', lines: linesInPlay(view, say), rows: [] }),
  }
}

/** The first line calls the leader, who is to play; later ones are edits and call nobody. */
function linesInPlay(view: View, say: Words): readonly Line[] {
  const { pile: cards, by, taken, turn } = view
  const { card } = speech(say, 'onlooker')
  const pile = pileNumber(view)
  const top = cards.at(-1)
  const head = top
    ? say('pile.turn', { pile, name: who(turn), card: card(top) })
    : taken.length > 0
      ? say('pile.lead', { pile, name: who(turn) })
      : say('pile.led', { pile, name: pinged(turn) })
  return [
    line('plain', head),
    ...(pile === 1 ? plainLines(dealt(view, say)) : []),
    ...cards.map((it, i) => line('quote', say('pile.line', { name: who(by[i]!), card: card(it) }))),
    ...plainLines([...takenLine(taken, say), say('pile.size', { cards: active(view) }), counts(view, say)]),
  ]
}

/** Who dealt, and the card that decided who leads. */
function dealt({ dealer, leader, shown, options }: View, say: Words): readonly (Text | undefined)[] {
  const name = who(leader)
  const { card } = speech(say, 'onlooker')
  const lead = shown
    ? say(options.firstLead === 'nineDiamonds' ? 'deal.nine' : 'deal.lowest', { name, card: card(shown) })
    : say('deal.chosen', { name })
  return [dealer === null ? undefined : say('deal.dealer', { name: who(dealer) }), lead]
}

/** So many takes are told one by one, the newest last. */
const TOLD = 6

function takenLine(taken: View['taken'], say: Words): readonly Text[] {
  if (taken.length === 0) return []
  const told = taken.slice(-TOLD)
  const { laid } = speech(say, 'onlooker')
  const cards = laid(
    told.map(({ card }) => card),
    told.map(({ seat }) => seat),
  )
  const count = taken.length - told.length
  return [count === 0 ? say('pile.taken', { cards }) : say('pile.taken.more', { cards, count })]
}

/** How many cards each has, and who is out in which place. */
function counts({ hands, out }: View, say: Words): Text {
  const { series } = speech(say, 'onlooker')
  const names = hands.map((hand, seat) =>
    out.includes(seat)
      ? say('cards.out', { name: who(seat), place: say('place', { place: out.indexOf(seat) + 1 }) })
      : say('cards.one', { name: who(seat), cards: hand.length }),
  )
  return say('cards', { names: series(names) })
}
