import { line, plainLines } from '../../kit/lines.js'
import type { Scene } from '../../kit/scene.js'
import type { Line, Screen } from '../../kit/screen.js'
import type { Language, Page } from '../../kit/show.js'
import { signOf } from '../../kit/suits.js'
import { pinged, who, type Text } from '../../kit/text.js'
import { endPage } from './end.js'
import { active } from './ring.js'
import { pileScene, turnScene } from './scene.js'
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

/** A pile that is over, with its cards in a picture while they may be looked at. */
function over(pile: Pile, head: Text, say: Words): Screen {
  const tell = (aloud: boolean): readonly Text[] => [head, ...cardsLine(pile, say, aloud), ...takenLine(pile.taken, say, aloud)]
  const screen = message(tell(false))
  return pile.cards.length > 0 ? { ...screen, picture: () => pileScene(pile, head, tell(true), say) } : screen
}

const cardsLine = ({ cards, by }: Pile, say: Words, aloud: boolean): readonly Text[] =>
  cards.length > 0 ? [say('sentence', { text: speech(say, 'onlooker', aloud).laid(cards, by) })] : []

/** What stays of a pile: who laid what, and what was taken from below. */
export const record = (it: Pile, pile: number, say: Words): Screen =>
  over(it, say('record.cards', { pile, name: who(it.by.at(-1)!), cards: it.cards.length }), say)

/** The pile that lay there when the game ended. */
function lastPile(view: View, say: Words): Page {
  const pile = pileNumber(view)
  const { pile: cards, by, taken } = view
  const [last] = by.slice(-1)
  const head =
    view.fool !== null && view.resigned === null && last !== undefined
      ? say('record.out', { pile, name: who(last) })
      : say('record.given-up', { pile })
  return { key: `p${pile}`, final: true, screen: () => over({ cards, by, taken }, head, say) }
}

const inPlay = (view: View, say: Words): Page => ({
  key: `p${pileNumber(view)}`,
  final: false,
  place: say('pile.trump', { sign: signOf('S') }),
  screen: () => ({ form: 'message', lines: linesInPlay(view, say), picture: () => picture(view, say), rows: [] }),
})

/** The first line calls the leader, who is to play; later ones are edits and call nobody. */
function linesInPlay(view: View, say: Words): readonly Line[] {
  const { pile: cards, by, taken } = view
  const { card } = speech(say, 'onlooker')
  return [
    line('plain', head(view, say)),
    ...(pileNumber(view) === 1 ? plainLines(dealt(view, say)) : []),
    ...cards.map((it, i) => line('quote', say('pile.line', { name: who(by[i]!), card: card(it) }))),
    ...plainLines([...takenLine(taken, say), say('pile.size', { cards: active(view) }), counts(view, say)]),
  ]
}

function head({ pile: cards, taken, turn, piles }: View, say: Words, aloud = false): Text {
  const pile = pileNumber({ piles })
  const top = cards.at(-1)
  if (top) return say('pile.turn', { pile, name: who(turn), card: speech(say, 'onlooker', aloud).card(top) })
  return taken.length > 0 ? say('pile.lead', { pile, name: who(turn) }) : say('pile.led', { pile, name: pinged(turn) })
}

function picture(view: View, say: Words): Scene<Text> {
  const { pile: cards, by, taken } = view
  const sentences = [
    head(view, say, true),
    ...cardsLine({ cards, by, taken }, say, true),
    say('pile.size', { cards: active(view) }),
    counts(view, say),
    ...takenLine(taken, say, true),
  ]
  return turnScene(view, head(view, say), sentences, hands(view, say), say)
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

function takenLine(taken: View['taken'], say: Words, aloud = false): readonly Text[] {
  if (taken.length === 0) return []
  const told = taken.slice(-TOLD)
  const { laid } = speech(say, 'onlooker', aloud)
  const cards = laid(
    told.map(({ card }) => card),
    told.map(({ seat }) => seat),
  )
  const count = taken.length - told.length
  return [count === 0 ? say('pile.taken', { cards }) : say('pile.taken.more', { cards, count })]
}

/** How many cards each has, and who is out in which place. */
const counts = (view: View, say: Words): Text => say('cards', { names: speech(say, 'onlooker').series(hands(view, say)) })

const hands = ({ hands, out }: View, say: Words): readonly Text[] =>
  hands.map((hand, seat) =>
    out.includes(seat)
      ? say('cards.out', { name: who(seat), place: say('place', { place: out.indexOf(seat) + 1 }) })
      : say('cards.one', { name: who(seat), cards: hand.length }),
  )
