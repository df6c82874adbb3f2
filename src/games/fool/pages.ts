import type { Seat } from '../../kit/game.js'
import type { Scene } from '../../kit/scene.js'
import type { Language, Page } from '../../kit/show.js'
import { pinged, who, type Text } from '../../kit/text.js'
import { joined } from '../../kit/words.js'
import { openingLines } from './opening-lines.js'
import { endPage } from './end-page.js'
import { line, plainLines } from '../../kit/lines.js'
import { recordPage } from './record-page.js'
import { boutScene } from './scene.js'
import { speech, type Speech } from './speech.js'
import { owner } from './teams.js'
import { room, throwing, undecided } from './throwers.js'
import type { Slot, View } from './types.js'
import type { Words } from './words.js'

/** The public story: a page for each bout, and one for the end. */
export function pages(view: View, say: Words, language: Language): readonly Page[] {
  const past = view.course.bouts.map((_, i) => recordPage(view, i, say, language))
  if (view.phase === 'dealing') return past
  if (view.phase !== 'over') return [...past, boutPage(view, say, language)]
  return [...past, ...brokenOff(view, say), endPage(view, say, language)]
}

const keyOf = (bout: number): string => `b${bout + 1}`

function boutPage(view: View, say: Words, language: Language): Page {
  return {
    key: keyOf(view.bout.number),
    final: false,
    place: [], // the trump below is worth a line of its own
    screen: () => {
      const heard = speech(say, language, 'onlooker')
      const head = headline(view, say)
      const opening = view.bout.number === 0 ? openingLines(view, say, language) : []
      const texts = [shownText(view, say, heard), throwingText(view, say, heard), handsText(view, say, heard)]
      return {
        form: 'message',
        lines: [
          ...plainLines([head, trumpText(view, say, heard), ...opening]),
          ...view.bout.slots.map((slot) => line('quote', slotText(slot, say, heard))),
          ...plainLines(texts),
        ],
        picture: () => picture(view, head, say, language),
        rows: [],
      }
    },
  }
}

function picture(view: View, head: Text, say: Words, language: Language): Scene<Text> {
  const aloud = speech(say, language, 'onlooker', true)
  const { discarded } = view.course
  const sentences = [
    head,
    ...view.bout.slots.map((slot) => slotText(slot, say, aloud)),
    trumpText(view, say, aloud),
    handsText(view, say, aloud),
    discarded > 0 ? say('discarded', { cards: discarded }) : undefined,
    shownText(view, say, aloud),
    throwingText(view, say, aloud),
  ]
  return boutScene(view, head, sentences, hands(view, say), say)
}

/** A bout in which somebody resigned. */
function brokenOff({ bout, course }: View, say: Words): readonly Page[] {
  if (course.bouts.at(-1)?.number === bout.number) return []
  const screen = () => ({
    form: 'message' as const,
    lines: plainLines([say('record.given-up', { bout: bout.number + 1 })]),
    rows: [],
  })
  return [{ key: keyOf(bout.number), final: true, screen }]
}

/** The first line calls the attacker before a card lies; later ones are edits and call nobody. */
function headline(view: View, say: Words): Text {
  const { slots } = view.bout
  const bout = view.bout.number + 1
  const defender = who(owner(view, view.bout.defender))
  switch (view.phase) {
    case 'defend':
      return say('bout.beats', { bout, name: defender, cards: slots.filter(({ defence }) => defence === null).length })
    case 'throw':
      return say('bout.beaten', { bout, name: defender, beaten: slots.length })
    case 'taking':
      return say('bout.takes', { bout, name: defender })
    case 'lead':
    case 'dealing':
    case 'over':
      return say('bout.starts', { bout, attacker: pinged(owner(view, view.bout.attacker)), defender })
  }
}

/** "Trump ♥ (hearts), stock 9 with J♥ last." */
function trumpText({ setting: { trump }, talon }: View, say: Words, { card, sign }: Speech): Text {
  const open = talon.at(-1)
  const made = trump === null ? say('trump.none') : say('trump.trump', { sign: sign(trump), suit: say('suit', { suit: trump }) })
  if (!open) return say('trump.empty', { trump: made })
  return say('trump.stock', { trump: made, stock: talon.length, last: card(open) })
}

export function slotText({ attack, by, defence }: Slot, say: Words, { card }: Speech): Text {
  if (defence === null) return say('slot.open', { name: who(by), card: card(attack) })
  return say('slot.beaten', { name: who(by), card: card(attack), with: card(defence) })
}

const shownText = ({ bout }: View, say: Words, { cards }: Speech): Text | undefined =>
  bout.shown.length ? say('shown', { cards: cards(bout.shown) }) : undefined

/** Who may still throw in; it follows from what everybody sees. */
function throwingText(view: View, say: Words, { series, name }: Speech): Text | undefined {
  const open = undecided(view)
  const [head, ...rest] = open
  if (!throwing(view) || head === undefined) return undefined
  if (view.options.throwProtocol === 'free') return say('throwing.free', { names: series(open.map(name)), room: room(view) })
  const done = view.bout.passed.map((seat) => say('throwing.done', { name: who(seat) }))
  const decides = rest.length
    ? say('throwing.then', { name: who(head), names: series(rest.map(name)) })
    : say('throwing.decides', { name: who(head) })
  return say('throwing', { order: joined([...done, decides]), room: room(view) })
}

/** How many cards everybody holds, and who is out in which place. */
const handsText = (view: View, say: Words, { series }: Speech): Text => say('hands', { hands: series(hands(view, say)) })

const hands = (view: View, say: Words): readonly Text[] =>
  view.hands.map((hand, seat) => {
    const place = placeOf(view, seat)
    if (place === undefined) return say('hands.one', { name: who(seat), cards: hand.length })
    return say('hands.out', { name: who(seat), place: say('place', { place }) })
  })

/** In which place a seat went out; undefined while it is in. */
export const placeOf = ({ course }: View, seat: Seat): number | undefined =>
  course.bouts.flatMap(({ out }) => out).find((it) => it.seat === seat)?.place
